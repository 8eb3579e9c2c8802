import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { uploadCompanyLogo as operation } from '@travel-shell/contract/calls/uploadCompanyLogo';

/** Upload timeout, long enough for a slow hotel network. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Replaces the logo by a picture that fits `companyLogoFormRules` (API-094, CON-098). Fails with an `ApiError` only. */
export const uploadCompanyLogo = (file: Blob, etag?: string): Promise<Versioned<Schema<'CompanyLogo'>>> =>
  callVersioned(operation, {
    multipart: { multipartFile: file },
    etag,
    timeout: UPLOAD_TIMEOUT_MS,
  });
