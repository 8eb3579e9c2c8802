import { angleBetween, hueOf } from '@travel-shell/testing/hueOf';
import { measurePairs } from './measurePairs.ts';
import { contrastOf } from './rgbaOf.ts';
import { readToken } from './tokensOf.ts';

/** Roles that are made of the brand's colour. */
const MADE = ['brand-text', 'brand-hover', 'active', 'active-text', 'focus', 'indicator', 'flag', 'on-flag', 'hover'];
/** Degrees of OKLCH. */
const MOST_TURN = 15;
const SIGN = 3;

/** The roles that are too faint or of another hue in the panels of a colour. */
export function panelProblems(item: HTMLElement): string[] {
  const { colour = '' } = item.dataset;
  return [...item.querySelectorAll<HTMLElement>('[data-presentation]')].flatMap((bar) => {
    const page = bar.querySelector('[data-raised]');
    if (!page) return ['no raised surface'];
    const where = `${colour}, ${bar.dataset.presentation}`;
    // The colour itself only fills what has a text or a border of its own.
    const faint = measurePairs(bar, page)
      .filter(({ foreground, ratio, minimum }) => foreground !== 'brand' && ratio < minimum)
      .map(({ foreground, background, ratio }) => `${where}: ${foreground} on ${background} ${ratio.toFixed(2)}`);
    const signs = [...page.querySelectorAll('input')]
      .filter(
        (input) => (contrastOf(getComputedStyle(input).borderColor, readToken(page, 'color-surface')) ?? 0) < SIGN,
      )
      .map(({ role, type }) => `${where}: the border of a ${role ?? type}`);
    const turned = [bar, page].flatMap((surface) =>
      MADE.filter((role) => {
        const hue = hueOf(readToken(surface, `color-${role}`));
        return hue !== undefined && angleBetween(hue, hueOf(colour) ?? 0) > MOST_TURN;
      }).map((role) => `${where}: the hue of ${role}`),
    );
    return [...faint, ...signs, ...turned];
  });
}
