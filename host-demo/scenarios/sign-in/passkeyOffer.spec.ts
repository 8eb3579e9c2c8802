/** The offer to create a passkey after a sign-in by password: a virtual authenticator, the real back end. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { addAuthenticator, ceremonies, enrol, watchCeremonies } from '../authenticator.ts';
import { signOutByHeader } from '../signInByHeader.ts';
import { emptyPage, expect, expectAccessible, headerOf, picture, test } from '../test.ts';
import { dialogOf, openAgain, openDialog } from './dialog.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
test.beforeEach(async ({ page, context }) => {
  await watchCeremonies(context);
  // Chromium says that it creates passkeys unasked, which its virtual authenticator never does.
  await page.addInitScript(() => {
    PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: false });
  });
});

const PAGE = '/scenarios/sign-in/';
const TITLE = 'Sign in faster next time';

function creationCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/auth\/webauthn\/v1\/(newCredentialParams|register)/.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  return calls;
}

/** Signs in with the dialog of a page that is open, or opens one. */
async function submitPassword(page: Page, login: string) {
  const isOpen = new URL(page.url()).pathname === PAGE;
  const dialog = await (isOpen ? openAgain(page) : openDialog(page));
  await dialog.button('Continue with email').click();
  await dialog.name.fill(login);
  await dialog.submit.click();
  await dialog.password.fill(DEMO_PASSWORD);
  await dialog.submit.click();
  return dialog;
}

/** The visitor goes on as who they are. */
async function expectGone(page: Page, name: string): Promise<void> {
  await expect(page.locator('#said')).toHaveText('miramar is saved');
  await expect(dialogOf(page).dialog).toBeHidden();
  await expect(headerOf(page).account).toHaveAccessibleName(new RegExp(`^Account: \u2068?${name}\u2069?$`));
}

/** On the same page; the next sign-in is as on a device that knows of no passkey. */
async function signOut(page: Page): Promise<void> {
  await signOutByHeader(page);
  await page.evaluate(() => localStorage.removeItem('sign.in.passkey.known'));
}

test('SIG-051 is offered after a sign-in by password, created, and then not offered again', async ({ page }) => {
  const authenticator = await addAuthenticator(page, false);
  const calls = creationCalls(page);
  const { heading, button } = await submitPassword(page, 'sol@example.com');
  await expect(heading(TITLE)).toBeVisible();
  await expect(page.locator('travel-sign-in .title')).toBeFocused();
  await expect(button('Back')).toHaveCount(0);
  await expectAccessible(page, 'travel-sign-in');
  await picture(page, 'passkey-offer');
  await authenticator.setPresence(true);
  await button('Create a passkey').click();
  await expectGone(page, 'Sol Reyes');
  expect(await authenticator.credentials()).toHaveLength(1);
  expect(calls).toEqual(['newCredentialParams', 'register']);
  expect(await page.evaluate(() => localStorage['sign.in.passkey.known'])).toBe('true');

  // The account has one now.
  await authenticator.setPresence(false);
  await signOut(page);
  await submitPassword(page, 'sol@example.com');
  await expectGone(page, 'Sol Reyes');
});

test('is not offered without an authenticator; "Not now" and Escape go on, and the next sign-in offers again; "Don’t ask again" is for good', async ({
  page,
}) => {
  const calls = creationCalls(page);
  const login = 'maximiliane@example.com';
  const signedIn = async () => {
    await expect(page.locator('#said')).toHaveText('miramar is saved');
    await expect(dialogOf(page).dialog).toBeHidden();
  };

  await submitPassword(page, login);
  await signedIn();
  expect(calls).toEqual([]);
  await signOut(page);

  await addAuthenticator(page, false);
  const first = await submitPassword(page, login);
  await first.button('Not now').click();
  await signedIn();
  await signOut(page);

  const second = await submitPassword(page, login);
  await expect(second.heading(TITLE)).toBeVisible();
  await page.keyboard.press('Escape');
  await signedIn();
  await signOut(page);

  const third = await submitPassword(page, login);
  await third.button('Don’t ask again').click();
  await signedIn();
  expect(await page.evaluate(() => localStorage['sign.in.passkey.offer.declined'])).toBe('true');
  await signOut(page);

  expect(calls).toHaveLength(3);
  await submitPassword(page, login);
  await signedIn();
  expect(calls).toHaveLength(3);
  expect((await ceremonies(page)).filter((ceremony) => /create/.test(ceremony))).toEqual([]);
});

test('is not offered after a sign-in by passkey', async ({ page }) => {
  const calls = creationCalls(page);
  await addAuthenticator(page);
  await enrol(page, await emptyPage(page), 'layla@example.com');
  const { button } = await openDialog(page);
  await button('Sign in with a passkey').click();
  await expectGone(page, 'ليلى الحداد');
  expect(calls).toEqual(['newCredentialParams', 'register']); // those of `enrol`
});

test('is accessible in a narrow window, dark or in a host’s colours, from the right to the left or in long words', async ({
  page,
  context,
}) => {
  const authenticator = await addAuthenticator(page, false);
  for (const [locale, presentation, width] of [
    ['ar', 'dark', 390],
    ['de-DE', 'aos', 320],
  ] as const)
    await test.step(`${width} px wide, ${presentation}, ${locale}`, async () => {
      await context.clearCookies();
      await page.setViewportSize({ width, height: 800 });
      const { element } = await submitInLocale(page, locale, presentation);
      await expect(element.locator('dialog')).toBeVisible();
      await expectAccessible(page, 'travel-sign-in');
      await picture(page, `passkey-offer-${width}-${locale}`);
      expect(await authenticator.credentials()).toEqual([]);
    });
});

async function submitInLocale(page: Page, locale: string, presentation: string) {
  const config = encodeURIComponent(JSON.stringify({ locale, presentation }));
  await page.goto(`${PAGE}?config=${config}`);
  await page.evaluate(() => void window.travelShell?.openSignIn({ reason: 'sign-in', state: 'login' }));
  const dialog = dialogOf(page);
  await dialog.name.fill('maximiliane@example.com');
  await dialog.password.fill(DEMO_PASSWORD);
  await dialog.submit.click();
  await expect(dialog.dialog.locator('.lead')).toBeVisible();
  await expect(dialog.dialog.getByRole('button')).toHaveCount(4);
  return dialog;
}

test('asks to sign in again when that was too long ago, and goes on all the same', async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await addAuthenticator(page);
  // Ten minutes later: the real back end's answer to that is tested there.
  const description = 'This call needs a sign-in of the last ten minutes.';
  const errors = [{ code: 'RECENT_SIGN_IN_REQUIRED', description, localizedDescription: 'Please sign in again.' }];
  await page.route('**/auth/webauthn/v1/register', (route) => route.fulfill({ status: 403, json: { errors } }));
  const { button, dialog } = await submitPassword(page, 'maximiliane@example.com');
  await button('Create a passkey').click();
  await expect(dialog.getByRole('alert')).toHaveText(/To create a passkey, sign out and in again\./);
  await button('Continue').click();
  await expect(page.locator('#said')).toHaveText('miramar is saved');
  await expect(dialog).toBeHidden();
});
