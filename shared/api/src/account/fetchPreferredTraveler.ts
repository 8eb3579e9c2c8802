import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nullable } from '@travel-shell/contract/parse';
import { parseTraveler } from '@travel-shell/contract/parsers/parseTraveler';

/** The traveler used to prefill forms, or null (API-031). Fails with an `ApiError` only. */
export const fetchPreferredTraveler = (signal?: AbortSignal): Promise<Schema<'Traveler'> | null> =>
  call('get', '/i/api/account/traveler/v1/preferred', {
    query: { knownTravelerNumberApiVersion: 'v2' },
    parse: nullable(parseTraveler),
    signal,
  });
