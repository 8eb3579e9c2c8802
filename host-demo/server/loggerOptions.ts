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

/** JSON lines. Addresses without their query, no headers, and what is secret blanked wherever it is logged. */
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
        path: request.url?.split('?')[0],
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
  };
}
