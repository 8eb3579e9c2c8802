/** For tests: a page with a footer and a fake back end. */

import { answerCallsUntilNext, FORM_TOKEN, never } from '@travel-shell/testing/answerCalls';
import { forgetStore } from '@travel-shell/testing/forgetStore';
import { type MountOptions, mountElement, parts } from '@travel-shell/testing/mountElement';
import { type CompleteParts, iconAt, PARTS } from './Footer.fixtures.ts';

const PROVIDERS = '/horizon/react/component/';

type Answer = 'pending' | 'broken' | 'refused' | object | string;

export interface BackEnd {
  /** Request paths, in order. */
  calls: string[];
  /** For which brand, by the last word of the path: `FooterStateProviderAction`. */
  brands: Map<string, string | null>;
  undo(): void;
}

/** Resets the page's state and fakes its back end. `others` are responses by path, which override the parts. */
export function playBackEnd(parts: CompleteParts = PARTS, others: Record<string, Answer> = {}): BackEnd {
  forgetStore();
  const answers: Record<string, Answer> = {
    [`${PROVIDERS}FooterStateProviderAction`]: parts.state,
    [`${PROVIDERS}FooterBrandsStateProviderAction`]: parts.brands,
    [`${PROVIDERS}FooterSiteMapLinksProviderAction`]: parts.siteMap,
    [`${PROVIDERS}PrivacyMenuStateProviderAction`]: parts.privacyMenu,
    ...others,
  };
  const calls: string[] = [];
  const brands: BackEnd['brands'] = new Map();
  let hasGone = false;
  answerCallsUntilNext((_request, path, { searchParams }) => {
    if (path === FORM_TOKEN && !hasGone) return Response.json({ formtoken: 'test' });
    const known = answers[path] ?? (path.startsWith('/icons/') ? iconAt(path) : undefined);
    if (known === undefined) return undefined;
    calls.push(path);
    brands.set(path.slice(path.lastIndexOf('/') + 1), searchParams.get('brand'));
    // Includes pending requests of a removed footer.
    if (known === 'pending' || hasGone) return never();
    if (known === 'refused') return Response.json({ errors: [{ code: 'FORBIDDEN' }] }, { status: 403 });
    if (known === 'broken') return Response.json({}, { status: 500 });
    return typeof known === 'string' ? new Response(known) : Response.json(known);
  });
  return {
    calls,
    brands,
    undo: () => {
      hasGone = true;
    },
  };
}

/** A rendered footer; with `html` or without contents it may have no view. */
export async function mountFooter(
  attributes: Record<string, string> = {},
  options: MountOptions = {},
): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-footer', attributes, options);
}

/** Elements in the footer's shadow tree. */
export const all = parts;

/** Link texts of one section. */
export const linksOf = (footer: HTMLElement, section: string): (string | null)[] =>
  all(footer, `[data-part="${section}"] a:not(.unscripted)`).map(({ textContent }) => textContent);
