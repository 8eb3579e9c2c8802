import type { SwitcherOption } from '@travel-shell/store/auth';
import { expect, test } from 'vitest';
import { account } from './AccountMenu.fixtures.ts';
import { switcherEntries } from './switcherEntries.ts';

/** `ada+` is ada@example.com in business mode; the first entry is the current account. */
const entries = (business: boolean, ...names: string[]) => {
  const options = names.map((name, at): SwitcherOption => {
    const isBusiness = name.endsWith('+');
    const item = account(name, `${name.replace('+', '')}@example.com`, isBusiness);
    return { item, state: at === 0 ? 'selected' : 'unselected' };
  });
  return switcherEntries(options, business).map(({ item }) => item.accountName);
};

test.each([[['ada', 'bo', 'bo']], [['ada', 'bo+', 'bo', 'ada+']], [['ada', 'Bo', 'bo+']]])(
  'ACC-030 of %s each email is listed once',
  (names) => {
    const listed = entries(false, ...names).map((name) => name.replace('+', '').toLowerCase());
    expect(listed).toEqual(['ada', 'bo']);
  },
);

test.each([
  [false, ['ada', 'bo+', 'bo'], ['ada', 'bo']],
  [false, ['ada', 'bo', 'bo+'], ['ada', 'bo']],
  [true, ['ada+', 'bo', 'bo+'], ['ada+', 'bo+']],
  [true, ['ada+', 'bo+', 'bo'], ['ada+', 'bo+']],
])('ACC-031 in business mode: %s, %s are listed as %s', (business, names, listed) => {
  expect(entries(business, ...names)).toEqual(listed);
});

test('ACC-O08 lists an email by its only entry, even in the other mode', () => {
  expect(entries(false, 'ada', 'bo+')).toEqual(['ada', 'bo+']);
});

test('ACC-032 lists the current account first, whatever other entries its email has', () => {
  expect(entries(false, 'ada', 'bo', 'ada+', 'cy')).toEqual(['ada', 'bo', 'cy']);
  expect(entries(true, 'ada', 'ada+', 'bo')).toEqual(['ada', 'bo']);
});

test('lists no account when signed out', () => {
  expect(entries(false)).toEqual([]);
});
