import { recordConsentByForm } from '@travel-shell/api/consent';
import type { ShellEvents } from '@travel-shell/store';
import { keepStored } from './acceptedCategories.ts';
import { decide, publishDecision } from './decisions.ts';
import { refuse, tellPage } from './tcfConsent.ts';
import type { ConsentText } from './withdraw.ts';

/**
 * Accepts or declines everything in the full framework before its vendors are there: the back end makes the TC string. One
 * request, sent even if the page is left at once. False when it could not be stored.
 */
export async function answerTcf(choice: 'accept' | 'decline' | 'close', text: ConsentText): Promise<boolean> {
  if (choice !== 'accept') refuse(text);
  let given: Pick<ShellEvents['consent-given'], 'accepted' | 'acceptedCategories'> = { accepted: [] };
  const isStored = await decide(
    'the full framework',
    () => recordConsentByForm({ regime: 'tcf', choice, text: text.version, locale: text.locale }),
    (stored) => {
      const { accepted, acceptedCategories } = stored;
      given = { accepted, acceptedCategories: acceptedCategories ?? [] };
      keepStored(acceptedCategories ?? [], stored.tcString);
      if (stored.tcString !== null) tellPage(stored.tcString);
    },
  );
  if (isStored && choice === 'accept') publishDecision('consent-given', { regime: 'tcf', ...given });
  return isStored;
}
