import type { Schema } from '@travel-shell/contract';
import { parseTripResult } from '@travel-shell/contract/parsers/parseTripResult';
import { storedKey } from '@travel-shell/core/storedKey';

/** The whole result that a visitor wanted to save before signing in, so that the next page can save it. */
export type SavedTrip = Schema<'TripResult'>;

/** Kept until the tab closes, so that the save continues after the sign-in. Source: CON-112, TRP-029; name CON-O05. */
export const pendingSave = storedKey<SavedTrip>('trips.saved.result', 'session', (value) => parseTripResult(value, ''));
