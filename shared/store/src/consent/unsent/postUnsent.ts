import { recordConsentByForm } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { sendUnsent } from '@travel-shell/core/answerConsent';
import { keepAccepted } from '../acceptedCategories.ts';
import { consentAnswers } from '../consentAnswers.ts';

/** Sends what waits. A failure is only logged. */
export const postUnsent = (): Promise<void> =>
  sendUnsent(
    consentAnswers(),
    (form) => async (take) => {
      try {
        take(await recordConsentByForm(Object.fromEntries(form) as Schema<'ConsentForm'>));
      } catch (cause) {
        logFailure({ code: 'CONSENT_FAILED', message: 'A withdrawal of an earlier page is still not stored.', cause });
      }
    },
    keepAccepted,
  );
