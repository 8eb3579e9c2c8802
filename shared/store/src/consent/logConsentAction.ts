import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { logCookiesConsentAction } from '@travel-shell/contract/calls/logCookiesConsentAction';
import { logFailure } from '@travel-shell/core';

/** Sends what was pressed to the back end, also while the page is left (CNS-005). Fire and forget; a failure is only logged (ERR-051). */
export async function logConsentAction(action?: Schema<'LogCookiesConsentAction'>['action']): Promise<void> {
  try {
    await call(logCookiesConsentAction, { json: { isRepeat: true, ...(action && { action }) }, keepalive: true });
  } catch (cause) {
    logFailure({ code: 'CONSENT_FAILED', message: 'The pressed button could not be recorded.', cause });
  }
}
