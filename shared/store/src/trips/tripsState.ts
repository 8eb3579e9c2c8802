import { lastReload } from '@travel-shell/api/lastReload';
import { reload } from '@travel-shell/api/navigate';
import { fetchTrips, fetchTripsWith } from '@travel-shell/api/trips';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';
import { splitFullTripId } from './fullTripId.ts';

type TripsState = Schema<'TripsState'>;

/** How often a failed reload of the trips may reload the page: as often as an invalid session (TRP-O03). Source: CON-001. */
const PAGE_RELOAD_LIMIT_MS = 10 * 60 * 1000;

/** Cart, trips, wishes, notifications and settings of the visitor. STA-062. */
export const tripsState: EntityState<TripsState> = defineEntity('trips', {
  async load(signal) {
    const isReload = 'data' in tripsState.get();
    try {
      return await fetchTrips(signal);
    } catch (error) {
      if (isReload && !signal.aborted) reloadPage();
      throw error;
    }
  },
  // TRP-006: refetched whenever the tab becomes visible.
  staleAfter: 0,
  personal: true,
  failure: loadFailure('TRIPS_FAILED', 'The trips'),
  // ERR-041.
  isWorthLogging: (error) => error.code !== 'HTTP' || error.status !== 403,
});

/**
 * Opens the trip with a full id and stores it as `trip` (API-047). Throws when the id is empty (TRP-037), rejects with
 * an `ApiError` when there is no such trip.
 */
export async function openTrip(fullTripId: string): Promise<void> {
  splitFullTripId(fullTripId);
  await tripsState.take(fetchTripsWith(fullTripId));
}

/** ERR-042: on any failure. Not while offline, when a reload would lose the page. */
function reloadPage(): void {
  if (typeof document === 'undefined' || navigator.onLine === false) return;
  const now = Date.now();
  const last = lastReload.read();
  if (last !== undefined && last <= now && now - last < PAGE_RELOAD_LIMIT_MS) return;
  // Without a stored time the page could reload endlessly.
  if (lastReload.write(now)) reload('TRIPS_FAILED');
}
