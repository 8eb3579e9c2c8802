import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests on their way when the server stops may still arrive in this time. */
const ARRIVAL_MS = 1000;

/**
 * When the server stops, requests that have arrived are answered, and their connections closed afterwards. Idle ones
 * are closed at once, those with half a request after a second: they could go on for ever.
 */
export function closeConnectionsWhenStopping(
  app: FastifyInstance,
  unansweredOf: (socket: Socket) => Iterable<IncomingMessage>,
): void {
  const sockets = new Set<Socket>();
  const hasArrived = (socket: Socket) => [...unansweredOf(socket)].some(({ complete }) => complete);
  let isStopping = false;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    // New ones are accepted until the listener closes, a moment later.
    setTimeout(() => {
      for (const socket of sockets) if (!hasArrived(socket)) socket.destroy();
    }, ARRIVAL_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
}
