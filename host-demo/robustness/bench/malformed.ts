import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { startTestServer } from '../../back-end/testing/startTestServer.ts';
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
    let before: Record<string, string> = {};
    const started = performance.now();
    const outcome = await sendMalformed(server.origin, { count: COUNT, seed }, async () => {
      before = await fingerprint(db);
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const after = await fingerprint(db);
    const changed = Object.entries(before).flatMap(([table, state]) => (after[table] === state ? [] : [table]));
    const figures =
      `${outcome.sent} different ones sent in ${seconds} s, statuses ${JSON.stringify(outcome.statuses)}, ` +
      `${outcome.problems.length} problems, ${Object.keys(before).length} tables, ${changed.length} changed`;
    report(`malformed requests, ${kind}`, outcome.problems.length === 0 && changed.length === 0, figures);
    for (const problem of [...outcome.problems, ...changed].slice(0, 20)) console.log(`    ${problem}`);
  } finally {
    await server.stop();
    await db.destroy();
  }
}
