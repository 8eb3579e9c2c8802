import type { FastifyInstance } from 'fastify';

/**
 * A shutdown must not wait forever for a hanging request. Longer than a request may wait for the database (5 s for a
 * connection, 5 s for a statement) and than `MailQueue.stop`; shorter than compose.yaml gives.
 */
export const STOP_TIMEOUT_MS = 15_000;

/**
 * SIGTERM and SIGINT let the requests in flight finish, then end the process. Once: a terminal sends one to every process of
 * a command, and those pass it on. SIGTERM waits first, until balancers have seen that this server is not ready any more.
 */
export function stopOnSignal(
  app: FastifyInstance,
  { drainSeconds = 0, stopOthers = async () => {} }: { drainSeconds?: number; stopOthers?: () => Promise<void> } = {},
): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    if (signal === 'SIGTERM') await app.drain(drainSeconds);
    setTimeout(() => {
      app.log.error(`requests were still running ${STOP_TIMEOUT_MS} ms after ${signal}; stopping without them`);
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    await app.close();
    await stopOthers();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
