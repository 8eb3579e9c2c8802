import { BREAKPOINTS } from '@travel-shell/tokens';
import type { ShownItem } from './navigationOf.ts';

/** Source: CON-032, NAV-O05. */
const DEFAULT_VISIBLE_ITEMS = 10;

/** What the brand's tokens and typeface say of a text in the bar. */
export interface BarType {
  /** Width of a text in em of its own size, without tracking. */
  measure: (text: string, isStrong?: boolean) => number;
  /** Size of the navigation's text beside the header's. */
  scale: number;
  /** Between letters, in em of the header. */
  tracking: number;
  /** At each end of an item and between two, in px. */
  padding: number;
  gap: number;
}

export interface Fitted {
  items: readonly ShownItem[];
  /** How many items the bar shows at most; those with a `viewJump` of their own are not counted. */
  visibleItems?: number;
  /** The texts of the button, without and with an item that is current. */
  more: string;
  explore: string;
  /** Whether there is a button of the pickers. */
  hasRegion: boolean;
}

/** A length that grows with the visitor's text, and one that does not. */
type Length = readonly [em: number, px: number];

const sum = (...lengths: readonly Length[]): Length =>
  lengths.reduce(([em, px], [moreEm, morePx]) => [em + moreEm, px + morePx], [0, 0]);
/** One pixel more, for what layouts round. */
const css = ([em, px]: Length) => `calc(${Number(em.toFixed(3))}em + ${Number((px + 1).toFixed(2))}px)`;

/** Icon with the gap behind it; gap and chevron of "more"; a flag without its text. In em of the item. */
const ICON = 1.75;
const CHEVRON = 1.4375;
const FLAG = 1.325;
/** Of the button at each end in a narrow header, at most; that of the brand's is in px, here of text of 16 px. In em of the button. */
const NARROW_PADDING = 0.625;
/** The longest name that "more" takes, as in the style sheet. */
const LONGEST_NAME = 12;
/**
 * The bar of a narrow header without its navigation: padding, menu button, mark of the logo, trips, account, and the gaps
 * between them; the button of the pickers. In em.
 */
const NARROW_BAR = 13.25;
const REGION = 3;

/**
 * What gives way first as a header gets narrower. This is the whole order:
 * 1. Items of the navigation go to "more", the last one first, the current one after all others. Where even that one has
 *    no room, "more" has its name and mark.
 * 2. Below 64em the texts of trips and account, and the pickers go into a menu of their own.
 * 3. Below 48em the whole navigation is one button with the current item's name.
 * 4. The icon of that button.
 * 5. Below 27em the word of the logo.
 * 6. Below 22em trips, which are still in the account menu; but only where the name in the button needs their room.
 * 7. The end of that name.
 *
 * 2, 3 and 5 are in the style sheet; the others depend on texts, and are these rules. They ask for the width of `.nav`,
 * which is what the bar has left, so that nothing else need be known. A server that knows the typeface writes them into
 * the fragment; a browser makes its own where there are none.
 * @param scope selector of the headers they are for
 */
export function fitRules(scope: string, fitted: Fitted, type: BarType): string {
  const { items, more, explore, hasRegion } = fitted;
  const { scale, padding, gap } = type;
  const textOf = (text: string): Length => [scale * type.measure(text) + type.tracking * [...text].length, 0];
  const frame: Length = [0, 2 * padding];
  const widthOf = ({ text, flagText }: ShownItem) => {
    const flag = flagText ? scale * (FLAG + 0.75 * type.measure(flagText, true)) + type.tracking * flagText.length : 0;
    return sum(textOf(text), [scale * ICON + flag, 0], frame);
  };
  const buttonOf = (text: Length) => sum(text, [scale * CHEVRON, 0], frame);
  const current = items.find(({ active }) => active);

  const inBar = (index: number) => `${scope} .nav-bar>:nth-child(${index + 1})`;
  const show = (index: number) =>
    `${inBar(index)}{display:flex}${scope} .menu-links>:nth-child(${index + 1}){display:none}` +
    (items[index] === current
      ? `${scope} :is(.when-narrow,.current){display:none}${scope} .when-wide{display:block}`
      : '');

  const isWide = items.some(({ viewJump }) => viewJump === 'l');
  const ranges = isWide ? [BREAKPOINTS.m, BREAKPOINTS.l] : [BREAKPOINTS.m];
  const wide = ranges.map((from, position) => {
    const to = ranges[position + 1];
    const { fixed, ordered, isAll } = placesOf(fitted, from);
    const name = current && !fixed.includes(current) && !ordered.includes(current) ? current : undefined;
    const nameWidth = name && ([Math.min(textOf(name.text)[0], LONGEST_NAME * scale), 0] as const);
    const button = sum(buttonOf(nameWidth ?? textOf(more)), [0, gap]);
    const gaps = (count: number): Length => [0, gap * Math.max(0, count - 1)];
    let taken = sum(...fixed.map(widthOf), gaps(fixed.length));
    let rules = fixed.map((item) => show(items.indexOf(item))).join('');
    const shown = [...fixed];
    for (const item of ordered) {
      taken = sum(taken, widthOf(item), [0, shown.length > 0 ? gap : 0]);
      shown.push(item);
      if (shown.length === items.length) break;
      rules += within('nav', `inline-size>=${css(sum(taken, button))}`, show(items.indexOf(item)));
    }
    // All of them, without "more".
    const all = [...items.map((_, index) => show(index)), `${scope} .more{display:none}`].join('');
    if (isAll) rules += ordered.length > 0 ? within('nav', `inline-size>=${css(taken)}`, all) : all;
    return within('header', to ? `${from}em<=inline-size<${to}em` : `inline-size>=${from}em`, rules);
  });

  const name = textOf(current?.text ?? explore);
  const narrowButton = sum(name, [scale * CHEVRON + 2 * Math.min(padding / 16, scale * NARROW_PADDING), 0]);
  return [
    ...wide,
    within(
      'header',
      `inline-size<${BREAKPOINTS.m}em`,
      within(
        'nav',
        `inline-size>=${css(sum(narrowButton, [scale * ICON, 0]))}`,
        `${scope} .when-narrow .icon{display:block}`,
      ),
    ),
    within(
      'header',
      `(inline-size<22em) and (inline-size<${css(sum(narrowButton, [NARROW_BAR + (hasRegion ? REGION : 0), 0]))})`,
      `${scope} .trips{display:none}`,
    ),
  ].join('');
}

const within = (container: 'header' | 'nav', condition: string, rules: string) =>
  rules && `@container travel-${container} ${condition.startsWith('(') ? condition : `(${condition})`}{${rules}}`;

/** The items that are always in the bar of a header of this width, and those that come as far as there is room, in order. */
function placesOf({ items, visibleItems = DEFAULT_VISIBLE_ITEMS }: Fitted, width: number) {
  const fixed = items.filter(({ viewJump }) => viewJump && viewJump !== 'more' && isFrom(viewJump, width));
  const free = items.filter(({ viewJump }) => !viewJump);
  const current = free.find(({ active }) => active);
  const others = free.filter((item) => item !== current);
  const ordered = current && visibleItems > 0 ? [current, ...others] : others;
  const counted = ordered.slice(0, visibleItems);
  return { fixed, ordered: counted, isAll: fixed.length + counted.length === items.length };
}

const isFrom = (viewJump: 'all' | 's' | 'm' | 'l', width: number) =>
  viewJump === 'all' || BREAKPOINTS[viewJump] <= width;
