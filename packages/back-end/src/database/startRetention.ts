import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { deleteOldRows, type Retained } from './retention.ts';

/** Expired rows are left to this job, so that no request pays for what others left behind. */
const EVERY_MS = 60_000;

/**
 * Deletes old rows once the server listens, and every minute, until it stops.
 * @param andThen what else ends with time
 */
export function startRetention(
  app: FastifyInstance,
  db: Kysely<Database>,
  retention: readonly Retained[],
  andThen: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isRunning = false;
  let isStopping = false;

  const run = () => {
    if (isRunning) return;
    isRunning = true;
    running = deleteOldRows(db, retention, () => isStopping)
      .then(
        (deleted) => {
          if (deleted.size > 0) app.log.info({ deleted: Object.fromEntries(deleted) }, 'deleted old rows');
        },
        // The next minute tries again; requests do not depend on it.
        (error) => app.log.error(error, 'old rows could not be deleted'),
      )
      .then(andThen)
      .catch((error) => app.log.error(error, 'what is over could not be ended'))
      .finally(() => {
        isRunning = false;
      });
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  });
}
