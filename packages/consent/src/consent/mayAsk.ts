import type { Schema } from '@travel-shell/contract';
import { getConfig } from '@travel-shell/core';
import { cookiesData } from '@travel-shell/store/consent';
import type { ConsentKind } from './texts.ts';

/** CNS-001, CON-066: banners and the notice, but not what must be accepted. */
const isHiddenByQuery = () => new URLSearchParams(location.search).get('hcd') === 'true';

/** Whether the page asks for consent of this kind at all (CNS-003). */
export function isAsked(kind: ConsentKind): boolean {
  const { consentCategories, consent } = getConfig();
  if (kind === 'cookies') return consentCategories === true;
  if (kind === 'tcf') return consentCategories === true && (consent?.cmpId ?? 0) > 0;
  return true;
}

/** The same for a banner that shows by itself. */
export const isAskedByItself = (kind: ConsentKind): boolean =>
  isAsked(kind) && !(/^(cookies|notice|tcf)$/.test(kind) && isHiddenByQuery());

/** Whether the back end has it asked (CNS-004, STA-087). */
const isWanted: Readonly<Record<ConsentKind, (data: Schema<'CookiesData'>) => boolean>> = {
  cookies: ({ betterUx }) => betterUx,
  tcf: ({ betterUx }) => betterUx,
  notice: ({ messageVisible }) => messageVisible,
  'two-party': ({ twoPartyConsent }) => !twoPartyConsent,
  'data-transfer': ({ dataTransferConsent }) => !dataTransferConsent,
};

/** Asks the back end whether it has this kind asked. Where it cannot say, the visitor is asked. */
export async function askBackEnd(kind: ConsentKind): Promise<boolean> {
  await cookiesData.onPage().ensure();
  const known = cookiesData.get();
  return 'data' in known && known.data ? isWanted[kind](known.data) : true;
}
