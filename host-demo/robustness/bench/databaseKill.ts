import { startPostgres } from '../../../scripts/postgres.mjs';
import { WRITERS_ENV } from '../consentWriters.ts';
import { killDatabase } from '../killDatabase.ts';
import { startMain } from '../startMain.ts';
import type { Bench } from './Bench.ts';

const KILLS = 5;

/** PostgreSQL itself killed under writes, and started again some seconds later. */
export async function databaseKill({ report }: Bench): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if ('missing' in postgres) {
    console.log(`PostgreSQL is left out: ${postgres.missing}`);
    return;
  }
  try {
    const server = await startMain({ ...WRITERS_ENV, DATABASE_URL: postgres.url });
    try {
      const outcome = await killDatabase(server, postgres, { kills: KILLS, upMs: 5000, downMs: 3000, writers: 20 });
      const { acknowledged, statuses, healthWhileDown, healthAfter, slowestReturnMs, lost } = outcome;
      const isRunning = server.process.exitCode === null && server.process.signalCode === null;
      const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503');
      report(
        'PostgreSQL killed and restarted',
        lost.length === 0 &&
          isRunning &&
          others.length === 0 &&
          healthWhileDown.every((status) => status === 503) &&
          healthAfter.every((status) => status === 200),
        `${outcome.kills} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, statuses ` +
          `${JSON.stringify(statuses)}, /readyz ${healthWhileDown} while away and ${healthAfter} after, first write ` +
          `${slowestReturnMs.toFixed(0)} ms after it was back at the latest, server ${isRunning ? 'went on' : 'ENDED'}`,
      );
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await postgres.stop();
  }
}
