/** Header and footer by one tag or as fragments where something else is down: the page works, one line is logged. */
import type { Page, Route } from '@playwright/test';
import type { Problems } from './Problems.ts';
import { dialogOf } from './sign-in/dialog.ts';
import { expect, headerOf, headerReady, layoutShifts, seen, test, WITH_MORE } from './test.ts';

const pageOf = (host: string) => `/scenarios/foreign/?host=${host}`;
const PAGE = pageOf('plain');
/** The page's policy refuses what it does not name. */
const STRICT = pageOf('strict');
const SERVED = `${PAGE}&served`;
const FRAGMENTS = /\/travel-shell\/fragments\//;
/** The files of React and the pieces; not step 0 and the fragments. */
const FILES = /\/travel-shell\/(?!loader\.js|room\.css|fragments\/)/;
const API = /\/(s|k|horizon)\//;

/** Allows what the browser says of a broken request, and one line of ours. */
function allowOneLine(problems: Problems): readonly string[] {
  problems.allow(/Failed to load resource|net::ERR_|integrity|MIME type|^request: /);
  return problems.allow(/^console: \[travel-/);
}

const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });

test.use({
  viewport: WITH_MORE,
  // On an IP address React takes the passkey button out of the dialog again, which moves it.
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/** Both menus open and close by keyboard, and a link leads on. */
async function expectUsable(page: Page): Promise<void> {
  const { account, accountMenu, header, moreMenu } = headerOf(page);
  for (const [button, menu] of [
    [header.locator('.more'), moreMenu],
    [account, accountMenu],
  ] as const) {
    await button.press('Enter');
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
  await expect(page.locator('travel-footer').getByRole('link', { name: 'About us' })).toBeVisible();
}

async function expectLinkWorks(page: Page): Promise<void> {
  await headerOf(page).header.locator('[part=trips]').click();
  await expect(page).toHaveURL(/\/trips$/);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one tag shows its own links', async ({ page }) => {
    await page.goto('/scenarios/bare/');
    const trips = page.locator('travel-header > a', { hasText: 'Trips' });
    await expect(trips).toBeVisible();
    await trips.click();
    await expect(page).toHaveURL(/\/trips$/);
  });

  // On the page that allows least.
  test('fragments open their menus and lead on', async ({ page }) => {
    await page.goto(`${STRICT}&served`);
    await expectUsable(page);
    await expectLinkWorks(page);
  });
});

for (const [form, path] of [
  ['one tag on a page with a strict policy', STRICT],
  ['fragments', SERVED],
] as const) {
  test(`with ${form} and the back end down, menus open and the sign-in dialog, too`, async ({ page, problems }) => {
    const logged = allowOneLine(problems);
    await page.route(API, (route) => route.abort('connectionrefused'));
    await page.goto(path);
    await expectUsable(page);
    await headerReady(page, 2);
    await expectUsable(page);
    const { account, accountMenu } = headerOf(page);
    await account.click();
    await accountMenu.getByRole('link', { name: 'Sign in' }).click();
    await expect(dialogOf(page).button('Continue with email')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await layoutShifts(page)).toEqual([]);
    await expectLinkWorks(page);
    expect(logged.length, logged.join('\n')).toBeLessThanOrEqual(1);
  });
}

for (const [form, path, what, answer] of [
  ['one tag', PAGE, 'missing', missing],
  ['fragments', SERVED, 'hanging', () => undefined],
] as const) {
  test.describe(`with ${form}`, () => {
    test(`and every file after them ${what}, the HTML works`, async ({ page, problems }) => {
      const logged = allowOneLine(problems);
      await page.route(FILES, answer);
      await page.goto(path);
      await expectUsable(page);
      if (what === 'missing') await expect.poll(() => seen(page, 'travel-error')).not.toEqual([]);
      await expectUsable(page);
      await expectLinkWorks(page);
      expect(logged.length, logged.join('\n')).toBeLessThanOrEqual(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('of another release than the files, React replaces them', async ({ page }) => {
      await page.route(/pieces\.json|fragments|foreign/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/data-travel-root="[^"]+"/g, 'data-travel-root="0.0.1+old"');
        await route.fulfill({ response, body: body.replaceAll('>Trips<', '>Journeys<') });
      });
      await page.goto(path);
      const trips = headerOf(page).header.locator('[part=trips]');
      await expect(trips).toHaveText('Journeys');
      await headerReady(page, 2);
      await expect(trips).toHaveText('Trips');
      await expectUsable(page);
      await expectLinkWorks(page);
    });
  });
}

for (const [what, answer, host] of [
  ['missing', missing, 'strict'],
  ['hanging', () => undefined, 'plain'],
] as const) {
  test(`where fragments are ${what}, React renders both tags: ${host}`, async ({ page, problems }) => {
    const logged = allowOneLine(problems);
    await page.route(FRAGMENTS, answer);
    await page.goto(pageOf(host));
    await headerReady(page, 2);
    await expectUsable(page);
    await expectLinkWorks(page);
    expect(logged.length, logged.join('\n')).toBeLessThanOrEqual(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
