import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import { loginWithCode as loginWithCodeCall } from '@travel-shell/contract/calls/loginWithCode';
import { sendSignInCode as sendSignInCodeCall } from '@travel-shell/contract/calls/sendSignInCode';

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
  callAuthForm(sendSignInCodeCall, { form: { username }, signal });

/**
 * Signs in with the code (SIG-017). A wrong or expired one rejects with an `ApiError` of code `HTTP`, status 401, whose
 * `body` has the `errorField` `code` (ERR-025).
 */
export const loginWithCode = (
  { username, code, sticky }: SignInCodeFields,
  signal?: AbortSignal,
): Promise<AuthResponse> =>
  callAuthForm(loginWithCodeCall, { form: { username, code, sticky, userInfo: true }, signal });
