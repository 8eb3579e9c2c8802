import { ApiError } from '@travel-shell/api';
import type { AuthErrorCode } from '@travel-shell/contract';

const SILENT: ReadonlySet<string | undefined> = new Set<AuthErrorCode>([
  'NO_SUCH_USER',
  'PASSKEYS_NOT_SETUP',
  'EXTERNAL_AUTH_REQUIRED',
]);

/** Whether a failed passkey sign-in is nothing to tell the visitor about (ERR-021). */
export const isSilentPasskeyError = (error: unknown): boolean =>
  error instanceof ApiError && SILENT.has(error.serverCode);
