import { expect, it } from 'vitest';
import { pageRules } from './pageRules.ts';

it('keeps the place of pieces that reserve room', () => {
  expect(pageRules([{ tag: 'travel-note' }, { tag: 'travel-bar', reservedRoom: { blockSize: 20 } }])).toBe(
    'travel-bar:not(:state(ready)){display:block;min-block-size:20px}',
  );
});
