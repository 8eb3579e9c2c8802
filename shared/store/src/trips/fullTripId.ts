/** In characters. Source: CON-107. */
export const TRIP_ID_LENGTH = 6;

export interface FullTripId {
  tripId: string;
  /** The rest; the trip's hash (TRP-O11). */
  tripHash: string;
}

/** TRP-036: the trip's id and the rest. Throws a `TypeError` when the id is empty (TRP-037). */
export function splitFullTripId(fullTripId: string): FullTripId {
  if (!fullTripId) throw new TypeError('[travel-shell] A full trip id is empty, so there is no trip to open.');
  return { tripId: fullTripId.slice(0, TRIP_ID_LENGTH), tripHash: fullTripId.slice(TRIP_ID_LENGTH) };
}
