/** How the end of a session affects a page and the visitor's other tabs. */
import { runPending } from './runPending.ts';
import { expect, headerOf, headerReady, open, signIn, test } from './test.ts';

const PAGE = '/scenarios/bare/';
const ENDED = { status: 401, json: { errors: [{ code: 'INVALID_SESSION', description: 'It has ended.' }] } };

test('ERR-005, ERR-006, ERR-007: a call with an expired session reloads the page, at most once in ten minutes', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const lazy: string[] = [];
  page.on('request', (request) => {
    if (/\/runtime\/follow-failure\./.test(request.url())) lazy.push(request.url());
  });
  await signIn(page, PAGE);
  await headerReady(page);
  await page.route('**/k/run/auth/logout', (route) => route.fulfill(ENDED));
  const { account, accountMenu } = headerOf(page);
  expect(lazy, 'nothing for failures before there is one').toEqual([]);

  await account.click();
  const reloaded = page.waitForEvent('load');
  await accountMenu.getByRole('link', { name: 'Sign out' }).click();
  await reloaded;
  expect(lazy).toHaveLength(1);
  await headerReady(page);
  await expect(account).toHaveAccessibleName('Account: Ada Lovelace');

  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await account.click();
  await accountMenu.getByRole('link', { name: 'Sign out' }).click();
  await expect(accountMenu.getByRole('alert')).toBeVisible();
  await runPending(page);
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
});

test('a host may cancel the reload and handle it; the next sign-out also signs out the other tabs', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await signIn(page, PAGE);
  await headerReady(page);
  await page.route('**/k/run/auth/logout', (route) => route.fulfill(ENDED));
  const navigation = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.travelShell?.on('travel-navigate', (event) => {
          event.preventDefault();
          resolve(event.detail);
        });
      }),
  );
  const { account, accountMenu } = headerOf(page);
  await account.click();
  await accountMenu.getByRole('link', { name: 'Sign out' }).click();
  expect(await navigation).toEqual({ kind: 'reload', reason: 'INVALID_SESSION' });
  await expect(accountMenu.getByRole('alert')).toBeVisible();

  await test.step('signing out in one tab signs out the others', async () => {
    await page.unroute('**/k/run/auth/logout');
    const other = await context.newPage();
    await open(other, PAGE);
    await expect(headerOf(other).account).toHaveAccessibleName('Account: Ada Lovelace');
    await accountMenu.getByRole('link', { name: 'Sign out' }).click();
    await expect(account).toHaveAccessibleName('Sign in');
    await expect(headerOf(other).account).toHaveAccessibleName('Sign in');
  });
});
