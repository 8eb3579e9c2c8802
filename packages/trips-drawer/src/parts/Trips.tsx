import type { Schema } from '@travel-shell/contract';
import type { ReactNode } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';
import { TripRow } from './TripRow.tsx';

/** CON-103 */
export const TRIPS_SHOWN = 3;

/** The first trips (TRP-003); the link below leads to all of them. */
export function Trips({ trips, ...props }: PartProps & { trips: Schema<'TripsState'> }): ReactNode {
  const { drawerTripSummaries, notifications, upcomingTrips } = trips;
  if (drawerTripSummaries.length === 0) return null;
  return (
    <ul className="list" aria-label={props.prepared.messages.trips}>
      {drawerTripSummaries.slice(0, TRIPS_SHOWN).map((trip) => (
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
