import { call } from '@travel-shell/api';
import { callOnce, createRetryKeys } from '@travel-shell/api/retryKey';
import { contactAccountManager as operation } from '@travel-shell/contract/calls/contactAccountManager';

/** STA-099. */
export interface AccountManagerMessage {
  /** One line. */
  subject: string;
  description: string;
  /** A JPEG, PNG, GIF, WebP or PDF of at most 5 MiB. */
  attachment?: File;
}

/** Upload timeout for the attachment. */
const UPLOAD_TIMEOUT_MS = 120_000;

const keys = createRetryKeys();

/** Writes to the account manager of the company (API-122). Fails with an `ApiError` only. */
export const contactAccountManager = (message: AccountManagerMessage, signal?: AbortSignal): Promise<null> =>
  callOnce(keys, message, (headers) =>
    call(operation, {
      multipart: { ...message },
      headers,
      timeout: UPLOAD_TIMEOUT_MS,
      signal,
    }),
  );
