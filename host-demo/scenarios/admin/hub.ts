/** Helpers of the hub's specs. */
import { type Browser, expect, type Locator, type Page, type Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { expectAccessible, signIn } from '../test.ts';

export const hub = (page: Page): Locator => page.locator('travel-admin-hub');

/** Signs in a visitor whose session has ended: in the dialog, which goes on with what they did. */
export async function signInAgain(page: Page, login: string): Promise<void> {
  const dialog = page.locator('travel-sign-in');
  await dialog.getByRole('button', { name: 'Continue with email' }).click();
  await dialog.locator('[name=username]').fill(login);
  await page.keyboard.press('Enter');
  await dialog.locator('[name=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Another person opens a page of the site, in a browser of their own. */
export async function openElsewhere(
  browser: Browser,
  page: Page,
  path: string,
  login: string,
  password = DEMO_PASSWORD,
): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(other, path, login, password);
  return other;
}

/** An alert says that a press was refused. */
const expectRefusal = (page: Page): Promise<void> =>
  expect(hub(page).getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();

/** Takes the calls that write; those that read go on. */
const onWrite = (page: Page, calls: RegExp, act: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route(calls, (route) => (route.request().method() === 'GET' ? route.fallback() : act(route)));

/** Ways in which a save fails that say so above the form. */
const FAILURES: readonly (readonly [string, (page: Page, calls: RegExp) => Promise<unknown>])[] = [
  ['an error of the back end', (page, calls) => onWrite(page, calls, (route) => route.fulfill({ status: 500 }))],
  ['no answer', (page, calls) => onWrite(page, calls, (route) => route.abort('timedout'))],
  [
    'an answer that takes more than 10 s',
    (page, calls) =>
      onWrite(page, calls, async (route) => {
        // The server writes the change: only the answer is late.
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 11_000));
        // By now the page has given up.
        await route.fulfill({ response }).catch(() => {});
      }),
  ],
];

/** The console lines of these failures, of a session that has ended, and of a change by two people at once. */
export const SAID_OF_FAILURES = /500|ERR_TIMED_OUT|40[13]|412|NETWORK|TIMEOUT|failed/i;

interface Save {
  page: Page;
  /** Their addresses. */
  calls: RegExp;
  login: string;
  /** Presses the button. */
  press(): Promise<void>;
  /** The typed values are there. */
  expectTyped(): Promise<void>;
  /** Another administrator saves something else for the same field. */
  change(): Promise<void>;
}

/** Events during the save of a form, which keeps what was typed in each case, and is saved in the end. */
export const SITUATIONS: readonly (readonly [string, (save: Save) => Promise<void>])[] = [
  [
    'the end of the session',
    async ({ page, login, press, expectTyped }) => {
      await page.context().clearCookies();
      await press();
      await expect(page.locator('travel-sign-in').getByRole('button', { name: 'Continue with email' })).toBeVisible();
      await expectAccessible(page, 'travel-sign-in');
      await expectTyped();
      await signInAgain(page, login);
    },
  ],
  ...FAILURES.map(
    ([how, act]) =>
      [
        how,
        async ({ page, calls, press, expectTyped }: Save) => {
          await act(page, calls);
          await press();
          await expectRefusal(page);
          await expectTyped();
          await page.unroute(calls);
          await press();
        },
      ] as const,
  ),
  [
    'a missing second factor',
    async ({ page, calls, press, expectTyped }) => {
      const { href } = new URL(page.url());
      await onWrite(page, calls, (route) =>
        route.fulfill({
          status: 403,
          json: { errors: [{ code: 'MISSING_TWO_FACTOR_AUTHENTICATION', description: '' }] },
        }),
      );
      await press();
      await page.waitForURL(/\/business\/verify/);
      await page.unroute(calls);
      await page.goto(href);
      await expectTyped();
      await press();
    },
  ],
  [
    'the change of another administrator',
    async ({ page, press, expectTyped, change }) => {
      await change();
      await press();
      const question = page.getByRole('dialog');
      await expect(question).toBeVisible();
      await expectAccessible(page, 'travel-admin-hub');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expectTyped();
      await press();
      await question
        .getByRole('radio', { name: /^Yours/ })
        .first()
        .click();
      await question.getByRole('button', { name: 'Save this' }).click();
      await expect(question).toBeHidden();
    },
  ],
];
