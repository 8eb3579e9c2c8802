/** A page in PHP as the guides and the recipe say, of another origin than the shell, and of another site. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findWebServer } from '../../../scripts/webServers.mjs';
import { ended, freePort } from '../../recipes/startFragments.ts';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { fillDialog } from '../sign-in/dialog.ts';
import { openMenu, signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import { expect, headerOf, headerReady, test } from '../test.ts';
import { type Door, startDoor } from './startDoor.ts';

test.describe.configure({ mode: 'default' });

const PHP = findWebServer('PHP');
// biome-ignore lint/suspicious/noSkippedTests: the suite of consumers says when it is missing
test.skip(PHP === undefined, 'needs PHP');

const RECIPE = join(import.meta.dirname, '../../recipes/php');
const SHELL = 'https://shell.example.com';
const HEART = '{"resultId": "trains-1", "vertical": "trains", "title": "Engadin", "url": "/journeys/alps"}';

let backEnd: RunningMain;
let door: Door;
let server: ChildProcess;
let port: number;
const at = (host: string, path = '/') => `http://${host}:${port}${path}`;

/** The recipe's page, with consent, a heart and a drawer as the guides write them. */
const pageOf = (page: string) =>
  page
    .replace("'header' => [", "'consent' => [], 'save-button' => [], 'header' => ['country-picker' => '', ")
    .replace('{ "apiBase"', '{ "consentCategories": true, "apiBase"')
    .replace(/( *)<script async/, "$1<script><?= travel_shell_script('consent.js') ?></script>\n$&")
    .replace('<body>', "<body>\n<?= $shell['consent'] ?>")
    .replace('Where to?', `Where to? <?= travel_shell_tag($shell['save-button'], ['result' => '${HEART}']) ?>`)
    // A policy for styles is the recipe's own test.
    .replace(/^header\(.*\n/m, '');

test.beforeAll(async () => {
  port = await freePort();
  backEnd = await startMain({
    DATA_DIR: test.info().outputPath('data'),
    EMBED_ORIGINS: `${at('localhost', '')},${at('127.0.0.1', '')}`,
  });
  door = await startDoor(backEnd.origin);
  const folder = test.info().outputPath('www');
  mkdirSync(folder, { recursive: true });
  const shellAt = (text: string) =>
    text
      .replaceAll(SHELL, door.origin)
      .replace('http://127.0.0.1:4180/travel-shell/fragments', `${door.origin}/travel-shell/fragments`)
      // The limit is the recipe's own test; a busy machine may need longer.
      .replace('$timeoutSeconds = 0.3', '$timeoutSeconds = 10')
      .replace('/var/cache/travel-shell', test.info().outputPath('cache'));
  const page = readFileSync(join(RECIPE, 'page.php'), 'utf8');
  writeFileSync(join(folder, 'travel-shell.php'), shellAt(readFileSync(join(RECIPE, 'travel-shell.php'), 'utf8')));
  writeFileSync(join(folder, 'index.php'), shellAt(pageOf(page)));
  writeFileSync(join(folder, 'favicon.ico'), '');
  server = spawn(PHP as string, ['-S', `0.0.0.0:${port}`, '-t', folder], { stdio: 'ignore' });
  await expect
    .poll(() =>
      fetch(at('127.0.0.1', '/nothing.txt')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
test.afterAll(async () => {
  door.close();
  await ended(server);
  await backEnd?.end('SIGTERM');
});

/** The addresses of links, forms and pictures, also of those in the pieces. */
const addresses = (page: Page, names = ['href', 'src', 'action']) =>
  page.evaluate((names) => {
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        for (const name of names) {
          const address = element.getAttribute(name);
          if (address && !/^(#|data:)/.test(address) && !['HEAD', 'LINK', 'SCRIPT'].includes(element.tagName))
            found.push(new URL(address, location.href).origin);
        }
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document.body);
    return [...new Set(found)].sort();
  }, names);

test('without script every link, form and picture leads to the shell', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('localhost'));
  const flights = headerOf(page).header.getByRole('link', { name: 'Flights' }).first();
  await expect(flights).toBeVisible();
  await expect(flights).toHaveAttribute('href', new RegExp(`^${door.origin}/`));
  await context.close();
});

test('a page of another origin and the same site: addresses, consent, hearts, sign-in', async ({ page }) => {
  await page.goto(at('localhost'));
  const links = async (names?: string[]) =>
    (await addresses(page, names)).filter((origin) => origin === at('localhost', ''));
  // Before any of our scripts has run, and after.
  expect(await links()).toEqual([]);
  const banner = page.locator('travel-consent [part=banner]');
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toBeHidden();
  await headerReady(page, 2);
  // React sends the forms.
  expect(await links(['href', 'src'])).toEqual([]);
  await signInByHeader(page);
  await headerReady(page, 2);
  const heart = page.locator('travel-save-button').getByRole('button', { name: /^Save/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await signOutByHeader(page);
});

test('a page of another site says where one can sign in', async ({ page, problems }) => {
  // The browser sends no cookies across sites, and has no passkeys of another domain.
  problems.allow(/status of 403|PASSKEY_FAILED|SIGN_IN_FAILED|CONSENT_FAILED/);
  await page.goto(at('127.0.0.1'));
  expect((await addresses(page)).filter((origin) => origin === at('127.0.0.1', ''))).toEqual([]);
  await headerReady(page, 2);
  await (await openMenu(page, 'Sign in')).click();
  await fillDialog(page);
  await expect(page.locator('travel-sign-in')).toContainText('You can sign in at localhost.');
});
