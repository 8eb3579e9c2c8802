import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase } from '../server/testing/databases.ts';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { runCommand } from './runCommand.ts';

describe.each(databaseKinds)('our own server on $kind', ({ kind, create }) => {
  let testDatabase: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    testDatabase = await create();
    server = await startTestServer(testDatabase);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await testDatabase.remove();
  });

  it('does not deviate from the contract', async () => {
    const { code, output } = await runCommand(server.origin, ['--seed', kind === 'PGlite' ? '1' : '2']);
    expect(output.split('\n').filter((line) => /✗|expected|came|answer/.test(line))).toEqual([]);
    expect(code).toBe(0);
    expect(output).toMatch(/\b0 deviations\b/);
    // Nothing is left out but what no program can do.
    expect(output.match(/left out, .*/g)?.filter((line) => !/it takes|only support|would give/.test(line))).toEqual([]);
    const failures = server.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    // A provider that is not configured is no failure.
    expect(failures.filter(({ err }) => err?.statusCode !== 503)).toEqual([]);
  }, 180_000);
});
