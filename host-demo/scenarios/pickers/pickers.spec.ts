import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { dialogOf, fillDialog } from '../sign-in/dialog.ts';
import { expect, expectAccessible, layoutShifts, picture, signIn, test } from '../test.ts';
import { country, currency, openCountries, PAGE, surface, trigger, wake } from './pickers.ts';

// axe checks hundreds of links.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens plain links to the country sites, in a window and on a phone', async ({ page }) => {
    await page.goto(`${PAGE}?locale=de-DE`);
    await expect(trigger(country(page))).toContainText('Deutsch');
    await expect(trigger(country(page)).locator('img')).toHaveAttribute('src', /DE\.webp$/);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await trigger(country(page)).click();
      const link = page.getByRole('link', { name: 'France (français)' }).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('hreflang', 'fr-FR');
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    }
  });
});

test.describe('the country picker', () => {
  test('comes with the page, hydrates on the first intent without layout shift, and works by keyboard', {
    tag: '@smoke',
  }, async ({ page, traffic }) => {
    await page.goto(`${PAGE}?locale=de-DE&keep-path&strip-segments=1`);
    await runPending(page);
    expect(traffic.paths(/^\/(travel-shell|horizon)\//).filter((path) => !path.includes('/fonts/'))).toEqual([
      '/travel-shell/loader.js',
    ]);
    // The page's typeface may come after its first frame.
    const shifts = await layoutShifts(page);
    await wake(page);
    expect(await layoutShifts(page)).toEqual(shifts);
    await openCountries(page);
    expect(traffic.paths(/CountryPickerState/)).toHaveLength(1);
    await expectAccessible(page, 'travel-country-picker');
    await picture(page, 'country-picker');
    await page.keyboard.press('Escape');
    await expect(surface(country(page))).toBeHidden();

    await test.step('opens, searches and follows a site by keyboard', async () => {
      await trigger(country(page)).focus();
      await page.keyboard.press('Enter');
      await expect(country(page).getByRole('textbox')).toBeFocused();
      await page.keyboard.type('belgique');
      await expect(country(page).locator('a.entry:visible')).toHaveCount(1);
      await page.keyboard.press('Tab'); // past the button that empties the field
      await page.keyboard.press('Tab');
      await expect(country(page).getByRole('link', { name: 'Belgique (français)' })).toBeFocused();
      await page.route('**/fr-BE/**', (route) =>
        route.fulfill({ body: '<title>Belgique</title>', contentType: 'text/html' }),
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle('Belgique');
      expect(new URL(page.url()).pathname).toBe('/fr-BE/pickers/');
    });
  });

  test('needs step 1 and its own plan at once, not one after the other', async ({ page, traffic }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/plans/*/travel-country-picker.json', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${PAGE}?locale=de-DE`);
    await page.evaluate(() => void window.travelShell?.load('travel-country-picker'));
    await expect.poll(() => traffic.paths(/\/plans\/\w+\/travel-/)).toHaveLength(1);
    await expect.poll(() => traffic.paths(/\/runtime\/react\./)).toHaveLength(1);
    expect(traffic.paths(/\/pickers\/remoteEntry\./)).toEqual([]);
    resolve();
    await expect(page.locator('travel-country-picker:state(ready)').first()).toBeVisible();
  });

  test('is a sheet on a phone, where a tap expands a country, and so is the currency picker', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${PAGE}?locale=en-US`);
    await wake(page);
    await openCountries(page);
    await expect(surface(country(page))).toHaveAttribute('open', '');
    const belgium = country(page).getByRole('button', { name: /^België/ });
    await belgium.click();
    await expect(country(page).getByRole('link', { name: 'Belgique (français)' })).toBeVisible();
    await expectAccessible(page, 'travel-country-picker');
    await country(page).getByRole('button', { name: 'Close' }).click();
    await expect(surface(country(page))).toBeHidden();
    await expect(trigger(country(page))).toBeFocused();

    await trigger(currency(page)).click();
    await expect(surface(currency(page))).toHaveAttribute('open', '');
    await expectAccessible(page, 'travel-currency-picker');
  });

  test('is laid out from right to left in Arabic', async ({ page }) => {
    await page.goto(`${PAGE}?locale=ar&lang=ar`);
    await wake(page);
    await openCountries(page);
    const [box, button] = [await surface(country(page)).boundingBox(), await trigger(country(page)).boundingBox()];
    expect(box?.x).toBeCloseTo(button?.x ?? 0, 0);
    await expectAccessible(page, 'travel-country-picker');
  });
});

/** Currencies that no other test here stores. */
const CHOICES = [
  ['DKK', 'PLN'],
  ['CZK', 'HUF'],
] as const;

test.describe('the currency picker', () => {
  const choose = async (page: Page, code: string) => {
    await trigger(currency(page)).click();
    await currency(page).locator(`#all-${code}`).click();
  };
  const reloaded = (page: Page) => page.waitForEvent('load');

  test('PIC-048 PIC-056 anonymous: works by keyboard, and keeps the choice after a reload', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto(`${PAGE}?locale=en-US&search`);
    await wake(page);
    await expect(trigger(currency(page))).toContainText('$ USD');
    await trigger(currency(page)).focus();
    await page.keyboard.press('Enter');
    await expect(currency(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('swedish');
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'travel-currency-picker');
    const again = reloaded(page);
    await page.keyboard.press('Enter');
    await again;
    // The fragment has the site's currency; React comes without a pointer or a key.
    await expect(trigger(currency(page))).toContainText('kr SEK');
    await page.goto(`${PAGE}?locale=de-DE`);
    await expect(trigger(currency(page))).toContainText('SEK');
  });

  test('a list that cannot be had as HTML comes by React, also in the header', async ({ page, problems }) => {
    problems.allow(/Failed to load resource|503/);
    await page.route('**/fragments/currency-picker/*.open.html*', (route) => route.fulfill({ status: 503 }));
    for (const [path, place] of [
      [`${PAGE}?locale=en-US`, page],
      ['/scenarios/shell/?locale=en-US&currency', page.locator('travel-header')],
    ] as const) {
      await page.goto(path);
      const picker = place.locator('travel-currency-picker').first();
      await picker.locator('.trigger').click();
      await expect(picker.getByRole('option', { name: /EUR/ }).first()).toBeVisible();
    }
  });

  test('PIC-052 PIC-055 signed in: “yes” stores the choice with the account, “no” does not', async ({ page }) => {
    const path = `${PAGE}?locale=en-US&ask-to-save=`;
    await signIn(page, path);
    await wake(page);
    // Another attempt has stored its choice with this account, and the page may not know it yet: not the same again.
    const { retry, repeatEachIndex } = test.info();
    const [remembered, once] = CHOICES[(retry + repeatEachIndex) % CHOICES.length] as [string, string];
    for (const [answer, stored, code] of [
      ['Yes, remember it', true, remembered],
      ['No, only for now', false, once],
    ] as const) {
      await choose(page, code);
      const call = page.waitForRequest(/currency\/v1\/set/);
      const again = reloaded(page);
      await currency(page).getByRole('dialog').getByRole('button', { name: answer }).click();
      expect((await call).postDataJSON()).toEqual({ currencyCode: code, store: stored });
      await again;
      await wake(page);
    }
  });

  test.describe('for a signed-out visitor', () => {
    // Passkeys need a host name: the dialog offers none on an IP address.
    test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

    test('PIC-053 PIC-054 “yes” opens the sign-in, whose end asks again, and which stores the choice with the account', async ({
      page,
    }) => {
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/currency/v1/set')) sent.push(request.postDataJSON());
      });
      await page.goto(`${PAGE}?locale=en-US&ask-to-save=`);
      await wake(page);
      await expect(trigger(currency(page))).toContainText('$ USD');
      const question = currency(page).getByRole('dialog');
      await test.step('closing the sign-in shows the question again and stores nothing', async () => {
        await choose(page, 'NOK');
        await question.getByRole('button', { name: 'Sign in and remember it' }).click();
        await dialogOf(page).button('Close').click();
        await expect(question).toBeVisible();
        expect(sent).toEqual([]);
        const again = reloaded(page);
        await question.getByRole('button', { name: 'No, only for now' }).click();
        await again;
        expect(sent).toEqual([{ currencyCode: 'NOK', store: false }]);
        sent.length = 0;
        await wake(page);
      });
      await choose(page, 'SEK');
      await question.getByRole('button', { name: 'Sign in and remember it' }).click();
      await expect(dialogOf(page).dialog).toBeVisible();
      expect(sent).toEqual([]);
      const again = reloaded(page);
      await fillDialog(page, 'bo@example.com');
      await again;
      expect(sent).toEqual([{ currencyCode: 'SEK', store: true }]);
      await wake(page);
      await expect(trigger(currency(page))).toContainText('kr SEK');
    });
  });
});
