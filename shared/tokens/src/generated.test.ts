import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERTICALS } from '@travel-shell/contract/values';
import { BRANDS, LOCALES } from '@travel-shell/core';
import { expect, test } from 'vitest';
import SCHEMA from '../brands/brand.schema.json' with { type: 'json' };
import { VERTICAL_ICONS } from './generated/verticalIcons.ts';
import { BREAKPOINTS } from './index.ts';

const root = join(import.meta.dirname, '..');

test('STA-061 the verticals are those of the specification, and every icon is that of one', () => {
  const named = [
    ...['unknown', 'exploregpt', 'navigator', 'main', 'transfer', 'business', 'hotels', 'flights', 'cars', 'packages'],
    ...['restaurants', 'tracker', 'deals', 'pr', 'promotion', 'activities', 'cruises', 'explore', 'nearbyexplore'],
    ...['rentals', 'vacationrentals', 'trips', 'trains', 'myguides', 'guides', 'guide', 'essentials', 'account'],
    ...['discover', 'watchlist', 'routes', 'direct', 'inspiration', 'internal', 'corporate', 'marketing', 'more'],
    ...['buses', 'travelawards', 'pricefreeze', 'travelrestrictions', 'hostels', 'expenses', 'insurance'],
    ...['besttimetotravel', 'kayakai', 'wizard', 'citybreaks', 'campers', 'ferries', 'news'],
  ];
  expect(VERTICALS).toEqual(named);
  expect(named).toEqual(expect.arrayContaining(Object.keys(VERTICAL_ICONS)));
});

test('a brand may have a text in every language', () => {
  const languages = SCHEMA.$defs.text.else.allOf.flatMap(({ properties }) => Object.keys(properties ?? {}));
  expect([...languages, 'pseudo']).toEqual([...LOCALES]);
});

/** The names of all tokens in a file, `color.brand` for instance. */
function namesIn(brand: string, file: string): string[] {
  const leaves = (node: object, path: string): string[] =>
    '$value' in node
      ? [path]
      : Object.entries(node)
          .filter(([name]) => !name.startsWith('$'))
          .flatMap(([name, child]) => leaves(child, path ? `${path}.${name}` : name));
  return leaves(JSON.parse(readFileSync(join(root, `brands/${brand}/${file}.tokens.json`), 'utf8')), '').sort();
}

test.each(['light', 'dark', 'aos', 'look', 'foundation.light', 'foundation.dark', 'foundation.aos', 'foundation.look'])(
  'every brand says the same things, so that no look is left to chance: %s',
  (file) => {
    const [first, ...others] = BRANDS.map((brand) => namesIn(brand, file));
    expect(first?.length).toBeGreaterThan(10);
    for (const names of others) expect(names).toEqual(first);
  },
);

test.each(['', 'foundation.'])('every presentation has a value for each %scolour', (kind) => {
  const colours = (presentation: string) =>
    namesIn('flagship', `${kind}${presentation}`).filter((name) => name.startsWith('color.'));
  expect(colours('dark')).toEqual(colours('light'));
  expect(colours('aos')).toEqual(colours('light'));
});

test.each(BRANDS)('HDR-013 %s has colours of its own for states in each presentation', (brand) => {
  const css = readFileSync(join(root, `src/generated/${brand}.foundation.shadow.css`), 'utf8');
  const [light, dark, aos] = ['', '="dark"', '="aos"'].map((value) => {
    const [, body = ''] = css.split(`\n[data-presentation${value}] {`);
    return [...(body.split('}')[0] ?? '').matchAll(/--_color-(?:success|success-surface|skeleton): .+/g)].map(String);
  });
  expect(light).toHaveLength(3);
  expect(dark).toHaveLength(3);
  expect(aos).toHaveLength(3);
  expect(new Set([light, dark, aos].flat()).size).toBe(9);
});

test.each(BRANDS)('%s owns no colour that none of its roles uses', (brand) => {
  const files = ['light', 'dark', 'aos', 'foundation.light', 'foundation.dark', 'foundation.aos'];
  const roles = files.map((file) => readFileSync(join(root, `brands/${brand}/${file}.tokens.json`), 'utf8')).join('');
  const palette: Record<string, Record<string, { $value: { hex: string } }>> = JSON.parse(
    readFileSync(join(root, `brands/${brand}/palette.tokens.json`), 'utf8'),
  ).palette;
  const unused = Object.entries(palette).flatMap(([hue, steps]) =>
    Object.entries(steps)
      // Shadows and scrims name the colour itself, as they thin it.
      .filter(
        ([step, { $value }]) => $value && !roles.includes(`{palette.${hue}.${step}}`) && !roles.includes($value.hex),
      )
      .map(([step]) => `${hue}.${step}`),
  );
  expect(unused).toEqual([]);
});

test('no folder of brands lacks its name among ours', () => {
  const folders = readdirSync(join(root, 'brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...BRANDS].sort());
});

test('CON-042 breakpoints are those that style sheets name', () => {
  expect(BREAKPOINTS).toEqual({ s: 30, m: 48, l: 64, xl: 80, xxl: 90 });
});
