import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import { forgotPassword as operation } from '@travel-shell/contract/calls/forgotPassword';

/** Requests an e-mail for setting a new password (API-128, SIG-032). The response is the same for every name. */
export const forgotPassword = (username: string, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(operation, { form: { username }, signal });
