import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../demo/seed/accounts.ts';
import { databaseOfAnswers } from '../../../testing/databases.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { Visitor } from '../../../testing/Visitor.ts';
import { mailsTo, readForm } from '../testing/outbox.ts';
import { submit } from '../testing/submit.ts';
import { GOOGLE, person, useProviders, visitProvider } from '../testing/useProviders.ts';

describe.each(databaseOfAnswers)('provider redirect flows on $kind', ({ create }) => {
  const context = useProviders(create);
  const { providers } = context;

  describe('Google', () => {
    it('API-140 signs in on the return from the provider', async () => {
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

    it('API-140 accepts a state once, for ten minutes, from its own browser', async () => {
      const start = async (visitor: Visitor) => {
        const { body } = await submit(visitor, `${GOOGLE}/redirect`);
        providers.google.user = person('stella');
        return visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
      };
      const [victim, attacker] = [context.visit(), context.visit()];
      await victim.formToken();
      // Login CSRF: the attacker's return URL, opened in the victim's browser.
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

    describe('with an existing account for the address', () => {
      /** The form fields after the return from the provider. */
      const comeBack = async (visitor: Visitor, fields: Record<string, string> = {}) => {
        const { body } = await submit(visitor, `${GOOGLE}/redirect`, { redir: '/trips?a=1', ...fields });
        providers.google.user = person('layla');
        const { path } = await visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
        return readForm(await visitor.fetch(path));
      };

      it('API-137 SIG-036 asks for its password, links the two and continues', async () => {
        const visitor = context.visit();
        const { action, fields } = await comeBack(visitor, { sticky: 'true' });
        expect((await visitor.authState()).loggedInSession).toBe(false);
        const wrong = await visitor.post(action, { ...fields, passwd: 'not it' });
        expect(wrong.status).toBe(400);
        const again = await readForm(wrong);
        expect(again.html).toContain('role="alert"');
        const done = await visitor.post(again.action, { ...again.fields, passwd: DEMO_PASSWORD });
        expect([done.status, done.headers.get('location')]).toEqual([303, '/trips?a=1']);
        expect(visitor.setCookies.some((line) => /session.*max-age=/i.test(line))).toBe(true);
        expect((await visitor.authState()).userInfoState.accountEmail).toBe('layla@example.com');
        expect((await mailsTo(visitor, 'layla@example.com'))[0]?.text).toContain('Google account signs you in');
        expect((await submit(visitor, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 });
      });

      it('accepts the form only from its own browser, with its token, for ten minutes', async () => {
        const [visitor, other] = [context.visit(), context.visit()];
        const { action, fields } = await comeBack(visitor);
        const filled = { ...fields, passwd: DEMO_PASSWORD };
        expect((await other.post(action, { ...filled, formtoken: await other.formToken() })).status).toBe(410);
        expect((await visitor.post(action, { ...filled, formtoken: 'invented' })).status).toBe(403);
        expect((await visitor.post(action, { ...filled, state: '' })).status).toBe(410);
        expect((await visitor.post(action, { ...filled, passwd: '' })).status).toBe(400);
        await context.db.updateTable('pending_links').set({ expires_at: sql<Date>`now()` }).execute();
        expect((await visitor.post(action, filled)).status).toBe(410);
        expect((await visitor.authState()).loggedInSession).toBe(false);
      });

      it('never redirects to another site from there', async () => {
        const visitor = context.visit();
        const { action, fields } = await comeBack(visitor);
        const done = await visitor.post(action, { ...fields, redir: 'https://evil.example/', passwd: DEMO_PASSWORD });
        expect([done.status, done.headers.get('location')]).toEqual([303, '/']);
        expect((await submit(visitor, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 });
      });
    });

    it('API-140 never redirects to another site', async () => {
      const visitor = context.visit();
      const { body } = await submit(visitor, `${GOOGLE}/redirect`, { redir: 'https://evil.example/' });
      providers.google.user = person('tessa');
      const { path } = await visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
      expect((await visitor.fetch(path)).headers.get('location')).toBe('/');
    });
  });

  describe('Google in a popup', () => {
    const visit = async (visitor: Visitor, name: string) => {
      const { body } = await submit(visitor, `${GOOGLE}/redirect`, { popup: 'true' });
      const { redirectUrl, state } = body as unknown as { redirectUrl: string; state: string };
      providers.google.user = person(name);
      return { state, code: (await visitProvider(redirectUrl)).code };
    };

    it('API-140 API-141 signs in with the popup’s result, once', async () => {
      const visitor = context.visit();
      const handed = await visit(visitor, 'poppy');
      const { body } = await submit(visitor, `${GOOGLE}/authorize`, handed);
      expect(body).toMatchObject({ status: 0, message: 'signup' });
      expect((await submit(visitor, `${GOOGLE}/authorize`, handed)).status).toBe(401);
    });

    it('API-137 SIG-036 links the popup’s result by password, for ten minutes', async () => {
      const visitor = context.visit();
      const { state, code } = await visit(visitor, 'layla');
      expect((await submit(visitor, `${GOOGLE}/authorize`, { state, code })).body.status).toBe(1);
      const path = `${GOOGLE}/loginAndLinkExisting`;
      expect((await submit(visitor, path, { state, passwd: 'not it' })).body.status).toBe(2);
      const late = await context.db
        .selectFrom('pending_links')
        .selectAll()
        .where('expires_at', '>', sql<Date>`now()`)
        .execute();
      await context.db.updateTable('pending_links').set({ expires_at: sql<Date>`now()` }).execute();
      expect((await submit(visitor, path, { state, passwd: DEMO_PASSWORD })).status).toBe(401);
      await context.db
        .updateTable('pending_links')
        .set({ expires_at: late[0]?.expires_at as Date })
        .execute();
      expect((await submit(visitor, path, { state, passwd: DEMO_PASSWORD })).body).toMatchObject({ status: 0 });
      expect((await submit(visitor, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 });
    });

    it('API-138 links to the signed-in account', async () => {
      const visitor = context.visit();
      await visitor.logIn('grace@example.com');
      const handed = await visit(visitor, 'grace.private');
      expect((await submit(visitor, `${GOOGLE}/link`, handed)).body).toEqual({ status: 0 });
    });
  });

  describe('Apple’s page', () => {
    it('API-133 returns by a form without our cookies, with a name that is stored', async () => {
      const visitor = context.visit();
      const { body } = await submit(visitor, '/k/run/appleauth/redirect', { popup: 'true' });
      const { redirectUrl, state } = body as unknown as { redirectUrl: string; state: string };
      const sent = new URL(redirectUrl).searchParams;
      expect([sent.get('response_mode'), sent.get('scope')]).toEqual(['form_post', 'openid email name']);
      const { name: _untold, ...abel } = person('abel');
      providers.apple.user = abel;
      const { code } = await visitProvider(redirectUrl);
      const user = JSON.stringify({ name: { firstName: 'Abel', lastName: 'Apfel' } });
      const posted = await context.visit().post('/login/apple/callback', { code, state, user });
      const location = posted.headers.get('location') ?? '';
      expect(location).not.toContain('Abel');
      expect(await (await visitor.fetch(location)).text()).toContain("new BroadcastChannel('travel-sign-in')");
      const signedIn = await submit(visitor, '/k/run/appleauth/login', { code, state, userInfo: 'true' });
      expect(signedIn.body).toMatchObject({ status: 0, message: 'signup', userInfo: { accountName: 'Abel Apfel' } });
    });

    it.each(['', 'no JSON', 'null', '[]', '{"name":7}', '{"name":{"firstName":{}}}'])(
      'ignores a name it cannot read: %s',
      async (user) => {
        const posted = await context.visit().post('/login/apple/callback', { state: 'x', user });
        expect([posted.status, posted.headers.get('location')]).toEqual([303, '/login/apple/callback?state=x']);
      },
    );

    it('API-133 needs an ID token, or a code with its state', async () => {
      expect((await submit(context.visit(), '/k/run/appleauth/login', { code: 'alone' })).status).toBe(401);
    });
  });

  describe('Naver', () => {
    const start = async (visitor: Visitor, fields: Record<string, string> = {}) => {
      const { body } = await submit(visitor, '/k/run/naverauth/redirect', fields);
      return body as unknown as { redirectUrl: string; state: string };
    };

    it('API-135 API-134 STA-104 signs in with a popup’s result', async () => {
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

    it('API-135 returns to the server without a popup', async () => {
      const visitor = context.visit();
      const { redirectUrl } = await start(visitor, { redir: '/flights' });
      providers.naver.user = person('nuri');
      const back = await visitor.fetch((await visitProvider(redirectUrl)).path);
      expect(back.headers.get('location')).toBe('/flights');
      expect((await visitor.authState()).userInfoState.accountEmail).toBe('nuri@example.com');
    });

    it('signs in both of two concurrent first-time tabs', async () => {
      const visits = [];
      for (const visitor of [context.visit(), context.visit()]) {
        const { redirectUrl, state } = await start(visitor, { popup: 'true' });
        providers.naver.user = person('twin');
        visits.push({ visitor, state, code: (await visitProvider(redirectUrl)).code });
      }
      const answers = await Promise.all(
        visits.map(({ visitor, state, code }) => submit(visitor, '/k/run/naverauth/login', { code, state })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(answers.map(({ body }) => body.uid)).size).toBe(1);
    });

    it('does not open an existing account', async () => {
      const visitor = context.visit();
      const { redirectUrl, state } = await start(visitor, { popup: 'true' });
      providers.naver.user = person('layla');
      const { code } = await visitProvider(redirectUrl);
      const { status, body } = await submit(visitor, '/k/run/naverauth/login', { code, state });
      expect([status, body.status]).toEqual([409, -1]);
    });

    it('rejects a state of another provider', async () => {
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

    it('API-131 API-132 subscribes to the inbox when its owner agrees, and remembers it', async () => {
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
    // A code without its flow is rejected before calling the provider.
    if (path.includes('naverauth/login')) expect([status, body.status]).toEqual([401, -1]);
    else expect([status, body.errors?.[0]?.code]).toEqual([503, 'SERVICE_DISABLED']);
    expect(closed.log.filter((line) => line.includes('a request failed'))).toEqual([]);
  });
  it('ERR-032 says by code and text that Google is disabled', async () => {
    closed ??= await startTestServer({ database: context.db });
    const { body } = await submit(new Visitor(closed.origin), `${GOOGLE}/redirect`, {});
    expect(body.errors).toMatchObject([{ code: 'SERVICE_DISABLED', description: 'Google service is disabled' }]);
  });
  let closed: Awaited<ReturnType<typeof startTestServer>> | undefined;
  afterAll(() => closed?.stop());
});
