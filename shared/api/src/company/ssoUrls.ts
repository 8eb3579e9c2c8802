import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseSsoUrl } from '@travel-shell/contract/parsers/parseSsoUrl';

/** The URL where the company's employees start signing in (API-102). Fails with an `ApiError` only. */
export const fetchSsoEntryPointUrl = (signal?: AbortSignal): Promise<Schema<'SsoUrl'>> =>
  call('get', '/i/api/business/company/v1/sso/entrypointurl', { parse: parseSsoUrl, signal });

/** The URL of the identity provider's sign-in; valid for ten minutes (API-108). Fails with an `ApiError` only. */
export const fetchExternalAuthorizationUrl = (id: string, signal?: AbortSignal): Promise<Schema<'SsoUrl'>> =>
  call('get', '/i/api/business/company/v1/sso/{id}/externalAuthorizationUrl', {
    path: { id },
    parse: parseSsoUrl,
    signal,
  });
