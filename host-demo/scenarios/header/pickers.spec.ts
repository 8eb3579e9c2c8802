/** The pickers inside a header: where it is narrow, and with what the page has configured for them. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  layoutShifts,
  loadReact,
  picture,
  rewrite,
  slowDown,
  test,
} from '../test.ts';

/** The bare page, its header with both pickers. */
async function openWithPickers(page: Page, config: object, width: number): Promise<void> {
  const path = `/scenarios/bare/?config=${encodeURIComponent(JSON.stringify(config))}`;
  await rewrite(page, path, (html) => html.replace('<travel-header', '<travel-header country-picker currency-picker'));
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
}

const focused = (page: Page) =>
  page.evaluate(() => {
    let { activeElement: element } = document;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.className ?? '';
  });

for (const [width, locale, presentation, name] of [
  [320, 'de-DE', 'aos', 'Regionale Einstellungen'],
  [768, 'ar', 'dark', 'الإعدادات الإقليمية'],
] as const) {
  test(`a header of ${width} px leads to them before React, by keyboard, and keeps its menu: ${locale}`, async ({
    page,
    traffic,
  }) => {
    await slowDown(page, 500, /intent|\/runtime\//);
    await openWithPickers(page, { locale, presentation }, width);
    const { header } = headerOf(page);
    const button = header.getByRole('button', { name });
    const country = header.locator('travel-country-picker');
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(country.locator('.trigger')).toBeVisible();
    expect(traffic.paths(/\/runtime\//)).toEqual([]);
    await loadReact(page, 'travel-header');
    await expect(country.locator('.trigger')).toBeVisible();
    await picture(page, `header-pickers-${width}-${locale}`);
    await expectAccessible(page);
    expect(await layoutShifts(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(country.getByRole('dialog')).toBeVisible();
    await expect.poll(() => country.evaluate((element) => element.matches(':state(ready)'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(country.getByRole('dialog')).toBeHidden();
    await expect(country.locator('.trigger')).toBeVisible();
    await expect.poll(() => focused(page)).toContain('trigger');
    await page.keyboard.press('Escape');
    await expect(country.locator('.trigger')).toBeHidden();
    await expect.poll(() => focused(page)).toContain('region');
  });
}

test('they have what the page has configured, in the fragment and when React takes over', async ({ page, traffic }) => {
  await openWithPickers(
    page,
    { countryPicker: { site: 'de-AT', keepPath: true, columns: 2 }, currencyPicker: { currency: 'CHF', search: true } },
    1280,
  );
  const { header } = headerOf(page);
  const [country, currency] = [header.locator('travel-country-picker'), header.locator('travel-currency-picker')];
  await expect(country.locator('.trigger')).toHaveText('Country and language: Deutsch');
  await expect(currency.locator('.trigger')).toContainText('CHF');
  await expect(country.locator('.picker')).toHaveAttribute('data-columns', '2');
  expect(traffic.paths(/\/runtime\//)).toEqual([]);

  await headerReady(page);
  await currency.locator('.trigger').click();
  await expect(currency.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await country.locator('.trigger').click();
  await expect(country.getByRole('link', { name: /Österreich/ })).toHaveCount(0); // the current site is no link
  await expect(country.getByRole('link', { name: /Deutschland/ })).toHaveAttribute('href', /\/bare/);
});

test('a fragment that a server has included without them is brought up to date', async ({ page, request }) => {
  const fragment = await (await request.get('/travel-shell/fragments/header?country-picker=')).text();
  const path = `/scenarios/bare/?config=${encodeURIComponent('{"countryPicker":{"site":"de-AT","columns":2}}')}`;
  await rewrite(page, path, (html) => html.replace(/<travel-header.*<\/travel-header>/s, fragment));
  await page.goto(path);
  const country = headerOf(page).header.locator('travel-country-picker');
  await expect(country.locator('.picker')).toHaveAttribute('data-columns', '3');
  await headerReady(page);
  await loadReact(page, 'travel-country-picker');
  await expect(country.locator('.picker')).toHaveAttribute('data-columns', '2');
});

test('a wrong setting is named in the console, and the picker keeps its own', async ({ page, problems }) => {
  const told = problems.expect(/CONFIG: countryPicker=.* is ignored\. Expected .* Wrong: keepPth\./);
  problems.allow(/400/); // the fragment, whose server says the same
  await openWithPickers(page, { countryPicker: { keepPth: true } }, 1280);
  await headerReady(page);
  await expect(headerOf(page).header.locator('travel-country-picker')).toBeVisible();
  await expect.poll(() => told.length).toBe(1);
});
