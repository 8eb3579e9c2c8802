/**
 * The first press on a phone: what it opens is HTML before React, which is held back here, and used at once. Then React
 * comes, or never.
 */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { country, currency, PAGE, surface, trigger } from './pickers/pickers.ts';
import { runPending } from './runPending.ts';
import { dialogOf } from './sign-in/dialog.ts';
import type { Traffic } from './Traffic.ts';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  intentLoaded,
  loadReact,
  picture,
  slowDown,
  test,
} from './test.ts';

const SIGN_IN = '/scenarios/sign-in/';
/** Everything of React and the pieces; not step 0, the fragments and what shows them. */
const REACT = /\/travel-shell\/(runtime|pickers|sign-in|header|account-menu|footer)\//;

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** The files of a press before it shows anything; delayed, so that its rounds can be told apart. */
const FIRST = /\.open\.html|intent\.|pieces\.json/;
const firstRounds = (traffic: Traffic) => traffic.rounds(FIRST).map((round) => round.length);

/** Holds React back until the returned function is called. */
async function withoutReact(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REACT, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    // A press that React repeats may have left the page.
    await headerReady(page).catch((error: Error) => expect(error.message).toMatch(/destroyed|navigat|closed/));
  };
}

const isDefined = (page: Page, tag: string) => page.evaluate((name) => customElements.get(name) !== undefined, tag);

/** A number for each of its elements, to see that they stay. */
const mark = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const all = document.querySelector(name)?.shadowRoot?.querySelectorAll('[data-first-screen] *') ?? [];
    for (const element of all) Object.assign(element, { isMarked: true });
    return all.length;
  }, tag);
const marked = (page: Page, tag: string) =>
  page.evaluate(
    (name) =>
      [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('[data-first-screen] *') ?? [])].filter(
        (element) => 'isMarked' in element,
      ).length,
    tag,
  );

for (const [width, isPhone] of [
  [1280, false],
  [390, true],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, ...(isPhone && { hasTouch: true, isMobile: true }) });

    const press = (_: Page, selector: ReturnType<Page['locator']>) => (isPhone ? selector.tap() : selector.click());

    test('the country list is there before React, is typed into, and hydrated in place', async ({ page, traffic }) => {
      const letReact = await withoutReact(page);
      await page.goto(`${PAGE}?locale=de-DE`);
      await press(page, trigger(country(page)));
      const field = country(page).getByRole('textbox');
      await expect(field).toBeVisible();
      if (isPhone) await field.tap();
      // On a wide window without another press.
      await expect(field).toBeFocused();
      await page.keyboard.type('belg');
      expect(await isDefined(page, 'travel-country-picker')).toBe(false);
      await expectAccessible(page, 'travel-country-picker');
      await picture(page, `first-country-${width}`);
      const before = await mark(page, 'travel-country-picker');

      await letReact();
      await expect(field).toHaveValue('belg');
      await expect(field).toBeFocused();
      await expect(country(page).locator('a.entry:visible, .expander:visible')).toHaveCount(isPhone ? 1 : 3);
      expect(await marked(page, 'travel-country-picker')).toBe(before);
      expect(traffic.paths(/CountryPickerState/)).toEqual([]);
      await field.fill('');
      await expect(country(page).locator('.country:visible').nth(5)).toBeVisible();
    });

    test('a country is a link before React', async ({ page }) => {
      await withoutReact(page);
      await page.goto(`${PAGE}?locale=en-US`);
      await press(page, trigger(country(page)));
      // The link is of the list, not one of the plain links that are there before it.
      // The first frame has no more than a window can show, a later one all.
      await expect(country(page).locator('.country:visible')).toHaveCount(250);
      const link = country(page).locator('a.entry', { hasText: 'France (français)' });
      await expect(link).toBeVisible();
      await page.route('**/fr-FR', (route) =>
        route.fulfill({ body: '<title>France</title>', contentType: 'text/html' }),
      );
      await press(page, link);
      await expect(page).toHaveTitle('France');
    });

    test('a currency that is pressed before React is applied', async ({ page }) => {
      const letReact = await withoutReact(page);
      await page.goto(`${PAGE}?locale=en-US&search`);
      await press(page, trigger(currency(page)));
      const yen = currency(page).getByRole('option', { name: /JPY/ }).first();
      await expect(yen).toBeVisible();
      await expectAccessible(page, 'travel-currency-picker');
      await picture(page, `first-currency-${width}`);
      await press(page, yen);
      const answered = page.waitForResponse(/currency\/v1\/set/);
      const reloaded = page.waitForEvent('framenavigated');
      // Not waited for: the press leaves the page, mostly before it can say that React is there.
      void letReact().catch(() => {});
      expect((await answered).request().postDataJSON()).toMatchObject({ currencyCode: 'JPY' });
      await reloaded;
      // A page that is closed while it comes can keep Chromium from closing at all.
      await page.waitForLoadState();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('the sign-in is there before React, with its email form, and hydrated in place', async ({ page }) => {
      const letReact = await withoutReact(page);
      await page.goto(SIGN_IN);
      const { dialog, button, heading } = dialogOf(page);
      await press(page, page.locator('#save'));
      await expect(heading('Keep it for later')).toBeVisible();
      expect(await isDefined(page, 'travel-sign-in')).toBe(false);
      await expectAccessible(page, 'travel-sign-in');
      await picture(page, `first-sign-in-${width}`);
      await press(page, button('Continue with email'));
      // At once.
      await page.keyboard.type('ada@exam');
      await expectAccessible(page, 'travel-sign-in');
      await picture(page, `first-email-${width}`);
      const before = await mark(page, 'travel-sign-in');
      const field = dialog.getByRole('textbox');

      await letReact();
      await expect.poll(() => isDefined(page, 'travel-sign-in')).toBe(true);
      await expect(page.locator('travel-sign-in')).toHaveJSProperty('isConnected', true);
      await expect.poll(() => page.locator('travel-sign-in').evaluate((it) => it.matches(':state(ready)'))).toBe(true);
      expect(await marked(page, 'travel-sign-in')).toBe(before);
      await expect(field).toHaveValue('ada@exam');
      await expect(field).toBeFocused();
      await page.keyboard.type('ple.com');
      await page.keyboard.press('Enter');
      await expect(heading('Sign in')).toBeVisible();
      await expect(dialogOf(page).name).toHaveValue('ada@example.com');
      await button('Close').click();
      await expect(page.locator('#said')).toHaveText('Not saved');
      await expect(dialog).toBeHidden();
    });

    // The width makes no difference to what a form sends.
    if (isPhone) {
      test('an email that is sent before React goes on with React', async ({ page }) => {
        const letReact = await withoutReact(page);
        await page.goto(SIGN_IN);
        const { button, heading, name } = dialogOf(page);
        await press(page, page.locator('#save'));
        await press(page, button('Continue with email'));
        await page.keyboard.type('ada@example.com');
        await page.keyboard.press('Enter');
        await letReact();
        await expect(heading('Sign in')).toBeVisible();
        await expect(name).toHaveValue('ada@example.com');
      });
    }
  });
}

test.describe('before React', () => {
  test('the account menu’s link shows the sign-in, and the page reloads after it', async ({ page }) => {
    const letReact = await withoutReact(page);
    await page.goto(SIGN_IN);
    const { account, header } = headerOf(page);
    const { button, heading, name, password, submit } = dialogOf(page);
    await account.click();
    await intentLoaded(page);
    await header.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(heading('Sign in or create an account')).toBeVisible();
    await button('Continue with email').click();
    await page.keyboard.type('ada@example.com');
    await letReact();
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('ada@example.com');
    await password.fill(DEMO_PASSWORD);
    const reloaded = page.waitForEvent('load');
    await submit.click();
    await reloaded;
  });

  test('the account menu’s link leads to the sign-in page where there is no first screen', async ({
    page,
    problems,
  }) => {
    problems.allow(/404|Failed to load/);
    await page.route(/\.open\.html/, (route) => route.fulfill({ status: 404, body: '' }));
    await withoutReact(page);
    await page.goto(SIGN_IN);
    const { account, header } = headerOf(page);
    await account.click();
    await intentLoaded(page);
    await header.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/login/);
  });

  test('the account menu by itself is there, and stays open', async ({ page }) => {
    const letReact = await withoutReact(page);
    await page.goto('/scenarios/account-menu/');
    const menu = page.locator('travel-account-menu');
    const link = menu.getByRole('link', { name: 'Sign in', exact: true });
    await menu.locator('[part=trigger]').click();
    await link.focus();
    await letReact();
    await expect(link).toBeVisible();
    await expect(link).toBeFocused();
  });

  test('the footer’s site map is there on a narrow window, and keeps the focus', async ({ page }) => {
    const letReact = await withoutReact(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/scenarios/footer/');
    await page.locator('travel-footer [part=site-map-button]').click();
    const link = page.locator('travel-footer > [slot=site-map] a').nth(2);
    await link.focus();
    await letReact();
    await loadReact(page, 'travel-footer');
    await expect(page.locator('travel-footer [part=site-map]')).toHaveAttribute('role', 'dialog');
    await expect(link).toBeFocused();
  });

  test('the sign-in’s HTML comes beside its script; Tab stays in the dialog and in order, Escape and a press beside it close it for good', async ({
    page,
    traffic,
  }) => {
    await slowDown(page, 150, FIRST);
    const letReact = await withoutReact(page);
    await page.goto(SIGN_IN);
    const { dialog, button } = dialogOf(page);
    await page.locator('#save').click();
    await expect(dialog).toBeVisible();
    expect(firstRounds(traffic)).toEqual([3]);
    await page.keyboard.press('Tab');
    await expect(button('Continue with Google')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button('Continue with Apple')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#save')).toBeFocused();

    await page.locator('#save').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();

    await letReact();
    await expect(page.locator('#said')).toHaveText('Not saved');
    await expect(dialog).toBeHidden();
    await page.locator('#save').click();
    await expect(dialog).toBeVisible();
  });

  test('Tab, Escape and a press outside work in the country list, and each of two pickers shows its own', async ({
    page,
  }) => {
    const letReact = await withoutReact(page);
    await page.goto(`${PAGE}?locale=en-US`);
    const list = country(page).locator('.countries');
    await trigger(country(page)).focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await expect(country(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(country(page).locator('a.entry').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await trigger(country(page)).click();
    await expect(list).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(list).toBeHidden();

    await test.step('each of two pickers shows its own list', async () => {
      await trigger(country(page)).click();
      await expect(country(page).locator('a.entry', { hasText: 'France (français)' })).toBeVisible();
      await page.keyboard.press('Escape');
      await trigger(currency(page)).click();
      await expect(currency(page).getByRole('option', { name: /JPY/ }).first()).toBeVisible();
      await expect(currency(page).locator('a.entry')).toHaveCount(0);
      await expect(country(page).getByRole('option')).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await letReact();
    await expect(list).toBeHidden();
    await trigger(country(page)).click();
    await expect(list).toBeVisible();
  });

  test('is laid out from right to left in Arabic', async ({ page }) => {
    await withoutReact(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${PAGE}?locale=ar&lang=ar`);
    await trigger(country(page)).click();
    await expect(country(page).locator('.countries')).toBeVisible();
    await picture(page, 'first-country-ar');
    await page.goto(`${SIGN_IN}?lang=ar`);
    await page.locator('#save').click();
    await expect(dialogOf(page).dialog).toBeVisible();
    await picture(page, 'first-sign-in-ar');
    await expect(dialogOf(page).dialog.locator('> *')).toHaveCSS('direction', 'rtl');
  });

  test('a strict policy has nothing to object to, and a provider that is pressed is opened with React', async ({
    page,
  }) => {
    const letReact = await withoutReact(page);
    await page.goto(`${SIGN_IN}?csp`);
    await page.locator('#save').click();
    const { button, dialog, heading } = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('position', 'fixed');
    expect((await dialog.boundingBox())?.width).toBe(480);
    await button('Continue with Naver').click();
    const popup = page.waitForEvent('popup');
    await letReact();
    await expect(dialog).toBeVisible();
    await expect(heading('Continue with Naver')).toBeVisible();
    await (await popup).close();
  });
});

test.describe('where React never comes', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/Failed to load resource|net::ERR_|^request: /);
    problems.allow(/LOAD_FAILED/);
    await page.route(/\/travel-shell\/sign-in\//, (route) => route.abort('failed'));
  });

  test('the email form is sent to the sign-in page, which leads back', async ({ page }) => {
    await page.goto(SIGN_IN);
    const { button } = dialogOf(page);
    await page.locator('#save').click();
    await button('Continue with email').click();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login\?/);
    await expect(page.getByLabel('Email or phone')).toHaveValue('ada@example.com');
    expect(new URL(page.url()).searchParams.get('redir')).toContain(SIGN_IN);
  });

  test('the dialog stays while the visitor is typing, and the form still works then', async ({ page }) => {
    await page.goto(SIGN_IN);
    const { button, dialog } = dialogOf(page);
    await page.locator('#save').click();
    await button('Continue with email').click();
    await page.keyboard.type('ada@example.com');
    await expect.poll(() => page.locator('#said').textContent()).toBe('Not saved');
    await expect(dialog).toBeVisible();
    await button('Continue').click();
    await page.waitForURL(/\/login\?/);
  });
});

test('a list’s HTML comes beside its script; its surface is a sheet before React and after it, without a jump', async ({
  page,
  traffic,
}) => {
  await slowDown(page, 150, FIRST);
  const letReact = await withoutReact(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${PAGE}?locale=en-US`);
  await trigger(country(page)).click();
  await expect(country(page).getByRole('textbox')).toBeVisible();
  expect(firstRounds(traffic)).toEqual([3]);
  await expect(country(page).locator('.countries')).toBeVisible();
  await runPending(page);
  const before = await surface(country(page)).boundingBox();
  await letReact();
  await expect(surface(country(page))).toHaveAttribute('open', '');
  await runPending(page);
  expect(await surface(country(page)).boundingBox()).toEqual(before);
});
