import type { Vertical } from '@travel-shell/tokens';
import {
  bedIcon,
  bookIcon,
  briefcaseIcon,
  busIcon,
  caravanIcon,
  carIcon,
  compassIcon,
  forkIcon,
  globeIcon,
  houseIcon,
  luggageIcon,
  palmIcon,
  planeIcon,
  shieldIcon,
  shipIcon,
  tagIcon,
  ticketIcon,
  trainIcon,
} from '@travel-shell/ui';

const ICONS: Partial<Record<Vertical, string>> = {
  activities: ticketIcon,
  business: briefcaseIcon,
  buses: busIcon,
  campers: caravanIcon,
  cars: carIcon,
  citybreaks: compassIcon,
  corporate: briefcaseIcon,
  cruises: shipIcon,
  deals: tagIcon,
  direct: planeIcon,
  discover: compassIcon,
  explore: compassIcon,
  ferries: shipIcon,
  flights: planeIcon,
  guide: bookIcon,
  guides: bookIcon,
  hostels: bedIcon,
  hotels: bedIcon,
  insurance: shieldIcon,
  myguides: bookIcon,
  packages: palmIcon,
  pricefreeze: tagIcon,
  promotion: tagIcon,
  rentals: houseIcon,
  restaurants: forkIcon,
  routes: planeIcon,
  trains: trainIcon,
  transfer: carIcon,
  trips: luggageIcon,
  vacationrentals: houseIcon,
};

/** The icon of a vertical (STA-061); a globe for one without an icon of its own, or not known to this release. */
export function verticalIcon(verticalName: string): string {
  return ICONS[verticalName as Vertical] ?? globeIcon;
}
