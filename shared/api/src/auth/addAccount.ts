import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import { addAccount as operation } from '@travel-shell/contract/calls/addAccount';

/**
 * Lets the next sign-in join this session instead of replacing it (API-129); `loginRedirectUrl` is a sign-in
 * page. Fails with an `ApiError` only.
 */
export const addAccount = (signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(operation, { form: {}, signal });
