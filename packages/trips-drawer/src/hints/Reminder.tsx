import type { Schema } from '@travel-shell/contract';
import { useShellState } from '@travel-shell/store';
import { tripsLinkState } from '@travel-shell/store/trips';
import { MOTION } from '@travel-shell/tokens';
import { autoCloseDelay } from '@travel-shell/ui/tooltip';
import { type ReactNode, useEffect, useState } from 'react';
import { Hint } from './Hint.tsx';
import type { HintsProps } from './HintsProps.ts';
import { rememberShown, wasSeen } from './rememberShown.ts';

const NAME = 'tripsDrawerReminderTooltipShown';

/** After the drawer has closed: where the trip is that the visitor works on, once (TRP-009 to TRP-011). */
export function Reminder({
  prepared,
  trips,
  opener,
  onTrack,
}: HintsProps & { trips: Schema<'TripsState'> }): ReactNode {
  const link = useShellState(tripsLinkState);
  const { trip, userSettings } = trips;
  const hasEvents = trip !== null && trip.events.length > 0;
  const [isWanted] = useState(() => hasEvents && !userSettings[NAME] && !wasSeen(NAME));
  const [isShown, setShown] = useState(false);
  // The opener may be gone, with the menu that it was in.
  const anchor = opener?.checkVisibility({ visibilityProperty: true }) ? opener : link;
  // Once the drawer is gone.
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(setShown, MOTION.dialogDelay, true);
    return () => clearTimeout(timer);
  }, [isWanted]);
  if (!isWanted || !anchor || !trip) return null;
  return (
    <Hint
      text={prepared.messages.reminder({ trip: trip.tripName })}
      placement="bottom"
      anchor={anchor}
      isShown={isShown}
      autoCloseMs={autoCloseDelay()}
      onSeen={() => {
        onTrack('hint', 'show', 'reminder');
        void rememberShown(NAME);
      }}
      onClose={() => setShown(false)}
    />
  );
}
