import { apiUrl, siteUrl, useSheets } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { tripsState } from '@travel-shell/store/trips';
import { forwardIcon, luggageIcon } from '@travel-shell/ui/icons';
import { TripPicture, tripPictureSheet } from '@travel-shell/ui/trip-picture';
import type { ReactNode } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { Entry } from './Entry.tsx';
import { Group } from './Group.tsx';
import { type TriggerProps, TripsTooltip } from './TripsTooltip.tsx';

/** Source: CON-103. */
const SHOWN_TRIPS = 3;

const SHEETS = [tripPictureSheet];

/** NAV-026 to NAV-028: the first trips of a visitor who is signed in, and the way to all of them. */
export function TripsGroup(props: PartProps): ReactNode {
  const { element, prepared, onTrack, onChosen } = props;
  const { brandData, messages } = prepared;
  const trips = useShellState(tripsState);
  useSheets(element.host, SHEETS);
  const data = trips.data;
  const shown = data?.drawerTripSummaries.slice(0, SHOWN_TRIPS) ?? [];
  const note = !data && trips.status === 'failed' ? messages.tripsFailed : data && !shown[0] ? messages.noTrips : '';

  // Trips that come later would move the link to all of them.
  if (trips.status === 'pending') return null;

  const follow = (label: string) => () => {
    onTrack('trips', label);
    onChosen();
  };

  return (
    <Group {...props} name="trips" title={messages.trips} count={shown.length + 1}>
      {shown.map(({ tripId, tripName, tripUrl, imageUrl, numSavedEvents }, index) => {
        const link = (trigger: TriggerProps) => (
          <a {...trigger} className="entry trip" part="nav-link" href={siteUrl(tripUrl.url)} onClick={follow('trip')}>
            <TripPicture src={imageUrl ? apiUrl(imageUrl) : null} />
            <span className="entry-text">
              <bdi>{tripName}</bdi>
              <span className="note">{messages.savedCount({ count: numSavedEvents })}</span>
            </span>
          </a>
        );
        return <li key={tripId}>{index === 0 ? <TripsTooltip {...props}>{link}</TripsTooltip> : link({})}</li>;
      })}
      <li>
        <Entry
          icon={shown[0] ? forwardIcon : luggageIcon}
          text={messages.allTrips}
          href={siteUrl(brandData.links.trips)}
          onClick={follow('trips')}
        />
      </li>
      {/* Last: a rail shows it only while it is expanded. */}
      {note && (
        <li className="message">
          <span role={trips.status === 'failed' ? 'alert' : undefined}>{note}</span>
        </li>
      )}
    </Group>
  );
}
