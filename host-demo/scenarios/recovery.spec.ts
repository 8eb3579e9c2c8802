/** Files that could not be loaded are loaded later: by the next press, by `load()`, or when the network is back. */
import type { Page } from '@playwright/test';
import type { AuthStatus } from '@travel-shell/store';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { addAuthenticator, enrol } from './authenticator.ts';
import { HEADER_BRANDS, HEADER_CHUNK, HEADER_MESSAGES } from './headerFiles.ts';
import type { Problems } from './Problems.ts';
import { country, openCountries, PAGE as PICKERS, wake } from './pickers/pickers.ts';
import { runPending } from './runPending.ts';
import { dialogOf, hearSignIn, signedInBy } from './sign-in/dialog.ts';
import { clickSignIn } from './signInByHeader.ts';
import {
  emptyPage,
  expect,
  headerOf,
  headerReady,
  loadReact,
  open,
  rendered,
  rewrite,
  seen,
  signIn,
  test,
} from './test.ts';

const PAGE = rendered('/scenarios/bare/');
const SIGN_IN = '/scenarios/sign-in/';
const BROWSER = /Failed to load resource|net::ERR_|^request: /;
const OURS = /^console: \[travel-shell/;

/** Breaks the network for some files until the returned function is called. */
async function breakFiles(page: Page, pattern: RegExp, problems: Problems): Promise<() => Promise<void>> {
  problems.allow(BROWSER);
  problems.allow(OURS);
  await page.route(pattern, (route) => route.abort('failed'));
  return () => page.unroute(pattern);
}

const REASONS: [string, (page: Page) => Promise<unknown>][] = [
  ['the pointer comes to it', (page) => page.locator('travel-header > a').first().hover()],
  ['the page asks by load()', (page) => page.evaluate(() => window.travelShell?.load('travel-header'))],
  ['the browser is online again', (page) => page.evaluate(() => dispatchEvent(new Event('online')))],
  [
    'the visitor comes back to the tab',
    (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ],
];

const FAILED = { 'own chunk': HEADER_CHUNK, messages: HEADER_MESSAGES, brand: HEADER_BRANDS };

test('a header whose own chunk, messages or brand failed is loaded for each reason', async ({ page, problems }) => {
  for (const [what, pattern] of Object.entries(FAILED)) {
    // How a piece is loaded again does not depend on what was missing: each reason once, each file once.
    for (const [reason, happen] of pattern === HEADER_CHUNK ? REASONS : REASONS.slice(0, 1))
      await test.step(`${what}: when ${reason}`, async () => {
        const mend = await breakFiles(page, pattern, problems);
        // Not on the header, where it would be a reason.
        await page.mouse.move(640, 790);
        await page.goto(PAGE);
        await expect.poll(() => seen(page, 'travel-error')).toHaveLength(1);
        await mend();
        await happen(page);
        await headerReady(page);
        await expect(headerOf(page).menuButton).toBeVisible();
      });
  }
});

test.describe('the sign-in dialog', () => {
  // Passkeys know no IP addresses.
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('opens for a visitor with a passkey although the code for passkeys fails, and uses it at the next press', async ({
    page,
    problems,
  }) => {
    await addAuthenticator(page);
    // On a page that loads no code of ours.
    await enrol(page, await emptyPage(page), 'bo@example.com');
    const mend = await breakFiles(page, /sign-in\/passkeys-on\./, problems);
    await page.evaluate(() => localStorage.setItem('sign.in.passkey.known', 'true'));
    await open(page, SIGN_IN);
    await hearSignIn(page);
    const { dialog, button } = dialogOf(page);
    await page.locator('#save').click();
    await expect(button('Continue with email')).toBeVisible();
    await button('Sign in with a passkey').click();
    await expect(dialog.getByRole('alert')).toContainText('The passkey didn’t work');
    await mend();
    await button('Sign in with a passkey').click();
    expect(await signedInBy(page, 'passkey')).toBe('success');
  });

  test('SIG-O05 says that a form could not be loaded, and shows it when asked again; reloads the page after the sign-in although no further file of it can be loaded', async ({
    page,
    problems,
  }) => {
    const mend = await breakFiles(page, /sign-in\/steps\./, problems);
    await open(page, SIGN_IN);
    await clickSignIn(page);
    await loadReact(page, 'travel-sign-in');
    const { dialog, button, name, password, submit } = dialogOf(page);
    await button('Continue with email').click();
    await expect(dialog.getByRole('alert')).toHaveText('That didn’t work. Please try again in a moment.');
    await mend();
    await button('Try again').click();
    await expect(name).toBeVisible();

    await breakFiles(page, /travel-shell\/sign-in\//, problems);
    await name.fill('ada@example.com');
    await submit.click();
    const reloaded = page.waitForEvent('load');
    await password.fill(DEMO_PASSWORD);
    await submit.click();
    await reloaded;
    await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
  });
});

test('PIC-031 a business visitor gets to another country’s site although the code that keeps their language fails', async ({
  page,
  problems,
}) => {
  await signIn(page, `${PICKERS}?locale=de-DE`, 'grace@example.com');
  await wake(page);
  const isBusiness = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          window.travelShell?.subscribe('auth', (auth: AuthStatus) => {
            if (auth.status === 'signedIn') resolve(auth.state.businessState.businessMode);
          });
        }),
    );
  expect(await isBusiness()).toBe(true);
  await openCountries(page);
  await breakFiles(page, /pickers\/keep-language\./, problems);
  problems.expect(/LOAD_FAILED: A part of it could not be loaded/);
  await page.route(/\/fr-BE/, (route) => route.fulfill({ body: '<title>Belgique</title>', contentType: 'text/html' }));
  await country(page).getByRole('textbox').fill('belgique');
  await country(page).getByRole('link', { name: 'Belgique (français)' }).click();
  await expect(page).toHaveTitle('Belgique');
});

test('a tag that the release does not know is left alone, with one line', async ({ page, problems, traffic }) => {
  problems.expect(/UNKNOWN_PIECE: <travel-nothing> could not be loaded\. It is not in release/);
  await rewrite(page, PAGE, (html) => html.replace('</body>', '<travel-nothing>Own</travel-nothing></body>'));
  await open(page, PAGE);
  const unknown = page.locator('travel-nothing');
  await expect(unknown).toHaveText('Own');
  await unknown.hover();
  await runPending(page);
  expect(await seen(page, 'travel-error')).toEqual([]);
  expect(traffic.paths(/travel-nothing/)).toEqual([]);
});
