import { tellTcf } from '@travel-shell/api/consent';
import { logFailure } from '@travel-shell/core';
import { type AnswerConsent, createAnswerConsent, type StoreConsent } from '@travel-shell/core/answerConsent';
import { kept, remember } from '@travel-shell/core/consentCookies';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';

/** Dispatches one of our events. */
export const tell = (
  name: 'consent-given' | 'consent-declined' | 'track',
  detail: object,
  target: EventTarget = pageDocument,
): unknown => target.dispatchEvent(new CustomEvent(`travel-${name}`, { detail, bubbles: true }));

/** Answers on a page without the store. Another script's `__tcfapi` takes no refusal without its string; for ours tcf.js makes it. */
export const answerBy = (head: ConsentHead): AnswerConsent =>
  createAnswerConsent(head, tell, remember, kept, (tcString) =>
    tcString ? tellTcf(head.tcf, tcString) : head.tcf?.update(tcString),
  );

/**
 * Stores an answer as its form, also while the page is left.
 * @param failure logged where that fails
 */
export const postForm =
  (body: URLSearchParams, address: string | URL, failure = 'The decision could not be stored.'): StoreConsent =>
  async (take) => {
    try {
      const answer = await fetch(address, { method: 'POST', body, credentials: 'include', keepalive: true });
      if (!answer.ok) throw answer;
      take(await answer.json());
    } catch (cause) {
      // The visitor is told nothing: the next page asks again, or sends the refusal again.
      logFailure({ code: 'CONSENT_FAILED', message: failure, cause });
    }
  };
