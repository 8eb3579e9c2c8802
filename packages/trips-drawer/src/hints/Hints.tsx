import { useSheets } from '@travel-shell/piece';
import { useAuth, useShellState } from '@travel-shell/store';
import { tripsState } from '@travel-shell/store/trips';
import { tooltipSheet } from '@travel-shell/ui/tooltip';
import type { ReactNode, RefObject } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';
import { GoToTrips } from './GoToTrips.tsx';
import { Reminder } from './Reminder.tsx';
import { SharedTrip } from './SharedTrip.tsx';

export interface HintsProps extends PartProps {
  /** The link to the trips page. */
  seeAll: RefObject<HTMLElement | null>;
  /** What has opened the drawer. */
  opener: Element | undefined;
}

const SHEETS = [tooltipSheet];

/** At most one hint at a time: in the open drawer, or after it has closed. */
export function Hints(props: HintsProps): ReactNode {
  const auth = useAuth();
  useSheets(props.element.host, SHEETS);
  return auth.status === 'signedIn' && <OfVisitor {...props} />;
}

function OfVisitor(props: HintsProps): ReactNode {
  const trips = useShellState(tripsState);
  const data = 'data' in trips ? trips.data : undefined;
  if (!data) return null;
  if (!props.isOpen) return <Reminder {...props} trips={data} />;
  const shown = data.drawerTripSummaries.slice(0, 3).map(({ tripId }) => tripId);
  const shared = data.notifications.find(({ tripId }) => shown.includes(tripId));
  // TRP-014
  if (shared) {
    const { tripId } = shared;
    return (
      <SharedTrip key={tripId} {...props} tripId={tripId} owner={data.upcomingTrips.byId[tripId]?.ownerDisplayName} />
    );
  }
  return <GoToTrips {...props} trips={data} />;
}
