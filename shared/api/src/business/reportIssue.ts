import { call } from '@travel-shell/api';
import { callOnce, createRetryKeys } from '@travel-shell/api/retryKey';
import type { Schema } from '@travel-shell/contract';
import { parseIssueReportReceipt } from '@travel-shell/contract/parsers/parseIssueReportReceipt';

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
    call('post', '/i/api/business/issues/reporting/v1/report', {
      multipart: { ...report },
      headers,
      keepsPage: true,
      parse: parseIssueReportReceipt,
      timeout: UPLOAD_TIMEOUT_MS,
      signal,
    }),
  );
