import type { Schema } from '@travel-shell/contract';

/** From the first opening of the trips drawer, in minutes. Source: CON-105. */
const DELAY_MINUTES = 30;
/** Source: CON-106. */
export const AUTO_CLOSE_MS = 5000;

interface Conditions {
  /** TRP-016 */
  isOn: boolean;
  /** TRP-017: on the first trip of a collapsed drawer. */
  isCollapsed: boolean;
  /** TRP-018. Undefined while they are not known. */
  settings: Pick<Schema<'TripUserSettings'>, 'navigationDrawerTripsTooltipShown'> | undefined;
  /** TRP-019 */
  isSignedIn: boolean;
  /** When the trips drawer was first opened on this device, in ms since 1970 (CON-109). */
  firstOpening: number | undefined;
  /** TRP-020 */
  delayMinutes?: number | undefined;
  now: number;
}

/** In how many ms the tooltip may be shown: 0 is now, undefined never, as things are. TRP-016 to TRP-020. */
export function tripsTooltipDueIn(conditions: Conditions): number | undefined {
  const { isOn, isCollapsed, settings, isSignedIn, firstOpening, delayMinutes = DELAY_MINUTES, now } = conditions;
  const isWanted = isOn && isCollapsed && isSignedIn && settings?.navigationDrawerTripsTooltipShown === false;
  if (!isWanted || firstOpening === undefined) return undefined;
  // "More than": not at that very moment.
  return Math.max(0, firstOpening + delayMinutes * 60_000 + 1 - now);
}
