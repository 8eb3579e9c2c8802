import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';

/** Node's codes of errors, and our answers. Everything else that cannot be read is a 400. */
const REFUSALS: Record<string, [status: number, code: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT'],
};

/**
 * Answers a request that is not valid HTTP, or larger than a server reads. It reaches no route and no hook, so its answer is
 * written here, with the body and headers of every refusal.
 */
export function refuseBrokenHttp(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = REFUSALS[error.code] ?? [400, 'BAD_REQUEST'];
  const reqId = randomUUID();
  this.log.info({ reqId, status, reason: error.code }, 'a request could not be read');
  const refusal = new ApiError(
    status,
    code,
    'This is no request that a server can read.',
    'This request is not allowed.',
  );
  const body = JSON.stringify(refusal.toResponse());
  const headers: Record<string, string | number> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': reqId,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}
