import type { AuthResponse } from '@travel-shell/contract';
import { parseAuthResponse, settleAuthResponse } from './authResponse.ts';
import { call } from './call.ts';

/** Signs out (API-127). Fails with an `ApiError` only. */
export async function logout(signal?: AbortSignal): Promise<AuthResponse> {
  const answer = await call('post', '/k/run/auth/logout', { form: {}, parse: parseAuthResponse, signal });
  return settleAuthResponse(answer);
}
