import { call, callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { getNewPasskeyParams } from '@travel-shell/contract/calls/getNewPasskeyParams';
import { registerPasskey as registerPasskeyCall } from '@travel-shell/contract/calls/registerPasskey';

/** Options for a new passkey of the signed-in visitor (API-144). Fails with an `ApiError` only. */
export const fetchNewPasskeyParams = (signal?: AbortSignal): Promise<Schema<'PasskeyCreationOptions'>> =>
  call(getNewPasskeyParams, { json: {}, signal });

/** Stores a new passkey (API-145). Fails with an `ApiError` only. */
export const registerPasskey = (json: Schema<'PasskeyRegistration'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(registerPasskeyCall, { json, signal });
