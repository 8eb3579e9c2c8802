import { call } from '@travel-shell/api';
import { callOnce, createRetryKeys } from '@travel-shell/api/retryKey';
import type { Schema } from '@travel-shell/contract';
import { parseTraveler } from '@travel-shell/contract/parsers/parseTraveler';

const query = { knownTravelerNumberApiVersion: 'v2' } as const;

const keys = createRetryKeys();

/** Adds a traveler to the account (API-029). Fails with an `ApiError` only. */
export const createTraveler = (fields: Schema<'TravelerFields'>, signal?: AbortSignal): Promise<Schema<'Traveler'>> =>
  callOnce(keys, fields, (headers) =>
    call('post', '/i/api/account/traveler/v1/', { query, json: fields, headers, parse: parseTraveler, signal }),
  );

/** Replaces a traveler of the account (API-030). Fails with an `ApiError` only. */
export const updateTraveler = (
  travelerId: string,
  fields: Schema<'TravelerFields'>,
  signal?: AbortSignal,
): Promise<Schema<'Traveler'>> =>
  call('put', '/i/api/account/traveler/v1/{travelerId}', {
    path: { travelerId },
    query,
    json: fields,
    parse: parseTraveler,
    signal,
  });
