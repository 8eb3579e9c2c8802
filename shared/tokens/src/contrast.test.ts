import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@travel-shell/contract';
import { describe, expect, test } from 'vitest';
import pairs from '../tokens/pairs.json' with { type: 'json' };

/** The colours of one rule of a generated sheet, for a host that sets none: what ends each chain of fallbacks. */
function coloursOf(brand: string, selector: string): Map<string, string> {
  const css = readFileSync(join(import.meta.dirname, `generated/${brand}.shadow.css`), 'utf8');
  const [, body = ''] = css.split(`\n${selector} {`);
  const declarations = (body.split('}')[0] ?? '').matchAll(/--_color-([\w-]+): (.+);/g);
  const values = new Map([...declarations].map(([, name, value]) => [String(name), String(value)]));
  const resolve = (value = ''): string =>
    /#[\da-f]{6}/.exec(value)?.[0] ?? resolve(values.get(/--_color-([\w-]+)/.exec(value)?.[1] ?? ''));
  return new Map([...values].map(([name, value]) => [name, resolve(value)]));
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(BRANDS)('%s', (brand) => {
  test.each([
    ['light', '[data-presentation]'],
    ['dark', '[data-presentation="dark"]'],
    ['aos', '[data-presentation="aos"]'],
  ])('every declared pair of colours has the contrast it needs: %s', (_, selector) => {
    // As the cascade has it: the bar's colours, what every popover sets, what this presentation's popovers set.
    const plain = coloursOf(brand, selector);
    const onPopover = new Map([
      ...plain,
      ...coloursOf(brand, '[data-presentation] [popover]'),
      ...coloursOf(brand, `${selector} [popover]`),
    ]);
    const raised = [...onPopover].map(([name, value]) => [`raised-${name}`, value] as const);
    const colours = new Map([...plain, ...raised]);
    colours.set('raised', colours.get('raised-surface') ?? '');
    const failures = pairs
      .map(({ foreground, background, minimum }) => {
        const [front, back] = [colours.get(foreground), colours.get(background)];
        return { pair: `${foreground} on ${background}`, ratio: front && back ? contrast(front, back) : 0, minimum };
      })
      .filter(({ ratio, minimum }) => ratio < minimum);
    expect(failures).toEqual([]);
  });
});

test('contrast is the one WCAG defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
