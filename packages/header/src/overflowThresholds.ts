import { BREAKPOINTS, type NavigationItem } from '@travel-shell/tokens';

/** Widths of the header, in em, that its style sheet has rules for: below and above the one where its end gets texts. */
export const BUCKETS = {
  medium: [48, 52, 56, 60],
  wide: [64, 68, 72, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112, 120, 128],
} as const;
type Zone = keyof typeof BUCKETS;

/** The width from which an item is in the bar; `never` keeps it in "more". */
export type Threshold = number | 'never';
/** In a header of each of the two ranges. */
export type Place = Record<Zone, Threshold>;

/** Source: CON-032, NAV-O05. */
export const DEFAULT_VISIBLE_ITEMS = 10;

export interface OverflowOptions {
  /** Space for everything in the bar but the items and "more", in em, at this header width. */
  reserved: (width: number) => number;
  /** How many items the bar shows at most; those with a `viewJump` of their own are not counted. */
  visibleItems?: number;
  /** The brand's navigation width relative to the estimate for 1em text. */
  scale?: number;
}

/** Icon, gaps and padding of one item, in em. */
const ITEM_FRAME = 3.6;
/** The "more" button with its longest translation, in em. */
const MORE = 5.6;

const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF00-\uFFEF]/u;
const NARROW = /[\p{M}fijlrtI.,:;'’| -]/u;

/** Estimated width of a text in a proportional font, in em; errs on the wide side. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (WIDE.test(character)) width += 1;
    else if (NARROW.test(character)) width += 0.34;
    else width += /[\p{Lu}mw@%]/u.test(character) ? 0.76 : 0.58;
  }
  return width;
}

/**
 * Decides, without measuring, from which width of the header each item fits into the bar. The style sheet then shows
 * each item either there or in "more" by container queries, so the layout needs no script and never shifts. A
 * `viewJump` (STA-060) decides for itself.
 */
export function overflowThresholds(
  items: readonly (Pick<NavigationItem, 'flagText' | 'viewJump'> & { text: string })[],
  options: OverflowOptions,
): Place[] {
  const medium = thresholdsIn(BUCKETS.medium, items, options);
  const wide = thresholdsIn(BUCKETS.wide, items, options);
  return items.map((_, index) => ({ medium: medium[index] ?? 'never', wide: wide[index] ?? 'never' }));
}

function thresholdsIn(
  buckets: readonly number[],
  items: Parameters<typeof overflowThresholds>[0],
  { reserved, visibleItems = DEFAULT_VISIBLE_ITEMS, scale = 1 }: OverflowOptions,
): Threshold[] {
  const fixed = items.map(({ viewJump }) => viewJump && fromViewJump(viewJump, buckets));
  const widths = items.map(({ text, flagText }) => {
    return scale * (ITEM_FRAME + estimateWidth(text) + (flagText ? 1 + estimateWidth(flagText) * 0.75 : 0));
  });
  const thresholds: Threshold[] = [];
  let counted = 0;
  items.forEach((_, index) => {
    const own = fixed[index];
    if (own) {
      thresholds.push(own);
      return;
    }
    counted += 1;
    const isLast = index === items.length - 1 && thresholds.every((threshold) => threshold !== 'never');
    // Its neighbours in the bar: the items before it, and later ones with a fixed place.
    const isBeside = (width: number, other: number) => {
      const threshold = other < index ? thresholds[other] : fixed[other];
      return threshold !== undefined && threshold !== 'never' && threshold <= width;
    };
    const fits = (width: number) => {
      const beside = widths.reduce((sum, own, other) => (isBeside(width, other) ? sum + own : sum), 0);
      return reserved(width) + beside + (widths[index] ?? 0) + (isLast ? 0 : scale * MORE) <= width;
    };
    // The first width from which it fits at every greater width: it must not appear, disappear and reappear.
    const lastMisfit = buckets.findLastIndex((width) => !fits(width));
    thresholds.push(counted > visibleItems ? 'never' : (buckets[lastMisfit + 1] ?? 'never'));
    // Order holds: an item that fits does not overtake one that does not.
    const previous = thresholds.findLast((_, before) => before < index && !fixed[before]);
    const threshold = thresholds[index];
    if (previous === 'never' || (previous && threshold !== 'never' && threshold && threshold < previous)) {
      thresholds[index] = previous;
    }
  });
  return thresholds;
}

function fromViewJump(viewJump: NonNullable<NavigationItem['viewJump']>, buckets: readonly number[]): Threshold {
  if (viewJump === 'more') return 'never';
  // Below the first bucket no item is in the bar, so `s` and `all` both mean the first bucket.
  const from = viewJump === 'all' ? 0 : BREAKPOINTS[viewJump];
  return buckets.find((width) => width >= from) ?? 'never';
}
