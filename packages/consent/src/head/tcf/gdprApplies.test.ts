import { expect, it } from 'vitest';
import { gdprApplies } from './gdprApplies.ts';

it.each([
  ['DE', undefined, true],
  ['GB', undefined, true],
  ['US', undefined, false],
  ['AA', undefined, true],
  [undefined, undefined, true],
  // A site in the US that is also for visitors of the EU.
  ['US', true, true],
  ['DE', false, false],
])('a site of the country %s that says %s: %s', (publisherCountry, isSaid, expected) => {
  expect(
    gdprApplies({
      ...(publisherCountry && { publisherCountry }),
      ...(isSaid !== undefined && { gdprApplies: isSaid }),
    }),
  ).toBe(expected);
});
