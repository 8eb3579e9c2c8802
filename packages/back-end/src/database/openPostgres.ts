import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './Database.ts';
import { POOL_SETTINGS, type PoolSettings } from './PoolSettings.ts';
import { replaceClosedConnections } from './replaceClosedConnections.ts';

/** A transaction that waits for our process this long belongs to one that hangs, and must not hold its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** A pool of connections. `onConnectionError` hears of each that breaks; the pool replaces it. */
export function openPostgres(
  connectionString: string,
  settings: PoolSettings = POOL_SETTINGS,
  onConnectionError: (error: Error) => void = () => {},
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: settings.max,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    idleTimeoutMillis: settings.idleTimeoutMs,
    keepAlive: true,
    ...(settings.statementTimeoutMs > 0 && {
      statement_timeout: settings.statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  });
  // The pool listens to idle connections only. One that breaks inside a transaction, between two statements, emits an
  // error too, and without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  // The same error again.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: replaceClosedConnections(pool) }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** The pool behind a database, to watch how full it is; none with PGlite. */
export const poolOf = (db: Kysely<Database>): pg.Pool | undefined => pools.get(db);
