import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getExternalAuthorizationUrl } from '@travel-shell/contract/calls/getExternalAuthorizationUrl';
import { getSsoEntryPointUrl } from '@travel-shell/contract/calls/getSsoEntryPointUrl';

/** The URL where the company's employees start signing in (API-102). Fails with an `ApiError` only. */
export const fetchSsoEntryPointUrl = (signal?: AbortSignal): Promise<Schema<'SsoUrl'>> =>
  call(getSsoEntryPointUrl, { signal });

/** The URL of the identity provider's sign-in; valid for ten minutes (API-108). Fails with an `ApiError` only. */
export const fetchExternalAuthorizationUrl = (id: string, signal?: AbortSignal): Promise<Schema<'SsoUrl'>> =>
  call(getExternalAuthorizationUrl, {
    path: { id },
    signal,
  });
