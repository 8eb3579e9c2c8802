import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { isConnectionClosed, isSilent } from './isUnavailable.ts';

const ALLOWED = /^set local statement_timeout = (\d+)$/;

/** How much longer than a statement its answer may take: then no packet arrives, as after a failover without a word. */
export const SILENCE_MS = 2000;

/** Statements that change nothing, so that another connection can be asked again. */
const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

/**
 * The pool, with one more try: PostgreSQL may close an unused connection (a restart, a failover, a proxy's time limit)
 * and a request may take it before the pool has heard of that. Its first statement then fails although the database is
 * there, so another connection gets it: at the latest a new one. One that does not answer is given up, with its transaction.
 */
export function replaceClosedConnections(pool: pg.Pool): PostgresPool {
  /** Those that have answered before. */
  const used = new WeakSet<pg.PoolClient>();

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      let client: pg.PoolClient | undefined = await pool.connect();
      let isFirst = true;
      /** The time limit of a transaction that may take longer than others: `allowSeconds`. */
      let timeLimit: { query_timeout: number } | undefined;

      async function query(text: string, values: unknown[]) {
        while (client) {
          const isRepeatable = isFirst && used.has(client) && REPEATABLE.test(text);
          try {
            const answer = await client.query({ text, values, ...timeLimit } as pg.QueryConfig);
            const [, allowed] = ALLOWED.exec(text) ?? [];
            if (allowed !== undefined) timeLimit = { query_timeout: Number(allowed) + SILENCE_MS };
            isFirst = false;
            used.add(client);
            return answer;
          } catch (error) {
            if (isSilent(error)) {
              client.release(true);
              client = undefined;
            }
            if (!client || !isRepeatable || !isConnectionClosed(error)) throw error;
            client.release(true);
            client = undefined;
            client = await pool.connect();
          }
        }
        throw new Error('Connection terminated, and there was no other');
      }

      return { query: query as never, release: (destroy?: boolean) => client?.release(destroy) };
    },
  };
}
