import { MOTION } from '@travel-shell/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import { Hint } from './Hint.tsx';
import type { HintsProps } from './HintsProps.ts';

interface SharedTripProps extends HintsProps {
  tripId: string;
  owner: string | undefined;
}

/** Who has shared a trip (TRP-014). Its mark clears the notification (TRP-015); what closes the drawer does not. */
export function SharedTrip({ element, prepared, tripId, owner, seeAll, onTrack }: SharedTripProps): ReactNode {
  const { messages } = prepared;
  const [isShown, setShown] = useState(false);
  const notice = element.host?.shadowRoot?.querySelector(`[data-trip="${CSS.escape(tripId)}"] .notice`);
  // The drawer may not have that trip: then it is with all the others.
  const anchor = notice ?? seeAll.current;
  useEffect(() => {
    const timer = setTimeout(setShown, MOTION.dialogDelay, true);
    return () => clearTimeout(timer);
  }, []);
  if (!anchor) return null;
  return (
    <Hint
      text={owner ? messages.sharedBy({ name: owner }) : messages.sharedWithYou}
      placement={notice ? 'bottom' : 'top'}
      anchor={anchor}
      isShown={isShown}
      onSeen={() => onTrack('hint', 'show', 'shared-trip')}
      onClose={() => setShown(false)}
      letsEscapePass
    />
  );
}
