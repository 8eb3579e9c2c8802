import { expect, test } from 'vitest';
import * as tripsDrawer from './index.ts';
import { piece } from './server.ts';

test('the public names', () => {
  expect(Object.keys(tripsDrawer).sort()).toEqual(['TravelTripsDrawer', 'contract', 'piece']);
  expect(Object.keys(piece).sort()).toEqual(expect.arrayContaining(['Fallback', 'View', 'contract', 'prepare']));
});
