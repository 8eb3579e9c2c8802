import { type Looks, NestedElement } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { bookingForUser, businessState, mayBookForOthers } from '@travel-shell/store/business';
import type { ReactNode } from 'react';

interface BookingForProps {
  /** Of the element, which this room does not know. */
  tag: `travel-${string}`;
  prepared: Pick<Looks<unknown>, 'brand' | 'locale' | 'presentation'>;
  /** How many people its search lists. */
  limit?: number;
  className?: string;
}

/** Whom a member books for, inside another piece. Nobody loads it who neither may book for others nor does (BIZ-041). */
export function BookingFor({ tag, prepared, limit, className }: BookingForProps): ReactNode {
  const business = useShellState(businessState);
  const traveler = useShellState(bookingForUser);
  if (!traveler && !mayBookForOthers(business)) return null;
  const { brand, locale, presentation } = prepared;
  return (
    <NestedElement
      tag={tag}
      brand={brand}
      locale={locale}
      presentation={presentation}
      limit={limit}
      class={className}
    />
  );
}
