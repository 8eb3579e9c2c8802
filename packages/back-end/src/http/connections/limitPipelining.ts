import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send the next request after the answer, and proxies too; a few more leave room for others. */
export const UNANSWERED_REQUESTS = 8;

/**
 * Closes connections that send further requests while so many are unanswered. One packet has room for a thousand, and
 * Node begins all of them, however large the answers are and whether or not anybody reads them.
 * @returns the requests of a connection that are not answered yet
 */
export function limitPipelining(app: FastifyInstance): (socket: Socket) => Iterable<IncomingMessage> {
  const unanswered = new WeakMap<Socket, Set<IncomingMessage>>();

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const requests = unanswered.get(raw.socket) ?? new Set();
    unanswered.set(raw.socket, requests);
    requests.add(raw);
    reply.raw.once('close', () => requests.delete(raw));
    if (requests.size <= UNANSWERED_REQUESTS) return done();
    // The rest of the packet is still parsed: these requests end here, too.
    reply.hijack();
    raw.socket.destroy();
  });
  return (socket) => unanswered.get(socket) ?? [];
}
