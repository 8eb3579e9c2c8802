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

/** Lines that could not be written since the last one that was. */
let lost = 0;

/**
 * Standard output. A full disk costs lines of the log, and no request: where nobody listens for its errors, the process would
 * end with the first.
 */
function toStandardOutput(): { write(line: string): void } {
  if (process.stdout.listenerCount('error', ignore) === 0) process.stdout.on('error', ignore);
  return {
    write: (line) =>
      void process.stdout.write(line, (error) => {
        if (error) lost += 1;
        else if (lost > 0) {
          process.stdout.write(`${JSON.stringify({ level: 50, time: Date.now(), msg: `${lost} lines were lost` })}\n`);
          lost = 0;
        }
      }),
  };
}

function ignore(): void {
  // The line's own callback counts it.
}

/** JSON lines. URLs without query and tokens, no headers, and secrets redacted everywhere. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyLoggerOptions & { redact: string[] } {
  return {
    level,
    stream: stream ?? toStandardOutput(),
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
