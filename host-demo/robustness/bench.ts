/**
 * `npm run bench:server`: the bars of the server at full length, on PGlite and on a PostgreSQL of its own. Ends with 1
 * when a bar is broken. `--only malformed,kill,load` chooses; `--seed` repeats the malformed requests of an earlier run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/postgres.mjs';
import { openDatabase } from '../server/database/openDatabase.ts';
import { createPostgresDatabase, type TestDatabase } from '../server/testing/databases.ts';
import { startTestServer } from '../server/testing/startTestServer.ts';
import { authStateLoad } from './authStateLoad.ts';
import { percentile } from './constantRate.ts';
import { fingerprint } from './fingerprint.ts';
import { sendMalformed } from './sendMalformed.ts';
import { AT_ONCE, writeAndKill } from './writeAndKill.ts';

const MALFORMED = 10_000;
const WRITES = { writes: 1000, kills: 3 };
const LOAD = { perSecond: 200, seconds: 30 };
const SLOWEST_MS = 50;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'malformed,kill,load' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = values.only.split(',');
let broken = 0;

function report(bar: string, isMet: boolean, figures: string): void {
  console.log(`${isMet ? '✓' : '✗'} ${bar}: ${figures}`);
  if (!isMet) broken += 1;
}

async function malformed(kind: string, database: TestDatabase) {
  const db = await openDatabase(database);
  const server = await startTestServer({ database: db });
  try {
    let before = {};
    const started = performance.now();
    const outcome = await sendMalformed(server.origin, { count: MALFORMED, seed: Number(values.seed) }, async () => {
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

async function kill(kind: string, env: Record<string, string>) {
  const { acknowledged, unanswered, kills, lost } = await writeAndKill(env, WRITES);
  const figures = `${acknowledged} acknowledged, ${unanswered} under way when it died, ${kills} times killed, ${lost.length} lost`;
  report(
    `kill -9 during ${WRITES.writes} writes, ${kind}`,
    lost.length === 0 && kills === WRITES.kills && unanswered <= kills * AT_ONCE,
    figures,
  );
}

async function load(databaseUrl: string) {
  const isPinned = process.platform === 'linux' && cpus().length > 1;
  const latencies = await authStateLoad(databaseUrl, LOAD, isPinned ? 0 : undefined);
  const at = (share: number) => percentile(latencies, share).toFixed(1);
  const figures =
    `${latencies.sent} requests at ${LOAD.perSecond}/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ` +
    `slowest ${at(1)} ms, ${latencies.failed} failed${isPinned ? ', server tied to one core' : ', NOT tied to one core'}`;
  report(
    `auth state p99 below ${SLOWEST_MS} ms, PostgreSQL`,
    percentile(latencies, 0.99) < SLOWEST_MS && latencies.failed === 0,
    figures,
  );
}

const postgres = await startPostgres();
const url = 'url' in postgres ? postgres.url : null;
if (url === null) console.log(`PostgreSQL is left out: ${'missing' in postgres ? postgres.missing : ''}`);
const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));

async function onPostgres(work: (databaseUrl: string) => Promise<void>) {
  if (url === null) return;
  const { databaseUrl, remove } = await createPostgresDatabase(url);
  await work(databaseUrl).finally(remove);
}

try {
  if (wanted.includes('malformed')) {
    await malformed('PGlite', { remove: async () => {} });
    await onPostgres((databaseUrl) => malformed('PostgreSQL', { databaseUrl, remove: async () => {} }));
  }
  if (wanted.includes('kill')) {
    await kill('PGlite', { DATA_DIR: folder });
    await onPostgres((databaseUrl) => kill('PostgreSQL', { DATABASE_URL: databaseUrl }));
  }
  if (wanted.includes('load')) await onPostgres(load);
} finally {
  await rm(folder, { recursive: true, force: true });
  if ('stop' in postgres) await postgres.stop();
}
process.exit(broken > 0 ? 1 : 0);
