import { siteUrl } from '@travel-shell/piece';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import type { SignInProps } from '../SignInProps.ts';

/** A sentence with its links to the terms and to the privacy policy. */
export function legalLinks(
  sentence: Messages['legal'],
  { termsUrl, privacyUrl }: Pick<SignInProps, 'termsUrl' | 'privacyUrl'>,
): ReactNode {
  const link = (url: string) => (text: ReactNode) => <a href={siteUrl(url)}>{text}</a>;
  return createElement(Fragment, null, ...sentence({ terms: link(termsUrl), privacy: link(privacyUrl) }));
}
