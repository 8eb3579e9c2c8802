import type { Schema } from '@travel-shell/contract';

/** STA-061. */
export type Vertical = Schema<'Vertical'>;

/** Those whose items need no text: header and navigation drawer have their names in every language. */
export const NAMED_VERTICALS = [
  'activities',
  'buses',
  'business',
  'campers',
  'cars',
  'citybreaks',
  'cruises',
  'deals',
  'explore',
  'ferries',
  'flights',
  'guides',
  'hotels',
  'insurance',
  'packages',
  'restaurants',
  'trains',
  'vacationrentals',
] as const satisfies readonly Vertical[];

/** STA-060. The header width from which an item is in the bar: never, one of the breakpoints, always. */
export const VIEW_JUMPS = ['more', 's', 'm', 'l', 'all'] as const;
export type ViewJump = (typeof VIEW_JUMPS)[number];

/** STA-059. */
export interface NavigationItem {
  text?: string;
  url: string;
  verticalName: string;
  /** Accessible name if the text is not enough; it must contain the text (WCAG 2.5.3). */
  ariaLabel?: string;
  /** A word in a small flag behind the text, for instance "New". */
  flagText?: string;
  newTab?: boolean;
  active?: boolean;
  hidden?: boolean;
  /** Tells crawlers and prefetchers not to follow the link. */
  deferredLink?: boolean;
  /** Animates the flag once, unless the visitor prefers reduced motion. */
  animate?: boolean;
  viewJump?: ViewJump;
}
