import { call } from '@travel-shell/api';
import { deleteCompany as deleteCompanyCall } from '@travel-shell/contract/calls/deleteCompany';
import { sendCompanyDeletionEmail as sendCompanyDeletionEmailCall } from '@travel-shell/contract/calls/sendCompanyDeletionEmail';

/** Mails the visitor the link that deletes the company (API-089). Fails with an `ApiError` only. */
export const sendCompanyDeletionEmail = (signal?: AbortSignal): Promise<null> =>
  call(sendCompanyDeletionEmailCall, { keepsPage: true, signal });

/** The values of the mailed link. */
export interface CompanyDeletionLink {
  confirmationCode: string;
  /** Milliseconds since 1970. */
  requestTime: number;
  token: string;
}

/** Deletes the company (API-092). Fails with an `ApiError` only. */
export const deleteCompany = (link: CompanyDeletionLink, signal?: AbortSignal): Promise<null> =>
  call(deleteCompanyCall, {
    path: { ...link },
    signal,
  });
