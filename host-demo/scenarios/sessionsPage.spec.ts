/** The page with one's sessions, in the shell. */
import { expect, expectAccessible, headerReady, picture, signIn, test } from './test.ts';

const PAGE = '/s/ident/sessions';

test('signs out another browser from the account page', async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, '/healthz', 'bo@example.com');
  await signIn(page, '/profile/account', 'bo@example.com');
  await page.getByRole('link', { name: 'Where you are signed in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where you are signed in' })).toBeVisible();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.first()).toContainText('This browser');
  await expect(entries.first()).toContainText(/Chrome on Linux/);
  await headerReady(page, 2);
  await expect(page.locator('travel-header').locator('[part=account]')).toHaveAccessibleName(/^Account: /);
  await expectAccessible(page, 'main');
  await picture(page, 'sessions');
  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Done. It is signed out.');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await other.goto(PAGE);
  await expect(other).toHaveURL(/\/login\?redir=/);
  await other.context().close();
});

test.describe('in Arabic, on a telephone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'ar' });

  test('reads from right to left and fits', async ({ page }) => {
    await signIn(page, PAGE, 'grace@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'أين سجّلت الدخول' })).toBeVisible();
    await expectAccessible(page, 'main');
    await picture(page, 'sessions-arabic');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
