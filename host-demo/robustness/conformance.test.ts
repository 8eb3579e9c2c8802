import { expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl } from '../server/testing/databases.ts';
import { startTestServer } from '../server/testing/startTestServer.ts';
import { startRoundRobin } from './roundRobin.ts';
import { runCommand } from './runCommand.ts';
import { startMain } from './startMain.ts';

/** What no program can do, as `preparations.ts` gives the reasons. */
const OUT_OF_REACH = /it takes|only support|would give/;

async function expectNoDeviation(origin: string, seed: string) {
  const { code, output } = await runCommand(origin, ['--seed', seed]);
  expect(output.split('\n').filter((line) => /✗|expected|came|answer/.test(line))).toEqual([]);
  expect(code).toBe(0);
  expect(output).toMatch(/\b0 deviations\b/);
  expect(output.match(/left out, .*/g)?.filter((line) => !OUT_OF_REACH.test(line))).toEqual([]);
}

interface LogLine {
  level: number;
  err?: { statusCode?: number };
}

/** A provider that is not configured is no failure. */
const failuresIn = (lines: string[]) =>
  lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ level, err }) => level >= 50 && err?.statusCode !== 503);

it('our own server on PGlite does not deviate from the contract', { timeout: 180_000 }, async () => {
  const server = await startTestServer();
  try {
    await expectNoDeviation(server.origin, '1');
    expect(failuresIn(server.log)).toEqual([]);
  } finally {
    await server.stop();
  }
});

it.runIf(serverUrl)(
  'two processes on one PostgreSQL, asked in turn, do not deviate from the contract: they behave as one',
  { timeout: 180_000 },
  async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    const env = { DATABASE_URL: databaseUrl };
    const servers = await Promise.all([startMain(env), startMain(env)]);
    const balancer = await startRoundRobin(servers.map(({ origin }) => origin));
    try {
      await expectNoDeviation(balancer.origin, '2');
      for (const server of servers) expect(failuresIn(server.output().split('\n'))).toEqual([]);
    } finally {
      await balancer.stop();
      for (const server of servers) await server.end('SIGTERM');
      await remove();
    }
  },
);
