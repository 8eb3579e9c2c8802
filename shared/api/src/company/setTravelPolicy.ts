import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyPolicies } from '@travel-shell/contract/parsers/parseCompanyPolicies';

/** Replaces the policy of one vertical (API-088). Fails with an `ApiError` only. */
export const setTravelPolicy = (
  vertical: Schema<'PolicyVertical'>,
  policy: Schema<'TravelPolicy'>,
  signal?: AbortSignal,
): Promise<Schema<'CompanyPolicies'>> =>
  call('put', '/i/api/business/company/v1/settings/policies/{vertical}', {
    path: { vertical },
    json: policy,
    parse: parseCompanyPolicies,
    signal,
  });
