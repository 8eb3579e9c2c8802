import { call } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { parseAuthResponse } from '@travel-shell/contract/parsers/parseAuthResponse';
import { parsePasskeyList } from '@travel-shell/contract/parsers/parsePasskeyList';

const ONE = '/auth/webauthn/v1/credentials/{passkeyId}';

/** The passkeys of the signed-in visitor, the oldest first. Fails with an `ApiError` only. */
export const fetchPasskeys = (signal?: AbortSignal): Promise<Schema<'PasskeyList'>> =>
  call('get', '/auth/webauthn/v1/credentials', { parse: parsePasskeyList, signal });

/** Names a passkey. Fails with an `ApiError` only. */
export const renamePasskey = (passkeyId: string, name: string, signal?: AbortSignal): Promise<AuthResponse> =>
  call('put', ONE, { path: { passkeyId }, json: { name }, parse: parseAuthResponse, signal });

/** Removes a passkey; needs a recent sign-in (`RECENT_SIGN_IN_REQUIRED`). Fails with an `ApiError` only. */
export const removePasskey = (passkeyId: string, signal?: AbortSignal): Promise<AuthResponse> =>
  call('delete', ONE, { path: { passkeyId }, parse: parseAuthResponse, signal });
