import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

const press = (key: string, modifiers = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 2, false, 1],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Home', 2, true, 0],
  ['ArrowDown', 0, false, -1],
  ['a', 0, false, -1],
])('%s on tab %i of three (right to left: %s) leads to %i', (key, from, isRtl, to) => {
  expect(nextTab(press(key), from, 3, isRtl)).toBe(to);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s the key is the browser’s', (modifier) => {
  expect(nextTab(press('ArrowLeft', { [modifier]: true }), 1, 3, false)).toBe(-1);
});
