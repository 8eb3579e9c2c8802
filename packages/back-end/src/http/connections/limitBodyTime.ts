import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import { BODY_SECONDS } from './connectionOptions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may take, if longer than others. */
    bodySeconds?: number;
  }
}

/** How long the rest of a body is taken and dropped after a refusal, so that the client can read the response. */
const LINGER_MS = 2000;

/** Ends requests whose body does not come in time (408), and connections that send on after a refusal. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (!hasBody(raw)) return;
    const seconds = request.routeOptions.config?.bodySeconds ?? BODY_SECONDS;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.sent) raw.destroy();
      else {
        reply.header('Connection', 'close');
        reply.send(tooSlow(seconds));
      }
    }, seconds * 1000);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => clearTimeout(timer));
    reply.raw.once('finish', () => {
      if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref();
    });
  });
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooSlow = (seconds: number) =>
  new ApiError(
    408,
    'REQUEST_TIMEOUT',
    `The body was not complete after ${seconds} seconds.`,
    'Your connection is too slow. Please try again.',
  );
