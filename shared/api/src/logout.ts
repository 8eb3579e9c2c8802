import type { AuthResponse } from '@travel-shell/contract';
import { callAuthForm } from './callAuthForm.ts';

/** Signs out (API-127). Fails with an `ApiError` only. */
export const logout = (signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/auth/logout', { form: {}, signal });
