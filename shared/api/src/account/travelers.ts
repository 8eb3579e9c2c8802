import { call } from '@travel-shell/api';
import { callOnce, createRetryKeys } from '@travel-shell/api/retryKey';
import type { Schema } from '@travel-shell/contract';
import { createTraveler as createTravelerCall } from '@travel-shell/contract/calls/createTraveler';
import { getPreferredTraveler } from '@travel-shell/contract/calls/getPreferredTraveler';
import { updateTraveler as updateTravelerCall } from '@travel-shell/contract/calls/updateTraveler';

const query = { knownTravelerNumberApiVersion: 'v2' } as const;

const keys = createRetryKeys();

/** The traveler used to prefill forms, or null (API-031). Fails with an `ApiError` only. */
export const fetchPreferredTraveler = (signal?: AbortSignal): Promise<Schema<'Traveler'> | null> =>
  call(getPreferredTraveler, { query, signal });

/** Adds a traveler to the account (API-029). Fails with an `ApiError` only. */
export const createTraveler = (fields: Schema<'TravelerFields'>, signal?: AbortSignal): Promise<Schema<'Traveler'>> =>
  callOnce(keys, fields, (headers) => call(createTravelerCall, { query, json: fields, headers, signal }));

/** Replaces a traveler of the account (API-030). Fails with an `ApiError` only. */
export const updateTraveler = (
  travelerId: string,
  fields: Schema<'TravelerFields'>,
  signal?: AbortSignal,
): Promise<Schema<'Traveler'>> => call(updateTravelerCall, { path: { travelerId }, query, json: fields, signal });
