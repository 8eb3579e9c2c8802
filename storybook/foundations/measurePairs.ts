import pairs from '@travel-shell/tokens/pairs.json';
import { contrastOf } from './rgbaOf.ts';
import { readToken } from './tokensOf.ts';

export interface Pair {
  foreground: string;
  background: string;
  /** On a raised surface, not on the bar. */
  isRaised: boolean;
  colours: readonly [foreground: string, background: string];
  ratio: number;
  /** WCAG 2.2 AA: 4.5 for text, 3 for borders and marks. */
  minimum: number;
}

/** In the list, names on a raised surface start with `raised-`; the surface itself is `raised`. */
function roleOf(name: string): string {
  return name === 'raised' ? 'surface' : name.replace(/^raised-/, '');
}

/** The contrast of every pair that the tests check, measured at these two elements. */
export function measurePairs(bar: Element, raised: Element): Pair[] {
  return pairs.map(({ foreground, background, minimum }) => {
    const isRaised = background.startsWith('raised');
    const [front, back] = [foreground, background].map((name) =>
      readToken(isRaised ? raised : bar, `color-${roleOf(name)}`),
    ) as [string, string];
    return {
      foreground: roleOf(foreground),
      background: roleOf(background),
      isRaised,
      colours: [front, back],
      ratio: contrastOf(front, back) ?? 0,
      minimum,
    };
  });
}
