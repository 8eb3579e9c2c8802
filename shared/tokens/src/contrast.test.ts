import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@travel-shell/core';
import { describe, expect, test } from 'vitest';
import { contrast } from '../compile/contrast.mjs';
import pairs from '../tokens/pairs.json' with { type: 'json' };

type Colours = ReadonlyMap<string, string>;

/** The colours in a brand's two generated sheets for these selectors, without host overrides. */
function declared(brand: string, selectors: readonly string[]): Colours {
  const sheets = ['', '.foundation'].map((kind) =>
    readFileSync(join(import.meta.dirname, `generated/${brand}${kind}.shadow.css`), 'utf8'),
  );
  const bodies = selectors.flatMap((selector) =>
    sheets.map((css) => css.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''),
  );
  const declarations = bodies.join('').matchAll(/--_color-([\w-]+): (.+);/g);
  return new Map([...declarations].map(([, name, value]) => [String(name), String(value)]));
}

/** The end of each fallback chain. */
function resolved(values: Colours): Colours {
  const resolve = (value = '#none'): string =>
    /#\w+/.exec(value)?.[0].slice(0, 7) ?? resolve(values.get(/--_color-([\w-]+)/.exec(value)?.[1] ?? ''));
  return new Map([...values].map(([name, value]) => [name, resolve(value)]));
}

/** Menus; dialogs and the like; both. */
const RAISED = ['[popover]', ':is(dialog, [data-raised])', ':is([popover], dialog, [data-raised])'];

describe.each(BRANDS)('%s', (brand) => {
  test.each([
    ['light', '[data-presentation]'],
    ['dark', '[data-presentation="dark"]'],
    ['aos', '[data-presentation="aos"]'],
  ])('every declared pair of colours has its required contrast: %s', (_, selector) => {
    // In cascade order: the bar's colours, then those of any raised surface, then those of this presentation.
    const plain = resolved(new Map([...declared(brand, ['[data-presentation]']), ...declared(brand, [selector])]));
    const above = RAISED.flatMap((raised) => [`[data-presentation] ${raised}`, `${selector} ${raised}`]);
    const onRaised = resolved(new Map([...plain, ...declared(brand, above)]));
    const raised = [...onRaised].map(([name, value]) => [`raised-${name}`, value] as const);
    const colours = new Map([...plain, ...raised]);
    const failures = pairs
      .map(({ foreground, background, minimum }) => {
        const [front, back] = [colours.get(foreground), colours.get(background)];
        return {
          pair: `${foreground} on ${background}`,
          ratio: front && back ? contrast(front, back) : 0,
          minimum,
        };
      })
      .filter(({ ratio, minimum }) => ratio < minimum);
    expect(failures).toEqual([]);
  });
});

test('contrast is the one WCAG defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
