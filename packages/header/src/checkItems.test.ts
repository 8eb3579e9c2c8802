import { expect, test } from 'vitest';
import { checkItems } from './checkItems.ts';

const good = { verticalName: 'flights', url: '/flights' };

test.each([
  ['nothing in it', []],
  ['the least there may be', [good]],
  ['an address of another site', [{ ...good, url: 'https://partner.example/' }]],
  [
    'every field of STA-059',
    [
      {
        ...good,
        text: 'Flights',
        ariaLabel: 'Flights',
        flagText: 'New',
        newTab: true,
        active: true,
        hidden: false,
        deferredLink: true,
        animate: true,
        viewJump: 'l',
      },
    ],
  ],
])('STA-059 accepts %s', (_, value) => {
  expect(checkItems(value)).toBeUndefined();
});

test.each([
  ['an array', {}],
  ['item 0', [null]],
  ['item 1', [good, { url: '/x' }]],
  ['both verticalName and url', [{ verticalName: 'flights', url: '' }]],
  ['a boolean as newTab', [{ ...good, newTab: 'yes' }]],
  ['a string as text', [{ ...good, text: 3 }]],
  ['as viewJump', [{ ...good, viewJump: 'xl' }]],
  ['address as url', [{ ...good, url: 'javascript:alert(1)' }]],
  ['address as url', [{ ...good, url: ' java\nscript:alert(1)' }]],
  ['address as url', [{ ...good, url: 'https://' }]],
])('reports the error: %s', (words, value) => {
  expect(checkItems(value)).toContain(words);
});
