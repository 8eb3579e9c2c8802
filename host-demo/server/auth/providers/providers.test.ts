import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { databaseKinds } from '../../testing/databases.ts';
import {
  type ProviderUser,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../testing/startIdentityProvider.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { EXTERNAL_AUTH_DOMAIN } from '../authSeed.ts';
import { lastMail, mailsTo, submitPage } from '../testing/outbox.ts';
import { submit, submitWith } from '../testing/submit.ts';

const GOOGLE = '/k/run/googleauth';

describe.each(databaseKinds)('sign-in by providers on $kind', ({ create }) => {
  const providers = {} as Record<'google' | 'apple' | 'naver', TestIdentityProvider>;
  const context = useTestServer(create, async () => {
    for (const name of ['google', 'apple', 'naver'] as const) providers[name] = await startIdentityProvider();
    const { google, apple, naver } = providers;
    return { identityProviders: { google: google.options, apple: apple.options, naver: naver.options } };
  });
  afterAll(() => Promise.all(Object.values(providers).map((provider) => provider.stop())));

  const person = (name: string): ProviderUser => ({
    sub: `sub-of-${name}`,
    email: `${name}@example.com`,
    email_verified: true,
    name: name.toUpperCase(),
  });
  const nonceFor = (formToken: string) => createHash('sha256').update(formToken).digest('base64url');
  /** Sends an ID token made for this very page. */
  const submitIdToken = async (
    visitor: Visitor,
    path: string,
    user: ProviderUser,
    fields: Record<string, string> = {},
    over: JWTPayload = {},
  ) => {
    const formToken = await visitor.formToken();
    const provider = path.includes('apple') ? providers.apple : providers.google;
    const idToken = await provider.idToken(user, { nonce: nonceFor(formToken), ...over });
    return submitWith(visitor, path, { idToken, ...fields }, formToken);
  };
  /** Follows a redirect to the provider, as a browser would; returns the address it comes back to. */
  const visitProvider = async (redirectUrl: string) => {
    const response = await fetch(redirectUrl, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? expect.fail(`no way back from ${redirectUrl}`));
    return { path: back.pathname + back.search, code: back.searchParams.get('code') ?? '' };
  };
  const findUser = (login: string) =>
    context.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst();

  describe('Google', () => {
    it('API-136 SIG-040 SIG-041 STA-104 makes an account when confirmed, and signs in to it from then on', async () => {
      const asked = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('gina'));
      expect([asked.status, asked.body]).toEqual([200, { status: 2, message: 'signup' }]);
      expect(await findUser('gina@example.com')).toBeUndefined();

      const visitor = context.visit();
      const fields = { confirm: 'true', sticky: 'true', userInfo: 'true' };
      const { status, body } = await submitIdToken(visitor, `${GOOGLE}/login`, person('gina'), fields);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 0,
        message: 'signup',
        uid: expect.any(String),
        formToken: expect.any(String),
        userInfo: { accountName: 'GINA', accountEmail: 'gina@example.com' },
      });
      expect(visitor.setCookies.find((line) => line.startsWith('travel_session='))).toContain('Max-Age=2592000');
      expect(await visitor.authState()).toMatchObject({ loggedInSession: true, unconfirmedAccount: false });

      // Known by the provider's id: the address there may change.
      const moved = { ...person('gina'), email: 'gina.new@example.com' };
      const again = await submitIdToken(context.visit(), `${GOOGLE}/login`, moved);
      expect(again.body).toMatchObject({ status: 0, message: 'signin', uid: body.uid });
    });

    it('API-136 API-137 SIG-036 offers to link an account that is there, by its password', async () => {
      const offered = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('ada'), { confirm: 'true' });
      expect([offered.status, offered.body]).toEqual([200, { status: 1, message: expect.any(String) }]);

      const path = `${GOOGLE}/loginAndLinkExisting`;
      const wrong = await submitIdToken(context.visit(), path, person('ada'), { passwd: 'wrong' });
      expect([wrong.status, wrong.body.status]).toEqual([401, 2]);
      const visitor = context.visit();
      const { body } = await submitIdToken(visitor, path, person('ada'), { passwd: DEMO_PASSWORD });
      expect(body).toMatchObject({ status: 0, message: 'signin' });
      expect((await visitor.authState()).userInfoState.accountName).toBe('Ada Lovelace');
      expect((await lastMail(visitor, 'ada@example.com', 'sign-in-changed')).text).toContain('Google');
      const next = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('ada'));
      expect(next.body).toMatchObject({ status: 0, message: 'signin', uid: body.uid });
    });

    it('does not tell by loginAndLinkExisting whether there is an account', async () => {
      const path = `${GOOGLE}/loginAndLinkExisting`;
      const unknown = await submitIdToken(context.visit(), path, person('nobody-there'), { passwd: 'x' });
      const wrong = await submitIdToken(context.visit(), path, person('layla'), { passwd: 'x' });
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    });

    it('API-138 links to the account that is signed in, unless another one has it', async () => {
      const visitor = context.visit();
      await visitor.logIn('grace@example.com');
      for (let i = 0; i < 2; i++) {
        const { status, body } = await submitIdToken(visitor, `${GOOGLE}/link`, person('g.okafor'));
        expect([status, body]).toEqual([200, { status: 0 }]);
      }
      const other = context.visit();
      await other.logIn('layla@example.com');
      const taken = await submitIdToken(other, `${GOOGLE}/link`, person('g.okafor'));
      expect([taken.status, taken.body.status]).toEqual([409, -1]);
      // One Google account each.
      const second = await submitIdToken(visitor, `${GOOGLE}/link`, person('g.okafor.2'));
      expect(second.status).toBe(409);
      const signedIn = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('g.okafor'));
      expect(signedIn.body).toMatchObject({ status: 0, message: 'signin' });
    });

    it('API-139 ends the link, unless it is the only way in', async () => {
      const visitor = context.visit();
      await visitor.logIn('maximiliane@example.com');
      await submitIdToken(visitor, `${GOOGLE}/link`, person('max.private'));
      for (let i = 0; i < 2; i++) expect((await submit(visitor, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 });
      expect((await submitIdToken(context.visit(), `${GOOGLE}/login`, person('max.private'))).body.status).toBe(2);

      const only = context.visit();
      await submitIdToken(only, `${GOOGLE}/login`, person('olga'), { confirm: 'true' });
      const refused = await submit(only, `${GOOGLE}/unlink`);
      expect([refused.status, refused.body]).toEqual([409, { status: 2, message: expect.any(String) }]);
      await submit(context.visit(), '/k/run/auth/forgot', { username: 'olga@example.com' });
      const link = /\S+reset\S+/.exec((await lastMail(only, 'olga@example.com', 'reset-password')).text)?.[0] ?? '';
      await submitPage(only, new URL(link).pathname + new URL(link).search, { passwd: 'now with a password' });
      await submitIdToken(only, `${GOOGLE}/login`, person('olga'));
      expect((await submit(only, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 });
    });

    it('API-141 SIG-048 signs in with the code of One Tap', async () => {
      const visitor = context.visit();
      const code = providers.google.scriptCode(person('otto'));
      const { status, body } = await submit(visitor, `${GOOGLE}/authorize`, { code });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 0, message: 'signup' });
      expect((await visitor.authState()).userInfoState.accountEmail).toBe('otto@example.com');
      const again = await submit(context.visit(), `${GOOGLE}/authorize`, { code });
      expect([again.status, again.body.status]).toEqual([401, -1]);
    });

    it('API-140 signs in on the way back from the page of the provider', async () => {
      const visitor = context.visit();
      const fields = { redir: `${context.server.origin}/trips?a=1`, sticky: 'true' };
      const start = await submit(visitor, `${GOOGLE}/redirect`, fields);
      const { redirectUrl, state } = start.body as unknown as { redirectUrl: string; state: string };
      expect(start.status).toBe(200);
      const sent = new URL(redirectUrl).searchParams;
      expect(Object.fromEntries(sent)).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${context.server.origin}/login/google/callback`,
        code_challenge_method: 'S256',
        state,
      });
      providers.google.user = person('rita');
      const { path } = await visitProvider(redirectUrl);
      const back = await visitor.fetch(path);
      expect([back.status, back.headers.get('location')]).toEqual([303, '/trips?a=1']);
      expect((await visitor.authState()).userInfoState.accountEmail).toBe('rita@example.com');
      expect((await visitor.fetch(path)).status).toBe(400);
    });

    it('API-140 takes a state once, for ten minutes, from the browser it was given to', async () => {
      const start = async (visitor: Visitor) => {
        const { body } = await submit(visitor, `${GOOGLE}/redirect`);
        providers.google.user = person('stella');
        return visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
      };
      const [victim, attacker] = [context.visit(), context.visit()];
      await victim.formToken();
      // Login CSRF: the attacker's way back, opened in the victim's browser.
      expect((await victim.fetch((await start(attacker)).path)).status).toBe(400);
      expect((await victim.authState()).loggedInSession).toBe(false);

      const late = await start(victim);
      await context.db.updateTable('provider_flows').set({ expires_at: sql<Date>`now()` }).execute();
      expect((await victim.fetch(late.path)).status).toBe(400);

      // A code of another flow, with a state of this browser: PKCE tells them apart.
      const [mine, theirs] = [await start(victim), await start(attacker)];
      const mixed = mine.path.replace(mine.code, theirs.code);
      expect((await victim.fetch(mixed)).status).toBe(401);
      expect((await victim.authState()).loggedInSession).toBe(false);
    });

    it('API-140 never leads to another site', async () => {
      const visitor = context.visit();
      const { body } = await submit(visitor, `${GOOGLE}/redirect`, { redir: 'https://evil.example/' });
      providers.google.user = person('tessa');
      const { path } = await visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
      expect((await visitor.fetch(path)).headers.get('location')).toBe('/');
    });

    it.each<[string, (user: ProviderUser) => [ProviderUser, JWTPayload]]>([
      ['for another site', (user) => [user, { aud: 'somebody-else' }]],
      ['for another site, by way of a list', (user) => [user, { aud: ['travel-shell-test', 'x'], azp: 'x' }]],
      ['of another issuer', (user) => [user, { iss: 'https://evil.example' }]],
      ['that is over', (user) => [user, { exp: 1_000_000_000 }]],
      ['without an end', (user) => [user, { exp: undefined } as unknown as JWTPayload]],
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

    it('ERR-022 ERR-020 opens neither a closed account nor one whose company signs in elsewhere', async () => {
      await submitIdToken(context.visit(), `${GOOGLE}/login`, person('vito'), { confirm: 'true' });
      const user = await findUser('vito@example.com');
      await context.db
        .insertInto('account_closures')
        .values({ user_id: user?.id ?? '', reason: 'locked' })
        .execute();
      const closed = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('vito'));
      expect([closed.status, closed.body]).toEqual([
        401,
        { status: -1, message: 'User denied phone changed and locked account.' },
      ]);
      const external = { ...person('wanda'), email: `wanda@${EXTERNAL_AUTH_DOMAIN}` };
      const sent = await submitIdToken(context.visit(), `${GOOGLE}/login`, external, { confirm: 'true' });
      expect([sent.status, sent.body.errorCode]).toEqual([401, 'EXTERNAL_AUTH_REQUIRED']);
    });

    it('says when a provider does not answer, and tells nothing of it', async () => {
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
  });

  describe('Apple', () => {
    it('API-133 STA-104 makes the account at the first time, with the name Apple tells the page', async () => {
      const visitor = context.visit();
      // Apple writes the flag as a string, and no name into the token.
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
      ['an address nobody vouches for', { sub: 'apple-3', email: 'layla@example.com', email_verified: false }],
      ['an unknown address nobody vouches for', { sub: 'apple-4', email: 'new@example.com' }],
      ['no address', { sub: 'apple-5' }],
    ])('ERR-027 SIG-037 is not linkable with %s', async (_title, user) => {
      const { status, body } = await submitIdToken(context.visit(), '/k/run/appleauth/login', user);
      expect([status, body]).toEqual([409, { status: -1, message: 'This account cannot be linked.' }]);
      expect(await findUser('new@example.com')).toBeUndefined();
    });

    it('believes the address of a provider that is configured to confirm every one', async () => {
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

  describe('Naver', () => {
    const start = async (visitor: Visitor, fields: Record<string, string> = {}) => {
      const { body } = await submit(visitor, '/k/run/naverauth/redirect', fields);
      return body as unknown as { redirectUrl: string; state: string };
    };

    it('API-135 API-134 STA-104 signs in with what a popup has brought back', async () => {
      const visitor = context.visit();
      const { redirectUrl, state } = await start(visitor, { popup: 'true' });
      providers.naver.user = person('nari');
      const { path, code } = await visitProvider(redirectUrl);
      const popup = await visitor.fetch(path);
      const html = await popup.text();
      expect(html).toContain("new BroadcastChannel('travel-sign-in')");
      const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
      const hash = createHash('sha256').update(script).digest('base64');
      expect(popup.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
      expect((await visitor.authState()).loggedInSession).toBe(false);

      const fields = { code, state, userInfo: 'true' };
      const { body } = await submit(visitor, '/k/run/naverauth/login', fields);
      expect(body).toMatchObject({ status: 0, message: 'signup', userInfo: { accountName: 'NARI' } });
      const again = await submit(context.visit(), '/k/run/naverauth/login', fields);
      expect([again.status, again.body.status]).toEqual([401, -1]);
    });

    it('API-135 comes back to the server where there is no popup', async () => {
      const visitor = context.visit();
      const { redirectUrl } = await start(visitor, { redir: '/flights' });
      providers.naver.user = person('nuri');
      const back = await visitor.fetch((await visitProvider(redirectUrl)).path);
      expect(back.headers.get('location')).toBe('/flights');
      expect((await visitor.authState()).userInfoState.accountEmail).toBe('nuri@example.com');
    });

    it('does not open an account that is there', async () => {
      const visitor = context.visit();
      const { redirectUrl, state } = await start(visitor, { popup: 'true' });
      providers.naver.user = person('layla');
      const { code } = await visitProvider(redirectUrl);
      const { status, body } = await submit(visitor, '/k/run/naverauth/login', { code, state });
      expect([status, body.status]).toEqual([409, -1]);
    });

    it('does not take a state of another provider', async () => {
      const visitor = context.visit();
      const { body } = await submit(visitor, `${GOOGLE}/redirect`, { popup: 'true' });
      const { redirectUrl, state } = body as unknown as { redirectUrl: string; state: string };
      const { code } = await visitProvider(redirectUrl);
      expect((await submit(visitor, '/k/run/naverauth/login', { code, state })).status).toBe(401);
    });
  });

  describe('Gmail', () => {
    const REQUEST = '/k/run/inbox/requests/gmail/subscription';
    const SUBSCRIBE = '/k/run/inbox/gmail/subscribe';
    interface Subscription {
      status: string;
      email: string | null;
      redirectUrl: string;
      state: string;
    }

    it('API-131 API-132 subscribes to the inbox whose owner agrees, and knows it from then on', async () => {
      const visitor = context.visit();
      await visitor.logIn('bo@example.com');
      const asked = (await submit(visitor, REQUEST)).body as unknown as Subscription;
      expect(asked).toMatchObject({ status: 'requested', email: null });
      expect(new URL(asked.redirectUrl).searchParams.get('scope')).toContain('gmail.readonly');
      providers.google.user = { sub: 'bo-at-gmail', email: 'bo@gmail.example', email_verified: true };
      const { code } = await visitProvider(asked.redirectUrl);

      const other = context.visit();
      await other.logIn('layla@example.com');
      expect((await submit(other, SUBSCRIBE, { code, state: asked.state })).status).toBe(409);

      const stored = await submit(visitor, SUBSCRIBE, { code, state: asked.state });
      const subscribed = { status: 'subscribed', email: 'bo@gmail.example', redirectUrl: null, state: null };
      expect([stored.status, stored.body]).toEqual([200, subscribed]);
      expect((await submit(visitor, REQUEST)).body).toEqual(subscribed);
      expect((await submit(visitor, SUBSCRIBE, { code, state: asked.state })).status).toBe(409);
      expect((await mailsTo(visitor, 'bo@gmail.example')).length).toBe(0);
    });
  });

  it.each([
    ['API-133', '/k/run/appleauth/login', { idToken: 'x' }],
    ['API-134', '/k/run/naverauth/login', { code: 'x', state: 'x' }],
    ['API-135', '/k/run/naverauth/redirect', {}],
    ['API-136', `${GOOGLE}/login`, { idToken: 'x' }],
    ['API-137', `${GOOGLE}/loginAndLinkExisting`, { idToken: 'x', passwd: 'x' }],
    ['API-140', `${GOOGLE}/redirect`, {}],
    ['API-141', `${GOOGLE}/authorize`, { code: 'x' }],
  ])('%s says where a provider is not offered: %s', async (_id, path, fields) => {
    closed ??= await startTestServer({ database: context.db });
    const { status, body } = await submit(new Visitor(closed.origin), path, fields as Record<string, string>);
    // A code without its flow is refused before the provider is asked.
    if (path.includes('naverauth/login')) expect([status, body.status]).toEqual([401, -1]);
    else expect([status, body.errors?.[0]?.code]).toEqual([503, 'SERVICE_DISABLED']);
  });
  let closed: Awaited<ReturnType<typeof startTestServer>> | undefined;
  afterAll(() => closed?.stop());
});
