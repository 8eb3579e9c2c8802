/**
 * A form of the company's settings on the real back end: saved, refused, changed by two at once, kept when the session ends.
 * All of them are one component, so the policy speaks for each.
 */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../test.ts';
import { hub, openElsewhere, SAID_OF_FAILURES, SITUATIONS } from './hub.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// They share the settings of companies.
test.describe.configure({ mode: 'serial' });

const ADMIN = 'hana@cornerbooks.example';
/** May change the policy, and nothing else of the company. */
const MANAGER = 'felix@cornerbooks.example';
const TRAVELER = 'pavel@cornerbooks.example';
const POLICY = '/business/policy/car/settings';

const days = (page: Page) => hub(page).getByRole('textbox', { name: 'Days in advance' });
const save = (page: Page) => hub(page).getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => hub(page).getByText('Saved', { exact: true });

async function setDays(page: Page, value: string): Promise<void> {
  await days(page).fill(value);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
}

test('API-088 BIZ-110 a travel manager reads and changes the policy, with no other permission; who has none has no form', {
  tag: '@smoke',
}, async ({ page, context, problems }) => {
  await signIn(page, POLICY, MANAGER);
  await setDays(page, '5');
  await page.reload();
  await expect(days(page)).toHaveValue('5');
  await expect(hub(page).getByText(/Last changed by Felix Braun on /)).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await setDays(page, '');

  await test.step('who has no permission has no form', async () => {
    problems.allow(/403/);
    await context.clearCookies();
    await signIn(page, POLICY, TRAVELER);
    await expect(hub(page).getByText(/You may not open this page/)).toBeVisible();
    await expect(hub(page).getByRole('textbox')).toHaveCount(0);
  });
});

test('API-088 BIZ-110 after whatever happens to a save the policy is as it was typed, and then saved; a page left with unsaved changes asks first', {
  tag: '@smoke',
}, async ({ page, browser, problems }) => {
  problems.allow(SAID_OF_FAILURES);
  await signIn(page, POLICY, ADMIN);
  for (const [how, happen] of SITUATIONS)
    await test.step(`after ${how}`, async () => {
      await setDays(page, '');
      await days(page).fill('3');
      await happen({
        page,
        calls: /\/settings\/policies\/car$/,
        login: ADMIN,
        press: () => save(page).click(),
        // By its name: behind a dialog it has no role.
        expectTyped: () => expect(hub(page).locator('[name=minimumDaysInAdvance]:not([type=radio])')).toHaveValue('3'),
        async change() {
          const other = await openElsewhere(browser, page, POLICY, MANAGER);
          await setDays(other, '9');
          await other.context().close();
        },
      });
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(days(page)).toHaveValue('3');
    });

  await test.step('a page that is left with unsaved changes asks first', async () => {
    await days(page).fill('4');
    const elsewhere = hub(page).locator('.wide a[href="/business/policy/car/restrictions"]');
    await elsewhere.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'travel-admin-hub');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(days(page)).toHaveValue('4');
    await elsewhere.click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/policy\/car\/restrictions$/);
  });
});
