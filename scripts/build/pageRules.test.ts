import { expect, it } from 'vitest';
import { pageRules } from './pageRules.ts';

it('keeps the place of pieces that reserve room', () => {
  expect(pageRules([{ tag: 'travel-note' }, { tag: 'travel-bar', reservedRoom: { blockSize: 20 } }])).toBe(
    'travel-bar:not(:state(ready)){display:block;min-block-size:20px}',
  );
});

it('shows the menu button where a piece that answers it is on the page', () => {
  const answer = { endedBy: 'drawer-closed', otherwise: {} };
  expect(pageRules([{ tag: 'travel-nav-drawer', answers: { 'menu-toggle': answer } }])).toBe(
    ':root:has(travel-nav-drawer){--travel-menu-toggle:grid}',
  );
  expect(pageRules([{ tag: 'travel-sign-in', answers: { 'sign-in-requested': answer } }])).toBe('');
});
