import { BREAKPOINTS, type NavigationItem } from '@travel-shell/tokens';

/** Widths of the header, in em, that its style sheet has rules for: below and above the one where its end gets texts. */
export const BUCKETS = [
  [48, 52, 56, 60],
  [64, 68, 72, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112, 120, 128],
] as const;
/** The width of an item that stays in "more". */
const NEVER = Number.POSITIVE_INFINITY;

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

type Items = readonly (Pick<NavigationItem, 'flagText' | 'viewJump'> & { text: string })[];

/**
 * Decides, without measuring, from which width of the header each item fits into the bar. The style sheet then shows
 * each item either there or in "more" by container queries, so the layout needs no script and never shifts. A
 * `viewJump` (STA-060) decides for itself.
 * @returns for each item, and for all of them, the widths in both ranges as the style sheet reads them: `56 76`
 */
export function overflowThresholds(items: Items, options: OverflowOptions): { places: string[]; last: string } {
  const ranges = BUCKETS.map((buckets) => thresholdsIn(buckets, items, options));
  return {
    places: items.map((_, index) => ranges.map((thresholds) => thresholds[index]).join(' ')),
    last: ranges.map((thresholds) => Math.max(...thresholds)).join(' '),
  };
}

function thresholdsIn(
  buckets: readonly number[],
  items: Items,
  { reserved, visibleItems = DEFAULT_VISIBLE_ITEMS, scale = 1 }: OverflowOptions,
): number[] {
  const fixed = items.map(({ viewJump }) => viewJump && fromViewJump(viewJump, buckets));
  const widths = items.map(({ text, flagText }) => {
    return scale * (ITEM_FRAME + estimateWidth(text) + (flagText ? 1 + estimateWidth(flagText) * 0.75 : 0));
  });
  const thresholds: number[] = [];
  let counted = 0;
  // Order holds: an item that fits does not overtake one that does not.
  let previous = 0;
  for (const [index, own] of fixed.entries()) {
    if (own) {
      thresholds.push(own);
      continue;
    }
    counted += 1;
    const isLast = index === items.length - 1 && !thresholds.includes(NEVER);
    const fits = (width: number) => {
      // Its neighbours in the bar: the items before it, and later ones with a fixed place.
      const beside = widths.filter(
        (_, other) => other === index || (thresholds[other] ?? (fixed[other] || NEVER)) <= width,
      );
      const taken = beside.reduce((sum, each) => sum + each, reserved(width));
      return taken + (isLast ? 0 : scale * MORE) <= width;
    };
    // The first width from which it fits at every greater width: it must not appear, disappear and reappear.
    const fitting = buckets[buckets.findLastIndex((width) => !fits(width)) + 1];
    previous = Math.max(previous, counted > visibleItems ? NEVER : (fitting ?? NEVER));
    thresholds.push(previous);
  }
  return thresholds;
}

function fromViewJump(viewJump: NonNullable<NavigationItem['viewJump']>, buckets: readonly number[]): number {
  if (viewJump === 'more') return NEVER;
  // Below the first bucket no item is in the bar, so `s` and `all` both mean the first bucket.
  const from = viewJump === 'all' ? 0 : BREAKPOINTS[viewJump];
  return buckets.find((width) => width >= from) ?? NEVER;
}
