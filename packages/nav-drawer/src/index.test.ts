import { expect, test } from 'vitest';
import * as drawer from './index.ts';
import { piece } from './server.ts';

test('the public names', () => {
  expect(Object.keys(drawer).sort()).toEqual(['TravelNavDrawer', 'contract', 'piece']);
  expect(Object.keys(piece).sort()).toEqual(expect.arrayContaining(['Fallback', 'View', 'contract', 'prepare']));
});
