/** Settings of a company on the real back end: saved, refused, changed by two at once, kept when the session ends. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../test.ts';
import { expectRefusal, FAILURES, hub, openElsewhere, SAID_OF_FAILURES, signInAgain } from './hub.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// They share the settings of companies.
test.describe.configure({ mode: 'serial' });

const ADMIN = 'hana@cornerbooks.example';
/** May change the policy, and nothing else of the company. */
const MANAGER = 'felix@cornerbooks.example';
const TRAVELLER = 'pavel@cornerbooks.example';
const POLICY = '/business/policy/car/settings';
const MODES = '/business/approvals/settings';

const radio = (page: Page, name: string) => hub(page).getByRole('radio', { name });
const days = (page: Page) => hub(page).getByRole('textbox', { name: 'Days in advance' });
const save = (page: Page) => hub(page).getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => hub(page).getByText('Saved', { exact: true });

async function setDays(page: Page, value: string): Promise<void> {
  await days(page).fill(value);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
}

test('API-088 BIZ-110 a travel manager reads and changes the policy, with no other permission', async ({ page }) => {
  await signIn(page, POLICY, MANAGER);
  await setDays(page, '5');
  await page.reload();
  await expect(days(page)).toHaveValue('5');
  await expect(hub(page).getByText(/Last changed by Felix Braun on /)).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await setDays(page, '');
});

test('who has no permission has no form', async ({ page, problems }) => {
  problems.allow(/403/);
  await signIn(page, '/business', TRAVELLER);
  await page.goto(POLICY);
  await expect(hub(page).getByText(/You may not open this page/)).toBeVisible();
  await expect(hub(page).getByRole('textbox')).toHaveCount(0);
});

test('what two administrators change at once is asked about, by field, and nothing is overwritten in silence', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/412/);
  await signIn(page, POLICY, ADMIN);
  await expect(days(page)).toBeVisible();
  const other = await openElsewhere(browser, page, POLICY, MANAGER);
  await setDays(other, '9');

  await days(page).fill('3');
  await save(page).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('radio', { name: /9/ })).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(days(page)).toHaveValue('3');
  await save(page).click();
  await question.getByRole('radio', { name: /3/ }).click();
  await question.getByRole('button', { name: /Save/ }).click();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(days(other)).toHaveValue('3');
  await setDays(other, '');
  await other.context().close();
});

test('API-087 BIZ-109 when the session has ended, one signs in in a dialog, and the form is saved', async ({
  page,
  context,
  problems,
}) => {
  // The form token goes with the session.
  problems.allow(/40[13]/);
  await signIn(page, MODES, 'aiko@meridian.example');
  await expect(radio(page, 'All trips')).toBeChecked();
  await radio(page, 'None').click();
  await context.clearCookies();
  await save(page).click();
  const sent = page.waitForResponse((answer) => /autoApproval\/ALL/.test(answer.url()) && answer.ok());
  await expect(page.locator('travel-sign-in').getByRole('button', { name: 'Continue with email' })).toBeVisible();
  // Behind the dialog it has no role.
  await expect(hub(page).locator('[value=ALL]')).toBeChecked();
  await signInAgain(page, 'aiko@meridian.example');
  await sent;
  await expect(radio(page, 'None')).toBeChecked();
  await page.reload();
  await expect(radio(page, 'None')).toBeChecked();
  await radio(page, 'All trips').click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

const CALLS = /\/settings\/autoApproval/;

for (const [how, act] of FAILURES)
  test(`after ${how} the form is as it was`, async ({ page, problems }) => {
    problems.allow(SAID_OF_FAILURES);
    await signIn(page, MODES, 'aiko@meridian.example');
    await radio(page, 'None').click();
    await act(page, CALLS);
    await save(page).click();
    await expectRefusal(page);
    await expect(radio(page, 'None')).toBeChecked();
    await page.unroute(CALLS);
    for (const mode of ['None', 'All trips']) {
      await radio(page, mode).click();
      await save(page).click();
      await expect(saved(page)).toBeVisible();
    }
  });

test('after a missing second factor the form is as it was', async ({ page, problems }) => {
  problems.allow(/403/);
  await signIn(page, MODES, 'aiko@meridian.example');
  await radio(page, 'None').click();
  await page.route(CALLS, (route) =>
    route.fulfill({
      status: 403,
      json: { errors: [{ code: 'MISSING_TWO_FACTOR_AUTHENTICATION', description: '' }] },
    }),
  );
  await save(page).click();
  await page.waitForURL(/\/business\/verify/);
  await page.goto(MODES);
  await expect(radio(page, 'None')).toBeChecked();
});
