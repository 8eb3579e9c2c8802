import type { RefObject } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';

export interface HintsProps extends PartProps {
  /** The link to the trips page. */
  seeAll: RefObject<HTMLElement | null>;
  /** The element that has opened the drawer. */
  opener: Element | undefined;
}
