import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../../testing/databases.ts';
import { type ProviderUser, startIdentityProvider } from '../../../testing/startIdentityProvider.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { Visitor } from '../../../testing/Visitor.ts';
import { submit, submitWith } from '../testing/submit.ts';
import { GOOGLE, nonceFor, person, useProviders } from '../testing/useProviders.ts';

describe.each(databaseOfAnswers)('ID tokens on $kind', ({ create }) => {
  const context = useProviders(create);
  const { providers, submitIdToken, findUser } = context;

  it.each<[string, (user: ProviderUser) => [ProviderUser, JWTPayload]]>([
    ['for another site', (user) => [user, { aud: 'somebody-else' }]],
    ['for another site, by way of a list', (user) => [user, { aud: ['travel-shell-test', 'x'], azp: 'x' }]],
    ['of another issuer', (user) => [user, { iss: 'https://evil.example' }]],
    ['that has expired', (user) => [user, { exp: 1_000_000_000 }]],
    ['without an expiry', (user) => [user, { exp: undefined } as unknown as JWTPayload]],
    ['without a subject', (user) => [user, { sub: undefined } as unknown as JWTPayload]],
    ['made for another page', (user) => [user, { nonce: nonceFor('another token') }]],
    ['without a nonce', (user) => [user, { nonce: undefined } as unknown as JWTPayload]],
  ])('ERR-025 refuses an ID token %s', async (_title, spoil) => {
    const [user, over] = spoil(person('ursula'));
    const { status, body } = await submitIdToken(context.visit(), `${GOOGLE}/login`, user, { confirm: 'true' }, over);
    expect([status, body]).toMatchObject([401, { status: -1, errorCode: 'VALIDATION_ERROR' }]);
    expect(await findUser('ursula@example.com')).toBeUndefined();
  });

  it('refuses an ID token signed by another key, by none, or of another provider', async () => {
    const visitor = context.visit();
    const formToken = await visitor.formToken();
    const claims = { nonce: nonceFor(formToken) };
    const genuine = await providers.google.idToken(person('ada'), claims);
    const [, payload] = genuine.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const forged = await providers.google.forgedIdToken(person('ada'), claims);
    const foreign = await providers.apple.idToken(person('ada'), claims);
    for (const idToken of [forged, none, foreign, 'x', 'a.b.c']) {
      const { status } = await submitWith(visitor, `${GOOGLE}/login`, { idToken, confirm: 'true' }, formToken);
      expect(status).toBe(401);
    }
    expect((await visitor.authState()).loggedInSession).toBe(false);
  });

  it('reports an unreachable provider without details', async () => {
    const dead = await startIdentityProvider();
    await dead.stop();
    const server = await startTestServer({ database: context.db, identityProviders: { google: dead.options } });
    try {
      const { status, body } = await submit(new Visitor(server.origin), `${GOOGLE}/authorize`, { code: 'x' });
      expect([status, body.errors?.[0]?.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
      expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    } finally {
      await server.stop();
    }
  });

  describe('Apple', () => {
    it('API-133 STA-104 creates the account on first sign-in, with the name Apple gives the page', async () => {
      const visitor = context.visit();
      // Apple sends the flag as a string and puts no name into the token.
      const user = { sub: 'apple-1', email: 'Anna@Example.com', email_verified: 'true' };
      const { body } = await submitIdToken(visitor, '/k/run/appleauth/login', user, {
        name: 'Anna B',
        userInfo: 'true',
      });
      expect(body).toMatchObject({ status: 0, message: 'signup', userInfo: { accountName: 'Anna B' } });
      const again = await submitIdToken(context.visit(), '/k/run/appleauth/login', { sub: 'apple-1' });
      expect(again.body).toMatchObject({ status: 0, message: 'signin', uid: body.uid });
    });

    it.each([
      ['an address that has an account', { sub: 'apple-2', email: 'layla@example.com', email_verified: true }],
      ['an unconfirmed address', { sub: 'apple-3', email: 'layla@example.com', email_verified: false }],
      ['an unknown unconfirmed address', { sub: 'apple-4', email: 'new@example.com' }],
      ['no address', { sub: 'apple-5' }],
    ])('ERR-027 SIG-037 is not linkable with %s', async (_title, user) => {
      const { status, body } = await submitIdToken(context.visit(), '/k/run/appleauth/login', user);
      expect([status, body]).toEqual([409, { status: -1, message: 'This account cannot be linked.' }]);
      expect(await findUser('new@example.com')).toBeUndefined();
    });

    it('trusts addresses of a provider configured to confirm all of them', async () => {
      const { apple } = providers;
      const options = { ...apple.options, emailsAreVerified: true };
      const server = await startTestServer({ database: context.db, identityProviders: { apple: options } });
      try {
        const user = { sub: 'silent', email: 'silent@example.com' };
        const { body } = await submitIdToken(new Visitor(server.origin), '/k/run/appleauth/login', user);
        expect(body).toMatchObject({ status: 0, message: 'signup' });
      } finally {
        await server.stop();
      }
    });
  });
});
