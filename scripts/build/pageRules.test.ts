import { expect, it } from 'vitest';
import { pageRules } from './pageRules.ts';

it('keeps the place of pieces that reserve room', () => {
  expect(pageRules([{ tag: 'travel-note' }, { tag: 'travel-bar', reservedRoom: { blockSize: 20 } }])).toBe(
    'travel-bar:not(:state(ready)){display:block;min-block-size:20px}',
  );
  const reservedRoom = { blockSize: 20, wideBlockSize: 30, wideUnless: 'low' };
  expect(pageRules([{ tag: 'travel-bar', reservedRoom }])).toBe(
    'travel-bar:not(:state(ready)){display:block;min-block-size:20px;@media(width>=48em){&:not([low]){min-block-size:30px}}}',
  );
});
