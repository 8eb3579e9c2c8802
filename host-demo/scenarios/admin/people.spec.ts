/** The people of a company, access for support and the log, on the real back end. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../outbox.ts';
import { expect, expectAccessible, signIn, test } from '../test.ts';
import { hub, signInAgain } from './hub.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const ADMIN = 'grace@example.com';
const PEOPLE = '/business/users/manage';

const field = (page: Page) => hub(page).getByRole('searchbox', { name: 'Name or email address' });
const person = (page: Page, name: string) => hub(page).getByRole('rowheader', { name });

test('API-124 BIZ-087 an administrator finds a colleague, and the address keeps the search', async ({ page }) => {
  await signIn(page, PEOPLE, ADMIN);
  await expect(person(page, 'Grace Okafor')).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await field(page).fill('nair');
  await expect(hub(page).getByText('1–1 of 1 person')).toBeVisible();
  await expect(person(page, 'Priya Nair')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('nair');
  await expect(hub(page).getByText('1–1 of 1 person')).toBeVisible();

  await hub(page).getByRole('combobox', { name: 'Show' }).click();
  await hub(page).getByRole('option', { name: 'Administrators' }).click();
  await expect(hub(page).getByText('Nobody matches your search.').first()).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await hub(page).getByRole('button', { name: 'Show everybody' }).click();
  await expect(person(page, 'Grace Okafor')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('whoever signs in after the session of somebody else has ended sees their own colleagues alone', async ({
  page,
  context,
  problems,
}) => {
  // The form's token has gone with the session.
  problems.allow(/40[13]/);
  await signIn(page, PEOPLE, ADMIN);
  await expect(person(page, 'Grace Okafor')).toBeVisible();
  await context.clearCookies();
  await field(page).fill('a');
  await signInAgain(page, 'aiko@meridian.example');
  await expect(person(page, 'Aiko')).toBeVisible();
  await expect(person(page, 'Grace Okafor')).toBeHidden();
  await expect(person(page, 'Priya Nair')).toBeHidden();
});

test('BIZ-087 BIZ-136 BIZ-140 an administrator invites somebody, who joins, gets another role, and is removed', {
  tag: '@smoke',
}, async ({ page, browser, baseURL }) => {
  const email = `mei.tan.${Date.now()}@example.net`;
  const act = async (name: string) => {
    await hub(page)
      .getByRole('button', { name: `Actions for ${email.split('@')[0]}` })
      .click();
    await hub(page).getByRole('menuitem', { name, exact: true }).click();
  };
  const said = (text: string) => expect(hub(page).getByText(text)).toBeVisible();
  await signIn(page, PEOPLE, 'aiko@meridian.example');
  await hub(page).getByRole('button', { name: 'Invite people' }).click();
  await hub(page).getByLabel('Email addresses').fill(`Mei Tan <${email}>, nobody`);
  await hub(page).getByRole('button', { name: 'Send invitations' }).click();
  await said(`Invited: ${email}`);
  await said('Not an email address: nobody');
  await expect(hub(page).getByRole('row', { name: email })).toContainText('Invited');
  await expectAccessible(page, 'travel-admin-hub');
  const link = linkIn(await mailTo(page, email, 'company-invitation'));

  await test.step('who is invited makes an account, and is in the company', async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const theirs = await context.newPage();
    await theirs.goto(link);
    await expectAccessible(theirs, 'main');
    await theirs.getByLabel('New password').fill('seventeen green bicycles');
    await theirs.getByRole('button', { name: 'Create account and join' }).click();
    await expect(theirs.locator('travel-business').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(theirs.url()).pathname).toBe('/business/tasks');
    await context.close();
  });

  await page.reload();
  await expect(hub(page).getByRole('row', { name: email })).toContainText('Member');
  await act('Change the role');
  await page.getByRole('alertdialog').getByRole('radio', { name: 'Approver' }).check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(hub(page).getByRole('row', { name: email })).toContainText('Approver');
  await act('Remove from the company');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the company' }).click();
  await expect(hub(page).getByRole('row', { name: email })).toHaveCount(0);

  await test.step('all of it is in the log', async () => {
    await page.goto('/business/account-permissions/log');
    for (const text of [`Member “${email}”: removed`, 'Role: Traveler → Approver', `Invitation “${email}”: added`]) {
      await expect(hub(page).getByText(text).first()).toBeVisible();
    }
  });
});

test('API-124 BIZ-092 approvers are those whose role lets them approve', async ({ page }) => {
  // This member's company has the settings of approvals switched on.
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
  await expect(hub(page).getByText(/Ends on/)).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await page.goto('/business/account-permissions/log');
  await expect(
    hub(page)
      .getByRole('row', { name: /Access for support: changed.*Hana/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  const download = page.waitForEvent('download');
  await hub(page).getByRole('link', { name: 'Save as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(
    // Another administrator may have changed something meanwhile.
    /^\uFEFFtime,member,.*\r\n[^\r]*,Hana [^\r]*,IMPERSONATION_SUPPORT,CHANGED,/s,
  );
  await page.goBack();
  await support.click();
  await expect(hub(page).getByText('Support can no longer act as members of your company.')).toBeVisible();
  await page.reload();
  await expect(support).not.toBeChecked();
});
