import { BookingFor } from '@travel-shell/piece/bookingFor';
import type { ReactNode } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';

/** Whom a member books for. As wide as the drawer: in a rail it is a picture. */
export const BookingForGroup = ({ prepared }: PartProps): ReactNode => (
  <div className="group" part="group" data-group="booking-for">
    <BookingFor tag="travel-booking-for" className="booking-for" prepared={prepared} />
  </div>
);
