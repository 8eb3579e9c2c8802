import type { FastifyInstance } from 'fastify';

/**
 * A shutdown must not wait forever for a hanging request. Longer than a request may wait for the database (5 s for a
 * connection, 5 s for a statement) and than `MailQueue.stop`; shorter than compose.yaml gives.
 */
export const STOP_TIMEOUT_MS = 15_000;

/** SIGTERM and SIGINT let the requests in flight finish, then end the process. */
export function stopOnSignal(app: FastifyInstance, stopOthers: () => Promise<void> = async () => {}): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      setTimeout(() => {
        app.log.error(`requests were still running ${STOP_TIMEOUT_MS} ms after ${signal}; stopping without them`);
        process.exit(1);
      }, STOP_TIMEOUT_MS).unref();
      await app.close();
      await stopOthers();
      process.exit(0);
    });
  }
}
