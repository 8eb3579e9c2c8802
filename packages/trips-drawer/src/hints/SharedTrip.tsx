import { MOTION } from '@travel-shell/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import { dismissShared } from '../parts/TripRow.tsx';
import { Hint } from './Hint.tsx';
import type { HintsProps } from './HintsProps.ts';

interface SharedTripProps extends HintsProps {
  tripId: string;
  owner: string | undefined;
}

/** Who has shared a trip (TRP-014). Escape clears the notification (TRP-015); a pointer that leaves it does not. */
export function SharedTrip({ element, prepared, tripId, owner, onTrack }: SharedTripProps): ReactNode {
  const { messages } = prepared;
  const [isShown, setShown] = useState(false);
  const anchor = element.host?.shadowRoot?.querySelector(`[data-trip="${CSS.escape(tripId)}"] .notice`);
  useEffect(() => {
    const timer = setTimeout(setShown, MOTION.dialogDelay, true);
    return () => clearTimeout(timer);
  }, []);
  if (!anchor) return null;
  return (
    <Hint
      text={owner ? messages.sharedBy({ name: owner }) : messages.sharedWithYou}
      placement="bottom"
      anchor={anchor}
      isShown={isShown}
      onSeen={() => onTrack('hint', 'show', 'shared-trip')}
      onClose={(isDismissed) => {
        setShown(false);
        if (!isDismissed) return;
        onTrack('hint', 'dismiss', 'shared-trip');
        void dismissShared(tripId);
      }}
    />
  );
}
