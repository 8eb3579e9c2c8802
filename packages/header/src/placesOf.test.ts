import type { ShownItem } from '@travel-shell/ui/vertical-link';
import { expect, test } from 'vitest';
import { placesOf } from './placesOf.ts';

const items = (count: number, more: Record<number, Partial<ShownItem>> = {}): ShownItem[] =>
  Array.from({ length: count }, (_, index) => ({
    verticalName: 'unknown',
    url: `/${index}`,
    text: 'A',
    active: false,
    ...more[index],
  }));
const free = (places: readonly string[]) => [...places.keys()].filter((index) => places[index] === 'free');

test('the bar has as many items as it may', () => {
  expect(free(placesOf(items(12), 2))).toEqual([0, 1]);
});

test('the current one is among them', () => {
  expect(free(placesOf(items(12, { 11: { active: true } }), 2))).toEqual([0, 11]);
  expect(free(placesOf(items(12, { 11: { active: true } }), 0))).toEqual([]);
});

test.each([
  ['s', 'fixed'],
  ['m', 'fixed'],
  ['l', 'fixed-l'],
  ['all', 'fixed'],
  ['more', 'more'],
] as const)('STA-060 "%s" gives an item its place, and does not count', (viewJump, place) => {
  expect(placesOf(items(3, { 0: { viewJump } }), 1)).toEqual([place, 'free', 'more']);
});
