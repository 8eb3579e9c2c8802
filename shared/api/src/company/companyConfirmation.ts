import { call } from '@travel-shell/api';
import { sendBizPlusConfirmation as sendBizPlusConfirmationCall } from '@travel-shell/contract/calls/sendBizPlusConfirmation';
import { sendCompanyConfirmation as sendCompanyConfirmationCall } from '@travel-shell/contract/calls/sendCompanyConfirmation';

/** Mails a member the link that confirms again (API-090). Fails with an `ApiError` only. */
export const sendCompanyConfirmation = (userEmail: string, signal?: AbortSignal): Promise<null> =>
  call(sendCompanyConfirmationCall, { query: { userEmail }, signal });

/** Mails the visitor the link that confirms the bizPlus sign-up again (API-091). Fails with an `ApiError` only. */
export const sendBizPlusConfirmation = (signal?: AbortSignal): Promise<null> =>
  call(sendBizPlusConfirmationCall, { signal });
