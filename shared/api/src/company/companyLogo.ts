import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { deleteCompanyLogo as deleteCompanyLogoCall } from '@travel-shell/contract/calls/deleteCompanyLogo';
import { uploadCompanyLogo as uploadCompanyLogoCall } from '@travel-shell/contract/calls/uploadCompanyLogo';

/** Upload timeout, long enough for a slow hotel network. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Replaces the logo by a picture that fits `companyLogoFormRules` (API-094, CON-098). Fails with an `ApiError` only. */
export const uploadCompanyLogo = (
  file: Blob,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanyLogo'>>> =>
  callVersioned(uploadCompanyLogoCall, {
    multipart: { multipartFile: file },
    etag,
    timeout: UPLOAD_TIMEOUT_MS,
    signal,
  });

/** Removes the logo (API-093). Fails with an `ApiError` only. */
export const deleteCompanyLogo = (etag?: string, signal?: AbortSignal): Promise<Versioned<Schema<'CompanyLogo'>>> =>
  callVersioned(deleteCompanyLogoCall, { etag, signal });
