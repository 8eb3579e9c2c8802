import { recordConsentByForm } from '@travel-shell/api/consent';
import { keepAccepted } from './acceptedCategories.ts';
import { keepTcString } from './consentCookies.ts';
import type { ConsentText } from './cookieConsent.ts';
import { decide, publishDecision } from './decisions.ts';
import { refuse, tellPage } from './tcfConsent.ts';

/**
 * Accepts or declines everything in the full framework before its vendors are there: the back end makes the TC string. One
 * request, sent even if the page is left at once. False when it could not be stored.
 */
export async function answerTcf(choice: 'accept' | 'decline' | 'close', text: ConsentText): Promise<boolean> {
  if (choice !== 'accept') refuse();
  let accepted: readonly string[] = [];
  const isStored = await decide(
    'the full framework',
    () => recordConsentByForm({ regime: 'tcf', choice, text: text.version, locale: text.locale }),
    (stored) => {
      accepted = stored.accepted;
      keepAccepted(stored.acceptedCategories ?? []);
      if (stored.tcString === null) return;
      keepTcString(stored.tcString);
      tellPage(stored.tcString);
    },
  );
  if (isStored && choice === 'accept') publishDecision('consent-given', { regime: 'tcf', accepted });
  return isStored;
}
