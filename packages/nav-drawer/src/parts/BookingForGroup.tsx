import { NestedElement } from '@travel-shell/piece';
import { isBooker } from '@travel-shell/piece/account';
import { useAuth } from '@travel-shell/store';
import type { ReactNode } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';

/** Whom a member books for. As wide as the drawer: in a rail it is a picture. */
export function BookingForGroup({ bookingFor, prepared: { brand, locale, presentation } }: PartProps): ReactNode {
  const auth = useAuth();
  if (!bookingFor || !isBooker(auth)) return null;
  return (
    <div className="group" part="group" data-group="booking-for">
      <NestedElement tag="travel-booking-for" brand={brand} locale={locale} presentation={presentation} />
    </div>
  );
}
