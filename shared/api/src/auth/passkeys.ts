import { call, callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { getPasskeyAutofillParams } from '@travel-shell/contract/calls/getPasskeyAutofillParams';
import { getPasskeyLoginParams } from '@travel-shell/contract/calls/getPasskeyLoginParams';
import { loginWithPasskey as loginWithPasskeyCall } from '@travel-shell/contract/calls/loginWithPasskey';

type RequestOptions = Schema<'PasskeyRequestOptions'>;

/** Options for passkeys in the form's autofill (API-142). Fails with an `ApiError` only. */
export const fetchPasskeyAutofillParams = (signal?: AbortSignal): Promise<RequestOptions> =>
  call(getPasskeyAutofillParams, { signal });

/** Options for a sign-in with a passkey (API-143). Fails with an `ApiError` only. */
export const fetchPasskeyLoginParams = (signal?: AbortSignal): Promise<RequestOptions> =>
  call(getPasskeyLoginParams, { json: {}, signal });

/** Signs in with a passkey (API-146). A refusal rejects with an `ApiError`; see `isSilentPasskeyError`. */
export const loginWithPasskey = (
  json: Schema<'PasskeyAssertion'>,
  sticky: boolean,
  signal?: AbortSignal,
): Promise<AuthResponse> => callAuthForm(loginWithPasskeyCall, { query: { sticky, userInfo: true }, json, signal });
