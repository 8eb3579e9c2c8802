import { BREAKPOINTS } from '@travel-shell/tokens';
import type { ShownItem } from '@travel-shell/ui/vertical-link';
import { type Place, placesOf } from './placesOf.ts';

/** The measures of a text in the bar, by the brand's tokens and typeface. */
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
  visibleItems: number;
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
/**
 * The padding at each end of the button in a narrow header, at most; the brand's is in px, here of text of 16 px. In em
 * of the button.
 */
const NARROW_PADDING = 0.625;
/** The longest name that "more" takes, as in the style sheet. */
const LONGEST_NAME = 12;
/**
 * The bar of a narrow header without its navigation: padding, menu button, mark of the logo, trips, account, and the gaps
 * between them; the button of the pickers. In em.
 */
const NARROW_BAR = 13.25;
const REGION = 3;
/** The room kept for "more" where all items were thought to fit without it, and do not: that of a typeface so much wider. */
const WIDER = 1.6;

/**
 * The rules that a server knows for the bar before it is laid out, from the widths of the brand's typeface. The style
 * sheet needs none of them: items that do not fit wrap out of sight, and `fitRow` measures which. These rules make the
 * first paint right where wrapping alone cannot:
 * - an item before the current one, or before one with a fixed place, gives way to it;
 * - the last item takes the place of "more" where all of them fit;
 * - in a header below 22em trips, which are also in the account menu, give way to the name in the button.
 *
 * @param scope selector of the headers they are for
 */
export function fitRules(scope: string, fitted: Fitted, type: BarType): string {
  const { items, more, explore, hasRegion, visibleItems } = fitted;
  const { scale, padding, gap } = type;
  const textOf = (text: string): Length => [scale * type.measure(text) + type.tracking * [...text].length, 0];
  const frame: Length = [0, 2 * padding];
  /** With the gap behind it. */
  const widthOf = ({ text, flagText }: ShownItem) => {
    const flag = flagText ? scale * (FLAG + 0.75 * type.measure(flagText, true)) + type.tracking * flagText.length : 0;
    return sum(textOf(text), [scale * ICON + flag, gap], frame);
  };
  const buttonOf = (text: Length) => sum(text, [scale * CHEVRON, 0], frame);
  const current = items.find(({ active }) => active);
  const places = placesOf(items, visibleItems);
  const give = `${scope} .nav-more{margin-block-start:0}`;

  const wide = (isLarge: boolean) => {
    const has = (...wanted: Place[]) => items.filter((_, index) => wanted.includes(places[index] as Place));
    const fixed = isLarge ? has('fixed', 'fixed-l') : has('fixed');
    const free = has('free');
    const first = free.filter((item) => item === current);
    const others = free.filter((item) => item !== current);
    const isNamed = current && !fixed.includes(current) && !first.includes(current);
    const name: Length = isNamed ? [Math.min(textOf(current.text)[0], LONGEST_NAME * scale), 0] : textOf(more);
    const button = buttonOf(name);
    // The last one that those behind must leave room for.
    const last = Math.max(...[...fixed, ...first].map((item) => items.indexOf(item)));
    let taken = sum(...[...fixed, ...first].map(widthOf));
    /** Behind the last one there is no gap. */
    const all = sum(taken, ...others.map(widthOf), [0, -gap]);
    const isAll = fixed.length + free.length === items.length;

    let rules = '';
    for (const item of others) {
      const index = items.indexOf(item);
      if (index > last) break;
      taken = sum(taken, widthOf(item));
      const isLast = isAll && item === others.at(-1);
      const hide = `${scope} .nav-bar>:nth-child(${index + 1}){display:none}`;
      rules += within('nav', `inline-size<${css(isLast ? all : sum(taken, button))}`, hide + give);
    }
    if (isAll && items.length > 0) {
      const measured = `${scope} .nav:not([data-fit])`;
      const room = css(button.map((each) => WIDER * each) as unknown as Length);
      const spare = `${measured} .nav-bar{--_spare:${room}}${measured} .nav-more{position:absolute;inset-inline-end:0}`;
      // Measured or not, so that nothing changes with the script.
      rules += `${scope} .nav-bar{--_all:no}`;
      rules += within('nav', `inline-size>=${css(all)}`, `${scope} .nav-bar{--_all:yes}${spare}`);
    }
    return rules;
  };
  const { m, l } = BREAKPOINTS;
  const bar = places.includes('fixed-l')
    ? within('header', `${m}em<=inline-size<${l}em`, wide(false)) + within('header', `inline-size>=${l}em`, wide(true))
    : within('header', `inline-size>=${m}em`, wide(false));

  const narrowName = sum(textOf(current?.text ?? explore), [
    scale * CHEVRON + 2 * Math.min(padding / 16, scale * NARROW_PADDING),
    0,
  ]);
  const least = css(sum(narrowName, [NARROW_BAR + (hasRegion ? REGION : 0), 0]));
  return bar + within('header', `(inline-size<22em) and (inline-size<${least})`, `${scope} .trips{display:none}`);
}

const within = (container: 'header' | 'nav', condition: string, rules: string) =>
  rules && `@container travel-${container} ${condition.startsWith('(') ? condition : `(${condition})`}{${rules}}`;
