import { storedKey } from '@travel-shell/core/storedKey';

/** What a visitor wanted to save before signing in. */
export interface SavedTrip {
  resultId: string;
}

/** Kept until the tab closes, so that the save continues after the sign-in. Source: CON-112, TRP-029; name CON-O05. */
export const savedTrip = storedKey<SavedTrip>('trips.saved.result', 'session', (value) => {
  const { resultId } = (value ?? {}) as Partial<SavedTrip>;
  return typeof resultId === 'string' && resultId ? { resultId } : undefined;
});
