import { Kysely, PostgresDialect, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import type { Database } from './Database.ts';
import { isRolledBack } from './isUnavailable.ts';
import { POOL_SETTINGS, type PoolSettings } from './PoolSettings.ts';
import { replaceClosedConnections, SILENCE_MS } from './replaceClosedConnections.ts';

/** A transaction that waits for our process this long belongs to one that hangs, and must not hold its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Node's own is two hours. */
const KEEP_ALIVE_MS = 10_000;

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
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(settings.statementTimeoutMs > 0 && {
      statement_timeout: settings.statementTimeoutMs,
      query_timeout: settings.statementTimeoutMs + SILENCE_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  });
  // The pool listens to idle connections only. One that breaks inside a transaction, between two statements, emits an
  // error too, and without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  // The pool emits the same error again.
  pool.on('error', () => {});
  const db = new RepeatingKysely({ dialect: new PostgresDialect({ pool: replaceClosedConnections(pool) }) });
  pools.set(db, pool);
  return db;
}

/** How often a transaction runs that others roll back. */
const RUNS = 3;

/** Runs a transaction again that PostgreSQL has rolled back to end a deadlock: nothing of it has happened. */
class RepeatingKysely extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      for (let run = 1; ; run++) {
        try {
          return await execute(work);
        } catch (error) {
          if (run === RUNS || !isRolledBack(error)) throw error;
        }
      }
    };
    return builder;
  }
}

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** The pool behind a database, to watch how full it is; none with PGlite. */
export const poolOf = (db: Kysely<Database>): pg.Pool | undefined => pools.get(db);
