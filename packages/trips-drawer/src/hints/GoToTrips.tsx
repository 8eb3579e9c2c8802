import type { Schema } from '@travel-shell/contract';
import { MOTION } from '@travel-shell/tokens';
import { autoCloseDelay } from '@travel-shell/ui/tooltip';
import { type ReactNode, useEffect, useState } from 'react';
import { Hint } from './Hint.tsx';
import type { HintsProps } from './HintsProps.ts';
import { rememberShown, wasSeen } from './rememberShown.ts';

const NAME = 'tripsDrawerGoToTripsButtonTooltipShown';

/** The hint where all trips are: once, when the drawer is first opened (TRP-024, TRP-O06). */
export function GoToTrips({
  prepared,
  trips,
  seeAll,
  onTrack,
}: HintsProps & { trips: Schema<'TripsState'> }): ReactNode {
  const [isWanted] = useState(() => !trips.userSettings[NAME] && !wasSeen(NAME));
  const [isShown, setShown] = useState(false);
  // Once the drawer is in its place.
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(setShown, MOTION.dialogDelay, true);
    return () => clearTimeout(timer);
  }, [isWanted]);
  const anchor = seeAll.current;
  if (!isWanted || !anchor) return null;
  return (
    <Hint
      text={prepared.messages.goToTrips}
      placement="top"
      anchor={anchor}
      isShown={isShown}
      autoCloseMs={autoCloseDelay()}
      letsEscapePass
      onSeen={() => {
        onTrack('hint', 'show', 'go-to-trips');
        void rememberShown(NAME);
      }}
      onClose={() => setShown(false)}
    />
  );
}
