import { call } from '@travel-shell/api';
import { callOnce, createRetryKeys } from '@travel-shell/api/retryKey';
import type { Schema } from '@travel-shell/contract';
import { reportIssue as operation } from '@travel-shell/contract/calls/reportIssue';

/** STA-098. */
export interface IssueReport {
  /** One line. */
  summary: string;
  description: string;
  topic: string;
  bookingNumber?: string;
  /** At most five, each a JPEG, PNG, GIF, WebP or PDF of at most 5 MiB. */
  attachments?: File[];
}

/** Upload timeout, long enough for a slow hotel network. */
const UPLOAD_TIMEOUT_MS = 120_000;

const keys = createRetryKeys();

/** Reports a problem to support (API-123). Fails with an `ApiError` only. */
export const reportIssue = (report: IssueReport, signal?: AbortSignal): Promise<Schema<'IssueReportReceipt'>> =>
  callOnce(keys, report, (headers) =>
    call(operation, {
      multipart: { ...report },
      headers,
      timeout: UPLOAD_TIMEOUT_MS,
      signal,
    }),
  );
