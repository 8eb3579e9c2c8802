import { expect, test } from 'vitest';
import * as saveButton from './index.ts';
import { piece } from './server.ts';

test('the public names', () => {
  expect(Object.keys(saveButton).sort()).toEqual(['TravelSaveButton', 'contract', 'piece']);
  expect(Object.keys(piece).sort()).toEqual(expect.arrayContaining(['Fallback', 'View', 'contract', 'prepare']));
});
