import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';

/** Requests an e-mail for setting a new password (API-128, SIG-032). The response is the same for every name. */
export const forgotPassword = (username: string, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/auth/forgot', { form: { username }, signal });
