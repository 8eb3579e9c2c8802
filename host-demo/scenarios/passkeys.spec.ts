/** The passkey API with a real browser: server options work in Chromium, and its responses on the server. */
import { addAuthenticator, callPasskeys, enrol } from './authenticator.ts';
import { expect, test } from './test.ts';

// The page's CSP allows no calls, because it has no scripts.
test.use({ bypassCSP: true });

/** Passkeys need a host name, not an IP address; it is the same server. */
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

test('API-142 to API-146: a passkey made in Chromium signs in again', async ({ page, context }) => {
  await addAuthenticator(page);
  await enrol(page, '/flights', 'layla@example.com');
  for (const params of ['loginParams', 'autofillParams']) {
    const options =
      params === 'loginParams'
        ? (await callPasskeys(page, params)).body
        : await page.evaluate(async () => (await fetch('/auth/webauthn/v1/autofillParams')).json());
    const assertion = await page.evaluate(async (request) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        request as unknown as PublicKeyCredentialRequestOptionsJSON,
      );
      return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON() as object;
    }, options);
    const { status, body } = await callPasskeys(page, 'login?userInfo=true', assertion);
    expect([status, body]).toMatchObject([200, { status: 0, userInfo: { accountEmail: 'layla@example.com' } }]);
    await context.clearCookies();
  }
});
