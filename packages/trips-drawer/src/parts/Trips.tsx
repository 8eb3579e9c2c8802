import type { Schema } from '@travel-shell/contract';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';
import { TripRow } from './TripRow.tsx';

/** CON-103 */
export const TRIPS_SHOWN = 3;

/**
 * The first trips (TRP-003), those that were just shared before the others, so that they are told (TRP-014). While the
 * drawer is open none moves: a notice that is cleared leaves its trip in place.
 */
function firstTrips({ drawerTripSummaries }: Schema<'TripsState'>, shared: ReadonlySet<string>) {
  const isShared = ({ tripId }: Schema<'DrawerTripSummary'>) => shared.has(tripId);
  return drawerTripSummaries.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a))).slice(0, TRIPS_SHOWN);
}

/** The ids of shared trips with a notice, and of those that had one since the drawer was opened. */
function useShared({ notifications }: Schema<'TripsState'>, isOpen: boolean): ReadonlySet<string> {
  const [before, setBefore] = useState<readonly string[]>([]);
  const now = notifications.map(({ tripId }) => tripId);
  const key = now.join();
  useEffect(() => setBefore((all) => (isOpen ? [...all, ...key.split(',')] : [])), [isOpen, key]);
  return new Set([...now, ...before]);
}

/** The link below leads to all of them. */
export function Trips({ trips, ...props }: PartProps & { trips: Schema<'TripsState'> }): ReactNode {
  const { drawerTripSummaries, notifications, upcomingTrips } = trips;
  const shared = useShared(trips, props.isOpen);
  if (drawerTripSummaries.length === 0) return null;
  return (
    <ul className="list" aria-label={props.prepared.messages.trips}>
      {firstTrips(trips, shared).map((trip) => (
        <TripRow
          key={trip.tripId}
          {...props}
          trip={trip}
          isShared={notifications.some(({ tripId }) => tripId === trip.tripId)}
          owner={upcomingTrips.byId[trip.tripId]?.ownerDisplayName}
        />
      ))}
    </ul>
  );
}
