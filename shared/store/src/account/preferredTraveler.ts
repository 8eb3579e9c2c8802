import { createTraveler, fetchPreferredTraveler, updateTraveler } from '@travel-shell/api/account';
import type { Schema } from '@travel-shell/contract';
import { authState, defineEntity, type EntityState, refreshAuth } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

type Traveler = Schema<'Traveler'>;

/** The traveler used to prefill forms (MSC-083); null when there is none or the visitor is signed out. STA-038. */
export const preferredTraveler: EntityState<Traveler | null> = defineEntity('preferredTraveler', {
  async load(signal) {
    // Without a session the back end would report an invalid one, and the page would reload (ERR-005).
    await refreshAuth();
    return authState.get().status === 'signedIn' ? fetchPreferredTraveler(signal) : null;
  },
  personal: true,
  failure: loadFailure('STATE_FAILED', 'The preferred traveler'),
});

/**
 * Saves a new traveler, or an existing one if it has an id (MSC-082), and returns it as stored. Rejects with an
 * `ApiError` on failure.
 */
export async function saveTraveler(fields: Schema<'TravelerFields'>, travelerId?: string): Promise<Traveler> {
  const saving = travelerId === undefined ? createTraveler(fields) : updateTraveler(travelerId, fields);
  const before = preferredTraveler.get().data;
  const isKnown = travelerId !== undefined && before?.travelerId === travelerId;
  // No longer the preferred one, or another one that never was.
  await preferredTraveler.take(saving.then((traveler) => (traveler.preferred ? traveler : isKnown ? null : undefined)));
  return saving;
}
