import { Skeleton } from '@travel-shell/ui/skeleton';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { TRIPS_SHOWN } from './Trips.tsx';

/** Rows as high as those of trips, so that nothing moves when they come. */
export function LoadingTrips({ messages }: { messages: Messages }): ReactNode {
  return (
    <div className="list" aria-busy="true">
      <span className="ts-hidden" role="status">
        {messages.waiting}
      </span>
      {[...Array(TRIPS_SHOWN).keys()].map((row) => (
        <div key={row} className="row waiting-row">
          <Skeleton shape="block" className="waiting-picture" />
          <Skeleton lines={2} className="waiting-lines" />
        </div>
      ))}
    </div>
  );
}
