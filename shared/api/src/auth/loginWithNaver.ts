import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { loginWithNaver as operation } from '@travel-shell/contract/calls/loginWithNaver';

/** Signs in with the result of the `startNaverLogin` popup (API-134). */
export const loginWithNaver = (form: Schema<'NaverLoginForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(operation, { form, signal });
