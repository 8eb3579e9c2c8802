import { describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { serverUrl } from '../back-end/testing/databases.ts';
import { WRITERS_ENV } from './consentWriters.ts';
import { killDatabase } from './killDatabase.ts';
import { startMain } from './startMain.ts';

/** The full figure is five kills, by `npm run bench:server -- --only databaseKill`. */
const SHORT = { kills: 1, upMs: 500, downMs: 500, writers: 4 };

describe.runIf(serverUrl)('PostgreSQL killed and restarted', () => {
  it('is answered with 503, then goes on without a restart and has lost nothing', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres({ isDurable: true });
    if ('missing' in postgres) throw new Error(postgres.missing);
    const server = await startMain({ ...WRITERS_ENV, DATABASE_URL: postgres.url });
    try {
      const outcome = await killDatabase(server, postgres, SHORT);
      expect(outcome.lost).toEqual([]);
      expect(outcome.healthWhileDown).toEqual([503]);
      expect(outcome.healthAfter).toEqual([200]);
      expect(Object.keys(outcome.statuses)).toEqual(['200', '503']);
      expect(outcome.acknowledged).toBeGreaterThan(0);
      expect(server.process.exitCode).toBeNull();
    } finally {
      await server.end('SIGTERM');
      await postgres.stop();
    }
  });
});
