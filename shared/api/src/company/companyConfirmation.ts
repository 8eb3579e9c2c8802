import { call } from '@travel-shell/api';
import { nothing } from '@travel-shell/contract/parse';

/** Mails a member the link that confirms again (API-090). Fails with an `ApiError` only. */
export const sendCompanyConfirmation = (userEmail: string, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/company/v1/sendConfirmation', { query: { userEmail }, parse: nothing, signal });

/** Mails the visitor the link that confirms the bizPlus sign-up again (API-091). Fails with an `ApiError` only. */
export const sendBizPlusConfirmation = (signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/company/v1/bizPlus/sendConfirmation', { parse: nothing, signal });
