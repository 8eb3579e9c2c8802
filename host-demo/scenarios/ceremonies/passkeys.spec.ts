/** The passkey broker in a real browser with a virtual authenticator, against the real server. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/seed/accounts.ts';
import { expect, test } from '../test.ts';
import { addAuthenticator, ceremonies, openBench, serveBench, siteOf } from './bench.ts';

test.beforeEach(async ({ context }) => serveBench(context));

/** Signs in by password, in the page. */
const signInByPassword = (page: Page, username: string) =>
  page.evaluate(
    async ([name, password]) =>
      (await window.one.signIn(window.one.api.login({ username: name, password, sticky: false }))).result,
    [username, DEMO_PASSWORD] as const,
  );

/** Somebody who has a passkey on this device, and is signed out. */
async function enrol(page: Page, origin: string, username: string): Promise<void> {
  await openBench(page, origin);
  expect(await signInByPassword(page, username)).toBe('success');
  expect(await page.evaluate(() => window.one.offerPasskeyCreation({ isAsked: true }))).toBe('created');
  await page.evaluate(() => window.one.signOut());
}

const whoIsIn = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/horizon/common/authentication/providers/AuthStateProviderAction');
    return ((await answer.json()) as { userInfoState: { accountEmail: string | null } }).userInfoState.accountEmail;
  });

test('SIG-005 SIG-050 SIG-051: a passkey is made, and signs in from then on', async ({ page, baseURL }) => {
  const authenticator = await addAuthenticator(page);
  await enrol(page, siteOf(baseURL), 'bo@example.com');
  expect(await authenticator.credentials()).toHaveLength(1);

  const outcome = await page.evaluate(() => window.one.signInWithPasskey());
  expect(outcome).toMatchObject({ result: 'signed-in', signIn: { result: 'success', answer: { status: 0 } } });
  expect(await whoIsIn(page)).toBe('bo@example.com');
  expect(await page.evaluate(() => window.two.authState.get().status), 'the other copy').toBe('signedIn');
  // SIG-051: the device's own passkey is not made twice.
  expect(await page.evaluate(() => window.one.offerPasskeyCreation({ isAsked: true }))).toBe('known');
});

test('SIG-053: that a passkey was used here, and the challenge of autofill, are kept', async ({ page, baseURL }) => {
  const authenticator = await addAuthenticator(page);
  await enrol(page, siteOf(baseURL), 'ada@example.com');
  const stored = () =>
    page.evaluate(() => [localStorage['sign.in.passkey.known'], 'sign.in.passkey.autofill' in sessionStorage]);
  expect(await stored()).toEqual(['true', false]);

  await authenticator.setPresence(false);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('autofillParams') && asked.push(request.url()));
  for (let visit = 0; visit < 3; visit++) {
    await openBench(page, siteOf(baseURL));
    await page.evaluate(() => void window.one.startPasskeyAutofill(() => {}));
    await expect.poll(() => ceremonies(page)).toEqual(['conditional get']);
    expect(await stored()).toEqual(['true', true]);
  }
  expect(asked).toHaveLength(1);
});

test('SIG-049: what the visitor picks in autofill signs in, once', async ({ page, baseURL }) => {
  await addAuthenticator(page);
  await enrol(page, siteOf(baseURL), 'layla@example.com');
  const outcome = await page.evaluate(
    () => new Promise<unknown>((resolve) => void window.one.startPasskeyAutofill(resolve)),
  );
  expect(outcome).toMatchObject({ result: 'signed-in' });
  expect(await whoIsIn(page)).toBe('layla@example.com');
  await page.waitForTimeout(200);
  expect((await ceremonies(page)).slice(2), 'over after the sign-in').toEqual([
    'conditional get',
    'conditional get: done',
  ]);
  expect(await page.evaluate(() => 'sign.in.passkey.autofill' in sessionStorage), 'the challenge is used').toBe(false);
});

test('SIG-049: several pieces share one request, which ends when the last of them is gone', async ({
  page,
  baseURL,
}) => {
  await addAuthenticator(page, false);
  await openBench(page, siteOf(baseURL));
  await page.evaluate(() => {
    const undo = [window.one, window.two, window.one].map((copy) => copy.startPasskeyAutofill(() => {}));
    Object.assign(window, { undo });
  });
  const undo = (which: number) =>
    page.evaluate((i) => (window as never as { undo: (() => void)[] }).undo[i]?.(), which);
  await expect.poll(() => ceremonies(page)).toEqual(['conditional get']);
  await undo(0);
  await undo(1);
  await page.waitForTimeout(100);
  expect(await ceremonies(page)).toEqual(['conditional get']);
  await undo(2);
  await expect.poll(() => ceremonies(page)).toEqual(['conditional get', 'conditional get: AbortError']);
  // Asked for and taken back at once: nothing stays behind.
  await page.evaluate(() => window.one.startPasskeyAutofill(() => {})());
  await page.waitForTimeout(300);
  const log = await ceremonies(page);
  expect(log.filter((line) => line === 'conditional get')).toHaveLength(
    log.filter((line) => line.endsWith('AbortError')).length,
  );
});

test('SIG-050: a dialog of the browser ends autofill before, and what came of it begins it anew', async ({
  page,
  baseURL,
}) => {
  const authenticator = await addAuthenticator(page, false);
  await openBench(page, siteOf(baseURL));
  await page.evaluate(() => void window.two.startPasskeyAutofill(() => {}));
  await expect.poll(() => ceremonies(page)).toHaveLength(1);
  await authenticator.setPresence(true);
  // There is no passkey on the device, which pages are told like a dialog that was sent away.
  expect(await page.evaluate(() => window.one.signInWithPasskey())).toEqual({ result: 'cancelled' });
  await expect
    .poll(async () => (await ceremonies(page)).slice(0, 5))
    .toEqual([
      'conditional get',
      'conditional get: AbortError',
      'modal get',
      'modal get: NotAllowedError',
      'conditional get',
    ]);
});

test('SIG-051: making a passkey ends autofill before', async ({ page, baseURL }) => {
  const authenticator = await addAuthenticator(page, false);
  await openBench(page, siteOf(baseURL));
  await signInByPassword(page, 'ada@example.com');
  await page.evaluate(() => void window.one.startPasskeyAutofill(() => {}));
  await expect.poll(() => ceremonies(page)).toHaveLength(1);
  await authenticator.setPresence(true);
  expect(await page.evaluate(() => window.two.offerPasskeyCreation({ isAsked: true }))).toBe('created');
  expect((await ceremonies(page)).slice(0, 4)).toEqual([
    'conditional get',
    'conditional get: AbortError',
    'modal create',
    'modal create: done',
  ]);
});

test('SIG-050: the end of the dialog of ours ends the ceremony, wherever it has got to', async ({ page, baseURL }) => {
  await addAuthenticator(page, false);
  await openBench(page, siteOf(baseURL));
  const pending = page.evaluate(() => window.one.signInWithPasskey());
  await expect.poll(() => ceremonies(page)).toEqual(['modal get']);
  await page.evaluate(() => window.two.abortPasskeys());
  expect(await pending).toEqual({ result: 'cancelled' });
  expect(await ceremonies(page)).toEqual(['modal get', 'modal get: AbortError']);

  // Before the challenge is there: the browser is never asked.
  await page.route('**/loginParams', async (route) => {
    await page.evaluate(() => window.one.abortPasskeys());
    await route.continue();
  });
  expect(await page.evaluate(() => window.one.signInWithPasskey())).toEqual({ result: 'cancelled' });
  expect(await ceremonies(page)).toHaveLength(2);
});

test('ERR-021: an unknown passkey says nothing to the visitor, and the device forgets it', async ({
  page,
  baseURL,
  problems,
}) => {
  // The browser's own line about the status.
  problems.allow(/status of 401/);
  const authenticator = await addAuthenticator(page);
  await openBench(page, siteOf(baseURL));
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)).toString('base64');
  await authenticator.devTools.send('WebAuthn.addCredential', {
    authenticatorId: authenticator.id,
    credential: {
      credentialId: Buffer.from('a passkey of nobody').toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey: pkcs8,
      userHandle: Buffer.alloc(16, 7).toString('base64'),
      signCount: 1,
    },
  });
  expect(await authenticator.credentials()).toHaveLength(1);
  expect(await page.evaluate(() => window.one.signInWithPasskey())).toEqual({ result: 'silent', code: 'NO_SUCH_USER' });
  await expect.poll(() => authenticator.credentials()).toEqual([]);
  expect(await page.evaluate(() => localStorage['sign.in.passkey.known'])).toBeUndefined();
});

test('SIG-049: a refused sign-in begins autofill anew, with another challenge', async ({ page, baseURL, problems }) => {
  problems.allow(/status of 401/);
  problems.expect(/PASSKEY_FAILED/);
  await addAuthenticator(page);
  await enrol(page, siteOf(baseURL), 'grace@example.com');
  // A challenge of somebody else's: the back end has not given it to anybody.
  await page.evaluate(() => {
    const params = {
      rpId: 'localhost',
      challenge: 'bm9ib2R5IGhhcyB0aGlzIGNoYWxsZW5nZQ',
      allowCredentials: [],
      timeout: 300000,
      userVerification: 'preferred',
    };
    sessionStorage['sign.in.passkey.autofill'] = JSON.stringify({ params, expires: Date.now() + 60000 });
  });
  const results = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = [];
        window.one.startPasskeyAutofill(({ result }) => {
          heard.push(result);
          if (result === 'signed-in') resolve(heard);
        });
      }),
  );
  expect(results).toEqual(['failed', 'signed-in']);
});

test('SIG-049: an autofill that cannot be had is tried three times, logged once, and told to nobody', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 503/);
  problems.expect(/PASSKEY_FAILED/);
  await addAuthenticator(page, false);
  await openBench(page, siteOf(baseURL));
  let asked = 0;
  await page.route('**/autofillParams', (route) => {
    asked++;
    return route.fulfill({
      status: 503,
      json: { errors: [{ code: 'X', description: 'x', localizedDescription: 'x' }] },
    });
  });
  const heard = await page.evaluate(async () => {
    const outcomes: unknown[] = [];
    window.one.startPasskeyAutofill((outcome) => outcomes.push(outcome));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return outcomes;
  });
  expect([asked, heard, await ceremonies(page)]).toEqual([3, [], []]);
});

test.describe('on an iPhone', () => {
  const iphone = (version: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;
  for (const [version, isSkipped] of [
    ['15_7', false],
    ['16_0', true],
    ['16_3_1', true],
    ['16_4', false],
  ] as const) {
    test.describe(() => {
      test.use({ userAgent: iphone(version) });
      test(`SIG-052 CON-086: autofill is ${isSkipped ? 'left out' : 'offered'} on ${version}`, async ({
        page,
        baseURL,
      }) => {
        await addAuthenticator(page, false);
        await openBench(page, siteOf(baseURL));
        await page.evaluate(() => void window.one.startPasskeyAutofill(() => {}));
        if (isSkipped) await page.waitForTimeout(500);
        await expect.poll(() => ceremonies(page)).toEqual(isSkipped ? [] : ['conditional get']);
      });
    });
  }
});

test('a returning visitor is signed in at once, others are left alone', async ({ page, baseURL }) => {
  await addAuthenticator(page);
  await openBench(page, siteOf(baseURL));
  expect(await page.evaluate(() => window.one.signInAtOnce())).toEqual({ result: 'cancelled' });
  expect(await ceremonies(page), 'nobody has used a passkey here').toEqual([]);
  await enrol(page, siteOf(baseURL), 'maximiliane@example.com');
  await page.mouse.click(5, 5);
  const outcome = await page.evaluate(() => window.one.signInAtOnce());
  expect((await ceremonies(page)).at(-2)).toBe('immediate get');
  expect(outcome).toMatchObject({ result: 'signed-in' });
});

test('after a sign-in by password a passkey is made only where that needs no dialog', async ({ page, baseURL }) => {
  await addAuthenticator(page);
  await openBench(page, siteOf(baseURL));
  await signInByPassword(page, 'bo@example.com');
  const asks: string[] = [];
  page.on('request', (request) => request.url().includes('newCredentialParams') && asks.push(request.url()));
  const setCapability = (conditionalCreate: boolean) =>
    page.evaluate((value) => {
      PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: value });
    }, conditionalCreate);
  await setCapability(false);
  expect(await page.evaluate(() => window.one.offerPasskeyCreation())).toBe('unsupported');
  expect(asks).toEqual([]);
  await setCapability(true);
  // A virtual authenticator never answers such a request, as no password manager is there to do so.
  // The dialog closes with the sign-in, which does not end it.
  await page.evaluate(() => {
    void window.one.offerPasskeyCreation();
    void window.two.abortPasskeys();
  });
  await expect.poll(() => ceremonies(page)).toEqual(['conditional create']);
  expect(asks).toHaveLength(1);
  await page.evaluate(() => window.one.abortPasskeys());
  expect(await ceremonies(page)).toEqual(['conditional create']);
  // What the visitor does next comes first.
  await page.evaluate(() => window.two.signInWithPasskey());
  expect((await ceremonies(page)).slice(0, 3)).toEqual([
    'conditional create',
    'conditional create: AbortError',
    'modal get',
  ]);
});
