import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getPreferredTraveler } from '@travel-shell/contract/calls/getPreferredTraveler';

/** The traveler used to prefill forms, or null (API-031). Fails with an `ApiError` only. */
export const fetchPreferredTraveler = (signal?: AbortSignal): Promise<Schema<'Traveler'> | null> =>
  call(getPreferredTraveler, {
    query: { knownTravelerNumberApiVersion: 'v2' },
    signal,
  });
