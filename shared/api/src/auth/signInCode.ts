import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';

export interface SignInCodeFields {
  username: string;
  /** Six digits. */
  code: string;
  /** Stay signed in on this device. */
  sticky: boolean;
}

/**
 * Requests a code by e-mail (SIG-017, SIG-O09). The response is the same for every name. The code is valid in this
 * browser only, for ten minutes and five tries.
 */
export const sendSignInCode = (username: string, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/auth/code/send', { form: { username }, signal });

/**
 * Signs in with the code (SIG-017). A wrong or expired one rejects with an `ApiError` of code `HTTP`, status 401, whose
 * `body` has the `errorField` `code` (ERR-025).
 */
export const loginWithCode = (
  { username, code, sticky }: SignInCodeFields,
  signal?: AbortSignal,
): Promise<AuthResponse> =>
  callAuthForm('/k/run/auth/code/login', { form: { username, code, sticky, userInfo: true }, signal });
