import { logCookiesConsentAction } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';

/** Sends what was pressed to the back end (CNS-005). Fire and forget; a failure is only logged (ERR-051). */
export async function logConsentAction(action?: Schema<'LogCookiesConsentAction'>['action']): Promise<void> {
  try {
    await logCookiesConsentAction(action);
  } catch (cause) {
    logFailure({ code: 'CONSENT_FAILED', message: 'The pressed button could not be recorded.', cause });
  }
}
