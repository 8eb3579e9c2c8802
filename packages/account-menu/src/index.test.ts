import { expect, test } from 'vitest';
import * as accountMenu from './index.ts';
import { piece } from './server.ts';

test('the public names', () => {
  expect(Object.keys(accountMenu).sort()).toEqual(['TravelAccountMenu', 'contract', 'piece']);
  expect(Object.keys(piece).sort()).toEqual(expect.arrayContaining(['Fallback', 'View', 'contract', 'prepare']));
});
