import { expect, test } from 'vitest';
import { FEATURE_GROUPS } from './featureGroups.ts';
import { names } from './messages/en-US.json';

test('BIZ-145 each feature that has a name is in one group', () => {
  expect(Object.values(FEATURE_GROUPS).flat().sort()).toEqual(Object.keys(names).sort());
});
