import { expect, test, vi } from 'vitest';
import { defineScreens, type ScreenRow } from './defineScreens.ts';
import type { Member } from './Member.ts';

const load = vi.fn(async () => ({ screen: { View: () => null, sheets: [] } }));
const MANAGER = { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] } as const;
type Messages = { titles: { home: string; people: string; invoices: string } };

const ROWS: ScreenRow<Messages>[] = [
  { key: 'home', path: '/desk', title: 'home', load },
  { key: 'people', path: '/desk/people', title: 'people', load },
  { key: 'new-person', path: '/desk/people/new', title: 'people', isInNavigation: false, load },
  { key: 'person', path: '/desk/people/{id}', title: 'people', load },
  { key: 'team', path: '/desk/team', title: 'people', isInNavigation: false, needs: {}, load },
  { key: 'invoices', path: '/desk/invoices', title: 'invoices', needs: MANAGER, load },
];
const screens = defineScreens('desk', ROWS);

const memberWith = (...permissions: Member['permissions']): Member =>
  ({ businessProfile: true, features: [], permissions }) as unknown as Member;
const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

test.each<[string, Member | null | undefined, number | undefined, string | undefined]>([
  ['/desk', undefined, 200, 'home'],
  ['/desk/people/?page=2', null, 200, 'people'],
  ['/desk/people/new', null, 200, 'new-person'],
  ['/desk/people/7', null, 200, 'person'],
  ['/desk/nothing', null, 404, undefined],
  // Unlike items of menus (BIZ-005).
  ['/desk/invoices', null, 403, 'invoices'],
  ['/desk/invoices', { ...memberWith('COMPANY_SETTINGS_MANAGEMENT'), businessProfile: false }, 403, 'invoices'],
  ['/desk/team', null, 403, 'team'],
  ['/desk/team', memberWith(), 200, 'team'],
  ['/desk/invoices', undefined, undefined, 'invoices'],
  ['/desk/invoices', memberWith(), 403, 'invoices'],
  ['/desk/invoices', memberWith('COMPANY_SETTINGS_MANAGEMENT'), 200, 'invoices'],
])('a server answers %s for %j with %s', (page, member, status, key) => {
  const opened = screens.open(page, member);
  expect([opened.status, opened.row?.key]).toEqual([status, key]);
});

test('an address has its parameters and its search', () => {
  const { params, search } = screens.open('/desk/people/ada?page=2', null);
  expect(params).toEqual({ id: 'ada' });
  expect(search.get('page')).toBe('2');
});

test('a screen may be in the navigation for some visitors only', () => {
  const isInNavigation = (business: Member | null | undefined) => !business?.businessProfile;
  const begin = defineScreens<Messages>('desk', [{ key: 'home', path: '/desk', title: 'home', isInNavigation, load }]);
  const shown = [undefined, null, memberWith()].map((visitor) => keys(begin.navigation(visitor)));
  expect(shown).toEqual([['home'], ['home'], []]);
});

test('the navigation has what the visitor may open, and no screen with parameters', () => {
  expect(keys(screens.navigation(memberWith()))).toEqual(['home', 'people']);
  expect(keys(screens.navigation(memberWith('COMPANY_SETTINGS_MANAGEMENT')))).toEqual(['home', 'people', 'invoices']);
  // A cached fragment does not know.
  expect(keys(screens.navigation(undefined))).toEqual(['home', 'people']);
});

test('addresses are made by key', () => {
  expect(screens.hrefOf('person', { id: 'ada l' })).toBe('/desk/people/ada%20l');
  expect(() => screens.hrefOf('trips')).toThrow('desk has no screen "trips". It has home, people, ');
});

test('defining loads nothing; a screen is downloaded once', async () => {
  expect(load).not.toHaveBeenCalled();
  const [row] = screens.rows as [ScreenRow<Messages>];
  await Promise.all([screens.lazyOf(row).load(), screens.lazyOf(row).load()]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('two screens with one key are refused', () => {
  expect(() => defineScreens('desk', [...ROWS, ...ROWS.slice(1, 2)])).toThrow(
    'Two screens of desk have the key "people". Each needs its own.',
  );
});
