import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Origins } from './resolveOrigins.ts';
import { createFragmentService, FragmentError, type FragmentRenderer, type ReadData } from './service.ts';

export interface ServerOptions {
  port: number;
  host: string;
  /** Value of `Access-Control-Allow-Origin`. */
  origin: string;
  readData: ReadData;
  /** The origins that paths lead to, unless a request says them. */
  origins: Origins;
}

/** Our own address of fragments; a service has them at `/` as well. */
const PREFIX = /^(\/travel-shell\/fragments)?(\/|(?=\?))/;

/** How many may wait to be rendered. One takes some 40 ms of the only thread, so more would wait for longer than a page does. */
const WAITING = 50;

/** Between two, for all others: Node accepts one connection each time that it has nothing else to do. */
const PAUSE_MS = 5;

/** Too many wait already. */
class Overload extends Error {}

/** Renders one after the other, so that requests for what is there, and `/healthz`, are answered in between. */
function oneAtOnce(renderer: FragmentRenderer): FragmentRenderer {
  const limit = pLimit(1);
  return {
    ...renderer,
    async renderFragment(...fragment) {
      if (limit.pendingCount >= WAITING) throw new Overload('Too many fragments wait to be rendered.');
      return limit(async () => {
        await setTimeout(PAUSE_MS);
        return renderer.renderFragment(...fragment);
      });
    },
  };
}

/** A server of fragments. Resolves when it listens. */
export async function startServer(
  renderer: FragmentRenderer,
  { port, host, origin, readData, origins }: ServerOptions,
): Promise<Server> {
  const limited = oneAtOnce(renderer);
  const answer = createFragmentService(async () => limited, readData, origins, {
    report: (piece, error) => console.error(`Left out ${piece}, one of several: ${(error as Error).message}`),
  });

  async function respond({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    // Public, without cookies: pages of other sites may read and time them.
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Timing-Allow-Origin', origin);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'METHOD_NOT_ALLOWED', `${method} is not possible here: expected GET or HEAD.`);
    }
    if (url === '/healthz') return void response.setHeader('Cache-Control', 'no-store').end('ok');
    try {
      const {
        status,
        headers: given,
        body,
      } = await answer(url.replace(PREFIX, ''), {
        'accept-encoding': String(headers['accept-encoding'] ?? ''),
        'if-none-match': headers['if-none-match'],
      });
      response.writeHead(status, status === 200 ? { ...given, 'Content-Length': body.length } : given);
      response.end(method === 'HEAD' ? undefined : body);
    } catch (error) {
      if (FragmentError.is(error)) {
        return refuse(response, error.code === 'BAD_ATTRIBUTE' ? 400 : 404, error.code, error.message);
      }
      if (error instanceof Overload) {
        response.setHeader('Retry-After', '1');
        return refuse(response, 503, 'SERVICE_UNAVAILABLE', error.message);
      }
      console.error(`Could not render ${url}:`, error);
      refuse(response, 500, 'RENDER_FAILED', 'The fragment could not be rendered. The log of the service says why.');
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

function refuse(response: ServerResponse, status: number, code: string, description: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ code, description }] }));
}
