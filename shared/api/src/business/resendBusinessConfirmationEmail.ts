import { call } from '@travel-shell/api';
import { nothing } from '@travel-shell/contract/parse';

/** Mails the link that confirms the visitor's business profile again (API-075). Fails with an `ApiError` only. */
export const resendBusinessConfirmationEmail = (signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/me/v1/resendConfirmationEmail', { parse: nothing, signal });
