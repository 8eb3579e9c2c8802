import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** An id from a proxy that numbers requests. Nothing else gets into the log. */
const GIVEN = /^[\w-]{8,64}$/;

/**
 * The id of a request: a new one. Only where the proxy numbers requests itself, in place of what visitors send, it is the
 * proxy's, so that its log and ours can be read together. Most proxies pass a visitor's id on: then one visitor's requests
 * would have another's id in the log.
 */
export const requestIdOf =
  (isGivenByProxy: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return isGivenByProxy && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  };

/** Each response names its request, as the log does. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
}
