import type { MouseEvent } from 'react';
import type { HeaderHandle } from '../HeaderProps.ts';

/**
 * HDR-007. Requests the drawer of saved trips. If there is none, or not yet, the link goes to the trips page; a click
 * that opens another tab or window always does.
 */
export function openTrips(event: MouseEvent, element: HeaderHandle): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!element.emit('travel-trips-drawer-toggle', { open: true })) event.preventDefault();
}
