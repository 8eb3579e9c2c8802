import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';

const SECRET_NAMES = [
  'passwd',
  'password',
  'formtoken',
  'formToken',
  'x-csrf',
  'cookie',
  'authorization',
  'set-cookie',
];

/** One-time links have their token in the path: 32 bytes as base64url or hex, longer than a UUID. */
const TOKEN = /[\w-]{40,}/g;

/** An address without its query and one-time tokens. */
export const safePath = (url: string | undefined): string | undefined => url?.split('?')[0]?.replace(TOKEN, '[token]');

/** JSON lines. URLs without query and tokens, no headers, and secrets redacted everywhere. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyLoggerOptions & { redact: string[] } {
  return {
    level,
    ...(stream && { stream }),
    redact: SECRET_NAMES.flatMap((name) => [
      `["${name}"]`,
      `*["${name}"]`,
      `*.headers["${name}"]`,
      `*.body["${name}"]`,
    ]),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: safePath(request.url),
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
  };
}
