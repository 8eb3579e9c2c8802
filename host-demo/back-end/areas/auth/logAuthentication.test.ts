import { sql } from 'kysely';
import { createMailToken } from 'travel-shell-back-end/areas/auth/mailTokens.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageSession } from '../../../robustness/attacks/ageSession.ts';
import { DOORS } from '../../../security/doors.ts';
import { createPGlite } from '../../testing/databases.ts';
import type { Visitor } from '../../testing/Visitor.ts';
import { send } from '../company/testing/send.ts';
import { lastMail, linkIn, submitPage } from './testing/outbox.ts';
import { submit } from './testing/submit.ts';
import { person, useProviders } from './testing/useProviders.ts';

interface Line {
  event?: string;
  way?: string;
  outcome?: string;
  userId?: string | null;
  code?: string;
  which?: string;
  because?: string;
  reqId?: string;
}

const WAYS: Record<string, string> = { 'code by mail': 'code', 'the own company': 'company:staff.example' };

describe('the log of authentications', () => {
  const context = useProviders(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
    context.server.log.length = 0;
  });

  /** The logged lines of these events, by the one logger. */
  const logged = (...events: string[]): Line[] =>
    context.server.log
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
      .filter(({ event }) => event && events.includes(event));
  const idOf = async (login: string) => (await context.findUser(login))?.id;

  it.each(Object.entries(DOORS))('has who has signed in by %s, and the request', async (name, enter) => {
    const visitor = context.visit();
    const secrets = await enter(context, visitor);
    const { id } = await context.db
      .selectFrom('sessions')
      .select('user_id as id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const line = logged('sign-in').at(-1);
    expect(line).toMatchObject({ way: WAYS[name] ?? name, outcome: 'success', userId: id });
    expect(line?.reqId).toMatch(/^[0-9a-f-]{36}$/);
    const text = context.server.log.join('');
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text, 'a mail address').not.toMatch(/[\w.]+@[\w.]+\.(com|example)/);
  });

  it('has what was refused, without what was typed', async () => {
    const ada = await idOf('ada@example.com');
    const visitor = context.visit();
    await visitor.logIn('ada@example.com', { passwd: 'not-the-password' });
    await visitor.logIn('no-such-person@example.com', { passwd: 'not-the-password' });
    await submit(visitor, '/k/run/auth/code/login', { username: 'ada@example.com', code: '000000' });
    await context.submitIdToken(visitor, '/k/run/googleauth/login', person('ada'), {}, { aud: 'another-site' });
    await context.submitIdToken(visitor, '/k/run/googleauth/login', person('ada'));
    expect(logged('sign-in').map(({ way, outcome, userId }) => [way, outcome, userId])).toEqual([
      ['password', 'refused', ada],
      ['password', 'refused', null],
      ['code', 'refused', null],
      ['google', 'refused', null],
      ['google', 'not-linked', null],
    ]);
    const text = context.server.log.join('');
    for (const typed of ['not-the-password', 'no-such-person', 'ada@example.com']) expect(text).not.toContain(typed);
  });

  it('has that a limit is reached', async () => {
    const visitor = context.visit();
    for (let i = 0; i < 6; i++) await visitor.logIn('layla@example.com', { passwd: 'wrong' });
    expect(logged('sign-in').at(-1)).toMatchObject({ way: 'password', outcome: 'limited' });
    expect(logged('refused').at(-1)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('has a password that was entered again, right or wrong', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    const userId = await idOf('ada@example.com');
    await submitPage(visitor, '/s/ident/again', { passwd: 'wrong' });
    await submitPage(visitor, '/s/ident/again', { passwd: 'travel-demo' });
    expect(logged('again').map((line) => [line.outcome, line.userId])).toEqual([
      ['refused', userId],
      ['success', userId],
    ]);
  });

  it('has sign-outs and other ends of sessions, and why', async () => {
    const userId = await idOf('grace@example.com');
    const visitor = context.visit();
    await visitor.logIn('grace@example.com');
    const other = context.visit();
    await other.logIn('grace@example.com');
    const path = '/i/api/account/sessions/v1';
    const { body } = await send<{ sessions: { sessionId: string }[] }>(visitor, 'GET', path);
    await send(visitor, 'DELETE', `${path}/${body.sessions[1]?.sessionId}`);
    await send(visitor, 'DELETE', path);
    await submit(visitor, '/k/run/auth/logout');
    await submitPage(visitor, '/s/ident/forgot', { username: 'grace@example.com' });
    const link = linkIn(await lastMail(visitor, 'grace@example.com', 'reset-password'));
    await submitPage(visitor, link, { passwd: 'a-much-better-one-4711' });
    expect(logged('sessions-ended')).toMatchObject([
      { userId, which: 'one', because: 'owner' },
      { userId, which: 'others', because: 'owner' },
      { userId, which: 'this', because: 'sign-out' },
      { userId, which: 'all', because: 'new-password' },
    ]);
  });

  const SESSIONS = '/i/api/account/sessions/v1';
  const tokenFor = (userId: string, purpose: Parameters<typeof createMailToken>[2]) =>
    context.db.transaction().execute((trx) => createMailToken(trx, userId, purpose));
  const addPasskey = async (userId: string) => {
    const passkey = { credential_id: userId, name: null, user_id: userId, public_key: 'x', counter: 0 };
    const { passkey_id } = await context.db
      .insertInto('passkeys')
      .values({ ...passkey, transports: '[]', last_used_at: null })
      .returning('passkey_id')
      .executeTakeFirstOrThrow();
    return passkey_id;
  };

  /** Each prepares, and returns what ends sessions. */
  const ENDS: Record<string, (visitor: Visitor, userId: string) => Promise<() => Promise<{ status: number }>>> = {
    'one session': async (visitor) => {
      const { body } = await send<{ sessions: { sessionId: string }[] }>(visitor, 'GET', SESSIONS);
      return () => send(visitor, 'DELETE', `${SESSIONS}/${body.sessions[1]?.sessionId}`);
    },
    'all others': async (visitor) => () => send(visitor, 'DELETE', SESSIONS),
    'a sign-out': async (visitor) => () => submit(visitor, '/k/run/auth/logout'),
    'a new password': async (visitor, userId) => {
      const token = await tokenFor(userId, 'reset-password');
      return () => submitPage(visitor, `/s/ident/reset?token=${token}`, { passwd: 'a-much-better-one-4711' });
    },
    'a review': async (visitor, userId) => {
      const token = await tokenFor(userId, 'review-sign-in');
      const remove = `passkey:${await addPasskey(userId)}`;
      const formtoken = await visitor.formToken();
      return () => visitor.post('/s/ident/review', { token, remove, formtoken });
    },
    'a lock': async (visitor, userId) => {
      const token = await tokenFor(userId, 'lock-account');
      return () => submitPage(visitor, `/s/ident/lock?token=${token}`);
    },
    'a removed passkey': async (visitor, userId) => {
      const passkey = await addPasskey(userId);
      return () => send(visitor, 'DELETE', `/auth/webauthn/v1/credentials/${passkey}`);
    },
    'a removed account at Google': async (visitor, userId) => {
      const identity = {
        provider: 'google' as const,
        subject: userId,
        user_id: userId,
        email: 'at.google@example.com',
      };
      await context.db.insertInto('identities').values(identity).execute();
      return () => submit(visitor, '/k/run/googleauth/unlink');
    },
  };

  it.each(Object.entries(ENDS))('has the end of sessions by %s only once it is stored', async (_what, prepare) => {
    const visitor = context.visit();
    for (const each of [context.visit(), visitor]) await each.logIn('maximiliane@example.com');
    const { id } = (await context.findUser('maximiliane@example.com')) ?? {};
    const end = await prepare(visitor, id as string);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''full''; end'`.execute(
      context.db,
    );
    // With the commit, after all other statements.
    await sql`create constraint trigger refuse after delete on sessions deferrable initially deferred
      for each row execute function refuse()`.execute(context.db);
    try {
      expect((await end()).status).toBe(500);
    } finally {
      await sql`drop function refuse() cascade`.execute(context.db);
      await context.db.deleteFrom('passkeys').execute();
      await context.db.deleteFrom('identities').execute();
    }
    expect(logged('sessions-ended')).toEqual([]);
  });

  it('has refusals of calls, with who was refused', async () => {
    const userId = await idOf('bo@example.com');
    const visitor = context.visit();
    await visitor.logIn('bo@example.com');
    await visitor.post('/k/run/auth/add', {}, { 'X-CSRF': 'forged' });
    await ageSession(context.db, visitor, 601);
    await send(visitor, 'DELETE', '/i/api/account/sessions/v1');
    await send(context.visit(), 'GET', '/i/api/account/sessions/v1');
    expect(logged('refused').map((line) => [line.code, line.userId])).toEqual([
      // The form token is checked before anything is looked up.
      ['INVALID_FORM_TOKEN', null],
      ['RECENT_SIGN_IN_REQUIRED', userId],
      ['INVALID_SESSION', null],
    ]);
  });
});
