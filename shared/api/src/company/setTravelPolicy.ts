import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { setTravelPolicy as operation } from '@travel-shell/contract/calls/setTravelPolicy';

/** Replaces the policy of one vertical (API-088). Fails with an `ApiError` only. */
export const setTravelPolicy = (
  vertical: Schema<'PolicyVertical'>,
  policy: Schema<'TravelPolicy'>,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanyPolicies'>>> =>
  callVersioned(operation, {
    path: { vertical },
    json: policy,
    etag,
    signal,
  });
