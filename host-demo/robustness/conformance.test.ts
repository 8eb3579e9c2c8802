import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase } from '../server/testing/databases.ts';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { runCommand } from './runCommand.ts';

describe.each(databaseKinds)('our own server on $kind', ({ create }) => {
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

  it('does not deviate from the contract, and does not once more on what the first run has left', async () => {
    for (const seed of ['1', '2']) {
      const { code, output } = await runCommand(server.origin, ['--seed', seed]);
      expect(
        output
          .split('\n')
          .filter((line) => /✗|expected|came|answer/.test(line))
          .slice(0, 40),
      ).toEqual([]);
      expect(code).toBe(0);
      expect(output).toMatch(/\b0 deviations\b/);
    }
    const failures = server.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(failures).toEqual([]);
  }, 180_000);
});
