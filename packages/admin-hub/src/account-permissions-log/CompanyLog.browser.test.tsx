/** The audit log of a company: what an administrator sees, what it is narrowed by, and its file. */
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { parts } from '@travel-shell/testing/mountElement';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, test } from 'vitest';
import { AccountBackEnd } from '../account-permissions/testAccount.ts';
import { onHubPage } from '../testHub.ts';
import { mountHub } from '../testPage.ts';

const PATH = '/business/account-permissions/log';
let backEnd: AccountBackEnd;

onHubPage(
  () => {
    backEnd = new AccountBackEnd();
  },
  () => backEnd.end(),
);

function open(search = ''): Promise<HTMLElement> {
  history.pushState(null, '', PATH + search);
  return mountHub(PATH + search);
}

const said = (text: string | RegExp) => page.getByText(text).first();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const rows = (hub: HTMLElement) =>
  parts(hub, 'tbody tr').map((row) =>
    [...row.querySelectorAll('.ts-table-value')].map(({ textContent }) => textContent),
  );
const lastAsked = () => Object.fromEntries(backEnd.logQueries.at(-1) ?? []);
/** As the visitor's clock has it. */
const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

test('says who has changed what and when, with both names where support has acted', async () => {
  const hub = await open();
  await expect.element(said('1–15 of 23 changes')).toBeVisible();
  const [first, second, third, fourth] = rows(hub);
  expect(first?.[0]).toContain('Policy for hotels: changed');
  expect(first?.[1]).toBe('Sam ReyesSupport, acting as Grace Hopper');
  expect(first?.[2]).toMatch(/^Nov 20, 2026/);
  await expect.element(page.getByRole('rowheader', { name: /^Nov 20, 2026/ }).first()).toBeVisible();
  expect(second?.[0]).toContain('Single sign-on “Northwind staff”: added');
  expect(third?.slice(1, 2)).toEqual(['Somebody who has left']);
  expect(fourth?.[0]).toContain('Company profile: changed');
});

test('shows each field with its values in the row, of a secret none', async () => {
  await open();
  await expect.element(said('Price limit: €1,180.50 → €200.00')).toBeVisible();
  await expect.element(said('Price limit: 1,180.5 → empty')).toBeVisible();
  await expect.element(said('Policy: off → on')).toBeVisible();
  await expect.element(said('Client secret: changed')).toBeVisible();
});

test('has values in the words of the screen where they are chosen, unknown ones as they are', async () => {
  const [first] = backEnd.log as [(typeof backEnd.log)[number]];
  const changes = [
    { field: 'autoApprovalMode', before: 'NONE', after: 'IN_POLICY' },
    { field: 'outOfPolicy', before: 'WARN', after: 'BY_BUDGET' },
    { field: 'tier', before: 'biz', after: 'bizPlus' },
  ];
  backEnd.log = [{ ...first, changes }];
  await open();
  await expect.element(said('Trips that need an approval: All trips → Trips outside of the policy')).toBeVisible();
  await expect.element(said('Outside of the limits: May be booked, with a warning → BY_BUDGET')).toBeVisible();
  await expect.element(said('Plan: Business → Business Plus')).toBeVisible();
});

test('has the words of classes by their vertical, and of orders', async () => {
  const [first] = backEnd.log as [(typeof backEnd.log)[number]];
  const classes = (before: string) => [{ field: 'allowedClasses', before, after: 'ECONOMY' }];
  backEnd.log = [
    { ...first, id: '1', subject: 'POLICY_FLIGHT', changes: classes('PREMIUM_ECONOMY, FIRST, SUITE') },
    { ...first, id: '2', subject: 'POLICY_CAR', changes: classes('') },
    { ...first, id: '3', subject: 'SORT_ORDERS', changes: [{ field: 'hotel', before: 'PRICE', after: 'RATING' }] },
  ];
  await open();
  await expect.element(said('What may be booked: Premium economy, First, SUITE → Economy')).toBeVisible();
  await expect.element(said('What may be booked: empty → Economy')).toBeVisible();
  await expect.element(said('Hotels: Lowest price → Best rating')).toBeVisible();
});

test('has features, countries and the fields of a member in words', async () => {
  const [first] = backEnd.log as [(typeof backEnd.log)[number]];
  const change = (field: string, before: string, after: string) => [{ field, before, after }];
  backEnd.log = [
    { ...first, id: '1', subject: 'FEATURES', changes: change('APPROVAL_SETTINGS', 'false', 'true') },
    { ...first, id: '2', subject: 'FACTS', changes: change('address.countryCode', 'DE', 'FR') },
    { ...first, id: '3', subject: 'MEMBER', target: 'Ines Duarte', changes: change('jobTitle', 'Cook', 'Baker') },
  ];
  await open();
  await expect.element(said('Approval settings: off → on')).toBeVisible();
  await expect.element(said('Country: Germany → France')).toBeVisible();
  await expect.element(said('Member “Ines Duarte”: changed')).toBeVisible();
  await expect.element(said('Job title: Cook → Baker')).toBeVisible();
});

test('has no address of a logo', async () => {
  const [first] = backEnd.log as [(typeof backEnd.log)[number]];
  const changes = [{ field: 'logoUrl', before: null, after: '/logos/1.png' }];
  backEnd.log = [{ ...first, subject: 'LOGO', changes }];
  const hub = await open();
  await expect.element(said('Logo: changed')).toBeVisible();
  expect(parts(hub, '.changes')).toEqual([]);
});

test('is paged by the back end, in the address, and Back shows the page before', async () => {
  const hub = await open();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect.element(said('16–23 of 23 changes')).toBeVisible();
  expect(rows(hub)).toHaveLength(8);
  expect(location.search).toBe('?page=2');
  history.back();
  await expect.element(said('1–15 of 23 changes')).toBeVisible();
  expect(backEnd.logQueries.map((query) => query.get('page'))).toEqual(['0', '1', '0']);
});

test('of a company in which nothing was changed says so', async () => {
  backEnd.log = [];
  await open();
  await expect.element(said('Nothing has been changed yet.')).toBeVisible();
});

test('is narrowed by person, kind and days, in the address, for the rows and for the file', async () => {
  await open();
  await expect.element(said('1–15 of 23 changes')).toBeVisible();
  const file = () => new URL((page.getByRole('link', { name: /CSV$/ }).element() as HTMLAnchorElement).href);
  expect(file().pathname + file().search).toBe('/i/api/business/company/v1/log/export');
  await userEvent.fill(field('Person, or what was changed'), 'reyes');
  await expect.poll(lastAsked).toEqual({ page: '0', size: '15', person: 'reyes' });
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Policy for hotels' }).click();
  await userEvent.fill(field('From'), '2026-11-20');
  await userEvent.fill(field('To'), '2026-11-20');
  const narrowed = {
    ...{ person: 'reyes', subject: 'POLICY_HOTEL' },
    ...{ from: midnight(2026, 11, 20), to: midnight(2026, 11, 21) },
  };
  await expect.poll(lastAsked).toEqual({ page: '0', size: '15', ...narrowed });
  expect(location.search).toBe('?q=reyes&subject=POLICY_HOTEL&from=2026-11-20&to=2026-11-20');
  await expect.element(page.getByRole('link', { name: 'Save what was found as CSV' })).toHaveAttribute('download');
  expect(Object.fromEntries(file().searchParams)).toEqual(narrowed);
});

test('says that nothing matches, and shows everything again', async () => {
  await open('?q=nobody&subject=SSO&from=2026-11-31&to=soon');
  // Values that are no day or no kind are ignored.
  await expect.poll(lastAsked).toEqual({ page: '0', size: '15', person: 'nobody', subject: 'SSO' });
  await expect.element(said('Nothing matches your search.')).toBeVisible();
  await expect.poll(() => page.getByRole('link', { name: /CSV$/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.element(said('1–15 of 23 changes')).toBeVisible();
  expect(location.search).toBe('');
  expect(hasFocus(field('Person, or what was changed').element())).toBe(true);
});

test('has as many rows on a page as are chosen, from the first page on', async () => {
  const hub = await open('?page=2');
  await expect.element(said('16–23 of 23 changes')).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows on a page' }).click();
  await page.getByRole('option', { name: '50 per page' }).click();
  await expect.poll(() => rows(hub).length).toBe(23);
  expect(location.search).toBe('?size=50');
});

test('that cannot be loaded says so, and is tried again', async () => {
  expectConsole(/BUSINESS_FAILED/);
  backEnd.down = ['log'];
  await open();
  await expect.element(said('This could not be loaded.')).toBeVisible();
  backEnd.down = [];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(said('1–15 of 23 changes')).toBeVisible();
});
