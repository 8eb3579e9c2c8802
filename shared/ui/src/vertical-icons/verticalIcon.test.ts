import { loadBrand } from '@travel-shell/tokens';
import { expect, test } from 'vitest';
import { VERTICAL_ICONS } from '../generated/verticalIcons.ts';
import { verticalIcon } from './verticalIcon.ts';

test.each(Object.entries(VERTICAL_ICONS))('%s is drawn on the grid of 24', (_, path) => {
  expect(path).toMatch(/^M/);
  // Absolute coordinates: a shape that starts outside the grid would be clipped.
  const starts = [...path.matchAll(/M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.filter((at) => at < 0 || at > 24)).toEqual([]);
});

test("a brand's own icon takes precedence", async () => {
  const { icons } = await loadBrand('flagship');
  expect(verticalIcon('flights', icons)).toBe(icons.flights);
  expect(verticalIcon('flights', { ...icons, flights: 'M1 1' })).toBe('M1 1');
  expect(verticalIcon('wizard', icons)).toBe(VERTICAL_ICONS.wizard);
});

test.each(['boats', ''])('the unknown vertical "%s" has the fallback icon', (name) => {
  expect(verticalIcon(name)).toBe(VERTICAL_ICONS.unknown);
});
