import { randomUUID } from 'node:crypto';
import type { AuthResponse, ErrorResponse } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import { PERMISSIONS_OF_ROLE } from 'travel-shell-back-end/areas/business/roles.ts';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { LOGIN_LIMITS } from 'travel-shell-back-end/http/limits/loginLimits.ts';
import { createToken, hashToken } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { seedDatabase } from '../../demo/seed/seedDatabase.ts';
import { databaseOfAnswers, type TestDatabase } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { Visitor } from '../testing/Visitor.ts';

const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';

describe.each(databaseOfAnswers)('the API on $kind', ({ create }) => {
  let testDatabase: TestDatabase;
  let db: Kysely<Database>;
  let server: TestServer;
  const visit = () => new Visitor(server.origin);

  beforeAll(async () => {
    testDatabase = await create();
    db = await openDatabase(testDatabase);
    server = await startTestServer({ database: db });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await db.destroy();
    await testDatabase.remove();
  });

  describe('form token', () => {
    it('API-022 returns a token for the session', async () => {
      const visitor = visit();
      const response = await visitor.post('/s/run/formtoken', {});
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ formtoken: expect.stringMatching(/^.{20,}$/) });
      expect(visitor.setCookies.join()).toMatch(/HttpOnly; SameSite=Lax/);
    });

    it('also returns a token without a body, and earlier tokens of the session stay valid', async () => {
      const visitor = visit();
      const first = await visitor.formToken();
      await visitor.formToken();
      const response = await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': first });
      expect(response.status).toBe(200);
    });

    it.each([
      ['none', async () => ''],
      ['an invented one', async () => 'abcdefgh-abcdefghijklmnopqrstuvwxyz'],
      ['one of another visitor', () => visit().formToken()],
    ])('refuses login and logout with a token: %s', async (_title, getToken) => {
      const visitor = visit();
      await visitor.logIn('bo@example.com');
      const token = await getToken();
      for (const path of ['/k/run/auth/login', '/k/run/auth/logout']) {
        const fields = { username: 'ada@example.com', passwd: DEMO_PASSWORD };
        const response = await visitor.post(path, fields, token ? { 'X-CSRF': token } : {});
        expect(response.status).toBe(403);
        expect(((await response.json()) as ErrorResponse).errors[0]?.code).toBe('INVALID_FORM_TOKEN');
      }
      expect((await visitor.authState()).userInfoState.accountName).toBe('Bo Diaz');
    });

    it('accepts a token for its own session only, even from a browser with the same secret', async () => {
      const [visitor, other] = [visit(), visit()];
      const { body } = await visitor.logIn('ada@example.com');
      await other.logIn('bo@example.com');
      visitor.cookies.set('travel_session', other.cookies.get('travel_session') ?? '');
      const response = await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
      expect(response.status).toBe(403);
      expect((await other.authState()).loggedInSession).toBe(true);
    });

    it('API-019 reads the token from the header, not from a form field', async () => {
      const visitor = visit();
      const formtoken = await visitor.formToken();
      expect((await visitor.post('/k/run/auth/logout', { formtoken })).status).toBe(403);
    });

    it('invalidates the token at login and returns a new one', async () => {
      const visitor = visit();
      const before = await visitor.formToken();
      const { body } = await visitor.logIn('ada@example.com');
      expect((await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': before })).status).toBe(403);
      const response = await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
      expect(response.status).toBe(200);
      const { formToken } = (await response.json()) as AuthResponse;
      expect((await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' })).status).toBe(403);
      expect((await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': formToken ?? '' })).status).toBe(200);
    });
  });

  describe('auth state', () => {
    it('API-023 STA-001 STA-010 STA-011 STA-018 STA-029 describes a visitor who is not signed in', async () => {
      const response = await visit().fetch(AUTH_STATE);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const state = (await response.json()) as Record<string, unknown>;
      expect(state).toMatchObject({
        loggedInSession: false,
        allowSignIn: true,
        newUser: true,
        unconfirmedAccount: false,
        guidebookEnabled: false,
        surveyGroups: [],
        accountSwitcherItems: [],
        authStateParams: {},
        userInfoState: { accountName: null, accountEmail: null, userImgUrl: null, userDisplayEmail: null },
        businessState: { businessProfile: false, businessMode: false, bookingMode: 'TRAVELER_ONLY', permissions: [] },
      });
      expect(Object.keys(state)).toHaveLength(10);
    });

    it.each(DEMO_ACCOUNTS)('STA-002 MSC-050 describes the signed-in account: $login', async (account) => {
      const visitor = visit();
      await visitor.logIn(account.login);
      const state = await visitor.authState();
      expect(state.loggedInSession).toBe(true);
      expect(state.userInfoState).toEqual({
        accountName: account.accountName,
        accountEmail: account.accountEmail,
        userImgUrl: account.imgUrl,
        userDisplayEmail: account.accountEmail,
      });
    });

    it('STA-004 to STA-007 STA-009 STA-012 to STA-015: every field comes from the database', async () => {
      const visitor = visit();
      await visitor.logIn('maximiliane@example.com');
      const set = (row: object) =>
        db.updateTable('users').set(row).where('login', '=', 'maximiliane@example.com').execute();
      await set({
        account_name: 'Ada King',
        account_email: 'ada.king@example.com',
        img_url: '/ada.png',
        display_email: 'a…@example.com',
        new_user: true,
        unconfirmed_account: true,
        guidebook_enabled: false,
        survey_groups: '["a","b c"]',
        auth_state_params: '{"source":"mail","depth":{"n":[1,null]}}',
      });
      expect(await visitor.authState()).toMatchObject({
        newUser: true,
        unconfirmedAccount: true,
        guidebookEnabled: false,
        surveyGroups: ['a', 'b c'],
        authStateParams: { source: 'mail', depth: { n: [1, null] } },
        userInfoState: {
          accountName: 'Ada King',
          accountEmail: 'ada.king@example.com',
          userImgUrl: '/ada.png',
          userDisplayEmail: 'a…@example.com',
        },
      });
      await set({
        ...{ new_user: false, unconfirmed_account: false, guidebook_enabled: true },
        ...{ survey_groups: '[]', auth_state_params: '{}' },
      });
      expect(await visitor.authState()).toMatchObject({
        newUser: false,
        unconfirmedAccount: false,
        guidebookEnabled: true,
        surveyGroups: [],
        authStateParams: {},
      });
    });

    it('STA-003 says when sign-in is not offered', async () => {
      const closed = await startTestServer({ database: db, allowSignIn: false });
      try {
        expect((await new Visitor(closed.origin).authState()).allowSignIn).toBe(false);
      } finally {
        await closed.stop();
      }
    });

    it('STA-004 an account is new until it has signed in', async () => {
      await db.updateTable('users').set({ new_user: true }).where('login', '=', 'layla@example.com').execute();
      const visitor = visit();
      await visitor.logIn('layla@example.com');
      expect((await visitor.authState()).newUser).toBe(false);
    });

    it('STA-004 a visitor is new until the first sign-in in this browser, whichever account it is', async () => {
      const visitor = visit();
      expect((await visitor.authState()).newUser).toBe(true);
      const { body } = await visitor.logIn('ada@example.com');
      const kept = visitor.setCookies.find((line) => line.startsWith('travel_returning='));
      expect(kept).toMatch(/^travel_returning=1; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
      await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
      expect(await visitor.authState()).toMatchObject({ loggedInSession: false, newUser: false });
    });

    it('STA-008 STA-036 lists the accounts to switch to, the current one first', async () => {
      const visitor = visit();
      await visitor.logIn('grace@example.com');
      const items = (await visitor.authState()).accountSwitcherItems;
      expect(items).toEqual([
        {
          userEmail: 'grace@example.com',
          businessMode: true,
          tokenId: expect.any(String),
          accountName: 'Grace Okafor',
          userImgUrl: null,
        },
        {
          userEmail: 'bo@example.com',
          businessMode: false,
          tokenId: expect.any(String),
          accountName: 'Bo Diaz',
          userImgUrl: null,
        },
      ]);
      expect(items[0]?.tokenId).not.toBe(items[1]?.tokenId);
    });

    it('STA-017 to STA-028 STA-030 to STA-035: the business state of a travel arranger comes from company, profile and traveler', async () => {
      const visitor = visit();
      await visitor.logIn('grace@example.com');
      expect((await visitor.authState()).businessState).toEqual({
        businessProfile: true,
        businessMode: true,
        companyConfirmationNeeded: false,
        businessProfileConfirmationNeeded: false,
        currentlyBookingForOther: true,
        currentTraveler: 'ines@northwind.example',
        currentTravelerInfoState: { accountName: 'Ines Duarte', userImgUrl: '/demo/avatars/ines.svg' },
        travelArranger: true,
        permissions: PERMISSIONS_OF_ROLE.ADMIN,
        features: ['ONBOARDING_TASKS', 'TRIPS_TO_APPROVE', 'COMPANY_DELETION', 'ADD_USERS', 'BOOK_ON_BEHALF'],
        bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER',
        companyName: 'Northwind Labs',
        companyLogoUrl: '/demo/avatars/northwind.svg',
        accountOnboardingProgress: 60,
        companyOnboardingProgress: 100,
        authorizedForApprovalsPage: true,
        bookOnBehalfEnabled: true,
      });

      await db.updateTable('companies').set({ confirmation_needed: true, onboarding_progress: 12.5 }).execute();
      await db
        .updateTable('business_profiles')
        .set({
          business_mode: false,
          confirmation_needed: true,
          role: 'TRAVELER',
          permissions: '["REPORTING_VIEW"]',
          onboarding_progress: 0,
          booking_for_user_id: null,
        })
        .execute();
      expect((await visitor.authState()).businessState).toMatchObject({
        businessMode: false,
        companyConfirmationNeeded: true,
        businessProfileConfirmationNeeded: true,
        currentlyBookingForOther: false,
        currentTraveler: null,
        currentTravelerInfoState: null,
        travelArranger: false,
        permissions: [...PERMISSIONS_OF_ROLE.TRAVELER, 'REPORTING_VIEW'],
        bookingMode: 'TRAVELER_ONLY',
        accountOnboardingProgress: 0,
        companyOnboardingProgress: 12.5,
        authorizedForApprovalsPage: false,
        bookOnBehalfEnabled: false,
      });
    });
  });

  describe('login', () => {
    it('API-125 STA-104 signs in and answers with status, uid, user and a fresh form token', async () => {
      const visitor = visit();
      const { response, body } = await visitor.logIn('ada@example.com', { userInfo: 'true' });
      expect(response.status).toBe(200);
      expect(body).toEqual({
        status: 0,
        uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userInfo: {
          accountName: 'Ada Lovelace',
          accountEmail: 'ada@example.com',
          userImgUrl: '/demo/avatars/ada.svg',
          userDisplayEmail: 'ada@example.com',
        },
        formToken: expect.any(String),
      });
    });

    it('omits userInfo unless requested; ignores spaces and case in the name', async () => {
      const { body } = await visit().logIn('  Ada@Example.com ');
      expect(body.status).toBe(0);
      expect(body).not.toHaveProperty('userInfo');
    });

    it('returns the same response for an unknown name and a wrong password', async () => {
      const wrong = await visit().logIn('maximiliane@example.com', { passwd: 'wrong' });
      const unknown = await visit().logIn('nobody@example.com');
      for (const { response, body } of [wrong, unknown]) {
        expect(response.status).toBe(401);
        expect(body).toEqual({
          status: 2,
          errorCode: 'VALIDATION_ERROR',
          errorField: 'password',
          message: 'The name or the password is not correct.',
        });
      }
      expect(unknown.response.headers.getSetCookie().join()).not.toContain('travel_session');
    });

    it('hides the session cookie from scripts and stores only its hash', async () => {
      const visitor = visit();
      await visitor.logIn('bo@example.com');
      const token = visitor.cookies.get('travel_session') ?? '';
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const line = visitor.setCookies.find((cookie) => cookie.startsWith('travel_session='));
      expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
      expect(line).not.toMatch(/Max-Age|Expires|Secure/);
      expect(visitor.setCookies).toContain('travel_signed_in=1; Path=/; SameSite=Lax');
      const rows = await db.selectFrom('sessions').select('token_hash').execute();
      expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('remembers for 30 days with sticky, else for 12 hours', async () => {
      const lifeOf = async (visitor: Visitor) => {
        const row = await db
          .selectFrom('sessions')
          .select(sql<number>`round(extract(epoch from expires_at - now()) / 3600)::int`.as('hours'))
          .where('token_hash', '=', hashToken(visitor.cookies.get('travel_session') ?? ''))
          .executeTakeFirstOrThrow();
        return row.hours;
      };
      const sticky = visit();
      await sticky.logIn('bo@example.com', { sticky: 'true' });
      expect(sticky.setCookies.filter((line) => line.includes('Max-Age=2592000'))).toHaveLength(2);
      expect(await lifeOf(sticky)).toBe(30 * 24);
      const brief = visit();
      await brief.logIn('bo@example.com');
      expect(await lifeOf(brief)).toBe(12);
    });

    it('starts a new session at login despite a planted cookie, and ends the old one', async () => {
      const visitor = visit();
      visitor.cookies.set('travel_session', 'planted-by-somebody-else');
      await visitor.logIn('ada@example.com');
      const first = visitor.cookies.get('travel_session') ?? '';
      expect(first).not.toBe('planted-by-somebody-else');
      await visitor.logIn('bo@example.com');
      expect(visitor.cookies.get('travel_session')).not.toBe(first);
      const thief = visit();
      thief.cookies.set('travel_session', first);
      expect((await thief.authState()).loggedInSession).toBe(false);
    });

    it('marks the cookies Secure behind a trusted proxy with https, and only there', async () => {
      const proxied = await startTestServer({ database: db, trustProxy: true });
      const https = { 'x-forwarded-proto': 'https' };
      try {
        const trusted = new Visitor(proxied.origin);
        await trusted.fetch('/s/run/formtoken', { method: 'POST', headers: https });
        expect(trusted.setCookies.join()).toContain('; Secure');
      } finally {
        await proxied.stop();
      }
      const direct = visit();
      await direct.fetch('/s/run/formtoken', { method: 'POST', headers: https });
      expect(direct.setCookies.join()).not.toContain('; Secure');
    });
  });

  describe('session', () => {
    const sessionOf = (visitor: Visitor) =>
      db.updateTable('sessions').where('token_hash', '=', hashToken(visitor.cookies.get('travel_session') ?? ''));

    it('expires, and the cookie that says it is there is removed', async () => {
      const visitor = visit();
      await visitor.logIn('bo@example.com', { sticky: 'true' });
      await sessionOf(visitor).set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute();
      expect((await visitor.authState()).loggedInSession).toBe(false);
      expect([...visitor.cookies.keys()].sort()).toEqual([
        ...['travel_browser', 'travel_form_secret', 'travel_returning'],
        // The session's cookie opens nothing, and may be the next session's by now.
        'travel_session',
      ]);
    });

    it('is extended by use, at most once an hour', async () => {
      const visitor = visit();
      await visitor.logIn('bo@example.com', { sticky: 'true' });
      const readEnd = async () => {
        const token = hashToken(visitor.cookies.get('travel_session') ?? '');
        const row = await db
          .selectFrom('sessions')
          .selectAll()
          .where('token_hash', '=', token)
          .executeTakeFirstOrThrow();
        return row.expires_at.getTime();
      };
      const end = await readEnd();
      await visitor.authState();
      expect(await readEnd()).toBe(end);
      expect(visitor.setCookies).toEqual([]);

      await sessionOf(visitor)
        .set({
          refreshed_at: sql<Date>`now() - interval '61 minutes'`,
          expires_at: sql<Date>`now() + interval '1 day'`,
        })
        .execute();
      await visitor.authState();
      expect(await readEnd()).toBeGreaterThanOrEqual(end);
      expect(visitor.setCookies.filter((line) => line.includes('Max-Age=2592000'))).toHaveLength(2);
    });

    it('API-127 STA-104 ends at logout, also on the server', async () => {
      const visitor = visit();
      const { body } = await visitor.logIn('ada@example.com');
      const token = visitor.cookies.get('travel_session') ?? '';
      const response = await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
      expect(await response.json()).toEqual({ status: 0, formToken: expect.any(String) });
      expect(visitor.cookies.has('travel_session')).toBe(false);
      expect(visitor.cookies.has('travel_signed_in')).toBe(false);
      visitor.cookies.set('travel_session', token);
      expect((await visitor.authState()).loggedInSession).toBe(false);
    });

    it('has its readable cookie again with the next response when that was lost', async () => {
      const visitor = visit();
      await visitor.logIn('bo@example.com', { sticky: 'true' });
      visitor.cookies.delete('travel_signed_in');
      await visitor.authState();
      expect(visitor.setCookies).toContain('travel_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    });

    it('has left no readable cookie behind after the next response', async () => {
      const visitor = visit();
      visitor.cookies.set('travel_signed_in', '1');
      await visitor.authState();
      expect(visitor.cookies.has('travel_signed_in')).toBe(false);
    });

    it('sends the session to frames of other sites only where the site has said so', async () => {
      const other = await startTestServer({ database: db, sessionInFrames: true });
      try {
        const visitor = new Visitor(other.origin);
        const { body } = await visitor.logIn('bo@example.com');
        expect(visitor.setCookies.filter((line) => /^travel_(session|signed_in|form_secret)=/.test(line))).toHaveLength(
          3,
        );
        for (const line of visitor.setCookies)
          expect(line).toMatch(/^travel_(session|signed_in|form_secret)=.*; Secure; SameSite=None$|; SameSite=Lax$/);
        // A page of another site still cannot post with it.
        const forged = await visitor.post(
          '/k/run/auth/logout',
          {},
          { 'X-CSRF': body.formToken ?? '', Origin: 'https://evil.example' },
        );
        expect(forged.status).toBe(403);
        await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
        expect(visitor.cookies.has('travel_session')).toBe(false);
      } finally {
        await other.stop();
      }
    });

    it('names its readable cookie as configured, for the whole domain', async () => {
      const options = { signedInCookie: 'shop_signed_in', signedInCookieDomain: 'travel.example' };
      const other = await startTestServer({ database: db, ...options });
      try {
        const visitor = new Visitor(other.origin);
        const { body } = await visitor.logIn('bo@example.com');
        expect(visitor.setCookies).toContain('shop_signed_in=1; Domain=travel.example; Path=/; SameSite=Lax');
        expect(visitor.cookies.has('travel_signed_in')).toBe(false);
        await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
        const cleared = visitor.setCookies.filter((line) => line.startsWith('shop_signed_in=;'));
        // The second one ends a cookie from before the domain was configured.
        expect(cleared.map((line) => line.includes('Domain=travel.example')).sort()).toEqual([false, true]);
      } finally {
        await other.stop();
      }
    });

    it('logout of a visitor who is not signed in succeeds', async () => {
      const visitor = visit();
      const response = await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': await visitor.formToken() });
      expect(((await response.json()) as AuthResponse).status).toBe(0);
    });
  });

  describe('failures', () => {
    const expectError = async (response: Response, status: number, code: string) => {
      expect(response.status).toBe(status);
      const text = await response.text();
      expect(JSON.parse(text)).toEqual({
        errors: [
          {
            code,
            description: expect.any(String),
            localizedDescription: expect.any(String),
            // For a form: which field it is.
            ...(code === 'VALIDATION_ERROR' && { field: expect.stringMatching(/^\w+(\.\w+)*$/) }),
          },
        ],
      });
      expect(text).not.toMatch(/\bat .*\.(ts|js):\d|node_modules|select /i);
      return JSON.parse(text) as ErrorResponse;
    };

    it('ERR-001 ERR-002 ERR-003 names the missing field of a form', async () => {
      const visitor = visit();
      const headers = { 'X-CSRF': await visitor.formToken() };
      const response = await visitor.post('/k/run/auth/login', { username: 'ada@example.com' }, headers);
      const { errors } = await expectError(response, 400, 'VALIDATION_ERROR');
      expect(errors[0]?.description).toContain('passwd');
      expect(errors[0]?.field).toBe('passwd');
    });

    it('rejects a body type not in the contract, which would otherwise go unchecked', async () => {
      const visitor = visit();
      const headers = { 'X-CSRF': await visitor.formToken(), 'content-type': 'application/json' };
      const body = JSON.stringify({ username: { trim: 1 }, passwd: [] });
      const response = await visitor.fetch('/k/run/auth/login', { method: 'POST', body, headers });
      await expectError(response, 415, 'UNSUPPORTED_MEDIA_TYPE');
    });

    it('rejects a body that is too large', async () => {
      const response = await visit().post('/s/run/formtoken', { x: 'x'.repeat(70_000) });
      await expectError(response, 413, 'PAYLOAD_TOO_LARGE');
    });

    it.each([
      ['GET', '/k/run/auth/nothing'],
      ['GET', '/k/run/auth/login'],
      ['POST', '/i/api/business/nothing'],
      ['GET', '/horizon/nothing'],
      ['DELETE', '/trips/api/nothing'],
      ['POST', '/auth/webauthn/v1/nothing'],
    ])('ERR-001 answers 404 to %s %s', async (method, path) => {
      const { errors } = await expectError(await visit().fetch(path, { method }), 404, 'NOT_FOUND');
      expect(errors[0]?.description).toBe(`There is no ${method} ${path}.`);
    });

    it('turns a response that breaks the contract into a 500 and logs the reason', async () => {
      const visitor = visit();
      await visitor.logIn('layla@example.com');
      const set = (groups: string) =>
        db.updateTable('users').set({ survey_groups: groups }).where('login', '=', 'layla@example.com').execute();
      await set('"not a list"');
      const response = await visitor.fetch(AUTH_STATE);
      await set('[]');
      const { errors } = await expectError(response, 500, 'INTERNAL_ERROR');
      // The reason goes to the log only.
      expect(errors[0]?.description).toMatch(/^The server failed; its log has the cause under request \S+\.$/);
      expect(server.log.join('')).toContain('surveyGroups must be array');
    });
  });

  it('reports that it lives, and that it is ready', async () => {
    const health = await visit().fetch('/healthz');
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await visit().fetch('/readyz');
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await ready.json()).toEqual({ status: 'ok', database: 'ok' });
  });

  it('logs no password, token or cookie', async () => {
    const visitor = visit();
    const { body } = await visitor.logIn('bo@example.com', { userInfo: 'true' });
    await visitor.post('/k/run/auth/login?passwd=in-the-address', {}, { 'X-CSRF': 'secret-token-value' });
    await visitor.logIn('bo@example.com', { passwd: 'typed-wrong-password' });
    const [linkToken, signupToken] = [createToken(), createToken()];
    await visitor.fetch(`/business/link/${linkToken}`);
    await visitor.fetch(`/business/signup/${signupToken}?x=1`);
    server.app.log.info({ headers: { cookie: 'a=cookie-value' }, body: { passwd: 'logged-by-mistake' } }, 'probe');
    const log = server.log.join('');
    expect(log).toContain('/k/run/auth/login');
    expect(log).toContain('"probe"');
    expect(log).toContain('"/business/link/[token]"');
    const secrets = [
      linkToken,
      signupToken,
      DEMO_PASSWORD,
      'typed-wrong-password',
      'in-the-address',
      'secret-token-value',
      'cookie-value',
      'logged-by-mistake',
      body.formToken,
      ...visitor.cookies.values(),
    ].filter((secret) => secret !== '1');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('seeds once: a second start changes nothing', async () => {
    const read = () => db.selectFrom('users').select(['id', 'login', 'password_hash']).orderBy('login').execute();
    const before = await read();
    await seedDatabase(db);
    expect(await read()).toEqual(before);
    expect(before).toHaveLength(DEMO_ACCOUNTS.length);
    expect(before.every((user) => user.password_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
  });

  describe('login limits', () => {
    it('count failures across two servers on one database, reject with Retry-After, and expire', async () => {
      const limits = { ...LOGIN_LIMITS, perAccountAndAddress: { max: 3, windowSeconds: 600 } };
      const other = testDatabase.databaseUrl ? await openDatabase(testDatabase) : db;
      const servers = [
        await startTestServer({ database: db, loginLimits: limits }),
        await startTestServer({ database: other, loginLimits: limits }),
      ];
      await db.deleteFrom('login_attempts').execute();
      const attempt = (i: number, fields: Record<string, string>, name = 'bo@example.com') =>
        new Visitor(servers[i % 2]?.origin ?? '').logIn(name, fields);
      try {
        for (let i = 0; i < 3; i++) expect((await attempt(i, { passwd: 'wrong' })).response.status).toBe(401);
        for (let i = 0; i < 2; i++) {
          // Even with the right password; otherwise guessing could continue.
          const { response, body } = await attempt(i, {});
          expect(response.status).toBe(429);
          expect(body.errors?.[0]?.code).toBe('TOO_MANY_REQUESTS');
          const wait = Number(response.headers.get('retry-after'));
          expect(wait).toBeGreaterThan(590);
          expect(wait).toBeLessThanOrEqual(600);
        }
        expect((await attempt(0, {}, 'ada@example.com')).response.status).toBe(200);
        await db.updateTable('login_attempts').set({ resets_at: sql<Date>`now()` }).execute();
        expect((await attempt(1, {})).response.status).toBe(200);
      } finally {
        await Promise.all(servers.map((one) => one.stop()));
        if (other !== db) await other.destroy();
      }
    });

    it('also apply to concurrent attempts, and to one address with many names', async () => {
      const limits = {
        perAccountAndAddress: { max: 3, windowSeconds: 600 },
        perAddress: { max: 8, windowSeconds: 600 },
      };
      const limited = await startTestServer({ database: db, loginLimits: limits });
      await db.deleteFrom('login_attempts').execute();
      const fail = async (name: string) =>
        (await new Visitor(limited.origin).logIn(name, { passwd: 'wrong' })).response.status;
      try {
        const atOnce = await Promise.all(Array.from({ length: 6 }, () => fail('ada@example.com')));
        expect(atOnce.filter((status) => status === 401)).toHaveLength(3);
        expect(await fail('x1@example.com')).toBe(401);
        expect(await fail('x2@example.com')).toBe(401);
        expect(await fail('x3@example.com')).toBe(429);
      } finally {
        await limited.stop();
        await db.deleteFrom('login_attempts').execute();
      }
    });

    it('count the address the proxy saw, not one the visitor put before it', async () => {
      const limits = { ...LOGIN_LIMITS, perAddress: { max: 2, windowSeconds: 600 } };
      const proxied = await startTestServer({ database: db, loginLimits: limits, trustProxy: true });
      await db.deleteFrom('login_attempts').execute();
      const fail = async (forwardedFor: string) => {
        const visitor = new Visitor(proxied.origin);
        const headers = { 'X-CSRF': await visitor.formToken(), 'X-Forwarded-For': forwardedFor };
        const form = { username: `${randomUUID()}@example.com`, passwd: 'wrong' };
        return (await visitor.post('/k/run/auth/login', form, headers)).status;
      };
      try {
        expect(await fail('203.0.113.1')).toBe(401);
        expect(await fail('198.51.100.1, 203.0.113.1')).toBe(401);
        expect(await fail('198.51.100.2, 203.0.113.1')).toBe(429);
        expect(await fail('203.0.113.2')).toBe(401);
      } finally {
        await proxied.stop();
        await db.deleteFrom('login_attempts').execute();
      }
    });

    it('block twice as long the next time, but not after a sign-in in between', async () => {
      const limits = { ...LOGIN_LIMITS, perAccountAndAddress: { max: 1, windowSeconds: 600 } };
      const limited = await startTestServer({ database: db, loginLimits: limits });
      await db.deleteFrom('login_attempts').execute();
      const attempt = async (fields: Record<string, string> = {}) =>
        (await new Visitor(limited.origin).logIn('bo@example.com', fields)).response;
      /** Seconds; it ends at once. */
      const nextBlock = async () => {
        expect((await attempt({ passwd: 'wrong' })).status).toBe(401);
        const seconds = Number((await attempt()).headers.get('retry-after'));
        await db
          .updateTable('login_attempts')
          .set({ resets_at: sql<Date>`resets_at - make_interval(secs => ${seconds})` })
          .execute();
        return seconds;
      };
      try {
        expect([await nextBlock(), await nextBlock()]).toEqual([600, 1200]);
        expect((await attempt()).status).toBe(200);
        expect(await nextBlock()).toBe(600);
      } finally {
        await limited.stop();
        await db.deleteFrom('login_attempts').execute();
      }
    });

    it('do not count successes', async () => {
      for (let i = 0; i < LOGIN_LIMITS.perAccountAndAddress.max + 2; i++) {
        expect((await visit().logIn('bo@example.com')).response.status).toBe(200);
      }
    });
  });
});

it('reports a lost database in the shape of ERR-001', async () => {
  const lost = await openDatabase({});
  const doomed = await startTestServer({ database: lost });
  try {
    await lost.destroy();
    // The process lives: to start it again would not help.
    expect((await fetch(`${doomed.origin}/healthz`)).status).toBe(200);
    const response = await fetch(`${doomed.origin}/readyz`);
    expect(response.status).toBe(503);
    expect(((await response.json()) as ErrorResponse).errors[0]?.code).toBe('DATABASE_UNAVAILABLE');
    const state = await fetch(doomed.origin + AUTH_STATE, { headers: { cookie: 'travel_session=x' } });
    expect(state.status).toBe(503);
    const { errors } = (await state.json()) as ErrorResponse;
    expect(errors).toEqual([expect.objectContaining({ code: 'DATABASE_UNAVAILABLE' })]);
    expect(JSON.stringify(errors)).not.toMatch(/driver|destroyed|sql/i);
  } finally {
    await doomed.stop();
  }
}, 60_000);
