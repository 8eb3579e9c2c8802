import { expect, test } from 'vitest';
import * as footer from './index.ts';
import { piece } from './server.ts';

test('the public names', () => {
  expect(Object.keys(footer).sort()).toEqual(['TravelFooter', 'contract', 'piece']);
  expect(Object.keys(piece).sort()).toEqual(expect.arrayContaining(['Fallback', 'View', 'contract', 'prepare']));
});
