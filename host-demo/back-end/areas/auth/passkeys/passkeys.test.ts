import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXTERNAL_AUTH_DOMAIN } from '../../../../demo/seed/seedExternalAuth.ts';
import { databaseOfAnswers } from '../../../testing/databases.ts';
import { SoftAuthenticator } from '../../../testing/SoftAuthenticator.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { Visitor } from '../../../testing/Visitor.ts';
import { mailsTo } from '../testing/outbox.ts';
import { submitJson } from '../testing/submit.ts';

const BASE = '/auth/webauthn/v1';

describe.each(databaseOfAnswers)('passkeys on $kind', ({ create }) => {
  const SHOP = 'https://shop.travel.example';
  const context = useTestServer(create, () => ({ embedOrigins: [SHOP] }));
  beforeEach(async () => {
    await context.db.deleteFrom('passkeys').execute();
    await context.db.deleteFrom('login_attempts').execute();
  });

  const json = async <T>(visitor: Visitor, path: string) =>
    (await submitJson(visitor, `${BASE}${path}`, {})).body as unknown as T;
  const creationOptions = (visitor: Visitor) => json<Schema<'PasskeyCreationOptions'>>(visitor, '/newCredentialParams');
  const requestOptions = (visitor: Visitor) => json<Schema<'PasskeyRequestOptions'>>(visitor, '/loginParams');
  const register = (visitor: Visitor, response: unknown) => submitJson(visitor, `${BASE}/register`, response);
  const logIn = (visitor: Visitor, response: unknown, query = '') =>
    submitJson(visitor, `${BASE}/login${query}`, response);

  /** In a new browser. */
  const signIn = async (authenticator: SoftAuthenticator, spoil = (_assertion: Schema<'PasskeyAssertion'>) => {}) => {
    const visitor = context.visit();
    const assertion = authenticator.get(await requestOptions(visitor));
    spoil(assertion);
    return logIn(visitor, assertion);
  };

  /** A visitor who made a passkey while signed in. */
  const enrol = async (login = 'ada@example.com') => {
    const visitor = context.visit();
    const authenticator = new SoftAuthenticator(context.server.origin);
    await visitor.logIn(login);
    const { status, body } = await register(visitor, authenticator.create(await creationOptions(visitor)));
    expect([status, body]).toEqual([200, { status: 0 }]);
    return { visitor, authenticator };
  };

  it('API-144 SIG-051 returns options for a discoverable passkey of the account', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    const options = await creationOptions(visitor);
    expect(options).toMatchObject({
      rp: { name: 'Travel Shell', id: '127.0.0.1' },
      user: { name: 'ada@example.com', displayName: 'Ada Lovelace' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(16);
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    expect((await creationOptions(visitor)).challenge).not.toBe(options.challenge);
  });

  it('API-145 SIG-051 stores a passkey, notifies the owner, and excludes it from the next options', async () => {
    const { visitor, authenticator } = await enrol();
    const [key] = authenticator.keys;
    expect((await creationOptions(visitor)).excludeCredentials).toEqual([
      { id: key?.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    expect((await mailsTo(visitor, 'ada@example.com'))[0]?.text).toContain('A new passkey');
  });

  it('API-143 API-146 SIG-050 STA-104 signs in', async () => {
    const { authenticator } = await enrol();
    const visitor = context.visit();
    const options = await requestOptions(visitor);
    expect(options).toMatchObject({ rpId: '127.0.0.1', allowCredentials: [], userVerification: 'required' });
    const { status, body } = await logIn(visitor, authenticator.get(options), '?sticky=true&userInfo=true');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 0, uid: expect.any(String), userInfo: { accountName: 'Ada Lovelace' } });
    expect(visitor.setCookies.find((line) => line.startsWith('travel_session='))).toContain('Max-Age=2592000');
    expect((await visitor.authState()).userInfoState.accountEmail).toBe('ada@example.com');
  });

  it('API-142 SIG-049 returns options for autofill without a form token', async () => {
    const { authenticator } = await enrol();
    const visitor = context.visit();
    const response = await visitor.fetch(`${BASE}/autofillParams`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const options = (await response.json()) as Schema<'PasskeyRequestOptions'>;
    expect((await logIn(visitor, authenticator.get(options))).body.status).toBe(0);
  });

  it('accepts a challenge and an assertion only once', async () => {
    const { authenticator } = await enrol();
    const visitor = context.visit();
    const options = await requestOptions(visitor);
    const assertion = authenticator.get(options);
    expect((await logIn(visitor, assertion)).status).toBe(200);
    for (const again of [assertion, authenticator.get(options)]) {
      const { status, body } = await logIn(visitor, again);
      expect(status).toBe(401);
      expect(body).toMatchObject({ status: -1, errorCode: 'VALIDATION_ERROR' });
    }
  });

  it('accepts a challenge for five minutes', async () => {
    const { authenticator } = await enrol();
    const visitor = context.visit();
    const assertion = authenticator.get(await requestOptions(visitor));
    await context.db.updateTable('passkey_challenges').set({ expires_at: sql<Date>`now()` }).execute();
    expect((await logIn(visitor, assertion)).status).toBe(401);
  });

  it('accepts a challenge in the browser that it was given to', async () => {
    const { authenticator } = await enrol();
    const [attacker, victim] = [context.visit(), context.visit()];
    // Signed by the victim for a page of the attacker's, or read from the attacker's own device: it opens no other browser.
    const assertion = authenticator.get(await requestOptions(attacker));
    for (const other of [victim, context.visit()]) {
      await requestOptions(other);
      const { status, body } = await logIn(other, assertion);
      expect([status, body]).toMatchObject([401, { status: -1, errorCode: 'VALIDATION_ERROR' }]);
    }
    expect((await logIn(context.visit(), assertion)).status, 'one that has asked for none').toBe(401);
    expect((await logIn(attacker, assertion)).status, 'and is not used up by them').toBe(200);
  });

  it('accepts a new passkey in the browser that its challenge was given to', async () => {
    const [one, other] = [context.visit(), context.visit()];
    for (const visitor of [one, other]) await visitor.logIn('ada@example.com');
    const authenticator = new SoftAuthenticator(context.server.origin);
    const passkey = authenticator.create(await creationOptions(one));
    await creationOptions(other);
    expect((await register(other, passkey)).status).toBe(422);
    expect((await register(one, passkey)).status).toBe(200);
  });

  it('SIG-053 accepts a challenge that a tab has kept over a sign-in and a sign-out', async () => {
    const { authenticator } = await enrol();
    const visitor = context.visit();
    const response = await visitor.fetch(`${BASE}/autofillParams`);
    const kept = (await response.json()) as Schema<'PasskeyRequestOptions'>;
    await visitor.logIn('grace@example.com');
    await submitJson(visitor, '/k/run/auth/logout', {});
    expect((await logIn(visitor, authenticator.get(kept))).status).toBe(200);
  });

  it('knows a new browser that asks for two challenges at once', async () => {
    const { authenticator } = await enrol();
    const visitor = context.visit();
    await visitor.formToken();
    const params = async () =>
      (await (await visitor.fetch(`${BASE}/autofillParams`)).json()) as Schema<'PasskeyRequestOptions'>;
    for (const options of await Promise.all([params(), params(), requestOptions(visitor)]))
      expect((await logIn(visitor, authenticator.get(options))).status).toBe(200);
  });

  it('keeps neither challenges nor browsers in clear', async () => {
    const visitor = context.visit();
    const { challenge } = await requestOptions(visitor);
    expect(visitor.setCookies.join()).toMatch(
      /travel_passkey_browser=\w{64}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const rows = JSON.stringify(await context.db.selectFrom('passkey_challenges').selectAll().execute());
    expect(rows).not.toContain(challenge);
    expect(rows).not.toContain(visitor.cookies.get('travel_passkey_browser'));
  });

  it.each<[string, (assertion: Schema<'PasskeyAssertion'>, authenticator: SoftAuthenticator) => void]>([
    [
      'a signature over something else',
      ({ response }) => {
        response.authenticatorData = response.authenticatorData.replace(/^..../, 'AAAA');
      },
    ],
    [
      'no signature',
      ({ response }) => {
        response.signature = '';
      },
    ],
    [
      'garbage for client data',
      ({ response }) => {
        response.clientDataJSON = Buffer.from('null').toString('base64url');
      },
    ],
    [
      'a challenge that is not base64url',
      ({ response }) => {
        response.clientDataJSON = Buffer.from('{"challenge":"a\\u0000b"}').toString('base64url');
      },
    ],
    [
      "another account's user handle",
      ({ response }) => {
        response.userHandle = Buffer.alloc(16, 1).toString('base64url');
      },
    ],
  ])('ERR-020 refuses %s', async (_title, spoil) => {
    const { authenticator } = await enrol();
    const { status, body } = await signIn(authenticator, (assertion) => spoil(assertion, authenticator));
    expect(status).toBe(401);
    expect(body).toMatchObject({ status: -1, errorCode: 'VALIDATION_ERROR' });
  });

  it('refuses a passkey used on a page of another origin or made for another site', async () => {
    const { authenticator } = await enrol();
    authenticator.origin = 'https://evil.example';
    expect((await signIn(authenticator)).status).toBe(401);
    authenticator.origin = context.server.origin;
    for (const key of authenticator.keys) key.rpId = 'evil.example';
    expect((await signIn(authenticator)).status).toBe(401);
  });

  it('accepts a passkey used on a page that may embed the kit', async () => {
    const { authenticator } = await enrol();
    authenticator.origin = SHOP;
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('rejects a cloned passkey by its counter', async () => {
    const { authenticator } = await enrol();
    const [key] = authenticator.keys;
    if (key) key.counter = 10;
    expect((await signIn(authenticator)).status).toBe(200);
    if (key) key.counter = 10;
    expect((await signIn(authenticator)).status).toBe(401);
  });

  it('ERR-020 ERR-021 tells the passkey’s holder which passkeys the device can remove', async () => {
    const { authenticator } = await enrol('layla@example.com');
    await context.db.deleteFrom('passkeys').execute();
    const removed = await signIn(authenticator);
    expect([removed.status, removed.body]).toMatchObject([401, { status: -1, errorCode: 'PASSKEYS_NOT_SETUP' }]);
    for (const handle of [Buffer.alloc(16, 7).toString('base64url'), 'AAAA', '']) {
      for (const key of authenticator.keys) key.userHandle = handle;
      const gone = await signIn(authenticator);
      expect([gone.status, gone.body]).toMatchObject([401, { status: -1, errorCode: 'NO_SUCH_USER' }]);
    }
  });

  it('ERR-020 ERR-021 sends people of a company with its own sign-in there', async () => {
    const { authenticator } = await enrol('maximiliane@example.com');
    await context.db
      .updateTable('users')
      .set({ login: `max@${EXTERNAL_AUTH_DOMAIN}` })
      .where('login', '=', 'maximiliane@example.com')
      .execute();
    const { status, body } = await signIn(authenticator);
    expect([status, body]).toMatchObject([401, { status: -1, errorCode: 'EXTERNAL_AUTH_REQUIRED' }]);
  });

  it('ERR-022 does not open a locked account', async () => {
    const { authenticator } = await enrol('bo@example.com');
    const user = await context.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'bo@example.com')
      .executeTakeFirstOrThrow();
    await context.db.insertInto('account_closures').values({ user_id: user.id, reason: 'locked' }).execute();
    const { body } = await signIn(authenticator);
    expect(body).toEqual({ status: -1, message: 'User denied phone changed and locked account.' });
    await context.db.deleteFrom('account_closures').execute();
  });

  it('API-145 rejects a challenge of another account or of a sign-in, and an already registered passkey', async () => {
    const [ada, grace] = [context.visit(), context.visit()];
    await ada.logIn('ada@example.com');
    await grace.logIn('grace@example.com');
    const authenticator = new SoftAuthenticator(context.server.origin);
    const forAda = await creationOptions(ada);
    const stolen = await register(grace, authenticator.create(forAda));
    expect([stolen.status, stolen.body]).toMatchObject([422, { status: -1, errorCode: 'VALIDATION_ERROR' }]);
    const { challenge } = await requestOptions(ada);
    expect((await register(ada, authenticator.create({ ...forAda, challenge }))).status).toBe(422);

    const first = authenticator.create(await creationOptions(ada));
    expect((await register(ada, first)).status).toBe(200);
    const again = authenticator.create(await creationOptions(grace), Buffer.from(first.id, 'base64url'));
    expect((await register(grace, again)).status).toBe(422);
    const passkeys = await context.db.selectFrom('passkeys').select('credential_id').execute();
    expect(passkeys).toEqual([{ credential_id: first.id }]);
  });

  it('limits failed attempts of an address, and does not count successes', async () => {
    const limited = await startTestServer({
      database: context.db,
      loginLimits: {
        perAccountAndAddress: { max: 100, windowSeconds: 600 },
        perAddress: { max: 3, windowSeconds: 600 },
      },
    });
    try {
      const visitor = new Visitor(limited.origin);
      await visitor.logIn('ada@example.com');
      const authenticator = new SoftAuthenticator(limited.origin);
      await register(visitor, authenticator.create(await creationOptions(visitor)));
      const attempt = async (spoil: boolean) => {
        const assertion = authenticator.get(await requestOptions(visitor));
        if (spoil) assertion.response.signature = '';
        return (await logIn(visitor, assertion)).status;
      };
      const statuses: number[] = [];
      for (const spoil of [true, false, false, true, true, false]) statuses.push(await attempt(spoil));
      expect(statuses).toEqual([401, 200, 200, 401, 401, 429]);
    } finally {
      await limited.stop();
    }
  });
});
