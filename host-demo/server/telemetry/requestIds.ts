import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Of a proxy that numbers requests. Nothing else gets into the log. */
const GIVEN = /^[\w-]{8,64}$/;

/** The id of a request: the proxy's, so that its log and ours can be read together, else a new one. */
export const requestIdOf =
  (trustProxy: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return trustProxy && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  };

/** Each response names its request, as the log does. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
}
