import { expect, test } from 'vitest';
import { fromHash, toCss, toHash } from './composition.ts';

test('a URL restores the composition', () => {
  const composition = { 'color-brand': '#6b21a8', 'font-family': '"Acme Sans", sans-serif', 'radius-button': '4px' };
  expect(fromHash(`#${toHash(composition)}`)).toEqual(composition);
});

test.each([
  ['a token that there is not', '#color-nothing=red'],
  ['an empty value', '#color-brand='],
  ['a value that would end its rule', `#color-brand=${encodeURIComponent('red} body{display:none')}`],
  ['a value that would end its declaration', `#color-brand=${encodeURIComponent('red; content: x')}`],
  ['no address at all', ''],
])('ignores a URL with %s', (_, hash) => {
  expect(fromHash(hash)).toEqual({});
});

test('the CSS targets all pieces and the current presentation', () => {
  expect(toCss({ 'color-brand': '#6b21a8', density: '0.9' }, 'default', ['travel-header'])).toBe(
    'travel-header {\n  --travel-color-brand: #6b21a8;\n  --travel-density: 0.9;\n}',
  );
  expect(toCss({ 'color-brand': '#d8b4fe' }, 'dark', ['travel-header', 'travel-footer'])).toMatch(
    /^:is\(travel-header, travel-footer\)\[presentation="dark"\] \{/,
  );
});
