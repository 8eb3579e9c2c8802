import type { Schema } from '@travel-shell/contract';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { LOGIN_LIMITS } from 'travel-shell-back-end/http/limits/loginLimits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl, type TestDatabase } from '../back-end/testing/databases.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { expectNoDeviation, failuresIn } from './expectNoDeviation.ts';
import { addExpiredSession } from './expiredSession.ts';
import { startRoundRobin } from './roundRobin.ts';
import { type RunningMain, startMain } from './startMain.ts';

const CONSENT = '/i/api/cookiebanner/v1/consent';

describe.runIf(serverUrl)('two server processes on one PostgreSQL', { timeout: 60_000 }, () => {
  let testDatabase: TestDatabase;
  let servers: [RunningMain, RunningMain];
  beforeAll(async () => {
    testDatabase = await createPostgresDatabase(serverUrl ?? '');
    const env = { DATABASE_URL: testDatabase.databaseUrl ?? '' };
    servers = await Promise.all([startMain(env), startMain(env)]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await testDatabase.remove();
  });

  /** The visitor's browser at the other process. */
  const moveOn = (visitor: Visitor, to: 0 | 1) => {
    const moved = new Visitor(servers[to].origin);
    for (const [name, value] of visitor.cookies) moved.cookies.set(name, value);
    return moved;
  };

  it('one accepts the other’s form token', async () => {
    const first = new Visitor(servers[0].origin);
    const token = await first.formToken();
    const second = moveOn(first, 1);
    const response = await second.post('/k/run/auth/logout', {}, { 'X-CSRF': token });
    expect(response.status).toBe(200);
    const stale = await moveOn(second, 0).post('/k/run/auth/logout', {}, { 'X-CSRF': token });
    expect(stale.status).toBe(403);
  });

  it('one sees the other’s sessions start and end', async () => {
    const first = new Visitor(servers[0].origin);
    const { body } = await first.logIn('ada@example.com');
    const second = moveOn(first, 1);
    expect((await second.authState()).userInfoState.accountEmail).toBe('ada@example.com');
    await second.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
    expect((await first.authState()).loggedInSession).toBe(false);
  });

  it('they count failed sign-ins together', async () => {
    const { max } = LOGIN_LIMITS.perAccountAndAddress;
    const statuses: number[] = [];
    for (let i = 0; i <= max; i++) {
      const visitor = new Visitor(servers[i % 2 === 0 ? 0 : 1].origin);
      statuses.push((await visitor.logIn('nobody@example.com', { passwd: 'wrong' })).response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: max }, () => 401), 429]);
  });

  it('one returns the consent that the other recorded', async () => {
    const first = new Visitor(servers[0].origin);
    const recorded = await first.fetch(`${CONSENT}/record`, {
      method: 'POST',
      headers: { 'X-CSRF': await first.formToken(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ acceptedCategories: ['functional'] }),
    });
    expect(recorded.status).toBe(200);
    const stored = (await (await moveOn(first, 1).fetch(CONSENT)).json()) as Schema<'CookieConsent'>;
    expect(stored.acceptedCategories).toContain('functional');
  });

  it('they do not deviate from the contract when used in turn', { timeout: 180_000 }, async () => {
    const database = await openDatabase(testDatabase);
    await addExpiredSession(database);
    await database.destroy();
    const balancer = await startRoundRobin(servers.map(({ origin }) => origin));
    await expectNoDeviation(balancer.origin, '2').finally(balancer.stop);
    for (const server of servers) expect(failuresIn(server.output().split('\n'))).toEqual([]);
  });
});
