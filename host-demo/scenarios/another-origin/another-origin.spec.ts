/** A page of another origin than the back end, which serves nothing of the shell itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { fillDialog } from '../sign-in/dialog.ts';
import { openMenu, signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import { expect, headerOf, headerReady, picture, test } from '../test.ts';
import { type Embedder, startEmbedder } from './startEmbedder.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

let embedder: Embedder;
let backEnd: RunningMain;
/** By name, as passkeys do not work on IP addresses. */
const api = () => backEnd.origin.replace('127.0.0.1', 'localhost');

test.beforeAll(async () => {
  embedder = await startEmbedder();
  const { port } = embedder;
  backEnd = await startMain({
    DATA_DIR: test.info().outputPath('data'),
    EMBED_ORIGINS: `http://127.0.0.1:${port},http://localhost:${port}`,
  });
  embedder.pages.set('/', everyPiece({}));
  embedder.pages.set('/client', everyPiece({ fragments: 'off' }));
});
test.afterAll(async () => {
  embedder.close();
  await backEnd?.end('SIGTERM');
});
test.beforeEach(() => {
  embedder.strays.length = 0;
});

const everyPiece = (config: Record<string, unknown>) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of another origin</title>
<link rel="icon" href="data:,">
<script type="application/json" id="travel-shell-config">${JSON.stringify({ apiBase: api(), consentCategories: true, ...config })}</script>
<script src="${api()}/travel-shell/consent.js"></script>
<script async src="${api()}/travel-shell/loader.js"></script>
</head>
<body>
<travel-consent></travel-consent>
<travel-header country-picker currency-picker trips-drawer menu-button="on"></travel-header>
<travel-nav-drawer country-picker currency-picker cookies-link></travel-nav-drawer>
<travel-checkout-header></travel-checkout-header>
<travel-account-menu></travel-account-menu>
<travel-country-picker></travel-country-picker>
<travel-currency-picker></travel-currency-picker>
<main id="main" style="block-size: 60vh; margin-inline-start: var(--travel-nav-drawer-inline-size, 0)"><h1>A page of another origin</h1>
<travel-save-button result='{"resultId": "trains-1", "vertical": "trains", "title": "Engadin", "url": "/journeys/alps"}'></travel-save-button>
</main>
<travel-trips-drawer></travel-trips-drawer>
<travel-opt-out></travel-opt-out>
<travel-sign-in-prompt front-door="/" delay="0"></travel-sign-in-prompt>
<travel-footer country-picker currency-picker privacy-choices></travel-footer>
</body>
</html>
`;

/** The codes of a back end that cannot be reached: by whichever piece asks first. */
const FAILED = /(CONSENT|STATE)_FAILED/;
/** How many of them render at once; the others wait until they are needed. */
const PIECES = 6;

const at = (host: string, path = '/') => `http://${host}:${embedder.port}${path}`;

/** Addresses of all links and pictures of the pieces that lead to the page's own origin. */
const ownAddresses = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const { localName } = element;
        const name = localName === 'img' ? 'src' : localName === 'a' ? 'href' : '';
        const address = name && element.getAttribute(name);
        if (address && !address.startsWith('#') && new URL(address, location.href).origin === location.origin)
          found.push(`${(root as ShadowRoot).host?.localName}: ${element.outerHTML.slice(0, 120)}`);
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });

/** Addresses of the pictures that cannot be shown. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const look = async (root: ParentNode): Promise<void> => {
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLImageElement && element.checkVisibility())
          await element.decode().catch(() => found.push(element.src));
        if (element.shadowRoot) await look(element.shadowRoot);
      }
    };
    await look(document);
    return found;
  });

/** Opens what can be opened, and scrolls to what loads when it is seen. */
async function useAll(page: Page): Promise<void> {
  for (const tag of ['travel-country-picker', 'travel-currency-picker']) {
    const picker = page.locator(`body > ${tag}`);
    await picker.locator('.trigger').click();
    await expect(picker.getByRole('searchbox').or(picker.locator('[part=list]')).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await headerOf(page).account.click();
  await expect(headerOf(page).accountMenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(headerOf(page).accountMenu).toBeHidden();

  const drawer = page.locator('travel-nav-drawer');
  await headerOf(page).menuButton.click();
  await expect(drawer).toHaveAttribute('pinned', '');
  await headerOf(page).menuButton.click();
  await expect(drawer).not.toHaveAttribute('pinned');
  await headerOf(page).header.locator('[part=trips]').click();
  const trips = page.locator('travel-trips-drawer').getByRole('dialog');
  await expect(trips).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trips).toBeHidden();

  const footer = page.locator('travel-footer');
  await footer.getByRole('link', { name: 'Your privacy choices' }).click();
  const choices = page.locator('travel-opt-out').getByRole('dialog');
  await expect(choices.getByRole('switch')).toBeVisible();
  await choices.getByRole('button', { name: 'Close' }).click();
  await expect(choices).toBeHidden();
  await footer.getByRole('button', { name: 'Cookie settings' }).click();
  const banner = page.locator('travel-consent [part=banner]');
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner).toBeHidden();
  await footer.scrollIntoViewIfNeeded();
  await expect(page.locator('travel-footer [slot=social] img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [name, path] of [
  ['as fragments first', '/'],
  ['rendered in the browser', '/client'],
] as const) {
  test(`every piece, ${name}: signs in and out, nothing fails, and nothing is asked of the page's own origin`, async ({
    page,
  }) => {
    await page.goto(at('localhost', path));
    // Before React and after it.
    const trips = page.locator('travel-header [part=trips]');
    await expect(trips).toHaveAttribute('href', `${api()}/trips`);
    // Nobody has decided: consent.js and the banner ask, and what is chosen is kept.
    const banner = page.locator('travel-consent [part=banner]');
    await banner.getByRole('button', { name: 'Reject all' }).click();
    await expect(banner).toBeHidden();
    await headerReady(page, PIECES);
    await expect(trips).toHaveAttribute('href', `${api()}/trips`);
    await useAll(page);
    const save = page.locator('travel-save-button').getByRole('button', { name: /^Save/ });
    await save.click();
    await expect(page.locator('travel-sign-in').getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('travel-sign-in').getByRole('dialog')).toBeHidden();
    expect(await ownAddresses(page)).toEqual([]);
    expect(await brokenPictures(page)).toEqual([]);

    await signInByHeader(page);
    await expect
      .poll(() =>
        headerOf(page)
          .account.locator('img')
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0);

    await headerReady(page, PIECES);
    await useAll(page);
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    expect(await ownAddresses(page)).toEqual([]);
    expect(await brokenPictures(page)).toEqual([]);

    await signOutByHeader(page);
    expect(embedder.strays).toEqual([]);
  });
}

test('links lead where siteBase and apiBase say, also those of a fragment that the page includes', {
  tag: '@smoke',
}, async ({ page }) => {
  const trips = page.locator('travel-header [part=trips]');
  await test.step('to siteBase, before React and after it', async () => {
    embedder.pages.set('/own', everyPiece({ siteBase: at('localhost', '') }));
    await page.goto(at('localhost', '/own'));
    await expect(trips).toHaveAttribute('href', at('localhost', '/trips'));
    await headerReady(page, 6);
    await expect(trips).toHaveAttribute('href', at('localhost', '/trips'));
  });

  await test.step('a fragment that the page includes leads to the site once React has it', async () => {
    const answer = await fetch(`${api()}/travel-shell/fragments/header/flagship.en-US.default.html`);
    const included = await answer.text();
    embedder.pages.set(
      '/included',
      everyPiece({}).replace(/<travel-header.*?<\/travel-header>/, () => included),
    );
    await page.goto(at('localhost', '/included'));
    await headerReady(page, 6);
    await expect(trips).toHaveAttribute('href', `${api()}/trips`);
  });

  // Nor does it get the line about an apiBase that is not configured.
  await test.step('a page that says that its own server is the back end', async () => {
    const config = '<script type="application/json" id="travel-shell-config">{ "apiBase": "" }</script>';
    const loader = `<script async src="${api()}/travel-shell/loader.js"></script><travel-header></travel-header>`;
    embedder.pages.set(
      '/own-server',
      `<!doctype html><link rel="icon" href="data:,"><title>A page</title>${config}${loader}`,
    );
    await page.goto(at('localhost', '/own-server'));
    await headerReady(page);
    await expect(trips).toHaveAttribute('href', '/trips');
  });
});

test('without apiBase the origin of loader.js counts, and one line says so', async ({ page, problems }) => {
  const told = problems.expect(/CONFIG: apiBase is not configured/, 2); // and once more after the sign-in
  embedder.pages.set('/plain', everyPiece({ apiBase: undefined }));
  await page.goto(at('localhost', '/plain'));
  await page.locator('travel-consent').getByRole('button', { name: 'Reject all' }).click();
  const trips = page.locator('travel-header [part=trips]');
  await expect(trips).toHaveAttribute('href', `${api()}/trips`);
  await headerReady(page, PIECES);
  await expect(trips).toHaveAttribute('href', `${api()}/trips`);
  expect(told[0]).toContain(`calls and paths go to ${api()}`);
  await signInByHeader(page);
  expect(await ownAddresses(page)).toEqual([]);
  expect(embedder.strays).toEqual([]);
});

test('a page of another site sends the visitor to the site to sign in', async ({ page, problems }) => {
  // The browser sends no cookies across sites, and has no passkeys of another domain.
  problems.allow(/status of 403/);
  problems.allow(/PASSKEY_FAILED/);
  const told = problems.expect(/SIGN_IN_FAILED/);
  await page.goto(at('127.0.0.1'));
  await headerReady(page, 6);
  await (await openMenu(page, 'Sign in')).click();
  await fillDialog(page);
  const dialog = page.locator('travel-sign-in');
  await expect(dialog).toContainText(
    'Your browser doesn’t let you sign in from this page. You can sign in at localhost.',
  );
  await picture(page, 'another-site');
  expect(told[0]).toContain('are they of one site?');
  const [, address] = /See (\S+)/.exec(told[0] ?? '') ?? [];
  expect(address).toBe(`${api()}/travel-shell/errors.html#SIGN_IN_FAILED`);
  const explained = await page.context().newPage();
  await explained.goto(`${address}`);
  await expect(explained.locator(':target')).toContainText('a form of the sign-in dialog was rejected');
  await explained.close();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${api()}/login`);
});

test('the sign-in page of the site leads back to an embedding page', async ({ page }) => {
  embedder.pages.set('/back', '<!doctype html><link rel="icon" href="data:,"><title>A page</title>');
  await page.goto(`${api()}/login?redir=${encodeURIComponent(at('localhost', '/back'))}`);
  await page.getByLabel('Email or phone').fill('ada@example.com');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(at('localhost', '/back'));
});

test('an origin that is not in EMBED_ORIGINS gets one line that names address and likely cause', async ({
  page,
  problems,
}) => {
  problems.allow(/CORS policy|net::ERR_FAILED/);
  // Whatever asks first tells it for all.
  const told = problems.expect(FAILED);
  const causes: string[] = [];
  page.on('console', async (line) => {
    if (!FAILED.test(line.text())) return;
    causes.push(...(await Promise.all(line.args().map((arg) => arg.evaluate((error) => error?.cause?.message ?? '')))));
  });
  await page.goto(at('other.localhost', '/client'));
  await headerReady(page, 1);
  await page.evaluate(() => (window as unknown as Shell).travelShell.subscribe('auth', () => {}));
  await expect.poll(() => told.length).toBe(1);
  await expect.poll(() => causes.join()).toContain(`POST ${api()}/s/run/formtoken got no answer`);
  expect(causes.join()).toContain(`does it list ${at('other.localhost', '')} for CORS (EMBED_ORIGINS)`);
  expect(told[0]).toMatch(/\/travel-shell\/errors\.html#(CONSENT|STATE|AUTH_STATE)_FAILED/);
});

for (const [name, path, config] of [
  ['?travel-shell-debug', '/?travel-shell-debug', {}],
  ['the configuration', '/debug', { debug: true }],
] as const) {
  test(`${name} logs what is loaded, when and why`, async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    embedder.pages.set('/debug', everyPiece(config));
    await page.goto(at('localhost', path));
    await page.locator('travel-header').hover();
    await page.evaluate(() => void window.travelShell?.load('travel-header'));
    await expect(page.locator('travel-header:state(ready)')).toHaveCount(1);
    const logged = () => lines.filter((line) => line.startsWith('[travel-shell debug]')).join('\n');
    await expect.poll(logged).toContain('travel-ready {"tag":"travel-header"');
    const picker = page.locator('travel-country-picker').first();
    await picker.locator('.trigger').click();
    await picker.getByRole('textbox').press('a');
    for (const expected of [
      /\d+ ms: .*\/loader\.js: no status, \d+ B, \d+ ms\. step 0/,
      /fragments\/header\/.*: 200.* the piece as HTML, without React/,
      /<travel-country-picker> is wanted/,
      /runtime\/.*step 1/,
      /configuration: .*apiBase=/,
    ]) {
      await expect.poll(logged).toMatch(expected);
    }
  });
}

interface Shell {
  travelShell: { subscribe(name: string, listener: () => void): void };
}

test('a service of fragments at a third address shows the pieces; once it has ended, React does', async ({
  page,
  problems,
}) => {
  const command = join(import.meta.dirname, '../../../packages/fragments/bin/travel-shell-fragments.js');
  const service = spawn(process.execPath, [command, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(createInterface({ input: service.stdout }), 'line')) as [string];
    const [fragments = ''] = /http:\S+(?=\/)/.exec(line) ?? [];
    const items = JSON.stringify([{ verticalName: 'hotels', url: '/stays', text: 'Stays' }]);
    const html = everyPiece({ fragments }).replace('<travel-header', `<travel-header items='${items}'`);
    embedder.pages.set('/service', html);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { header, account, accountMenu } = headerOf(page);
    const expectUsable = async () => {
      await expect(header.getByRole('link', { name: 'Stays' })).toHaveAttribute('href', `${api()}/stays`);
      await account.press('Enter');
      await expect(accountMenu.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(accountMenu).toBeHidden();
    };

    const react = Promise.withResolvers<void>();
    await page.route(/\/runtime\//, async (route) => {
      await react.promise;
      await route.continue();
    });
    await page.goto(at('localhost', '/service'));
    await expect(header.getByRole('link', { name: 'Stays' })).toBeVisible();
    // The footer has no links without data.
    await expect(page.locator('travel-footer [data-travel-root]')).toHaveCount(1);
    const [asOfHeader] = asked.filter((url) => url.startsWith(`${fragments}/header/flagship.en-US.default.html?`));
    expect(new URL(asOfHeader ?? '').searchParams.get('items')).toBe(items);
    await expectUsable();
    react.resolve();
    await headerReady(page, 6);
    await expectUsable();
    await expect(page.locator('travel-footer').getByRole('link', { name: 'About us' })).toBeVisible();
    expect(asked.filter((url) => url.startsWith(`${api()}/travel-shell/fragments/`))).toEqual([]);

    problems.allow(/net::ERR_CONNECTION_REFUSED/);
    const logged = problems.allow(/^console: \[travel-/);
    service.kill('SIGKILL');
    await once(service, 'exit');
    await page.goto(at('localhost', '/service'));
    await headerReady(page, 6);
    await expectUsable();
    await expect(page.locator('travel-footer').getByRole('link', { name: 'About us' })).toBeVisible();
    await openMenu(page, 'Sign in');
    expect(logged.length, logged.join('\n')).toBeLessThanOrEqual(1);
    expect(embedder.strays).toEqual([]);
  } finally {
    service.kill();
  }
});
