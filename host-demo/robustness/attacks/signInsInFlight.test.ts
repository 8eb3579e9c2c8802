/** The end of an account's sessions is also the end of sign-ins and switches that are on their way in that moment. */
import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastMail, linkIn, submitPage } from '../../back-end/areas/auth/testing/outbox.ts';
import { submit, submitJson } from '../../back-end/areas/auth/testing/submit.ts';
import { GOOGLE, nonceFor, person, useProviders } from '../../back-end/areas/auth/testing/useProviders.ts';
import { send } from '../../back-end/areas/company/testing/send.ts';
import { createPGlite, databaseKinds, serverUrl, type TestDatabase } from '../../back-end/testing/databases.ts';
import { SoftAuthenticator } from '../../back-end/testing/SoftAuthenticator.ts';
import { startTestServer, type TestServer } from '../../back-end/testing/startTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';

/** The place of a held sign-in: with its password checked, or with all checked and before it has a session. */
type Place = 'checked' | 'proved';

const gate = vi.hoisted(() => {
  let held: { place: string; arrived: () => void; opened: Promise<void> } | undefined;
  return {
    /** The next that comes to this place waits there. */
    hold(place: string) {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        held = { place, opened, arrived: resolve };
      });
      return { arrived, open };
    },
    async pass(place: string) {
      if (held?.place !== place) return;
      const { arrived, opened } = held;
      held = undefined;
      arrived();
      await opened;
    },
  };
});

vi.mock('travel-shell-back-end/areas/auth/passwords.ts', async (original) => {
  const passwords = await original<typeof import('travel-shell-back-end/areas/auth/passwords.ts')>();
  return {
    ...passwords,
    async checkPassword(...given: Parameters<typeof passwords.checkPassword>) {
      const fits = await passwords.checkPassword(...given);
      await gate.pass('checked');
      return fits;
    },
  };
});

vi.mock('travel-shell-back-end/areas/auth/knownBrowsers.ts', async (original) => {
  const browsers = await original<typeof import('travel-shell-back-end/areas/auth/knownBrowsers.ts')>();
  return {
    ...browsers,
    async meetBrowser(...given: Parameters<typeof browsers.meetBrowser>) {
      await gate.pass('proved');
      return browsers.meetBrowser(...given);
    },
  };
});

const ADA = 'ada@example.com';
const NEW_PASSWORD = 'a new long password';
const WEBAUTHN = '/auth/webauthn/v1';

const userId = async (db: Kysely<Database>, login: string) =>
  (await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

/** How many sessions have the account, in use or beside another one. */
async function countSessions(db: Kysely<Database>, login: string): Promise<number> {
  const id = await userId(db, login);
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('session_accounts', 'session_accounts.session_hash', 'sessions.token_hash')
    .select('token_hash')
    .distinct()
    .where((is) => is.or([is('sessions.user_id', '=', id), is('session_accounts.user_id', '=', id)]))
    .execute();
  return rows.length;
}

async function resetPassword(visitor: Visitor, login: string): Promise<void> {
  await submit(visitor, '/k/run/auth/forgot', { username: login });
  const link = linkIn(await lastMail(visitor, login, 'reset-password'));
  expect((await submitPage(visitor, link, { passwd: NEW_PASSWORD })).status).toBe(200);
}

describe('a sign-in that is held on its way', () => {
  const context = useProviders(createPGlite);
  let ada: string;
  let hash: string;
  beforeAll(async () => {
    const user = context.db.selectFrom('users').select(['id', 'password_hash']).where('login', '=', ADA);
    ({ id: ada, password_hash: hash } = await user.executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    for (const table of ['sessions', 'login_attempts', 'account_closures', 'passkeys', 'identities'] as const)
      await context.db.deleteFrom(table).execute();
    await context.db.updateTable('users').set({ password_hash: hash }).where('id', '=', ada).execute();
  });

  /** The owner's browser, signed in by the password. */
  async function owner(): Promise<Visitor> {
    const visitor = context.visit();
    expect((await visitor.logIn(ADA)).body.status).toBe(0);
    return visitor;
  }

  async function addPasskey(visitor: Visitor): Promise<SoftAuthenticator> {
    const authenticator = new SoftAuthenticator(context.server.origin);
    const options = await submitJson(visitor, `${WEBAUTHN}/newCredentialParams`, {});
    const created = authenticator.create(options.body as unknown as Schema<'PasskeyCreationOptions'>);
    expect((await submitJson(visitor, `${WEBAUTHN}/register`, created)).body).toEqual({ status: 0 });
    return authenticator;
  }

  /** Each way to sign in: prepares it, and returns what sends it, from a browser of its own. */
  const ways = {
    password: async () => {
      const visitor = context.visit();
      const formToken = await visitor.formToken();
      return () => visitor.post('/k/run/auth/login', { username: ADA, passwd: 'travel-demo' }, { 'X-CSRF': formToken });
    },
    code: async () => {
      const visitor = context.visit();
      await submit(visitor, '/k/run/auth/code/send', { username: ADA });
      const code = /\d{6}/.exec((await lastMail(visitor, ADA, 'sign-in-code')).text)?.[0] ?? expect.fail('no code');
      const formToken = await visitor.formToken();
      return () => visitor.post('/k/run/auth/code/login', { username: ADA, code }, { 'X-CSRF': formToken });
    },
    passkey: async (signedIn: Visitor) => {
      const authenticator = await addPasskey(signedIn);
      const visitor = context.visit();
      const options = await submitJson(visitor, `${WEBAUTHN}/loginParams`, {});
      const body = JSON.stringify(authenticator.get(options.body as unknown as Schema<'PasskeyRequestOptions'>));
      const headers = { 'X-CSRF': await visitor.formToken(), 'content-type': 'application/json' };
      return () => visitor.fetch(`${WEBAUTHN}/login`, { method: 'POST', body, headers });
    },
    Google: async (signedIn: Visitor) => {
      const linked = await context.submitIdToken(signedIn, `${GOOGLE}/link`, person('ada'));
      expect(linked.body.status).toBe(0);
      const visitor = context.visit();
      const formToken = await visitor.formToken();
      const idToken = await context.providers.google.idToken(person('ada'), { nonce: nonceFor(formToken) });
      return () => visitor.post(`${GOOGLE}/login`, { idToken }, { 'X-CSRF': formToken });
    },
  };

  /** Ways to end sessions: each is prepared in the owner's browser, and returns the function that does it. */
  const ends = {
    'a new password': async (visitor: Visitor) => () => resetPassword(visitor, ADA),
    'the lock': async (visitor: Visitor) => {
      await resetPassword(visitor, ADA);
      await context.db.updateTable('users').set({ password_hash: hash }).where('id', '=', ada).execute();
      const link = linkIn(await lastMail(visitor, ADA, 'password-changed'));
      return async () => expect((await submitPage(context.visit(), link)).status).toBe(200);
    },
    'the sign-out everywhere else': async (visitor: Visitor) => async () =>
      expect((await send(visitor, 'DELETE', '/i/api/account/sessions/v1')).body).toEqual({ status: 0 }),
    'the removal of the passkey': async (visitor: Visitor) => async () => {
      const list = await send<Schema<'PasskeyList'>>(visitor, 'GET', `${WEBAUTHN}/credentials`);
      const { passkeyId } = list.body.passkeys[0] ?? expect.fail('no passkey');
      const removed = await send(visitor, 'DELETE', `${WEBAUTHN}/credentials/${passkeyId}`);
      expect(removed.body).toEqual({ status: 0 });
    },
    'the end of Google': async (visitor: Visitor) => async () =>
      expect((await submit(visitor, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 }),
  };

  it.each<[way: keyof typeof ways, place: Place, end: keyof typeof ends, left: number]>([
    ['password', 'checked', 'a new password', 0],
    ['password', 'checked', 'the sign-out everywhere else', 1],
    ['password', 'proved', 'the lock', 0],
    ['code', 'proved', 'a new password', 0],
    ['code', 'proved', 'the sign-out everywhere else', 1],
    ['passkey', 'proved', 'the removal of the passkey', 1],
    ['passkey', 'proved', 'a new password', 0],
    ['Google', 'proved', 'the end of Google', 1],
    ['Google', 'proved', 'a new password', 0],
  ])('A-FLIGHT-01 by %s, %s, makes no session after %s', async (way, place, end, left) => {
    const visitor = await owner();
    const signIn = await ways[way](visitor);
    const endAll = await ends[end](visitor);
    const { arrived, open } = gate.hold(place);
    const answer = signIn();
    // A sign-in that is refused before never comes there.
    await Promise.race([arrived, answer]);
    await endAll();
    open();
    expect.soft((await answer).status).toBe(401);
    expect.soft((await answer).headers.getSetCookie().filter((line) => line.startsWith('travel_session='))).toEqual([]);
    expect(await countSessions(context.db, ADA)).toBe(left);
  });
});

/** Only PostgreSQL runs two transactions at once. */
describe.runIf(serverUrl)('a switch of accounts that is held on its way, on two servers on PostgreSQL', () => {
  const GRACE = 'grace@example.com';
  const kind = databaseKinds.find((each) => each.kind === 'PostgreSQL');
  let created: TestDatabase;
  let databases: Kysely<Database>[];
  let servers: TestServer[];
  beforeAll(async () => {
    created = (await kind?.create()) ?? expect.fail('no PostgreSQL');
    // The third is the test's own.
    databases = await Promise.all([1, 2, 3].map(() => openDatabase(created)));
    servers = await Promise.all(databases.slice(0, 2).map((database) => startTestServer({ database })));
  }, 90_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    for (const database of databases) await database.destroy();
    await created.remove();
  }, 90_000);

  const waiting = async (db: Kysely<Database>) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.count;
  };

  it('A-FLIGHT-02 leaves no session with the account after a new password', async () => {
    const [first, second] = servers.map(({ origin }) => new Visitor(origin)) as [Visitor, Visitor];
    const db = databases[2] ?? expect.fail('no database');
    // Who has the account's cookie adds an account of their own, and switches between the two.
    await first.logIn(GRACE);
    await submit(first, '/k/run/auth/add');
    await first.logIn('bo@example.com');
    const { accountSwitcherItems } = await first.authState();
    const tokenId = accountSwitcherItems.find(({ userEmail }) => userEmail === GRACE)?.tokenId;
    const formToken = await first.formToken();
    const grace = await userId(db, GRACE);

    let switched: Promise<Response> | undefined;
    let reset: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      // The last that the switch writes.
      await trx.selectFrom('business_profiles').select('user_id').where('user_id', '=', grace).forUpdate().execute();
      switched = first.post(`/k/run/auth/switch?tokenId=${tokenId}&business=true`, {}, { 'X-CSRF': formToken });
      await expect.poll(() => waiting(db)).toBe(1);
      reset = resetPassword(second, GRACE);
      await expect.poll(() => waiting(db)).toBe(2);
    });
    expect((await switched)?.status).toBe(200);
    await reset;
    expect(await countSessions(db, GRACE)).toBe(0);
    expect((await first.authState()).loggedInSession).toBe(false);
  });
});
