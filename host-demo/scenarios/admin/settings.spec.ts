/** Settings of a company on the real back end: saved, refused, changed by two at once, kept when the session ends. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { expect, expectAccessible, signIn, test } from '../test.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// They share the settings of companies.
test.describe.configure({ mode: 'serial' });

const ADMIN = 'hana@cornerbooks.example';
/** May change the policy, and nothing else of the company. */
const MANAGER = 'felix@cornerbooks.example';
const TRAVELLER = 'pavel@cornerbooks.example';
const POLICY = '/business/policy/car/settings';
const MODES = '/business/approvals/settings';

const hub = (page: Page) => page.locator('travel-admin-hub');
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
  baseURL,
  problems,
}) => {
  problems.allow(/412/);
  await signIn(page, POLICY, ADMIN);
  await expect(days(page)).toBeVisible();
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signIn(other, POLICY, MANAGER);
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
  const dialog = page.locator('travel-sign-in');
  await dialog.getByRole('button', { name: 'Continue with email' }).click();
  await dialog.locator('[name=username]').fill('aiko@meridian.example');
  await page.keyboard.press('Enter');
  await dialog.locator('[name=password]').fill(DEMO_PASSWORD);
  const sent = page.waitForResponse((answer) => /autoApproval\/ALL/.test(answer.url()) && answer.ok());
  await page.keyboard.press('Enter');
  await sent;
  await expect(radio(page, 'None')).toBeChecked();
  await page.reload();
  await expect(radio(page, 'None')).toBeChecked();
  await radio(page, 'All trips').click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

for (const [how, act] of [
  [
    'an error of the back end',
    (page: Page) => page.route(/\/settings\/autoApproval/, (route) => route.fulfill({ status: 500 })),
  ],
  ['no answer', (page: Page) => page.route(/\/settings\/autoApproval/, (route) => route.abort('timedout'))],
  [
    'an answer that takes more than 10 s',
    (page: Page) =>
      page.route(/\/settings\/autoApproval/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 11_000));
        await route.abort();
      }),
  ],
  [
    'a missing second factor',
    (page: Page) =>
      page.route(/\/settings\/autoApproval/, (route) =>
        route.fulfill({
          status: 403,
          json: { errors: [{ code: 'MISSING_TWO_FACTOR_AUTHENTICATION', description: '' }] },
        }),
      ),
  ],
] as const)
  test(`after ${how} the form is as it was`, async ({ page, problems }) => {
    problems.allow(/500|ERR_TIMED_OUT|403|NETWORK|failed/i);
    await signIn(page, MODES, 'aiko@meridian.example');
    await radio(page, 'None').click();
    await act(page);
    await save(page).click();
    if (how === 'a missing second factor') {
      await page.waitForURL(/\/business\/verify/);
      await page.goto(MODES);
    } else await expect(hub(page).getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(radio(page, 'None')).toBeChecked();
  });
