import type { Schema } from '@travel-shell/contract';

type Counts = Pick<
  Schema<'DrawerTripSummary'>,
  'numSavedEvents' | 'numCartEvents' | 'numBookedEvents' | 'numCancelledEvents'
>;

/**
 * Whether nothing of a trip is left: something was booked, all of it is cancelled, and nothing is saved or in the cart
 * (TRP-032). A trip without one of the counts never is (TRP-033).
 */
export function isFullyCancelled(trip: Partial<Counts>): boolean {
  const { numSavedEvents: saved, numCartEvents: cart, numBookedEvents: booked, numCancelledEvents: cancelled } = trip;
  const areNumbers = [saved, cart, booked, cancelled].every((count) => typeof count === 'number');
  return areNumbers && saved === 0 && cart === 0 && Number(booked) > 0 && booked === cancelled;
}
