import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';
import { databaseUnavailable } from './isUnavailable.ts';

const TIMEOUT_MS = 2000;

/** Throws the answer for visitors (503) where the database does not answer in time, and logs the reason. */
export async function askDatabase(db: Kysely<Database>, log: FastifyBaseLogger): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const expired = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
  });
  try {
    await Promise.race([sql`select 1`.execute(db), expired]);
  } catch (error) {
    log.error(error, 'the database does not answer');
    throw databaseUnavailable();
  }
}
