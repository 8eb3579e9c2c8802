import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import { login as operation } from '@travel-shell/contract/calls/login';

/** STA-102. */
export interface LoginFields {
  username: string;
  password: string;
  /** Stay signed in on this device. */
  sticky: boolean;
}

/**
 * Signs in (API-125). A wrong name or password rejects with an `ApiError` of code `HTTP`, status 401, whose `body` is
 * the auth response with `errorField` and `message` (ERR-025).
 */
export const login = ({ username, password, sticky }: LoginFields, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(operation, {
    form: { username, passwd: password, sticky, userInfo: true },
    signal,
  });
