import { expect, it } from 'vitest';
import { pageRules, pageStyle } from './pageRules.ts';

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

it('leaves to the style line of the page what step 0 does not keep', () => {
  const contracts = [
    { tag: 'travel-bar', reservedRoom: { blockSize: 20 } },
    {
      tag: 'travel-heart',
      reservedRoom: { blockSize: 44, inlineSize: 44, isInline: true, isInPageOnly: true },
      roomBeside: ':root{--rail:72px}',
    },
  ] as const;
  const bar = 'travel-bar&{min-block-size:20px;display:block}';
  const heart = 'travel-heart&{min-block-size:44px;min-inline-size:44px;vertical-align:middle;display:inline-block}';
  expect(pageRules(contracts)).toBe(`@layer{:not(:state(ready),[hidden]){${bar}}}`);
  expect(pageStyle(contracts)).toMatch(
    `@layer travel-shell{:not(:state(ready),[hidden]){${bar}${heart}}:root{--rail:72px}travel-header>[slot=fallback]{`,
  );
});
