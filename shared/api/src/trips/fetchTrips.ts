import { call, waitWithin } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTripsStore } from '@travel-shell/contract/calls/getTripsStore';
import { getTripsStoreForTrip } from '@travel-shell/contract/calls/getTripsStoreForTrip';
import { share } from '@travel-shell/core/share';

const PATH = '/trips/api/store';
const query = { props: 'trip,trips,user' } as const;

const requests = /*#__PURE__*/ new Map();
/**
 * API-020: identical requests are deduped. An aborting caller stops waiting; the request continues for the others. It is
 * outdated then, by a write or a sign-out, so the next caller gets a request of its own.
 */
async function shared<T>(key: string, start: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const request = () => share(requests, key, start);
  if (!signal) return request();
  const forget = () => requests.delete(key);
  signal.addEventListener('abort', forget);
  try {
    return await waitWithin(signal, request, key);
  } finally {
    signal.removeEventListener('abort', forget);
  }
}

/** The trips of the visitor (API-046), also their refresh (API-043). Fails with an `ApiError` only. */
export const fetchTrips = (signal?: AbortSignal): Promise<Schema<'TripsState'>> =>
  shared(PATH, () => call(getTripsStore, { query }), signal);

/** As `fetchTrips`, with the trip of a full id as `trip` (API-047, API-O07). Fails with an `ApiError` only. */
export const fetchTripsWith = (fullTripId: string, signal?: AbortSignal): Promise<Schema<'TripsState'>> =>
  shared(`${PATH} ${fullTripId}`, () => call(getTripsStoreForTrip, { query, form: { fullTripId } }), signal);
