/** The dialog's social buttons, with the server's stand-ins, which are another site. */
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { expect, headerOf, headerReady, test } from '../test.ts';
import { dialogOf, openAgain, openDialog, signedInBy } from './dialog.ts';

const PAGE = '/scenarios/sign-in/';

const said = (page: Page) => page.locator('#said');

/** Clicks a button of the dialog and returns the popup with the provider's page. */
async function press(page: Page, name: string, provider: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await dialogOf(page).button(name).click();
  const popup = await opened;
  await popup.waitForURL(new RegExp(`/${provider}/authorize`));
  return popup;
}

const choose = (popup: Page, person: string) => popup.getByRole('button', { name: person }).click();

/** New visitors see a welcome before the page continues; which test creates an account depends on the order. */
async function expectSignedIn(page: Page, provider: string): Promise<string> {
  const { button, heading, dialog } = dialogOf(page);
  const result = await signedInBy(page, provider);
  if (result === 'welcome') {
    await expect(heading('Welcome aboard')).toBeVisible();
    await expect(dialog.getByText('Your account is ready.')).toBeVisible();
    await expect(said(page)).toBeEmpty();
    await button('Continue').click();
  }
  await expect(said(page)).toHaveText('miramar is saved');
  await expect(dialog).toBeHidden();
  return result;
}

/** The browser blocks popups. */
const blockPopups = (page: Page) =>
  page.evaluate(() => {
    window.open = () => null;
  });

const GOOGLE = { name: 'Google', person: 'Noor Haddad' };
const APPLE = { name: 'Apple', person: 'Kenji Mori' };
const NAVER = { name: 'Naver', person: 'Mina Kim' };

/** With the popup closed, and the header saying who it is. */
async function expectAccount(page: Page, { name, person }: typeof GOOGLE): Promise<string> {
  const result = await expectSignedIn(page, name.toLowerCase());
  await expect(headerOf(page).account).toHaveAccessibleName(`Account: ${person}`);
  await expect.poll(() => page.context().pages().length, 'the popup has closed').toBe(1);
  return result;
}

// The popup loses its opener: Google returns by a redirect, like Naver, and Apple by a form.
test('SIG-002 SIG-003: from a page with COOP same-origin', async ({ page, context }) => {
  for (const provider of [GOOGLE, APPLE])
    await test.step(provider.name, async () => {
      await context.clearCookies();
      await openDialog(page, `${PAGE}?isolated`);
      const { name, person } = provider;
      await choose(await press(page, `Continue with ${name}`, name.toLowerCase()), person);
      await expectAccount(page, provider);
    });
});

/** Notes on the page how its next popups are opened. */
const watchOpening = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let isInClick = false;
    addEventListener(
      'click',
      () => {
        isInClick = true;
      },
      true,
    );
    // The last to receive the result.
    addEventListener('click', () => {
      isInClick = false;
    });
    const { open: openWindow } = window;
    window.open = (url, target, features) => {
      Object.assign(window, { opened: { url, features, isInClick } });
      return openWindow.call(window, url, target, features);
    };
  });

test('SIG-013 SIG-038 CON-087: the popup opens synchronously on click, 500 by 640, the dialog waits for it, closes it and reuses it', async ({
  page,
  context,
}) => {
  await watchOpening(context);
  const { button, heading, dialog } = await openDialog(page);
  let popup = await press(page, 'Continue with Google', 'google');
  expect(await page.evaluate(() => (window as { opened?: unknown }).opened)).toEqual({
    url: 'about:blank',
    features: expect.stringMatching(/^popup,width=500,height=640,/),
    isInClick: true,
  });
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 640]);
  await expect(heading('Continue with Google')).toBeVisible();
  await expect(dialog.getByText('Finish signing in in the window that has opened.')).toBeVisible();
  // The provider only gets the redirect URI, and no URL has a token.
  expect([...new URL(popup.url()).searchParams.keys()].sort()).toEqual([
    'client_id',
    'code_challenge',
    'code_challenge_method',
    'nonce',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ]);

  await test.step('closing the dialog closes the popup, and the page saves nothing', async () => {
    const closed = popup.waitForEvent('close');
    await button('Close').click();
    await closed;
    await expect(dialog).toBeHidden();
    await expect(said(page)).toHaveText('Not saved');
  });

  await test.step('“Try again” and another provider reuse the open popup', async () => {
    // A welcome is shown before the page says something.
    await said(page).evaluate((output) => output.replaceChildren());
    await openAgain(page);
    popup = await press(page, 'Continue with Google', 'google');
    const first = popup.url();
    await button('Try again').click();
    await popup.waitForURL((url) => url.pathname === '/google/authorize' && url.href !== first);
    await button('More ways to sign in').click();
    await button('Continue with Naver').click();
    await popup.waitForURL(/\/naver\/authorize/);
    await expect(heading('Continue with Naver')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await choose(popup, 'Mina Kim');
    await expectSignedIn(page, 'naver');
  });
});

async function comesBack(page: Page, { name, person }: typeof GOOGLE): Promise<void> {
  const { button } = await openDialog(page);
  await blockPopups(page);
  await button(`Continue with ${name}`).click();
  await choose(page, person);
  await page.waitForURL(`**${PAGE}`);
  await headerReady(page);
  await expect(headerOf(page).account).toHaveAccessibleName(`Account: ${person}`);
}

test('SIG-002 SIG-003: with popups blocked, the page redirects to Google, or to Apple, which returns by a form', async ({
  page,
  context,
}) => {
  await test.step('Google', () => comesBack(page, GOOGLE));
  await context.clearCookies();
  await test.step('Apple', () => comesBack(page, APPLE));
});

test('SIG-002 SIG-037: “Continue with Google” welcomes a new account; the next success closes the dialog', async ({
  page,
}) => {
  const messages: string[] = [];
  await page.route('**/k/run/googleauth/authorize', async (route) => {
    const response = await route.fetch();
    messages.push((await response.json()).message);
    await route.fulfill({ response });
  });
  for (let visit = 0; visit < 2; visit++) {
    await page.context().clearCookies();
    await openDialog(page);
    await choose(await press(page, 'Continue with Google', 'google'), 'Tala Reyes');
    const result = await expectAccount(page, { name: 'Google', person: 'Tala Reyes' });
    expect(result).toBe(messages[visit] === 'signup' ? 'welcome' : 'success');
  }
  expect(messages[1]).toBe('signin');
});

test('SIG-037: links an existing account by its password', async ({ page, problems }) => {
  problems.allow(/status of 401/);
  const { heading, password, submit } = await openDialog(page);
  await choose(await press(page, 'Continue with Google', 'google'), 'Ada Lovelace');
  await expect(heading('You already have an account')).toBeVisible();
  await expect(headerOf(page).account).toHaveAccessibleName('Sign in');
  await password.fill('not it');
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/is wrong/);
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  expect(await signedInBy(page, 'google')).toBe('success');
  await expect(said(page)).toHaveText('miramar is saved');
  await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
  // Restore the state for the next run.
  const { status } = await page.evaluate(async () => {
    const token = await fetch('/s/run/formtoken', { method: 'POST' });
    const { formtoken } = (await token.json()) as { formtoken: string };
    const headers = { 'X-CSRF': formtoken, 'Content-Type': 'application/x-www-form-urlencoded' };
    return (await fetch('/k/run/googleauth/unlink', { method: 'POST', headers })).json() as Promise<{ status: number }>;
  });
  expect(status).toBe(0);
});

test('ERR-027 SIG-003 SIG-037: an Apple account without a match is not linkable; a closed popup can be opened again, and signs in at Apple', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { dialog, heading, button } = await openDialog(page);
  await choose(await press(page, 'Continue with Apple', 'apple'), 'Somebody Unconfirmed');
  await expect(heading('This account can’t be used')).toBeVisible();
  await button('More ways to sign in').click();
  await expect(heading('Sign in or create an account')).toBeVisible();

  await test.step('a popup that the visitor has closed can be opened again', async () => {
    await (await press(page, 'Continue with Apple', 'apple')).close();
    // Isolated pages see an open popup as closed, so the dialog does not check.
    await expect(heading('Continue with Apple')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await choose(await press(page, 'Try again', 'apple'), APPLE.person);
    await expectAccount(page, APPLE);
  });
});

test('SIG-004 SIG-037: after an unreachable Naver and a visitor who declines, another try in the same dialog signs in', async ({
  page,
  context,
  problems,
}) => {
  const { button, dialog } = await openDialog(page);
  const failed = () => expect(dialog.getByRole('alert')).toHaveText('Signing in with Naver didn’t work.');
  await test.step('an unreachable provider is logged, its popup closes, and the dialog shows an error', async () => {
    problems.allow(/status of 503/);
    problems.expect(/SOCIAL_FAILED/);
    const json = { errors: [{ code: 'SERVICE_DISABLED', description: 'No.', localizedDescription: 'No.' }] };
    await page.route('**/naverauth/redirect', (route) => route.fulfill({ status: 503, json }), { times: 1 });
    await button('Continue with Naver').click();
    await failed();
    await expect.poll(() => context.pages().length).toBe(1);
  });
  await button('More ways to sign in').click();

  await test.step('a visitor who declines can try again', async () => {
    await choose(await press(page, 'Continue with Naver', 'naver'), 'Cancel');
    await failed();
    await choose(await press(page, 'Try again', 'naver'), NAVER.person);
    await expectAccount(page, NAVER);
  });
});
