import type { Schema } from '@travel-shell/contract';

export interface TripSummary {
  /** Also those that were cancelled later. */
  numBookedEvents: number;
  numCancelledEvents: number;
  numCartEvents: number;
  numSavedEvents: number;
}

/** How much of a trip is booked, cancelled, in the cart and saved (TRP-038); what `isFullyCancelled` takes. */
export function summarizeTrip({ events }: Pick<Schema<'Trip'>, 'events'>): TripSummary {
  const count = (isCounted: (event: Schema<'TripEvent'>) => boolean) => events.filter(isCounted).length;
  return {
    numBookedEvents: count(({ state }) => state === 'booked' || state === 'cancelled'),
    numCancelledEvents: count(({ state }) => state === 'cancelled'),
    numCartEvents: count(({ isInCart }) => isInCart),
    numSavedEvents: count(({ state }) => state === 'saved'),
  };
}
