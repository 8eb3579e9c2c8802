import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { tripsLinkState } from '@travel-shell/store/trips';
import type { MouseEvent } from 'react';
import type { HeaderProps, HeaderValues, TripsLink } from '../HeaderProps.ts';

/** Tells the drawer where the link is. Of several headers, the last one counts. */
function shareLink(link: HTMLAnchorElement | null): () => void {
  const links = tripsLinkState.onPage();
  links.set(link ?? undefined);
  return () => links.set(undefined);
}

/** The request that the trips link of a header with a drawer makes: before React, the loader makes it (D-31). */
export const tripsLink = ({ tripsDrawer }: HeaderValues): TripsLink | undefined =>
  tripsDrawer
    ? { 'data-loads': 'travel-trips-drawer', 'data-requests': 'trips-drawer-toggle', ref: shareLink }
    : undefined;

/**
 * HDR-007. Requests the drawer of saved trips. Where nothing answers, the link goes to the trips page; a click that opens
 * another tab or window always does.
 */
export function openTrips(event: MouseEvent, { element, tripsDrawer }: HeaderProps): void {
  if (!tripsDrawer || isModifiedClick(event)) return;
  if (!element.emit('travel-trips-drawer-toggle', { open: true })) event.preventDefault();
}
