/** The dialog and passkeys: its own button and form, a virtual authenticator, the real back end. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { type Authenticator, addAuthenticator, ceremonies, enrol, watchCeremonies } from '../authenticator.ts';
import { runPending } from '../runPending.ts';
import { emptyPage, expect, headerOf, open, test } from '../test.ts';
import { dialogOf, hearSignIn, openAgain, openDialog, signedInBy } from './dialog.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
test.beforeEach(async ({ context }) => watchCeremonies(context));

const PAGE = '/scenarios/sign-in/';
const FAILED = 'The passkey didn’t work. Please try again or choose another way.';
const CONDITIONAL = ['conditional get', 'conditional get: AbortError'];
/** The browser's console line for a status. */
const REFUSED = /status of 401/;

const said = (page: Page) => page.locator('#said');

/** The passkey calls to the back end, in order. */
function passkeyCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/auth\/webauthn\/v1\/(\w+)/.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  return calls;
}

async function signInByPassword(page: Page, login: string): Promise<void> {
  const { button, name, password, submit } = dialogOf(page);
  await button('Continue with email').click();
  await name.fill(login);
  await submit.click();
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await expect(said(page)).toHaveText('miramar is saved');
}

/** Replaces the challenge in the next response with an unknown one. */
const forgeChallenge = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      const json = { ...(await response.json()), challenge: 'bm9ib2R5IGhhcyB0aGlzIGNoYWxsZW5nZQ' };
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );

/** Forgets who has signed in, and that there is a passkey. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('sign.in.passkey.known'));
}

/** The next challenges wait until the returned function is called. */
async function holdChallenge(page: Page): Promise<() => void> {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/loginParams', async (route) => {
    await released;
    await route.continue();
  });
  return answer;
}

/** A passkey of no account. */
async function addUnknownPasskey(authenticator: Authenticator): Promise<void> {
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  await authenticator.devTools.send('WebAuthn.addCredential', {
    authenticatorId: authenticator.id,
    credential: {
      credentialId: Buffer.from('a passkey of no account').toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey: Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)).toString('base64'),
      userHandle: Buffer.alloc(16, 7).toString('base64'),
      signCount: 1,
    },
  });
}

test.describe('the button', () => {
  test('SIG-005 SIG-050 SIG-053 ERR-021 signs in with the selected passkey and remembers that there is one; links to the company that signs in its owner', {
    tag: '@smoke',
  }, async ({ page, problems }) => {
    await addAuthenticator(page);
    await enrol(page, await emptyPage(page), 'bo@example.com');
    const calls = passkeyCalls(page);
    const { dialog, button, heading } = await openDialog(page);
    await button('Sign in with a passkey').click();
    expect(await signedInBy(page, 'passkey')).toBe('success');
    await expect(said(page)).toHaveText('miramar is saved');
    await expect(dialog).toBeHidden();
    await expect(headerOf(page).account).toHaveAccessibleName(/^Account: Bo/);
    expect(await ceremonies(page)).toEqual(['modal get', 'modal get: done']);
    expect(calls).toEqual(['loginParams', 'login']);
    expect(await page.evaluate(() => localStorage['sign.in.passkey.known'])).toBe('true');

    await test.step('links to the company that signs in the passkey’s owner', async () => {
      problems.allow(REFUSED);
      await forget(page);
      const json = { status: -1, errorCode: 'EXTERNAL_AUTH_REQUIRED', loginRedirectUrl: '/login/company/sso.example' };
      await page.route(/\/v1\/login\?/, (route) => route.fulfill({ status: 401, json }));
      await openDialog(page);
      await button('Sign in with a passkey').click();
      await expect(heading('Your company signs you in')).toBeVisible();
    });
  });

  test('SIG-050 ERR-021 shows no failure when the visitor cancels, the dialog closes, or the passkey is unknown, which is removed from the device', async ({
    page,
    problems,
  }) => {
    // Browsers report the same error for a missing passkey and a cancelled request.
    const authenticator = await addAuthenticator(page);
    const { dialog, button, heading } = await openDialog(page);
    const passkey = button('Sign in with a passkey');
    for (let press = 1; press <= 2; press++) {
      await passkey.click();
      await expect.poll(() => ceremonies(page)).toHaveLength(2 * press);
      await expect(passkey).not.toHaveAttribute('aria-busy');
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect(heading('Keep it for later')).toBeVisible();
    }
    expect((await ceremonies(page)).slice(2)).toEqual(['modal get', 'modal get: NotAllowedError']);

    await test.step('aborts the request when the dialog closes', async () => {
      await authenticator.setPresence(false);
      await passkey.click();
      const later = async () => (await ceremonies(page)).slice(4);
      await expect.poll(later).toEqual(['modal get']);
      await button('Close').click();
      await expect(dialog).toBeHidden();
      await expect.poll(later).toEqual(['modal get', 'modal get: AbortError']);

      const answer = await holdChallenge(page);
      await openAgain(page);
      await passkey.click();
      await button('Close').click();
      await expect(dialog).toBeHidden();
      const answered = page.waitForResponse('**/loginParams');
      answer();
      await (await answered).finished();
      await runPending(page);
      expect(await later(), 'closed before the challenge, there is no request at all').toHaveLength(2);
    });

    await test.step('shows no error for an unknown passkey and removes it from the device', async () => {
      problems.allow(REFUSED);
      await authenticator.setPresence(true);
      await addUnknownPasskey(authenticator);
      await openAgain(page);
      await passkey.click();
      await expect.poll(() => authenticator.credentials()).toEqual([]);
      await expect(passkey).not.toHaveAttribute('aria-busy');
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage['sign.in.passkey.known'])).toBeUndefined();
    });
  });
});

test('SIG-049 SIG-050 an error is shown when the back end rejects the passkey; a second try of the button signs in, the form continues with a new challenge', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  problems.expect(/PASSKEY_FAILED/, 2);
  await addAuthenticator(page);
  await enrol(page, await emptyPage(page), 'grace@example.com');
  await forgeChallenge(page, '**/loginParams');
  const { dialog, button } = await openDialog(page);
  await button('Sign in with a passkey').click();
  await expect(dialog.getByRole('alert')).toHaveText(FAILED);
  await button('Sign in with a passkey').click();
  await expect(said(page)).toHaveText('miramar is saved');

  await test.step('in the form', async () => {
    await forget(page);
    await forgeChallenge(page, '**/autofillParams');
    await openDialog(page);
    const second = page.waitForRequest('**/autofillParams');
    let goOn = () => {};
    const seen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/v1\/login\?/, async (route) => {
      await route.continue();
      // The second challenge is fetched after the rejection.
      await page.route('**/autofillParams', async (next) => {
        await seen;
        await next.continue();
      });
    });
    await button('Continue with email').click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    goOn();
    await second;
    await expect(said(page)).toHaveText('miramar is saved');
  });
});

test.describe('autofill', () => {
  test('SIG-005 SIG-049 signs in with the passkey selected in the form', async ({ page }) => {
    await addAuthenticator(page);
    await enrol(page, await emptyPage(page), 'layla@example.com');
    const calls = passkeyCalls(page);
    const { button, dialog } = await openDialog(page);
    // The button's challenge is fetched ahead by React alone.
    await button('Continue with email').click();
    expect(await signedInBy(page, 'passkey')).toBe('success');
    await expect(said(page)).toHaveText('miramar is saved');
    await expect(dialog).toBeHidden();
    await runPending(page);
    expect(await ceremonies(page), 'ended after the sign-in').toEqual(['conditional get', 'conditional get: done']);
    expect(calls).toEqual(['autofillParams', 'login']);
    expect(await page.evaluate(() => 'sign.in.passkey.autofill' in sessionStorage), 'the challenge is used').toBe(
      false,
    );
  });

  test('SIG-049 SIG-050 SIG-053 keeps its challenge for the next page of the tab, one request across forms, and aborts it before the button’s', async ({
    page,
  }) => {
    await addAuthenticator(page, false);
    const calls = passkeyCalls(page);
    const { button, name, password, submit, dialog } = dialogOf(page);
    for (let visit = 0; visit < 3; visit++) {
      await openDialog(page);
      await button('Continue with email').click();
      await expect.poll(() => ceremonies(page)).toEqual(['conditional get']);
      expect(await page.evaluate(() => 'sign.in.passkey.autofill' in sessionStorage)).toBe(true);
    }
    expect(calls.filter((call) => call === 'autofillParams')).toHaveLength(1);

    await name.fill('ada@example.com');
    await submit.click();
    await expect(password).toBeVisible();
    expect(await ceremonies(page)).toEqual(['conditional get']);
    await button('Close').click();
    await expect.poll(() => ceremonies(page)).toEqual(CONDITIONAL);

    await expect(dialog).toBeHidden();
    await openAgain(page);
    await button('Continue with email').click();
    await expect.poll(() => ceremonies(page)).toEqual([...CONDITIONAL, 'conditional get']);
    await button('Back').click();
    await button('Sign in with a passkey').click();
    await expect.poll(() => ceremonies(page)).toEqual([...CONDITIONAL, ...CONDITIONAL, 'modal get']);
    await button('Close').click();
    await expect(dialog).toBeHidden();

    // Leaving a form before autofill starts leaves no request behind.
    await openAgain(page);
    await button('Continue with email').click();
    await button('Back').click();
    await runPending(page);
    const log = await ceremonies(page);
    const count = (line: string) => log.filter((entry) => entry === line).length;
    expect(count('conditional get')).toBe(count('conditional get: AbortError'));
  });

  test('SIG-049 is tried three times, logged once and fails silently for the visitor', async ({ page, problems }) => {
    problems.allow(/status of 503/);
    problems.expect(/PASSKEY_FAILED/);
    await addAuthenticator(page, false);
    let asked = 0;
    await page.route('**/autofillParams', (route) => {
      asked++;
      const json = { errors: [{ code: 'X', description: 'x', localizedDescription: 'x' }] };
      return route.fulfill({ status: 503, json });
    });
    const { button, name } = await openDialog(page);
    await button('Continue with email').click();
    await expect(name).toBeVisible();
    await expect.poll(() => asked).toBe(3);
    await runPending(page);
    expect([asked, await ceremonies(page)]).toEqual([3, []]);
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });

  test('SIG-052 CON-086 is skipped on iPhone OS 16.0 to 16.3', async ({ page }) => {
    const { devTools } = await addAuthenticator(page, false);
    for (const [version, isSkipped] of [
      ['15_7', false],
      ['16_0', true],
      ['16_3_1', true],
      ['16_4', false],
    ] as const)
      await test.step(version, async () => {
        const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;
        await devTools.send('Emulation.setUserAgentOverride', { userAgent });
        const { button, name } = version === '15_7' ? await openDialog(page) : await openAgain(page);
        expect(await page.evaluate(() => navigator.userAgent)).toBe(userAgent);
        const before = (await ceremonies(page)).length;
        await button('Continue with email').click();
        await expect(name).toBeVisible();
        if (isSkipped) await runPending(page);
        const later = async () => (await ceremonies(page)).slice(before);
        await expect.poll(later).toEqual(isSkipped ? [] : ['conditional get']);
        await button('Close').click();
        await expect.poll(later).toEqual(isSkipped ? [] : CONDITIONAL);
      });
  });
});

test.describe('creating a passkey', () => {
  /** Whether the browser can create a passkey without a dialog, as it is asked on this page from now on. */
  const setCapability = (page: Page, canCreate: boolean) =>
    page.evaluate((conditionalCreate) => {
      PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate, immediateGet: true });
    }, canCreate);

  /** The visible offer is in passkeyOffer.spec.ts. */
  const declineOffer = (page: Page) =>
    page.addInitScript(() => localStorage.setItem('sign.in.passkey.offer.declined', 'true'));

  test('SIG-051 is created by the password manager after a password sign-in; later sign-ins need no dialog', async ({
    page,
    context,
  }) => {
    const authenticator = await addAuthenticator(page, false);
    await page.addInitScript(() => {
      window.makesPasskeys = true;
      PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: true, immediateGet: true });
    });
    // Present for creating the passkey, but not for autofill before it.
    await page.route('**/k/run/auth/login', async (route) => {
      await authenticator.setPresence(true);
      await route.continue();
    });
    const calls = passkeyCalls(page);
    await openDialog(page);
    await signInByPassword(page, 'ada@example.com');
    await expect
      .poll(() => ceremonies(page))
      .toEqual([...CONDITIONAL, 'conditional create', 'conditional create: done']);
    await expect.poll(() => calls.slice(-2)).toEqual(['newCredentialParams', 'register']);
    expect(await authenticator.credentials()).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => localStorage['sign.in.passkey.known'])).toBe('true');

    await context.clearCookies();
    await open(page, PAGE);
    await hearSignIn(page);
    await page.locator('#save').click();
    expect(await signedInBy(page, 'passkey')).toBe('success');
    await expect(said(page)).toHaveText('miramar is saved');
    expect(await ceremonies(page)).toEqual(['immediate get', 'immediate get: done']);
    await expect(dialogOf(page).dialog).toHaveCount(0);
    await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
  });

  test('SIG-051 is skipped when the browser would have to show a dialog; else continues after the dialog closes, and is aborted by another passkey request', async ({
    page,
  }) => {
    await addAuthenticator(page, false);
    await declineOffer(page);
    const calls = passkeyCalls(page);
    await openDialog(page);
    await setCapability(page, false);
    await signInByPassword(page, 'bo@example.com');
    await runPending(page);
    expect(calls).not.toContain('newCredentialParams');
    expect(await ceremonies(page)).toEqual(CONDITIONAL);

    await test.step('continues after the dialog closes, and is aborted by another passkey request', async () => {
      await forget(page);
      await openDialog(page);
      await setCapability(page, true);
      await signInByPassword(page, 'bo@example.com');
      await expect(dialogOf(page).dialog).toBeHidden();
      await expect.poll(() => ceremonies(page)).toEqual([...CONDITIONAL, 'conditional create']);
      await runPending(page);
      expect(await ceremonies(page)).toHaveLength(3);
      // To add another account.
      await page.evaluate(() => void window.travelShell?.openSignIn({ reason: 'sign-in' }));
      await dialogOf(page).button('Sign in with a passkey').click();
      await expect
        .poll(() => ceremonies(page))
        .toEqual([...CONDITIONAL, 'conditional create', 'conditional create: AbortError', 'modal get']);
    });
  });
});

test('other tabs show a sign-in by password or passkey within a second', async ({ page, context }) => {
  const authenticator = await addAuthenticator(page);
  await enrol(page, await emptyPage(page), 'bo@example.com');
  const other = await context.newPage();
  await open(other, PAGE);
  const follows = (name: string) => expect(headerOf(other).account).toHaveAccessibleName(name, { timeout: 1000 });
  // Only the front tab may use an authenticator.
  await page.bringToFront();
  await authenticator.setPresence(false);
  await openDialog(page);
  await signInByPassword(page, 'bo@example.com');
  await follows('Account: Bo Diaz');
  const { account, accountMenu } = headerOf(page);
  await account.click();
  await accountMenu.getByRole('link', { name: 'Sign out' }).click();
  await expect(account).toHaveAccessibleName('Sign in');
  await follows('Sign in');
  await authenticator.setPresence(true);
  const { button } = await openAgain(page);
  await button('Sign in with a passkey').click();
  await expect(account).toHaveAccessibleName('Account: Bo Diaz');
  await follows('Account: Bo Diaz');
});
