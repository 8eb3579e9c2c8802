import { openDatabase } from '../../server/database/openDatabase.ts';
import { startTestServer } from '../../server/testing/startTestServer.ts';
import { fingerprint } from '../fingerprint.ts';
import { sendMalformed } from '../sendMalformed.ts';
import { type Bench, onPostgres } from './Bench.ts';

const COUNT = 10_000;

export async function malformed(bench: Bench): Promise<void> {
  await send(bench, 'PGlite');
  await onPostgres((databaseUrl) => send(bench, 'PostgreSQL', databaseUrl));
}

async function send({ report, options: { seed } }: Bench, kind: string, databaseUrl?: string) {
  const db = await openDatabase({ databaseUrl });
  const server = await startTestServer({ database: db });
  try {
    let before = {};
    const started = performance.now();
    const outcome = await sendMalformed(server.origin, { count: COUNT, seed }, async () => {
      before = await fingerprint(db);
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const isUnchanged = JSON.stringify(await fingerprint(db)) === JSON.stringify(before);
    const figures =
      `${outcome.sent} different ones sent in ${seconds} s, statuses ${JSON.stringify(outcome.statuses)}, ` +
      `${outcome.problems.length} problems, ${Object.keys(before).length} tables ${isUnchanged ? 'unchanged' : 'CHANGED'}`;
    report(`malformed requests, ${kind}`, outcome.problems.length === 0 && isUnchanged, figures);
    for (const problem of outcome.problems.slice(0, 20)) console.log(`    ${problem}`);
  } finally {
    await server.stop();
    await db.destroy();
  }
}
