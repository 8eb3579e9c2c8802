/** The prompts on a page, with the real back end; Google's is a cross-site frame from the stand-in's script. */
import type { Page } from '@playwright/test';
import { googleConfig } from '../googleConfig.ts';
import { runPending } from '../runPending.ts';
import { signOutByHeader } from '../signInByHeader.ts';
import { emptyPage, expect, headerOf, headerReady, open, signIn, test } from '../test.ts';
import { dialogOf } from './dialog.ts';

const PAGE = '/scenarios/sign-in/';
const FRAME = '#credential_picker_iframe';

/** Opens the page with Google's prompt, shown by the server's stand-in for the user `email`. */
async function openPrompt(page: Page, email: string, over: Record<string, string> = {}): Promise<void> {
  // Any page of the site can ask for the configuration.
  await page.goto(await emptyPage(page));
  const { origin, ...google } = await googleConfig(page);
  await page.route(`${origin}/google/frame?*`, (route) => {
    const url = new URL(route.request().url());
    for (const [name, value] of Object.entries({ login_hint: email, ...over })) url.searchParams.set(name, value);
    return route.continue({ url: url.href });
  });
  await page.addInitScript(() => {
    document.addEventListener('travel-track', (event) => {
      const { part, action, label } = (event as CustomEvent).detail;
      if (part === 'one-tap') sessionStorage.tracked = `${sessionStorage.tracked ?? ''}${action} ${label};`;
    });
  });
  await page.goto(`${PAGE}?prompt&config=${encodeURIComponent(JSON.stringify({ google }))}`);
  await headerReady(page);
}

/** The prompt's tracking events, including those before a reload. */
const tracked = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.tracked ?? '');
const button = (page: Page, name: string) => page.frameLocator(FRAME).getByRole('button', { name });

test('SIG-006 SIG-040 SIG-041 SIG-043 SIG-045 SIG-046 SIG-047: Google’s prompt signs in, and the page reloads, but not with a host callback', async ({
  page,
  problems,
}) => {
  // A new account, for which there is no dialog.
  problems.allow(/ONE_TAP_FAILED.*welcome/);
  await openPrompt(page, 'ines@example.net');
  const forms: unknown[] = [];
  const messages: string[] = [];
  await page.route('**/k/run/googleauth/login', async (route) => {
    const response = await route.fetch();
    forms.push(route.request().postDataJSON());
    messages.push((await response.json()).message);
    await route.fulfill({ response });
  });
  const visitAgain = async () => {
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  };
  for (let visit = 0; visit < 2; visit++) {
    if (visit > 0) await visitAgain();
    const reloaded = page.waitForEvent('load');
    await button(page, 'Continue as Inês Duarte').click();
    await reloaded;
    await headerReady(page);
    await expect(headerOf(page).account).toHaveAccessibleName('Account: Inês Duarte');
    await expect(page.locator(FRAME)).toHaveCount(0);
    const outcome = messages[visit] === 'signup' ? 'welcome' : 'success';
    expect(await tracked(page)).toBe(`show prompt;dismiss credential_returned;success ${outcome};`);
  }
  const form = {
    confirm: 'true',
    idToken: expect.stringMatching(/^([\w-]+\.){2}[\w-]+$/),
    sticky: 'true',
    userInfo: 'true',
  };
  expect(forms).toEqual([form, form]);
  expect(messages).toEqual([expect.stringMatching(/^sign(up|in)$/), 'signin']);

  await test.step('with a host callback the page does not reload', async () => {
    await visitAgain();
    await headerReady(page);
    await page.evaluate(() => {
      const oneTapSuccess = ({ result }: { result: string }) => {
        document.title = `Signed in: ${result}`;
      };
      Object.assign(document.querySelector('travel-sign-in-prompt') ?? {}, { oneTapSuccess });
    });
    await button(page, 'Continue as Inês Duarte').click();
    await expect(page).toHaveTitle(/^Signed in: (success|welcome)$/);
    await runPending(page);
    await expect(page).toHaveTitle(/^Signed in/);
    await expect(headerOf(page).account).toHaveAccessibleName('Account: Inês Duarte');
  });
});

test('SIG-043 SIG-044: a visitor who closes Google’s prompt stays signed out, and that is tracked', async ({
  page,
}) => {
  await openPrompt(page, 'noor@example.net');
  await button(page, 'Close').click();
  await expect.poll(() => tracked(page)).toBe('show prompt;skip user_cancel;');
  await expect(headerOf(page).account).toHaveAccessibleName('Sign in');
});

test('ERR-029: an ID token for another page is rejected, shown only in console and tracking', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  problems.expect(/ONE_TAP_FAILED/);
  // The hash of another page's form token.
  await openPrompt(page, 'mina@example.net', { nonce: 'of-another-page' });
  await button(page, 'Continue as Mina Kim').click();
  await expect.poll(() => tracked(page)).toMatch(/failure refused;$/);
  await expect(headerOf(page).account).toHaveAccessibleName('Sign in');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('a returning visitor sees the prompt, and its button opens the dialog', async ({ page }) => {
  await signIn(page, PAGE, 'bo@example.com');
  await headerReady(page);
  await signOutByHeader(page);
  await open(page, `${PAGE}?prompt`);
  await page.locator('travel-sign-in-prompt').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialogOf(page).heading('Sign in or create an account')).toBeVisible();
});
