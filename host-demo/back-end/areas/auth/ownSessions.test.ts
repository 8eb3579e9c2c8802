import type { AuthResponse, ErrorResponse, Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { SESSION_COOKIE } from 'travel-shell-back-end/http/sessions/RequestSessions.ts';
import { hashToken } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageSession } from '../../../robustness/attacks/ageSession.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';
import { send } from '../company/testing/send.ts';
import { submit } from './testing/submit.ts';

const SESSIONS = '/i/api/account/sessions/v1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

describe.each(databaseOfAnswers)('own sessions on $kind', ({ create }) => {
  const context = useTestServer(create);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
    await context.db.deleteFrom('sessions').execute();
  });

  /** A browser that calls itself so, signed in. */
  const signedIn = async (username: string, userAgent: string) => {
    const visitor = context.visit();
    const { fetch } = visitor;
    visitor.fetch = (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('user-agent', userAgent);
      return fetch.call(visitor, path, { ...init, headers });
    };
    expect((await visitor.logIn(username)).body.status).toBe(0);
    return visitor;
  };
  const list = async (visitor: Visitor) => (await send<Schema<'SessionList'>>(visitor, 'GET', SESSIONS)).body.sessions;
  const remove = (visitor: Visitor, sessionId?: string) =>
    send<AuthResponse & Partial<ErrorResponse>>(
      visitor,
      'DELETE',
      sessionId === undefined ? SESSIONS : `${SESSIONS}/${sessionId}`,
    );
  const isSignedIn = async (visitor: Visitor) => (await visitor.authState()).loggedInSession;
  const ownId = async (visitor: Visitor) => (await list(visitor)).find(({ isCurrent }) => isCurrent)?.sessionId ?? '';

  it('lists them in words, the one in use first, then the one used last', async () => {
    const old = await signedIn('ada@example.com', SAFARI);
    await ageSession(context.db, old, 3000);
    await signedIn('ada@example.com', 'curl/8.0');
    const here = await signedIn('ada@example.com', FIREFOX);
    await signedIn('grace@example.com', FIREFOX);
    await ageSession(context.db, here, 7200);
    const sessions = await list(here);
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Firefox', 'Windows', true],
      [null, null, false],
      ['Safari', 'iPhone', false],
    ]);
    const [, , { lastUsedAt = '', signedInAt = '' } = {}] = sessions;
    expect(signedInAt).toBe(lastUsedAt);
    expect(Date.now() - Date.parse(lastUsedAt)).toBeGreaterThan(2_990_000);
  });

  it('are a hundred at most, those that were used last', async () => {
    const first = await signedIn('ada@example.com', SAFARI);
    const here = await signedIn('ada@example.com', FIREFOX);
    await ageSession(context.db, first, 7200);
    const copies = async (count: number) => {
      await sql`insert into sessions (token_hash, user_id, sticky, expires_at)
        select gen_random_uuid()::text, user_id, false, expires_at from sessions, generate_series(1, ${count}::int)
        where token_hash = ${hashToken(here.cookies.get(SESSION_COOKIE) ?? '')}`.execute(context.db);
      await sql`insert into session_accounts (session_hash, user_id) select token_hash, user_id from sessions
        on conflict do nothing`.execute(context.db);
    };
    await copies(150);
    const sessions = await list(here);
    expect([sessions.length, sessions[0]?.isCurrent]).toEqual([100, true]);
    await signedIn('ada@example.com', FIREFOX);
    const { count } = await context.db
      .selectFrom('sessions')
      .select((of) => of.fn.countAll<string | number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(100);
    expect(await isSignedIn(first)).toBe(false);
  });

  it('shows neither token nor hash', async () => {
    const here = await signedIn('ada@example.com', FIREFOX);
    const token = here.cookies.get(SESSION_COOKIE) ?? '';
    const text = JSON.stringify(await list(here));
    expect(text).not.toContain(token);
    expect(text).not.toContain(hashToken(token));
  });

  it('ends one, whose next request is signed out, and no other', async () => {
    const lost = await signedIn('ada@example.com', SAFARI);
    const other = await signedIn('ada@example.com', SAFARI);
    const here = await signedIn('ada@example.com', FIREFOX);
    const lostId = await ownId(lost);
    expect((await remove(here, lostId)).body).toEqual({ status: 0 });
    expect(await Promise.all([lost, other, here].map(isSignedIn))).toEqual([false, true, true]);
    expect((await list(here)).map(({ sessionId }) => sessionId)).not.toContain(lostId);
    expect((await remove(here, lostId)).status).toBe(404);
  });

  it('ends all others', async () => {
    const others = [await signedIn('ada@example.com', SAFARI), await signedIn('ada@example.com', 'curl/8.0')];
    const stranger = await signedIn('grace@example.com', SAFARI);
    const here = await signedIn('ada@example.com', FIREFOX);
    expect((await remove(here)).body).toEqual({ status: 0 });
    expect(await Promise.all([...others, stranger, here].map(isSignedIn))).toEqual([false, false, true, true]);
    expect(await list(here)).toHaveLength(1);
  });

  it('leaves the cookie of an ended session, which the next one may have replaced, but not the hint', async () => {
    const lost = await signedIn('ada@example.com', SAFARI);
    await remove(await signedIn('ada@example.com', FIREFOX));
    const ask = (dest: string) =>
      lost.fetch('/horizon/common/authentication/providers/AuthStateProviderAction', {
        headers: { 'sec-fetch-dest': dest },
      });
    for (const dest of ['empty', 'document']) {
      lost.cookies.set('travel_signed_in', '1');
      await ask(dest);
      expect([lost.cookies.has(SESSION_COOKIE), lost.cookies.has('travel_signed_in')]).toEqual([true, false]);
    }
  });

  it('signs out by ending the one in use', async () => {
    const here = await signedIn('ada@example.com', FIREFOX);
    const { body } = await remove(here, await ownId(here));
    expect(body).toEqual({ status: 0, formToken: expect.any(String) });
    expect(here.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await isSignedIn(here)).toBe(false);
  });

  it('does not end the session of another account', async () => {
    const stranger = await signedIn('grace@example.com', SAFARI);
    const here = await signedIn('ada@example.com', FIREFOX);
    expect((await remove(here, await ownId(stranger))).status).toBe(404);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('needs a recent sign-in to end one, but not to see them', async () => {
    const other = await signedIn('ada@example.com', SAFARI);
    const thief = await signedIn('ada@example.com', FIREFOX);
    await ageSession(context.db, thief, 601);
    const sessions = await list(thief);
    expect(sessions).toHaveLength(2);
    for (const id of [sessions[1]?.sessionId, undefined]) {
      const { status, body } = await remove(thief, id);
      expect([status, body.errors?.[0]?.code]).toEqual([403, 'RECENT_SIGN_IN_REQUIRED']);
    }
    expect(await isSignedIn(other)).toBe(true);
  });

  it('takes the account out of a session where another one is in use, which goes on', async () => {
    const shared = await signedIn('ada@example.com', SAFARI);
    await submit(shared, '/k/run/auth/add');
    await shared.logIn('bo@example.com');
    const here = await signedIn('ada@example.com', FIREFOX);
    const [, beside] = await list(here);
    expect(beside?.browser).toBe('Safari');
    expect((await remove(here, beside?.sessionId)).body).toEqual({ status: 0 });
    const state = await shared.authState();
    expect(state.loggedInSession).toBe(true);
    expect(JSON.stringify(state)).not.toContain('ada@example.com');
  });

  it('keeps its name while its token changes', async () => {
    const here = await signedIn('ada@example.com', FIREFOX);
    const before = await ownId(here);
    const token = here.cookies.get(SESSION_COOKIE);
    const formtoken = await here.formToken();
    await here.post('/s/ident/again', { passwd: 'travel-demo', formtoken });
    expect(here.cookies.get(SESSION_COOKIE)).not.toBe(token);
    expect(await ownId(here)).toBe(before);
  });
});
