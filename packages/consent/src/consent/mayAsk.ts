import type { Schema } from '@travel-shell/contract';
import { getConfig } from '@travel-shell/piece';
import { cookiesData } from '@travel-shell/store/consent';
import { isOffered, kindsToAsk } from '../head/kinds.ts';
import type { ConsentKind } from './texts.ts';

/** Whether the page asks for consent of this kind at all (CNS-003). */
export const isAsked = (kind: ConsentKind): boolean => isOffered(kind, getConfig());

/** Whether it does so by itself: the decision is missing, and the query does not hide it (CNS-001, CNS-002). */
export const isDue = (kind: ConsentKind): boolean => kindsToAsk(getConfig()).includes(kind);

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
  return known.data ? isWanted[kind](known.data) : true;
}
