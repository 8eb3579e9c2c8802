import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { askDatabase } from '../../database/askDatabase.ts';
import type { Database } from '../../database/Database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Before a stop: says that this server is not ready any more, and goes on answering for so long. Then closes the
     * listener at a moment in which no connection waits to be accepted.
     */
    drain(seconds: number): Promise<void>;
  }
}

/** A connection that the system has completed is accepted within a turn of the loop; a busy one takes longer. */
const TURN_MS = 20;
/** Whoever goes on sending to a server that is not ready must not keep it from stopping. */
const MAX_TURNS = 50;
/** In a turn as short as this the loop has done nothing since it accepted what was waiting. */
const IDLE_TURN_MS = 1;
const MAX_IDLE_TURNS = 1000;

/** `GET /readyz`: whether a balancer should send requests here. Whether this process lives at all says `/healthz`. */
export function registerReadiness(app: FastifyInstance, db: Kysely<Database>): void {
  let isDraining = false;
  let hasAccepted = false;
  let hasClosed: Promise<void> | undefined;

  app.server.on('connection', () => {
    hasAccepted = true;
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isDraining) return reply.code(503).send({ status: 'stopping' });
    await askDatabase(db, request.log);
    return { status: 'ok', database: 'ok' };
  });
  app.addHook('onSend', async (_request, reply) => {
    // The next request of a connection goes to another server.
    if (isDraining) reply.header('Connection', 'close');
  });
  app.decorate('drain', async (seconds) => {
    isDraining = true;
    await wait(seconds * 1000);
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      hasAccepted = false;
      await wait(TURN_MS);
      if (!hasAccepted) break;
    }
    // The system resets connections that are waiting when the listener closes, and a proxy does not send a POST twice. So
    // it is closed right after a turn of the loop, which accepts all of them, and not by the steps of `close()`.
    for (let turn = 0; turn < MAX_IDLE_TURNS; turn++) {
      const start = performance.now();
      await setImmediate();
      if (performance.now() - start < IDLE_TURN_MS) break;
    }
    hasClosed = new Promise((resolve) => app.server.close(() => resolve()));
  });
  // `close()` would not wait for requests in flight where the listener is closed already.
  app.addHook('preClose', async () => hasClosed);
}
