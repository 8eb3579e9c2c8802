import { call } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { listPasskeys } from '@travel-shell/contract/calls/listPasskeys';
import { removePasskey as removePasskeyCall } from '@travel-shell/contract/calls/removePasskey';
import { renamePasskey as renamePasskeyCall } from '@travel-shell/contract/calls/renamePasskey';

/** The passkeys of the signed-in visitor, the oldest first. Fails with an `ApiError` only. */
export const fetchPasskeys = (signal?: AbortSignal): Promise<Schema<'PasskeyList'>> => call(listPasskeys, { signal });

/** Names a passkey. Fails with an `ApiError` only. */
export const renamePasskey = (passkeyId: string, name: string, signal?: AbortSignal): Promise<AuthResponse> =>
  call(renamePasskeyCall, { path: { passkeyId }, json: { name }, signal });

/** Removes a passkey; needs a recent sign-in (`RECENT_SIGN_IN_REQUIRED`). Fails with an `ApiError` only. */
export const removePasskey = (passkeyId: string, signal?: AbortSignal): Promise<AuthResponse> =>
  call(removePasskeyCall, { path: { passkeyId }, signal });
