import { logFailure } from '@travel-shell/core';
import { getShellStore } from '@travel-shell/store';
import { rememberTooltip, type TripTooltip } from '@travel-shell/store/trips';

/** The hints that were seen on this page, also where that could not be stored. */
const seen = () => getShellStore().once('seenTripHints', () => new Set<TripTooltip>());

export const wasSeen = (name: TripTooltip): boolean => seen().has(name);

/** Remembers with the account that a hint was seen (TRP-011, TRP-024). A failure is logged. */
export async function rememberShown(name: TripTooltip): Promise<void> {
  if (wasSeen(name)) return;
  seen().add(name);
  try {
    await rememberTooltip(name);
  } catch (cause) {
    const message = 'That a hint was seen could not be stored, so the next page shows it again.';
    logFailure({ code: 'TRIPS_FAILED', message, piece: 'trips-drawer', cause });
  }
}
