import { ApiError } from '@travel-shell/api';
import type { AuthErrorCode } from '@travel-shell/contract';

const SILENT: ReadonlySet<string | undefined> = new Set<AuthErrorCode>([
  'NO_SUCH_USER',
  'PASSKEYS_NOT_SETUP',
  'EXTERNAL_AUTH_REQUIRED',
]);

/** Whether to hide a failed passkey sign-in from the visitor (ERR-021). */
export const isSilentPasskeyError = (error: unknown): boolean =>
  error instanceof ApiError && SILENT.has(error.serverCode);
