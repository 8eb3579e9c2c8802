import { BookingFor as NestedBookingFor } from '@travel-shell/piece/bookingFor';
import type { ReactNode } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

/** Source: CON-082. */
const LIMIT = 10;

/** BIZ-057. Whom a member books for; a chunk of its own, for members alone. */
export const BookingFor = ({ prepared }: HeaderProps): ReactNode => (
  <NestedBookingFor tag="travel-booking-for" className="booking-for" limit={LIMIT} prepared={prepared} />
);
