import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { loginWithApple as operation } from '@travel-shell/contract/calls/loginWithApple';

/** Signs in with an ID token of Apple (API-133). Its nonce must be `idTokenNonce()`. */
export const loginWithApple = (form: Schema<'AppleLoginForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(operation, { form, signal });
