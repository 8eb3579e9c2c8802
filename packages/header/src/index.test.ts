import { expect, test } from 'vitest';
import * as header from './index.ts';
import { piece } from './server.ts';

test('the public names', () => {
  expect(Object.keys(header).sort()).toEqual(['TravelHeader', 'contract', 'piece']);
  expect(Object.keys(piece).sort()).toEqual(expect.arrayContaining(['Fallback', 'View', 'contract', 'prepare']));
});
