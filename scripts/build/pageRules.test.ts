import { expect, it } from 'vitest';
import { pageRules } from './pageRules.ts';

it('keeps the place of pieces that reserve room', () => {
  expect(pageRules([{ tag: 'travel-note' }])).toBe('');
  expect(pageRules([{ tag: 'travel-note' }, { tag: 'travel-bar', reservedRoom: { blockSize: 20 } }])).toBe(
    '@layer{:not(:state(ready),[hidden]){travel-bar&{min-block-size:20px;display:block}}}',
  );
});

it('writes what several pieces have in common once', () => {
  const inLine = { blockSize: 20, isInline: true } as const;
  const rules = pageRules([
    { tag: 'travel-bar', reservedRoom: { blockSize: 20, wideBlockSize: 30, wideUnless: 'low' } },
    { tag: 'travel-picker', reservedRoom: inLine },
    { tag: 'travel-menu', reservedRoom: { ...inLine, unless: 'contents' } },
  ]);
  expect(rules).toBe(
    '@layer{:not(:state(ready),[hidden]){travel-bar&{min-block-size:20px;display:block}' +
      'travel-picker&,travel-menu:not([contents])&{min-block-size:20px;vertical-align:middle;display:inline-block}' +
      '@media(width>=48em){travel-bar:not([low])&{min-block-size:30px}}}}',
  );
});
