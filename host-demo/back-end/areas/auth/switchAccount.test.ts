import { sql } from 'kysely';
import { closeAccount } from 'travel-shell-back-end/areas/auth/accountClosures.ts';
import { hashToken, SessionStore } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import { describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';
import { submitPage } from './testing/outbox.ts';
import { submit, submitJson } from './testing/submit.ts';

const ADD = '/k/run/auth/add';
const switchTo = (tokenId: string, query = '') => `/k/run/auth/switch?tokenId=${tokenId}${query}`;
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(databaseOfAnswers)('several accounts in one session on $kind', ({ create }) => {
  const context = useTestServer(create);
  const itemsOf = async (visitor: Visitor) => (await visitor.authState()).accountSwitcherItems;
  const emailsOf = async (visitor: Visitor) => (await itemsOf(visitor)).map((item) => item.userEmail);
  const tokenOf = async (visitor: Visitor, email: string) =>
    (await itemsOf(visitor)).find((item) => item.userEmail === email)?.tokenId ?? expect.fail(`no ${email}`);
  /** Signed in as Ada, with Bo added. Bo is the current one, as the last who signed in. */
  const withTwo = async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    await submit(visitor, ADD);
    await visitor.logIn('bo@example.com');
    return visitor;
  };

  it('STA-008 STA-036 ACC-032 lists the current account alone where there is no other', async () => {
    const visitor = context.visit();
    expect(await itemsOf(visitor)).toEqual([]);
    await visitor.logIn('ada@example.com');
    expect(await itemsOf(visitor)).toEqual([
      {
        userEmail: 'ada@example.com',
        businessMode: false,
        tokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        accountName: 'Ada Lovelace',
        userImgUrl: '/demo/avatars/ada.svg',
      },
    ]);
  });

  it('API-129 SIG-056 keeps the accounts of the session at the next sign-in, once', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    const { status, body } = await submit(visitor, ADD);
    expect([status, body]).toEqual([200, { status: 0, loginRedirectUrl: '/login?add=true' }]);
    const before = visitor.cookies.get('travel_session');
    await visitor.logIn('bo@example.com');
    expect(visitor.cookies.get('travel_session')).not.toBe(before);
    expect(await emailsOf(visitor)).toEqual(['bo@example.com', 'ada@example.com']);
    // Without asking again, a sign-in replaces all that was there.
    await visitor.logIn('layla@example.com');
    expect(await emailsOf(visitor)).toEqual(['layla@example.com']);
  });

  it('API-129 waits ten minutes for the other sign-in', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    await submit(visitor, ADD);
    await context.db.updateTable('sessions').set({ adding_until: sql<Date>`now()` }).execute();
    await visitor.logIn('bo@example.com');
    expect(await emailsOf(visitor)).toEqual(['bo@example.com']);
  });

  it('adds an account on the plain login page, too, although it redirects a signed-in visitor', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    expect((await visitor.fetch('/login?add=true')).status).toBe(303);
    await submit(visitor, ADD);
    await submitPage(visitor, '/login?add=true&redir=/trips', { username: 'bo@example.com', passwd: 'travel-demo' });
    expect(await emailsOf(visitor)).toEqual(['bo@example.com', 'ada@example.com']);
  });

  it.each([
    ['the second does not', { sticky: 'true' }, {}],
    ['the first does not', {}, { sticky: 'true' }],
  ])('remembers the accounts only where every sign-in wants it: %s', async (_which, first, second) => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com', first);
    await submit(visitor, ADD);
    await visitor.logIn('bo@example.com', second);
    const ofSession = visitor.setCookies.filter((cookie) => !/^travel_(returning|browser)=/.test(cookie));
    expect(ofSession).not.toEqual([]);
    expect(ofSession.join()).not.toContain('Max-Age');
  });

  it('API-130 SIG-054 STA-104 goes on as the other account, in a new session', async () => {
    const visitor = await withTwo();
    const before = visitor.cookies.get('travel_session') ?? '';
    const { status, body } = await submit(visitor, switchTo(await tokenOf(visitor, 'ada@example.com')));
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 0,
      uid: expect.any(String),
      formToken: expect.any(String),
      businessRedirectUrl: '/login',
    });
    expect((await visitor.authState()).userInfoState.accountEmail).toBe('ada@example.com');
    expect(await emailsOf(visitor)).toEqual(['ada@example.com', 'bo@example.com']);
    // The address of the answer leads on to where the visitor was (SIG-055).
    const onward = await visitor.fetch(`${body.businessRedirectUrl}?redir=${encodeURIComponent('/trips?a=1')}`);
    expect(onward.headers.get('location')).toBe('/trips?a=1');
    const former = context.visit();
    former.cookies.set('travel_session', before);
    expect((await former.authState()).loggedInSession).toBe(false);
  });

  it('API-130 takes a tokenId once, and one of two at the same time', async () => {
    const visitor = await withTwo();
    const tokenId = await tokenOf(visitor, 'ada@example.com');
    const formToken = await visitor.formToken();
    const answers = await Promise.all([1, 2].map(() => visitor.post(switchTo(tokenId), {}, { 'X-CSRF': formToken })));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses[0]).toBe(200);
    // The session has ended for the other one, before or after it was found.
    expect([401, 404]).toContain(statuses[1]);
    expect((await submit(visitor, switchTo(tokenId))).status).not.toBe(200);
  });

  it('API-130 knows no tokenId of another session', async () => {
    const [mine, yours] = [await withTwo(), await withTwo()];
    for (const tokenId of [await tokenOf(yours, 'ada@example.com'), NOBODY]) {
      const { status, body } = await submit(mine, switchTo(tokenId));
      expect(status).toBe(404);
      expect(body.errors?.[0]?.code).toBe('NOT_FOUND');
    }
    expect(await emailsOf(mine)).toEqual(['bo@example.com', 'ada@example.com']);
  });

  it('API-130 a session never goes on as an account that is not among its own', async () => {
    const visitor = await withTwo();
    const sessions = new SessionStore(context.db, { seconds: 60, stickySeconds: 60, refreshSeconds: 60 });
    const tokenHash = hashToken(visitor.cookies.get('travel_session') ?? '');
    const switched = async (login: string) => {
      const { id } = await context.db
        .selectFrom('users')
        .select('id')
        .where('login', '=', login)
        .executeTakeFirstOrThrow();
      return context.db
        .transaction()
        .execute(async (trx) => (await sessions.switchAccount(trx, tokenHash, id))?.userId === id);
    };
    expect(await switched('layla@example.com')).toBe(false);
  });

  it('API-130 puts an account into the mode that is asked for', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    await submit(visitor, ADD);
    await visitor.logIn('grace@example.com');
    await submit(visitor, switchTo(await tokenOf(visitor, 'ada@example.com'), '&business=true'));
    expect((await visitor.authState()).businessState.businessMode).toBe(false);
    await submit(visitor, switchTo(await tokenOf(visitor, 'grace@example.com'), '&business=false'));
    expect((await visitor.authState()).businessState.businessMode).toBe(false);
    await submit(visitor, switchTo(await tokenOf(visitor, 'grace@example.com'), '&business=true'));
    expect((await visitor.authState()).businessState.businessMode).toBe(true);
  });

  it('ERR-023 does not switch to an account that is closed, nor lists it', async () => {
    const visitor = await withTwo();
    const tokenId = await tokenOf(visitor, 'ada@example.com');
    const user = await context.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    await context.db.insertInto('account_closures').values({ user_id: user.id, reason: 'disabled' }).execute();
    const { status, body } = await submit(visitor, switchTo(tokenId));
    expect(status).toBe(403);
    expect(body.errors?.[0]?.localizedDescription).toBe('This account is disabled.');
    expect(await emailsOf(visitor)).toEqual(['bo@example.com']);
    await context.db.transaction().execute((trx) => closeAccount(trx, user.id, 'disabled'));
    expect((await submit(visitor, switchTo(tokenId))).status).toBe(404);
    await context.db.deleteFrom('account_closures').execute();
  });

  it('signs all of them out at once', async () => {
    const visitor = await withTwo();
    await submit(visitor, '/k/run/auth/logout');
    expect(await itemsOf(visitor)).toEqual([]);
  });

  it('does not let support switch to or from an impersonated account', async () => {
    const visitor = await withTwo();
    const tokenId = await tokenOf(visitor, 'ada@example.com');
    const grace = await context.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'grace@example.com')
      .executeTakeFirstOrThrow();
    const bo = await context.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'bo@example.com')
      .executeTakeFirstOrThrow();
    await context.db.updateTable('sessions').set({ user_id: grace.id }).where('user_id', '=', bo.id).execute();
    expect(await emailsOf(visitor)).toEqual(['grace@example.com']);
    expect((await submit(visitor, switchTo(tokenId))).status).toBe(404);
  });

  it.each([
    ['API-129', ADD],
    ['API-130', switchTo(NOBODY)],
    ['API-131', '/k/run/inbox/requests/gmail/subscription'],
    ['API-132', '/k/run/inbox/gmail/subscribe'],
    ['API-138', '/k/run/googleauth/link'],
    ['API-139', '/k/run/googleauth/unlink'],
    ['API-144', '/auth/webauthn/v1/newCredentialParams'],
    ['API-145', '/auth/webauthn/v1/register'],
  ])('%s ERR-008 ERR-020 needs a session: %s', async (_id, path) => {
    const fields: Record<string, Record<string, string>> = {
      '/k/run/inbox/gmail/subscribe': { code: 'x', state: 'x' },
      '/k/run/googleauth/link': { idToken: 'x' },
    };
    const passkey = {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: '', attestationObject: '' },
    };
    const answer = path.startsWith('/auth/')
      ? await submitJson(context.visit(), path, path.endsWith('register') ? passkey : {})
      : await submit(context.visit(), path, fields[path] ?? {});
    expect(answer.status).toBe(401);
    expect(answer.body.errors?.[0]?.code).toBe('INVALID_SESSION');
  });
});
