import { expect, it } from 'vitest';
import { isModifiedClick } from './isModifiedClick.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('a plain click is followed on this page', () => {
  expect(isModifiedClick(plain)).toBe(false);
});

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'one with %o is left to the browser',
  (modifier) => {
    expect(isModifiedClick({ ...plain, ...modifier })).toBe(true);
  },
);
