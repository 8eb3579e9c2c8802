import type { Kysely } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase } from '../back-end/testing/databases.ts';
import { startTestServer, type TestServer } from '../back-end/testing/startTestServer.ts';
import { BROKEN_HTTP, sendBytes } from './brokenHttp.ts';
import { fingerprint } from './fingerprint.ts';
import { sendMalformed } from './sendMalformed.ts';

/** The full figure is 10,000, by `npm run bench:server`. */
const COUNT = 1000;

describe.each(databaseKinds)('malformed requests on $kind', ({ create }) => {
  let testDatabase: TestDatabase;
  let db: Kysely<Database>;
  let server: TestServer;
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

  it(`are all rejected (${COUNT}) without a server error or a change in the database`, async () => {
    let before: Record<string, string> = {};
    const outcome = await sendMalformed(server.origin, { count: COUNT, seed: 7 }, async () => {
      before = await fingerprint(db);
    });
    expect(outcome.problems.slice(0, 10)).toEqual([]);
    expect(outcome.sent).toBe(COUNT);
    expect(await fingerprint(db)).toEqual(before);
    expect(Object.keys(before)).toContain('sessions');
    expect(server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }, 120_000);

  it.each(Object.entries(BROKEN_HTTP))('that are %s do not disturb the server', async (_name, bytes) => {
    const before = await fingerprint(db);
    const answer = await sendBytes(server.origin, bytes);
    expect(answer).not.toMatch(/^HTTP\/1\.1 5\d\d/m);
    expect(answer).not.toMatch(/\bat .*\.(ts|js):\d|node_modules/);
    expect(await fingerprint(db)).toEqual(before);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });
});
