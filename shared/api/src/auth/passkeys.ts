import { call, callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { parsePasskeyRequestOptions } from '@travel-shell/contract/parsers/parsePasskeyRequestOptions';

type RequestOptions = Schema<'PasskeyRequestOptions'>;

/** Options for passkeys in the form's autofill (API-142). Fails with an `ApiError` only. */
export const fetchPasskeyAutofillParams = (signal?: AbortSignal): Promise<RequestOptions> =>
  call('get', '/auth/webauthn/v1/autofillParams', { parse: parsePasskeyRequestOptions, signal });

/** Options for a sign-in with a passkey (API-143). Fails with an `ApiError` only. */
export const fetchPasskeyLoginParams = (signal?: AbortSignal): Promise<RequestOptions> =>
  call('post', '/auth/webauthn/v1/loginParams', { json: {}, parse: parsePasskeyRequestOptions, signal });

/** Signs in with a passkey (API-146). A refusal rejects with an `ApiError`; see `isSilentPasskeyError`. */
export const loginWithPasskey = (
  json: Schema<'PasskeyAssertion'>,
  sticky: boolean,
  signal?: AbortSignal,
): Promise<AuthResponse> =>
  callAuthForm('/auth/webauthn/v1/login', { query: { sticky, userInfo: true }, json, signal });
