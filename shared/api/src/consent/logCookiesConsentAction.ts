import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';

/** Records that consent was requested and what was pressed, also while the page is left (API-055, CNS-005). Fails with an `ApiError` only. */
export const logCookiesConsentAction = (
  action?: Schema<'LogCookiesConsentAction'>['action'],
  signal?: AbortSignal,
): Promise<null> =>
  call('post', '/horizon/common/privacy/LogCookiesConsentAction', {
    json: { isRepeat: true, ...(action && { action }) },
    parse: nothing,
    signal,
    keepalive: true,
  });
