/** Who approves trips of the company. */
import { page, userEvent } from '@travel-shell/testing/browser';
import { parts } from '@travel-shell/testing/mountElement';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, test } from 'vitest';
import { PeopleBackEnd, refuseWith } from '../parts/testPeople.ts';
import { onHubPage } from '../testHub.ts';
import { mountHub } from '../testPage.ts';

const PATH = '/business/approvals/approvers';
let backEnd: PeopleBackEnd;

onHubPage(
  () => {
    backEnd = new PeopleBackEnd();
  },
  () => backEnd.end(),
);

function open(search = ''): Promise<HTMLElement> {
  history.pushState(null, '', PATH + search);
  return mountHub(PATH + search);
}

const field = () => page.getByRole('searchbox', { name: 'Name or email address' });
const said = (text: string | RegExp) => page.getByText(text).first();

test('API-124 BIZ-092 those who approve are listed by their own mode, a page at a time', async () => {
  const hub = await open();
  await expect.element(said('1–15 of 34 people')).toBeVisible();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect.element(said('16–30 of 34 people')).toBeVisible();
  expect(location.search).toBe('?page=2');
  expect(backEnd.searches).toEqual([
    { query: '', mode: 'approvers', page: 0, size: 15 },
    { query: '', mode: 'approvers', page: 1, size: 15 },
  ]);
  expect(parts(hub, 'thead th').map(({ textContent }) => textContent)).toEqual(['Name', 'Role']);
});

test('a search is the back end’s, within those who approve', async () => {
  await open('?mode=all');
  await userEvent.fill(field(), 'grace');
  await expect.element(said('1–6 of 6 people')).toBeVisible();
  expect(backEnd.searches.at(-1)).toEqual({ query: 'grace', mode: 'approvers', page: 0, size: 15 });
});

test('says that nobody approves yet, that nobody matches, or that they could not be loaded', async () => {
  backEnd.people = [];
  await open();
  await expect.element(said('Nobody in your company approves trips yet.')).toBeVisible();
  await userEvent.fill(field(), 'grace');
  await expect.element(said('Nobody matches your search.')).toBeVisible();
  expectConsole(/BUSINESS_FAILED: The people of the company could not be loaded/);
  backEnd.refusals.push(refuseWith(503));
  await userEvent.fill(field(), 'hedy');
  await expect.element(said('This could not be loaded.')).toBeVisible();
});
