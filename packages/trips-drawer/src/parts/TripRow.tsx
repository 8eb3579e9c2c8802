import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { focusedElement } from '@travel-shell/core/focusedElement';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { apiUrl, siteUrl } from '@travel-shell/piece';
import { dismissNotification, isFullyCancelled } from '@travel-shell/store/trips';
import { Badge } from '@travel-shell/ui/badge';
import { closeIcon, Icon } from '@travel-shell/ui/icons';
import { TripPicture } from '@travel-shell/ui/trip-picture';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';

interface TripRowProps extends PartProps {
  trip: Schema<'DrawerTripSummary'>;
  /** The trip was shared with the visitor, who has not dismissed the notification yet (TRP-014). */
  isShared: boolean;
  owner: string | undefined;
}

/** A trip with its picture (TRP-004), its counts, and whether all of it is cancelled (TRP-032). */
export function TripRow({ trip, isShared, owner, prepared, onTrack }: TripRowProps): ReactNode {
  const { messages } = prepared;
  const { tripId, tripName, tripUrl, imageUrl } = trip;
  const link = useRef<HTMLAnchorElement>(null);
  const hadNotice = useRef(isShared);
  useLayoutEffect(() => {
    // The notice has gone with the focus.
    if (hadNotice.current && !isShared && focusedElement() === pageDocument.body) link.current?.focus();
    hadNotice.current = isShared;
  }, [isShared]);
  const counts = countsOf(trip)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => messages.counts[kind]({ count }));
  const contents = (
    <>
      <TripPicture src={imageUrl ? apiUrl(imageUrl) : null} />
      <span className="words">
        <span className="name">
          <bdi>{tripName}</bdi>
        </span>
        <span className="note">
          {isFullyCancelled(trip) ? <Badge tone="danger">{messages.cancelled}</Badge> : null}
          {counts.length > 0 ? counts.join(' · ') : messages.nothingYet}
        </span>
      </span>
    </>
  );
  return (
    <li className="row-item" part="trip" data-trip={tripId}>
      {tripUrl.url ? (
        <a ref={link} className="row" href={siteUrl(tripUrl.url)} onClick={() => onTrack('trip', 'click', 'open')}>
          {contents}
        </a>
      ) : (
        <span className="row">{contents}</span>
      )}
      {isShared && (
        <button
          type="button"
          className="notice"
          part="notice"
          onClick={() => {
            onTrack('hint', 'dismiss', 'shared-trip');
            void dismissShared(tripId);
          }}
        >
          {messages.shared}
          <span className="ts-hidden">
            {' '}
            {owner ? messages.dismissShared({ name: owner }) : messages.dismissSharedByUnknown}
          </span>
          <Icon path={closeIcon} />
        </button>
      )}
    </li>
  );
}

const countsOf = (trip: Schema<'DrawerTripSummary'>) =>
  [
    ['booked', trip.numBookedEvents ?? 0],
    ['cart', trip.numCartEvents ?? 0],
    ['saved', trip.numSavedEvents],
  ] as const;

/** TRP-015. Logged where it fails, and the notice stays. */
async function dismissShared(tripId: string): Promise<void> {
  try {
    await dismissNotification(tripId);
  } catch (cause) {
    const message = 'The notice of a shared trip could not be cleared, so it shows again.';
    logFailure({ code: 'TRIPS_FAILED', message, piece: 'trips-drawer', cause });
  }
}
