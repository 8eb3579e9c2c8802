import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { WaitingMails } from '../../http/telemetry/Metrics.ts';

/** Less than monitoring waits for all metrics. */
const TIMEOUT_MS = 1000;

/** The mails that are still to be sent. Undefined when the database does not answer soon. */
export async function readWaitingMails(db: Kysely<Database>): Promise<WaitingMails | undefined> {
  const answer = db
    .selectFrom('outbox')
    .select([
      sql<string>`count(*) filter (where tries = 0)`.as('fresh'),
      sql<string>`count(*) filter (where tries > 0)`.as('failed'),
      sql<string>`coalesce(extract(epoch from now() - min(sent_at)), 0)`.as('oldest'),
    ])
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow()
    .then(
      ({ fresh, failed, oldest }) => ({
        fresh: Number(fresh),
        failed: Number(failed),
        oldestSeconds: Number(oldest),
      }),
      () => undefined,
    );
  return Promise.race([answer, wait(TIMEOUT_MS, undefined, { ref: false })]);
}
