import type { Schema } from '@travel-shell/contract';
import { tripsState } from './tripsState.ts';

/** False, and nothing changes, if the trips have not been fetched: the later response will include the change. */
export function changeTrips(part: Partial<Schema<'TripsState'>>): boolean {
  const known = tripsState.get();
  if (!known.data) return false;
  tripsState.set({ ...known.data, ...part });
  return true;
}
