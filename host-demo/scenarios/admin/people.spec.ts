/** The people of a company, access for support and the log, on the real back end. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../test.ts';
import { hub } from './hub.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const ADMIN = 'grace@example.com';
const PEOPLE = '/business/users/manage';

const field = (page: Page) => hub(page).getByRole('searchbox', { name: 'Name or email address' });
const person = (page: Page, name: string) => hub(page).getByRole('rowheader', { name });

test('API-124 API-090 BIZ-087 an administrator finds a colleague, the address keeps the search, and the confirmation is sent again', {
  tag: '@smoke',
}, async ({ page }) => {
  await signIn(page, PEOPLE, ADMIN);
  await expect(person(page, 'Grace Okafor')).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await field(page).fill('nair');
  await expect(hub(page).getByText('1–1 of 1 person')).toBeVisible();
  await expect(person(page, 'Priya Nair')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('nair');
  await expect(hub(page).getByText('1–1 of 1 person')).toBeVisible();
  await test.step('the confirmation is sent again after a question', async () => {
    await hub(page).getByRole('button', { name: 'Send again: Priya Nair' }).click();
    const sent = page.waitForResponse(/sendConfirmation/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
    expect((await sent).status()).toBe(204);
    await expect(hub(page).getByText(/A link is on its way to priya@northwind\.example/)).toBeVisible();
  });

  await hub(page).getByRole('combobox', { name: 'Show' }).click();
  await hub(page).getByRole('option', { name: 'Administrators' }).click();
  await expect(hub(page).getByText('Nobody matches your search.').first()).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await hub(page).getByRole('button', { name: 'Show everybody' }).click();
  await expect(person(page, 'Grace Okafor')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('API-124 BIZ-092 approvers are those whose role lets them approve', async ({ page }) => {
  // Of a company that has the settings of approvals switched on.
  await signIn(page, '/business/approvals/approvers', 'aiko@meridian.example');
  await expect(person(page, 'Nadia Haddad')).toBeVisible();
  await expect(person(page, "Liam O'Connor")).toHaveCount(0);
  await expect(person(page, 'Chloé Martin')).toHaveCount(0);
  await expectAccessible(page, 'travel-admin-hub');
});

test('API-114 API-115 API-116 BIZ-116 support may act until it may not, and the log says who has said so', async ({
  page,
}) => {
  await signIn(page, '/business/account-permissions', 'hana@cornerbooks.example');
  const support = hub(page).getByRole('switch', { name: 'Support may act as members of your company' });
  await expect(support).not.toBeChecked();
  await support.click();
  await expect(hub(page).getByText(/^Allowed by Hana/)).toBeVisible();
  await expect(
    hub(page)
      .getByRole('row', { name: /Access for support: changed.*Hana/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await support.click();
  await expect(hub(page).getByText('Support can no longer act as members of your company.')).toBeVisible();
  await page.reload();
  await expect(support).not.toBeChecked();
});
