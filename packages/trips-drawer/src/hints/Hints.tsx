import { useSheets } from '@travel-shell/piece';
import { useAuth, useShellState } from '@travel-shell/store';
import { tripsState } from '@travel-shell/store/trips';
import { tooltipSheet } from '@travel-shell/ui/tooltip';
import { type ReactNode, useState } from 'react';
import { GoToTrips } from './GoToTrips.tsx';
import type { HintsProps } from './HintsProps.ts';
import { Reminder } from './Reminder.tsx';
import { SharedTrip } from './SharedTrip.tsx';

const SHEETS = [tooltipSheet];

/** At most one hint for each opening of the drawer, and one after it has closed. */
export function Hints(props: HintsProps): ReactNode {
  const auth = useAuth();
  useSheets(props.element.host, SHEETS);
  return auth.status === 'signedIn' && <OfVisitor {...props} />;
}

function OfVisitor(props: HintsProps): ReactNode {
  const { data } = useShellState(tripsState);
  const [told, setTold] = useState<string>();
  if (!data) return null;
  if (!props.isOpen) return <Reminder {...props} trips={data} />;

  const tripId = data.notifications[0]?.tripId;
  if (tripId !== undefined && told === undefined) setTold(tripId);
  // TRP-014
  if (tripId !== undefined && tripId === told) {
    const owner = data.upcomingTrips.byId[tripId]?.ownerDisplayName;
    return <SharedTrip {...props} tripId={tripId} owner={owner} />;
  }
  return told === undefined && <GoToTrips {...props} trips={data} />;
}
