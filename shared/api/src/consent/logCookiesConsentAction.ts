import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { logCookiesConsentAction as operation } from '@travel-shell/contract/calls/logCookiesConsentAction';

/** Records that consent was requested and what was pressed, also while the page is left (API-055, CNS-005). Fails with an `ApiError` only. */
export const logCookiesConsentAction = (
  action?: Schema<'LogCookiesConsentAction'>['action'],
  signal?: AbortSignal,
): Promise<null> =>
  call(operation, {
    json: { isRepeat: true, ...(action && { action }) },
    signal,
    keepalive: true,
  });
