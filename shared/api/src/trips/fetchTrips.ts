import { call } from '@travel-shell/api';
import { createInFlight } from '@travel-shell/api/createInFlight';
import type { Schema } from '@travel-shell/contract';
import { parseTripsState } from '@travel-shell/contract/parsers/parseTripsState';

const PATH = '/trips/api/store';
const query = { props: 'trip,trips,user' } as const;

/** API-020. Made at the first call, as importing does nothing. */
let inFlight: ReturnType<typeof createInFlight> | undefined;
const share: ReturnType<typeof createInFlight> = (...request) => {
  inFlight ??= createInFlight();
  return inFlight(...request);
};

/** The trips of the visitor (API-046), also their refresh (API-043). Fails with an `ApiError` only. */
export const fetchTrips = (signal?: AbortSignal): Promise<Schema<'TripsState'>> =>
  share(PATH, (shared) => call('get', PATH, { query, parse: parseTripsState, signal: shared }), signal);

/** The same, with the trip a full id leads to as `trip` (API-047, API-O07). Fails with an `ApiError` only. */
export const fetchTripsWith = (fullTripId: string, signal?: AbortSignal): Promise<Schema<'TripsState'>> =>
  share(
    `${PATH} ${fullTripId}`,
    (shared) => call('post', PATH, { query, form: { fullTripId }, parse: parseTripsState, signal: shared }),
    signal,
  );
