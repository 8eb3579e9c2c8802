import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { AT_ONCE, writeAndKill } from './writeAndKill.ts';

/** The full figure is 1,000 writes and three kills, by `npm run bench:server`. */
const SHORT = { writes: 200, kills: 1 };

const expectNothingLost = async (env: Record<string, string>) => {
  const outcome = await writeAndKill(env, SHORT);
  expect(outcome.lost).toEqual([]);
  expect(outcome.kills).toBe(1);
  expect(outcome.unanswered).toBeLessThanOrEqual(AT_ONCE);
  expect(outcome.acknowledged + outcome.unanswered).toBe(SHORT.writes);
};

// At the same time: each waits for its own processes.
describe.concurrent('keeps every acknowledged write over a kill -9', () => {
  it('on PGlite', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kill-'));
    try {
      await expectNothingLost({ DATA_DIR: folder });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.runIf(serverUrl)('on PostgreSQL', { timeout: 120_000 }, async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    try {
      await expectNothingLost({ DATABASE_URL: databaseUrl });
    } finally {
      await remove();
    }
  });
});
