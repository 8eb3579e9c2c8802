import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyLogo } from '@travel-shell/contract/parsers/parseCompanyLogo';

/** Upload timeout, long enough for a slow hotel network. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Replaces the logo by a JPEG, PNG or GIF of at most 1 MiB (API-094, CON-098). Fails with an `ApiError` only. */
export const uploadCompanyLogo = (file: Blob, signal?: AbortSignal): Promise<Schema<'CompanyLogo'>> =>
  call('post', '/i/api/business/company/v1/logo', {
    multipart: { multipartFile: file },
    parse: parseCompanyLogo,
    timeout: UPLOAD_TIMEOUT_MS,
    signal,
  });

/** Removes the logo (API-093). Fails with an `ApiError` only. */
export const deleteCompanyLogo = (signal?: AbortSignal): Promise<Schema<'CompanyLogo'>> =>
  call('post', '/i/api/business/company/v1/logo/delete', { parse: parseCompanyLogo, signal });
