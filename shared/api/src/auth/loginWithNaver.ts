import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';

/** Signs in with the result of the `startNaverLogin` popup (API-134). */
export const loginWithNaver = (form: Schema<'NaverLoginForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/naverauth/login', { form, signal });
