import { call, callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { parsePasskeyCreationOptions } from '@travel-shell/contract/parsers/parsePasskeyCreationOptions';

/** Options for a new passkey of the signed-in visitor (API-144). Fails with an `ApiError` only. */
export const fetchNewPasskeyParams = (signal?: AbortSignal): Promise<Schema<'PasskeyCreationOptions'>> =>
  call('post', '/auth/webauthn/v1/newCredentialParams', { json: {}, parse: parsePasskeyCreationOptions, signal });

/** Stores a new passkey (API-145). Fails with an `ApiError` only. */
export const registerPasskey = (json: Schema<'PasskeyRegistration'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/auth/webauthn/v1/register', { json, signal });
