import { call } from '@travel-shell/api';
import { nothing } from '@travel-shell/contract/parse';

/** Mails the visitor the link that deletes the company (API-089). Fails with an `ApiError` only. */
export const sendCompanyDeletionEmail = (signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/company/v1/sendDeletionEmail', { keepsPage: true, parse: nothing, signal });

/** The values of the mailed link. */
export interface CompanyDeletionLink {
  confirmationCode: string;
  /** Milliseconds since 1970. */
  requestTime: number;
  token: string;
}

/** Deletes the company (API-092). Fails with an `ApiError` only. */
export const deleteCompany = (link: CompanyDeletionLink, signal?: AbortSignal): Promise<null> =>
  call('delete', '/i/api/business/company/v1/{confirmationCode}/{requestTime}/{token}', {
    path: { ...link },
    parse: nothing,
    signal,
  });
