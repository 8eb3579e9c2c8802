import { expect, it } from 'vitest';
import { hasNewPartners } from './hasNewPartners.ts';

/** Made with version 45 of the list, for two partners. */
const made = { vendorListVersion: 45, vendors: { consents: [10], legitimateInterests: [], disclosed: [10, 755] } };

it.each([
  ['the same partners', { changedIn: 45, vendorIds: [10, 755] }, false],
  ['a partner less', { changedIn: 45, vendorIds: [10] }, false],
  ['another partner', { changedIn: 45, vendorIds: [10, 21, 755] }, true],
  ['a newer list, in which nothing of theirs has changed', { changedIn: 40, vendorIds: [10, 755] }, false],
  ['another purpose of one in a newer list', { changedIn: 46, vendorIds: [10, 755] }, true],
  ['the whole list, with another vendor', { vendorIds: [10, 21, 755] }, false],
])('%s: %s', (_, now, expected) => {
  expect(hasNewPartners(made, now)).toBe(expected);
});
