/** Language and direction change at runtime, in each way a host can do it. */
import type { Page } from '@playwright/test';
import { HEADER_MESSAGES, localeAt } from './headerFiles.ts';
import { runPending } from './runPending.ts';
import { expect, headerOf, open, picture, rendered, test } from './test.ts';

const PAGE = '/scenarios/bare/';

const ARABIC = { lang: 'ar', dir: 'rtl', trips: 'رحلاتي' };
const GERMAN = { lang: 'de-DE', dir: 'ltr', trips: 'Reisen' };
const PSEUDO = { lang: 'en-XA', dir: 'ltr', trips: '[Ţŕîþš öñ]' };

type Shell = { travelShell: { configure(config: object): void } };

const configure = (page: Page, config: object) =>
  page.evaluate((given) => (window as unknown as Shell).travelShell.configure(given), config);

const setLanguage = (page: Page, lang: string) =>
  page.evaluate((given) => {
    document.documentElement.lang = given;
  }, lang);

/** The header's language and its focused control. */
const look = (page: Page) =>
  page.locator('travel-header').evaluate(({ shadowRoot }) => {
    const root = shadowRoot?.querySelector<HTMLElement>('[part=header]');
    const trips = root?.querySelector('[part=trips]')?.textContent;
    return { lang: root?.lang, dir: root?.dir, trips };
  });

const isMenuOpen = (page: Page) =>
  headerOf(page).accountMenu.evaluate((menu) => menu.matches(':popover-open') && menu.matches(':focus-within'));

test.describe('a header without a locale attribute', () => {
  test('follows the page and its configuration, and keeps menu and focus', async ({ page, traffic }) => {
    // Rendered by React: a menu that is still HTML is rendered again in the other language, and closes.
    await open(page, rendered(PAGE));
    const { account, accountMenu } = headerOf(page);
    await account.click();
    await accountMenu.getByRole('link', { name: 'Create an account' }).focus();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await setLanguage(page, 'ar-EG');
    await expect.poll(() => look(page)).toEqual(ARABIC);
    await expect(accountMenu.getByRole('link', { name: 'إنشاء حساب' })).toBeFocused();
    expect(await isMenuOpen(page)).toBe(true);
    await picture(page, 'locale-arabic');

    await configure(page, { locale: 'pseudo' });
    await expect.poll(() => look(page)).toEqual(PSEUDO);
    expect(await isMenuOpen(page)).toBe(true);
    await picture(page, 'locale-pseudo');

    // The configuration wins over the page; without it the page's language applies again.
    await setLanguage(page, 'de');
    await configure(page, { locale: '' });
    await expect.poll(() => look(page)).toEqual(GERMAN);
    await expect(accountMenu.getByRole('link', { name: 'Konto erstellen' })).toBeFocused();
    expect(await isMenuOpen(page)).toBe(true);

    const locales = traffic.paths(HEADER_MESSAGES).map(localeAt);
    expect([...new Set(locales)]).toEqual(['en-US', 'ar', 'pseudo', 'de-DE']);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('a header with an attribute follows only that', async ({ page }) => {
  await open(page, `${PAGE}?locale=de-DE`);
  await setLanguage(page, 'ar');
  await configure(page, { locale: 'fr-FR' });
  await runPending(page);
  expect(await look(page)).toEqual(GERMAN);
  await page.locator('travel-header').evaluate((header) => header.setAttribute('locale', 'ar'));
  await expect.poll(() => look(page)).toEqual(ARABIC);
});

test('a page in pseudo loads only pseudo, by attribute, configuration or language', async ({ page, traffic }) => {
  const config = encodeURIComponent(JSON.stringify({ locale: 'pseudo' }));
  for (const query of ['locale=pseudo', `config=${config}`, 'lang=pseudo']) {
    await open(page, `${PAGE}?${query}`);
    await expect.poll(() => look(page)).toEqual(PSEUDO);
  }
  expect([...new Set(traffic.paths(HEADER_MESSAGES).map(localeAt))]).toEqual(['pseudo']);
});
