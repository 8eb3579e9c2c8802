import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ask } from '../../back-end/testing/ask.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';
import { percentile } from '../constantRate.ts';
import { getLoad, oneCore, showLatencies } from '../getLoad.ts';
import { AUTH_STATE, TRIPS_STORE } from '../paths.ts';
import { runCommand } from '../runCommand.ts';
import { EXPLAIN_SETTINGS, ExplainLog, type Statement } from '../scale/ExplainLog.ts';
import { bulkToken, fillTables } from '../scale/fillTables.ts';
import { readResidentMb } from '../scale/readResidentMb.ts';
import { startMain, startProduction } from '../startMain.ts';
import { withoutDemo } from '../withoutDemo.ts';
import { type Bench, onPostgres } from './Bench.ts';

const LOAD = { perSecond: 200, seconds: 30 };
const AUTH_STATE_MS = 50;
const TRIPS_MS = 100;
const LOOKUP_MS = 10;
const START_SECONDS = 3;
const START_MB = 150;
const MOST_ROWS = 10_000;
const SIGN_IN_MAILS = 200;

/** The bars of a site with very many accounts. */
export async function scale(bench: Bench): Promise<void> {
  const log = new ExplainLog();
  const work = async (databaseUrl: string) => {
    await fill(bench, databaseUrl);
    await withoutDemo(databaseUrl, () => start(bench, databaseUrl));
    await putUnderLoad(bench, databaseUrl);
    await explain(bench, databaseUrl, log);
  };
  // Memory as a small server of a database has it; the rest are PostgreSQL's defaults.
  const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', ...EXPLAIN_SETTINGS];
  await onPostgres(work, { settings, onLog: log.add });
}

/** Migrated and seeded by a server first, as a real one is. */
async function fill({ options: { accounts } }: Bench, databaseUrl: string) {
  await (await startMain({ DATABASE_URL: databaseUrl })).end('SIGTERM');
  const started = performance.now();
  const sizes = await fillTables(databaseUrl, accounts);
  const rows = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`  ${rows.toLocaleString('en')} rows in ${sizes.size} tables made in ${seconds} s`);
}

async function start({ report }: Bench, databaseUrl: string) {
  // Compiles what has changed since the last start; the container's image does so once.
  await (await startProduction({ DATABASE_URL: databaseUrl })).end('SIGTERM');
  const started = performance.now();
  const server = await startProduction({ DATABASE_URL: databaseUrl });
  const seconds = (performance.now() - started) / 1000;
  const response = await fetch(`${server.origin}/healthz`);
  const megabytes = await readResidentMb(server.process.pid ?? 0);
  await server.end('SIGTERM');
  report(
    `start below ${START_SECONDS} s and ${START_MB} MB`,
    seconds < START_SECONDS && megabytes < START_MB && response.ok,
    `${seconds.toFixed(2)} s until it listens, ${megabytes.toFixed(0)} MB resident after its first answer`,
  );
}

async function putUnderLoad({ report, options: { accounts } }: Bench, databaseUrl: string) {
  const server = await startMain({ DATABASE_URL: databaseUrl }, oneCore);
  const anyVisitor = () => `travel_session=${bulkToken(1 + Math.floor(Math.random() * accounts))}`;
  try {
    for (const [what, path, expected, most] of [
      ['auth state', AUTH_STATE, '"loggedInSession":true', AUTH_STATE_MS],
      ['trips store', TRIPS_STORE, '"tripId"', TRIPS_MS],
    ] as const) {
      const latencies = await getLoad(server.origin, LOAD, () => ({ path, cookie: anyVisitor(), expected }));
      report(
        `${what} p99 below ${most} ms`,
        percentile(latencies, 0.99) < most && latencies.failed === 0,
        `of a different account each time, ${showLatencies(LOAD, latencies)}`,
      );
    }
  } finally {
    await server.end('SIGTERM');
  }
}

/** Every operation of the contract, mails for many addresses, with the plan of each statement. */
async function explain({ report, options: { accounts } }: Bench, databaseUrl: string, log: ExplainLog) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  await client.query(`alter database ${name} set auto_explain.log_min_duration = 0`);
  await client.end();
  // Behind a proxy, so that each visitor has an address of its own.
  const server = await startMain({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
  try {
    await wait(1000);
    log.take();
    const lookups: Statement[] = [];
    for (let i = 0; i < SIGN_IN_MAILS; i++) {
      const visitor = new Visitor(server.origin);
      const address = `10.${i % 250}.${Math.floor(i / 250)}.1`;
      const headers = { 'X-CSRF': await visitor.formToken(), 'X-Forwarded-For': address };
      const username = `user${1 + Math.floor(Math.random() * accounts)}@bulk.example`;
      const answer = await visitor.post('/k/run/auth/forgot', { username }, headers);
      if (answer.status !== 200) throw new Error(`forgot answered ${answer.status} ${await answer.text()}`);
    }
    await wait(500);
    lookups.push(...log.take());
    reportLookups(report, lookups);

    await askInLargeCompany(server.origin);
    await runCommand(server.origin);
    await wait(1000);
    reportScans(report, [...lookups, ...log.take()]);
  } finally {
    await server.end('SIGTERM');
  }
}

/** The demo's companies, which the conformance run uses, are small. */
async function askInLargeCompany(origin: string) {
  const visitor = new Visitor(origin);
  visitor.cookies.set('travel_session', bulkToken(1));
  for (const [path, json] of [
    ['/i/api/business/users/v2/findUsers', { query: 'user last4', searchMode: 'all' }],
    ['/i/api/business/users/v2/findUsers', { query: '', searchMode: 'travelersForTravelArranger' }],
    ['/i/api/business/users/v2/findUsers?page=90&size=50', { query: '', searchMode: 'all' }],
  ] as const) {
    const { status, error } = await ask(visitor, 'POST', path, { json });
    if (status !== 200) throw new Error(`${path} answered ${status} ${error}`);
  }
}

function reportLookups(report: Bench['report'], statements: Statement[]) {
  const times = statements
    .filter(({ text }) => /from "users".*"login" =/s.test(text))
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
  const slowest = times.at(-1) ?? Number.NaN;
  const p99 = percentile({ sorted: times }, 0.99);
  report(
    `sign-in mail lookup below ${LOOKUP_MS} ms`,
    times.length >= SIGN_IN_MAILS && p99 < LOOKUP_MS,
    `${times.length} lookups in PostgreSQL, p50 ${percentile({ sorted: times }, 0.5)} ms, p99 ${p99} ms, slowest ${slowest} ms`,
  );
}

function reportScans(report: Bench['report'], statements: Statement[]) {
  const broken = new Map<string, string>();
  let most = 0;
  for (const { text, sequentialScans } of statements) {
    for (const { table, rows } of sequentialScans) {
      most = Math.max(most, rows);
      if (rows > MOST_ROWS) broken.set(text, `${rows} rows of ${table}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
    }
  }
  const slowest = statements.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  report(
    `no sequential scan over ${MOST_ROWS.toLocaleString('en')} rows`,
    broken.size === 0 && statements.length > 1000,
    `${statements.length} statements (${new Set(statements.map(({ text }) => text)).size} different) of a conformance ` +
      `run, ${broken.size} with one, the longest reads ${most} rows; the slowest statement took ${slowest?.milliseconds} ms`,
  );
  for (const line of broken.values()) console.log(`    ${line}`);
  if (slowest) console.log(`    slowest: ${slowest.text.replace(/\s+/g, ' ').slice(0, 200)}`);
}
