import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseSsoUrl } from '@travel-shell/contract/parsers/parseSsoUrl';

/** Where the company's employees begin to sign in (API-102). Fails with an `ApiError` only. */
export const fetchSsoEntryPointUrl = (signal?: AbortSignal): Promise<Schema<'SsoUrl'>> =>
  call('get', '/i/api/business/company/v1/sso/entrypointurl', { parse: parseSsoUrl, signal });

/** Where an identity provider is asked who somebody is; good for ten minutes (API-108). Fails with an `ApiError` only. */
export const fetchExternalAuthorizationUrl = (id: string, signal?: AbortSignal): Promise<Schema<'SsoUrl'>> =>
  call('get', '/i/api/business/company/v1/sso/{id}/externalAuthorizationUrl', {
    path: { id },
    parse: parseSsoUrl,
    signal,
  });
