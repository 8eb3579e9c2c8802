/** Every snippet for a page in our guides, on a page that has nothing else, or only other snippets. docs/snippets.md lists them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { dialogOf, fillDialog } from '../sign-in/dialog.ts';
import { openMenu } from '../signInByHeader.ts';
import { expect, headerOf, headerReady, test } from '../test.ts';

const EMBED = 'docs/embed-guide.md';
const HOST_API = 'docs/host-api.md';
const LOCALISATION = 'docs/localisation.md';
const THEMING = 'docs/theming.md';
const ACCOUNT_MENU = 'packages/account-menu/README.md';
const CONSENT = 'packages/consent/README.md';
const FOOTER = 'packages/footer/README.md';
const HEADER = 'packages/header/README.md';
const NAV_DRAWER = 'packages/nav-drawer/README.md';
const PICKERS = 'packages/pickers/README.md';
const SAVE_BUTTON = 'packages/save-button/README.md';
const SIGN_IN = 'packages/sign-in/README.md';
const TRIPS_DRAWER = 'packages/trips-drawer/README.md';

const OTHER = join(import.meta.dirname, '../../../dist/guests/embed-guide');

/** As the guides write it. */
const SHELL = 'https://shell.example.com';
/** Text that only the script that holds nothing has. */
const IMPORT = "import('https";
const LOADER = `<script async src="${SHELL}/travel-shell/loader.js"></script>`;

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** A page of the shell's origin with `html` in its body. */
async function show(page: Page, baseURL = '', html = '', policy = ''): Promise<void> {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <link rel="icon" href="${baseURL}/site/icon.svg"></head><body>${html}<main id="main"></main></body></html>`;
  await page.route('**/a-page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'Content-Security-Policy': policy } : {},
      body: body.replaceAll(SHELL, baseURL),
    }),
  );
  await page.goto('/a-page');
}

const skipLink = (page: Page) => page.locator('travel-header .skip-links a').first();
const frame = (page: Page) => page.locator('travel-header .header');
const privacyChoices = (page: Page) =>
  page.locator('travel-opt-out').getByRole('dialog', { name: 'Your privacy choices' });
const tripsDrawer = (page: Page) => page.locator('travel-trips-drawer').getByRole('dialog');

/** A page of another origin with `html` alone; returns its address. The guests' server puts in the demo's. */
function otherOrigin(baseURL = '', html = ''): string {
  mkdirSync(OTHER, { recursive: true });
  writeFileSync(join(OTHER, 'index.html'), `<!doctype html><html lang="en"><link rel="icon" href="data:,">${html}`);
  return `http://localhost:${Number(new URL(baseURL).port) + 1}/embed-guide/`;
}

test('the snippet of README.md, alone on a page of another origin: header, account menu, sign-in', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expect(/CONFIG: apiBase is not configured/);
  await page.goto(otherOrigin(baseURL, snippetOf('README.md', '<travel-header brand="flagship" locale="en-US">')));
  await expect(headerOf(page).header.getByRole('link', { name: 'Vireo home' })).toBeVisible();
  await (await openMenu(page, 'Sign in')).click();
  await expect(dialogOf(page).button('Continue with email')).toBeVisible();
});

test.describe(EMBED, () => {
  test('scripts that wait for consent', async ({ page, baseURL }) => {
    const asked: string[] = [];
    await page.route('https://stats.example.com/count.js', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' });
    });
    const text = await (await page.request.get(`${baseURL}/travel-shell/consent.js`)).text();
    const head = snippetOf(EMBED, '"consentMode": true').replace(/\/\* the text of .* \*\//, () => text) + LOADER;
    const waiting = snippetOf(EMBED, 'stats.example.com/count.js');
    await show(page, baseURL, `${head}<travel-consent></travel-consent>${waiting}`);
    const accept = page.getByRole('button', { name: 'Accept all' });
    await expect(accept).toBeVisible();
    expect(asked).toEqual([]);
    await accept.click();
    await expect.poll(() => page.evaluate(() => 'counted' in window)).toBe(true);
    const calls = await page.evaluate(() => (window as unknown as { dataLayer: unknown[][] }).dataLayer.length);
    expect(calls).toBe(2);
  });

  test('a frame that waits for consent', async ({ page, baseURL }) => {
    await page.route('https://video.example.com/lisbon', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Lisbon</h1>' }),
    );
    const text = await (await page.request.get(`${baseURL}/travel-shell/consent.js`)).text();
    const head = snippetOf(EMBED, '"consentMode": true').replace(/\/\* the text of .* \*\//, () => text) + LOADER;
    const waiting = snippetOf(EMBED, 'data-src="https://video.example.com/lisbon"');
    await show(page, baseURL, `${head}<travel-consent></travel-consent>${waiting}`);
    await page.getByRole('button', { name: 'Allow and show' }).click();
    await expect(page.frameLocator('iframe[data-travel-consent]').getByRole('heading')).toHaveText('Lisbon');
  });

  test('a page of another origin', async ({ page, baseURL }) => {
    await page.goto(otherOrigin(baseURL, snippetOf(EMBED, '{ "apiBase": "https://shell.example.com" }')));
    await expect(page.locator('travel-header [part=trips]')).toHaveAttribute('href', `${baseURL}/trips`);
    await (await openMenu(page, 'Sign in')).click();
    await expect(dialogOf(page).button('Continue with email')).toBeVisible();
  });

  test('room and fallback links', async ({ page, baseURL }) => {
    const tags = snippetOf(EMBED, '<a slot="fallback" href="/login">');
    const top = async () => (await page.locator('main').boundingBox())?.y;
    await show(page, baseURL, tags);
    await expect(page.getByRole('link', { name: 'Flights' })).toBeVisible();
    const before = await top();
    await show(page, baseURL, LOADER + tags);
    await expect(headerOf(page).account).toBeVisible();
    await expect(page.locator('travel-header > a').first()).toBeHidden();
    expect(await top()).toBe(before);
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await page.locator('travel-header').boundingBox())?.height).toBe(62);
  });

  test('the longer form', async ({ page, baseURL }) => {
    await show(page, baseURL, `${snippetOf(EMBED, IMPORT)}<travel-header></travel-header>`);
    await openMenu(page, 'Sign in');
  });

  test('the fragment of the header by a preload, asked for once', async ({ page, baseURL, traffic }) => {
    const preload = snippetOf(EMBED, 'rel="preload" as="fetch"');
    await show(page, baseURL, `${preload}${LOADER}<travel-header brand="flagship" locale="en-US"></travel-header>`);
    await expect(headerOf(page).account).toBeVisible();
    expect(traffic.paths(/fragments\/header/)).toHaveLength(1);
  });

  test('the addresses of a fragment; for a page of another origin, one and several', async ({ request, baseURL }) => {
    const ask = (snippet: string) =>
      Promise.all(snippet.split('\n').map((line) => request.get(line.replace('GET ', baseURL ?? ''))));
    const [plain, asked] = await ask(snippetOf(EMBED, 'flagship.de-DE.default.html?active-vertical=hotels'));
    expect(await plain?.text()).toMatch(/^<travel-header brand="flagship" locale="de-DE" presentation="default">/);
    expect(await asked?.text()).toMatch(/^<travel-header [^>]* active-vertical="hotels" compact="">/);

    const [one, several] = await ask(snippetOf(EMBED, '?pieces=header,nav-drawer,footer'));
    expect(await one?.text()).toContain('href="https://shell.example.com/');
    const pieces = (await several?.json()) as Record<string, string>;
    expect(Object.keys(pieces)).toEqual(['header', 'nav-drawer', 'footer']);
    expect(pieces.header).toMatch(/^<travel-header [^>]*locale="de-DE" [^>]*active-vertical="hotels"/);
    for (const html of Object.values(pieces)) expect(html).not.toMatch(/ (href|src|action)="\//);
  });

  test('the configuration', async ({ page, baseURL }) => {
    const config = snippetOf(EMBED, '{ "brand": "sister", "locale": "fr-FR" }');
    await show(page, baseURL, `${config}${LOADER}<travel-header></travel-header>`);
    await expect(headerOf(page).header.getByRole('link', { name: /Solenne/ })).toBeVisible();
    await expect(frame(page)).toHaveAttribute('lang', 'fr-FR');
  });

  test('the configuration of the pickers', async ({ page, baseURL }) => {
    const config = `<script type="application/json" id="travel-shell-config">${snippetOf(EMBED, '"countryPicker": { "site"')}</script>`;
    await show(page, baseURL, `${config}${LOADER}<travel-header country-picker currency-picker></travel-header>`);
    const country = page.locator('travel-header travel-country-picker');
    await expect(country).toHaveAttribute('site', 'de-AT');
    await expect(country).toHaveAttribute('keep-path');
    await expect(page.locator('travel-header travel-currency-picker')).toHaveAttribute('currency', 'EUR');
  });

  test('the policy', async ({ page, baseURL }) => {
    const policy = snippetOf(EMBED, "script-src 'nonce-…'").replaceAll('\n', ' ');
    const tags = `${LOADER.replace('<script', '<script nonce="n0nce"')}<travel-header></travel-header>`;
    await show(page, baseURL, tags, policy.replaceAll('…', 'n0nce').replaceAll(SHELL, baseURL ?? ''));
    await headerReady(page);
    await openMenu(page, 'Sign in');
  });

  test('room for the pieces, and for anchors', async ({ page, baseURL }) => {
    const style = snippetOf(EMBED, 'room.css');
    const anchors = `<style>${snippetOf(EMBED, 'scroll-padding-block-start')}</style>`;
    await show(page, baseURL, `${style}${anchors}<travel-header></travel-header>`);
    await expect(page.locator('html')).toHaveCSS('scroll-padding-block-start', '80px');
    const height = async () => (await page.locator('travel-header').boundingBox())?.height;
    expect(await height()).toBe(80);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await height()).toBe(62);
  });
});

test(`${EMBED}: the menu button; ${HOST_API}: a listener, and openSignIn()`, async ({ page, baseURL }) => {
  const toggle = "const toggleMyMenu = (open) => { document.title = 'The menu is ' + open; };";
  const listeners = [snippetOf(EMBED, 'toggleMyMenu(detail.open)'), snippetOf(HOST_API, 'console.log(detail.open)')];
  const scripts = `<script>${[toggle, ...listeners].join('\n')}</script>`;
  await show(page, baseURL, `${scripts}${LOADER}<travel-header></travel-header>`);
  await headerReady(page);
  const said = page.waitForEvent('console');
  await headerOf(page).menuButton.click();
  await expect(page).toHaveTitle('The menu is true');
  expect((await said).text()).toBe('true');

  await test.step('openSignIn()', async () => {
    const own = "const save = (id) => { document.title = 'Saved ' + id; };";
    const content = `(async () => { ${own}\n${snippetOf(HOST_API, 'await travelShell.openSignIn')} })();`;
    await page.addScriptTag({ content });
    await fillDialog(page);
    await expect(page).toHaveTitle('Saved r-17');
  });
});

test(`${LOCALISATION}: each way to change the language`, async ({ page, baseURL }) => {
  const ways = snippetOf(LOCALISATION, "document.documentElement.lang = 'ar'").split('\n');
  expect(ways).toHaveLength(3);
  await show(page, baseURL, `${LOADER}<travel-header></travel-header>`);
  await headerReady(page);
  for (const way of ways) {
    await test.step(way, async () => {
      await page.addScriptTag({ content: `{ const header = document.querySelector('travel-header'); ${way}\n}` });
      await expect(frame(page)).toHaveAttribute('lang', 'ar');
      await expect(frame(page)).toHaveAttribute('dir', 'rtl');
      await page.evaluate(() => {
        document.documentElement.lang = 'en';
        window.travelShell?.configure({ locale: '' });
        document.querySelector('travel-header')?.removeAttribute('locale');
      });
      await expect(frame(page)).toHaveAttribute('lang', 'en-US');
    });
  }
});

test(`${THEMING}: the typeface, tokens, those of a presentation, and a second colour`, async ({ page, baseURL }) => {
  const typeface = snippetOf(THEMING, 'fonts/flagship.css');
  await show(page, baseURL, `${typeface}${LOADER}<travel-header></travel-header>`);
  await expect.poll(() => page.evaluate(() => [...document.fonts].length)).toBeGreaterThan(0);
  const present = (name: string) =>
    page.locator('travel-header').evaluate((header, value) => header.setAttribute('presentation', value), name);
  /** With these styles alone. */
  const step = (title: string, content: string, check: () => Promise<void>) =>
    test.step(title, async () => {
      const style = await page.addStyleTag({ content });
      await check();
      await style.evaluate((element) => (element as HTMLStyleElement).remove());
      await expect(skipLink(page)).not.toHaveCSS('background-color', 'rgb(107, 33, 168)');
    });

  await step('tokens', snippetOf(THEMING, '--travel-color-brand: #6b21a8'), async () => {
    await expect(skipLink(page)).toHaveCSS('background-color', 'rgb(107, 33, 168)');
    await expect(frame(page)).toHaveCSS('font-family', /Acme Sans/);
  });
  await step(
    'docs/partner-guide.md: tokens for the whole page',
    snippetOf('docs/partner-guide.md', '--travel-radius-control: 4px'),
    () => expect(skipLink(page)).toHaveCSS('background-color', 'rgb(107, 33, 168)'),
  );
  await step('tokens of a presentation', snippetOf(THEMING, 'travel-header[presentation="dark"]'), async () => {
    await expect(frame(page)).toHaveCSS('background-color', 'rgb(255, 253, 247)');
    await present('dark');
    await expect(frame(page)).toHaveCSS('background-color', 'rgb(27, 26, 23)');
  });
  await step('a second colour', snippetOf(THEMING, '--travel-color-second: #0b1f4b'), async () => {
    await present('aos');
    await expect(skipLink(page)).toHaveCSS('background-color', 'rgb(245, 196, 0)');
    // The hue of the second.
    await expect(frame(page)).toHaveCSS('background-color', /^oklch\(0\.\d+ 0\.\d+ 26\d/);
  });
});

test('pieces by their tags', async ({ page, baseURL }) => {
  const tags = [
    snippetOf(ACCOUNT_MENU, '<travel-account-menu brand="flagship"'),
    snippetOf(PICKERS, '<travel-country-picker'),
    snippetOf(SAVE_BUTTON, '"resultId": "flights-AU104"'),
    snippetOf(FOOTER, '<h2 slot="company">'),
  ];
  await show(page, baseURL, LOADER + tags.join('\n'));

  await test.step(`${ACCOUNT_MENU}: the menu`, async () => {
    const menu = page.locator('travel-account-menu');
    await menu.getByRole('button', { name: 'Sign in' }).click();
    await expect(menu.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step(`${PICKERS}: both`, async () => {
    await expect(page.locator('travel-currency-picker .trigger')).toContainText('EUR');
    await page.locator('travel-country-picker .trigger').click();
    await expect(page.locator('travel-country-picker').getByRole('link').first()).toBeVisible();
  });
  await test.step(SAVE_BUTTON, () => expect(page.getByRole('button', { name: 'Save Berlin to Lisbon' })).toBeEnabled());
  await test.step(`${FOOTER}: contents of the page`, async () => {
    await expect(page.locator('travel-footer [part=footer]')).toBeVisible();
    for (const text of ['About us', '© Ferry Guide'])
      await expect(page.locator('travel-footer').getByText(text)).toBeVisible();
    // A name at first, then a logo.
    await expect(page.locator('travel-footer').getByRole('link', { name: 'Nestly' })).toBeVisible();
  });
});

test(`${ACCOUNT_MENU}: its contents in a dialog of the page`, async ({ page, baseURL }) => {
  await show(page, baseURL, LOADER + snippetOf(ACCOUNT_MENU, 'popovertarget="account"'));
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.locator('travel-account-menu').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#account')).toBeHidden();
});

test.describe(FOOTER, () => {
  test('the address of its fragment', async ({ request, baseURL }) => {
    const answer = await request.get(snippetOf(FOOTER, 'GET /travel-shell').replace('GET ', baseURL ?? ''));
    expect(await answer.text()).toMatch(/^<travel-footer /);
  });

  test('links until it is there', async ({ page, baseURL }) => {
    await show(page, baseURL, snippetOf(FOOTER, '<nav slot="fallback">'));
    await expect(page.getByRole('link', { name: 'Imprint' })).toBeVisible();
    await page.addScriptTag({ url: '/travel-shell/loader.js' });
    await expect(page.locator('travel-footer [part=footer]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Imprint' })).toBeHidden();
  });
});

test('what a page answers itself, or opens', async ({ page, baseURL }) => {
  const tags =
    '<travel-header></travel-header><a id="privacy" href="/privacy/manage">Mine</a><travel-footer></travel-footer>';
  await show(page, baseURL, LOADER + tags);
  await headerReady(page, 2);

  await test.step(`${FOOTER}: cookie settings of the page`, async () => {
    const own = "const openMyCookieSettings = () => { document.title = 'Cookies'; };";
    await page.addScriptTag({ content: own + snippetOf(FOOTER, 'openMyCookieSettings()') });
    await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page).toHaveTitle('Cookies');
  });
  await test.step(`${HEADER}: a sign-in of the page`, async () => {
    const own =
      "const header = document.querySelector('travel-header'); const openMySignIn = (reason) => { document.title = reason; };";
    await page.addScriptTag({ content: own + snippetOf(HEADER, 'openMySignIn(event.detail.reason)') });
    await (await openMenu(page, 'Sign in')).click();
    await expect(page).toHaveTitle('sign-in');
  });
  await test.step(`${CONSENT}: a link of the page opens the privacy choices`, async () => {
    await page.addScriptTag({ content: snippetOf(CONSENT, "'travel-privacy-choices-requested'") });
    await page.locator('#privacy').click();
    await expect(privacyChoices(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(privacyChoices(page)).toBeHidden();
  });
  await test.step(`${TRIPS_DRAWER}: a page opens it`, async () => {
    const code = snippetOf(TRIPS_DRAWER, "await travelShell.load('travel-trips-drawer')");
    await page.addScriptTag({ content: `(async () => { ${code} })();` });
    await expect(tripsDrawer(page)).toBeVisible();
  });
});

test('what header and footer open by their attributes', async ({ page, baseURL }) => {
  const tags =
    snippetOf(TRIPS_DRAWER, '<travel-header trips-drawer>') + snippetOf(CONSENT, '<travel-footer privacy-choices>');
  await show(page, baseURL, LOADER + tags);
  await headerReady(page, 2);

  await test.step(`${CONSENT}: the footer opens the privacy choices`, async () => {
    await page.locator('travel-footer').getByRole('link', { name: 'Your privacy choices' }).click();
    await expect(privacyChoices(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(privacyChoices(page)).toBeHidden();
  });
  await test.step(`${TRIPS_DRAWER}: the header opens it`, async () => {
    await page.locator('travel-header').getByRole('link', { name: 'Trips' }).click();
    await expect(tripsDrawer(page)).toBeVisible();
  });
});

test.describe(HEADER, () => {
  test('the header, its items, and the header of a checkout', async ({ page, baseURL }) => {
    const tags = [
      snippetOf(HEADER, '<nav slot="fallback">'),
      snippetOf(HEADER, '"verticalName": "trains"'),
      snippetOf(HEADER, '<travel-checkout-header'),
    ];
    await show(page, baseURL, LOADER + tags.join('\n'));
    const [one, other] = [page.locator('travel-header').first(), page.locator('travel-header').last()];
    await expect(one.locator('.nav-bar [aria-current]')).toHaveText('Flights');
    await expect(other.locator('.nav-bar a')).toContainText('New');
    await expect(other.locator('.nav-bar a')).toHaveAttribute('href', '/trains');
    await expect(page.locator('travel-checkout-header .logo')).toBeVisible();
    await expect(page.locator('travel-checkout-header a[href="#pay"]')).toBeAttached();
  });

  test('the height that the page keeps clear', async ({ page, baseURL }) => {
    const tags =
      '<p id="ad" style="margin: 0; block-size: 50px">Ad</p><travel-header ad-banners="#ad"></travel-header>';
    await show(page, baseURL, LOADER + tags);
    await headerReady(page);
    await page.addScriptTag({ content: snippetOf(HEADER, "subscribe('headerOffset'") });
    await expect(page.locator('html')).toHaveCSS('scroll-padding-block-start', '112px');
  });

  test('styles', async ({ page, baseURL }) => {
    const css = snippetOf(HEADER, 'travel-header::part(nav-link)');
    await show(page, baseURL, `<style>${css}</style>${LOADER}<travel-header></travel-header>`);
    await expect(skipLink(page)).toHaveCSS('background-color', 'rgb(91, 42, 134)');
    await expect(page.locator('travel-header [part~=nav-link]').first()).toHaveCSS('text-transform', 'uppercase');
    await page.evaluate(() => document.body.append(document.createElement('p')));
    await page.addStyleTag({ content: 'p { block-size: 300vb }' });
    await headerReady(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await frame(page).boundingBox())?.height).toBe(62);
  });
});

test(`${SIGN_IN}: the dialog`, async ({ page, baseURL }) => {
  await show(
    page,
    baseURL,
    `${LOADER}${snippetOf(SIGN_IN, 'providers="google apple"')}<travel-header></travel-header>`,
  );
  await (await openMenu(page, 'Sign in')).click();
  for (const name of [/Google/, /Apple/]) await expect(dialogOf(page).button(name)).toBeVisible();
  await expect(dialogOf(page).dialog.locator('a[href$="/terms"]')).toBeVisible();
});

test(`${CONSENT}: the banner asks, and a control of the page opens it again`, async ({ page, baseURL }) => {
  await show(
    page,
    baseURL,
    `<script type="application/json" id="travel-shell-config">{"consentCategories":true}</script>${LOADER}${snippetOf(CONSENT, '<travel-consent></')}<button id="cookies">Cookies</button>`,
  );
  const button = (name: string) => page.locator('travel-consent').getByRole('button', { name });
  await button('Reject all').click();
  await expect(button('Reject all')).toBeHidden();
  await page.addScriptTag({ content: snippetOf(CONSENT, "'travel-cookie-settings-requested'") });
  await page.locator('#cookies').click();
  await expect(button('Leave as is')).toBeVisible();
});

test.describe(NAV_DRAWER, () => {
  test('the drawer, and its room beside the page', async ({ page, baseURL }) => {
    const drawer = snippetOf(NAV_DRAWER, '<travel-nav-drawer brand="flagship"').replace('<main id="main">…</main>', '');
    const room = snippetOf(NAV_DRAWER, 'margin-inline-start: var(--travel-nav-drawer-inline-size, 0)');
    await show(page, baseURL, `<style>${room}</style>${LOADER}${drawer}`);
    await headerReady(page, 2);
    await expect(page.locator('travel-nav-drawer').getByRole('link', { name: 'Flights' })).toBeVisible();
    await expect(page.locator('main')).toHaveCSS('margin-inline-start', '72px');
    await headerOf(page).menuButton.click();
    await expect(page.locator('travel-nav-drawer')).toHaveAttribute('pinned', '');
    await expect(page.locator('main')).toHaveCSS('margin-inline-start', '272px');
  });
});
