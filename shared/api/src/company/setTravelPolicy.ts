import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyPolicies } from '@travel-shell/contract/parsers/parseCompanyPolicies';

/** Replaces the policy of one vertical (API-088). Fails with an `ApiError` only. */
export const setTravelPolicy = (
  vertical: Schema<'PolicyVertical'>,
  policy: Schema<'TravelPolicy'>,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanyPolicies'>>> =>
  callVersioned('put', '/i/api/business/company/v1/settings/policies/{vertical}', {
    path: { vertical },
    json: policy,
    etag,
    parse: parseCompanyPolicies,
    signal,
  });
