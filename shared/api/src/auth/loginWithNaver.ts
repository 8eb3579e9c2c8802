import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';

/** Signs in with what the popup of `startNaverLogin` has brought back (API-134). */
export const loginWithNaver = (form: Schema<'NaverLoginForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/naverauth/login', { form, signal });
