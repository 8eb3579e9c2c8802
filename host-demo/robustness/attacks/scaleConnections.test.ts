/** Attacks that hold connections and locks of the database. */
import { type Kysely, sql } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { submitJson } from '../../back-end/areas/auth/testing/submit.ts';
import { createPostgresDatabase, serverUrl, type TestDatabase } from '../../back-end/testing/databases.ts';
import { SoftAuthenticator } from '../../back-end/testing/SoftAuthenticator.ts';
import { seededTemplate } from '../../back-end/testing/seededDatabase.ts';
import { startTestServer, type TestServer } from '../../back-end/testing/startTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';

const POOL = { ...POOL_SETTINGS, max: 2, connectTimeoutMs: 400, statementTimeoutMs: 300 };
const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const SETTING = '/trips/api/user/settings/mapViewFD';

describe.runIf(serverUrl)('attacks on connections and locks', { timeout: 60_000 }, () => {
  let testDatabase: TestDatabase & { databaseUrl: string };
  let server: TestServer;
  /** The server's, and a second one that holds locks. */
  let database: Kysely<Database>;
  let other: Kysely<Database>;
  beforeAll(async () => {
    testDatabase = await createPostgresDatabase(serverUrl ?? '', await seededTemplate(serverUrl ?? ''));
    other = await openDatabase(testDatabase);
    database = await openDatabase({ ...testDatabase, pool: POOL });
    server = await startTestServer({ database });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await database.destroy();
    await other.destroy();
    await testDatabase.remove();
  });

  const signIn = async () => {
    const visitor = new Visitor(server.origin);
    await visitor.logIn('ada@example.com');
    const headers = { 'x-csrf': await visitor.formToken(), 'content-type': 'application/json' };
    const change = () => visitor.fetch(SETTING, { method: 'POST', headers, body: JSON.stringify({ enabled: true }) });
    return { visitor, change };
  };
  /** Holds the lock that `change` waits for. */
  const whileLocked = (work: (trx: Kysely<Database>) => Promise<void>) =>
    other.transaction().execute(async (trx) => {
      await sql`lock table trip_user_settings in exclusive mode`.execute(trx);
      await work(trx);
    });

  /** Resolves when a statement waits for a lock. */
  const isWaiting = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(other);
      expect(rows).toHaveLength(1);
    });

  it('A-SCALE-15 makes a statement wait for a lock forever', async () => {
    const { change } = await signIn();
    await whileLocked(async () => {
      const answer = await change();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'DATABASE_UNAVAILABLE' }] });
    });
    expect((await change()).status).toBe(200);
  });

  it('A-SCALE-16 holds every connection, so that others wait forever', async () => {
    const { visitor, change } = await signIn();
    await whileLocked(async () => {
      const waiting = Array.from({ length: 12 }, change);
      const health = await visitor.fetch('/readyz');
      const statuses = (await Promise.all(waiting)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([503]));
      expect([200, 503]).toContain(health.status);
    });
    expect((await visitor.fetch('/readyz')).status).toBe(200);
  });

  it('A-SCALE-17 makes the database drop its connections in the middle of a request', async () => {
    const { visitor, change } = await signIn();
    await whileLocked(async (trx) => {
      const waiting = change();
      await isWaiting();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        trx,
      );
      expect((await waiting).status).toBe(503);
    });
    expect((await visitor.authState()).loggedInSession).toBe(true);
    expect((await change()).status).toBe(200);
  });

  it.each(['sessions', 'users', 'business_profiles', 'session_accounts', 'account_closures'])(
    'answers that it is not available, not that nobody is signed in, while %s cannot be read',
    async (table) => {
      const { visitor } = await signIn();
      const cookies = new Map(visitor.cookies);
      await other.transaction().execute(async (trx) => {
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
        const answer = await visitor.fetch(AUTH_STATE);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.json()).toMatchObject({ errors: [{ code: 'DATABASE_UNAVAILABLE' }] });
      });
      expect(visitor.cookies).toEqual(cookies);
      expect((await visitor.authState()).loggedInSession).toBe(true);
    },
  );

  it('answers that it is not available, not that the passkey is wrong, while passkeys cannot be changed', async () => {
    const { visitor } = await signIn();
    const authenticator = new SoftAuthenticator(server.origin);
    const post = async (who: Visitor, path: string, body: unknown = {}) =>
      submitJson(who, `/auth/webauthn/v1${path}`, body);
    const options = await post(visitor, '/newCredentialParams');
    expect((await post(visitor, '/register', authenticator.create(options.body as never))).status).toBe(200);

    const newcomer = new Visitor(server.origin);
    const assertion = authenticator.get((await post(newcomer, '/loginParams')).body as never);
    await other.transaction().execute(async (trx) => {
      await sql`lock table passkeys in exclusive mode`.execute(trx);
      expect((await post(newcomer, '/login', assertion)).status).toBe(503);
    });
  });
});
