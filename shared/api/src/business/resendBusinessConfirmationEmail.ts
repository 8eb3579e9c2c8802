import { call } from '@travel-shell/api';
import { resendBusinessConfirmationEmail as operation } from '@travel-shell/contract/calls/resendBusinessConfirmationEmail';

/** Mails the link that confirms the visitor's business profile again (API-075). Fails with an `ApiError` only. */
export const resendBusinessConfirmationEmail = (signal?: AbortSignal): Promise<null> => call(operation, { signal });
