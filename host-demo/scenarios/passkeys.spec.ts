/** The passkey calls and a real browser: what the server gives, Chromium takes, and the other way round. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../server/seed/accounts.ts';
import { expect, test } from './test.ts';

// The page's own policy allows it no calls, as it has no script of its own.
test.use({ bypassCSP: true });

/** Passkeys are for names, not for numbers; the same server answers to it. */
const site = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost');

/** One call of a page, as the client makes it. */
const call = (page: Page, path: string, body?: unknown) =>
  page.evaluate(
    async ([at, json]) => {
      const token = await fetch('/s/run/formtoken', { method: 'POST' });
      const { formtoken } = (await token.json()) as { formtoken: string };
      const headers = { 'X-CSRF': formtoken, 'Content-Type': 'application/json' };
      const response = await fetch(`/auth/webauthn/v1/${at}`, { method: 'POST', headers, body: JSON.stringify(json) });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    [path, body ?? {}] as const,
  );

test('API-142 to API-146: a passkey made in Chromium signs in again', async ({ page, context, baseURL }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site(baseURL)}/login?redir=/flights`);
  await page.getByLabel('Email or phone').fill('layla@example.com');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/flights');

  const { body: creation } = await call(page, 'newCredentialParams');
  const made = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON() as object;
  }, creation);
  expect(await call(page, 'register', made)).toEqual({ status: 200, body: { status: 0 } });

  await context.clearCookies();
  for (const params of ['loginParams', 'autofillParams']) {
    const options =
      params === 'loginParams'
        ? (await call(page, params)).body
        : await page.evaluate(async () => (await fetch('/auth/webauthn/v1/autofillParams')).json());
    const assertion = await page.evaluate(async (request) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        request as unknown as PublicKeyCredentialRequestOptionsJSON,
      );
      return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON() as object;
    }, options);
    const { status, body } = await call(page, 'login?userInfo=true', assertion);
    expect([status, body]).toMatchObject([200, { status: 0, userInfo: { accountEmail: 'layla@example.com' } }]);
    await context.clearCookies();
  }
});
