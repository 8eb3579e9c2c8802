import { createTraveler, fetchPreferredTraveler, updateTraveler } from '@travel-shell/api/account';
import type { Schema } from '@travel-shell/contract';
import { authState, defineEntity, type EntityState, refreshAuth } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

type Traveler = Schema<'Traveler'>;

/** The traveler that forms are filled with (MSC-083); null where there is none, or nobody is signed in. STA-038. */
export const preferredTraveler: EntityState<Traveler | null> = defineEntity('preferredTraveler', {
  async load(signal) {
    // Without a session the back end would answer that it is invalid, and the page would be loaded anew (ERR-005).
    await refreshAuth();
    return authState.get().status === 'signedIn' ? fetchPreferredTraveler(signal) : null;
  },
  personal: true,
  failure: failureOf('The preferred traveler'),
});

/**
 * Saves a new traveler, or an existing one where there is an id (MSC-082), and gives it as it is stored. Rejects with an
 * `ApiError` when it is not.
 */
export async function saveTraveler(fields: Schema<'TravelerFields'>, travelerId?: string): Promise<Traveler> {
  const traveler = await (travelerId === undefined ? createTraveler(fields) : updateTraveler(travelerId, fields));
  const known = preferredTraveler.get();
  const before = 'data' in known ? known.data : undefined;
  if (traveler.preferred) preferredTraveler.set(traveler);
  else if (before?.travelerId === traveler.travelerId) preferredTraveler.set(null);
  return traveler;
}
