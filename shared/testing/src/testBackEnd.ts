/** A real HTTP server for tests, to check requests and responses over a real connection. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';

interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** `hang` never answers; `stall` sends the head and never ends the body. */
export type TestAnswer =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; text: string }
  | 'hang'
  | 'stall';

type Route = (request: SeenRequest) => TestAnswer | Promise<TestAnswer>;

export const FORM_TOKEN = 'POST /s/run/formtoken';
export const AUTH_STATE = 'GET /horizon/common/authentication/providers/AuthStateProviderAction';
export const LOGIN = 'POST /k/run/auth/login';
export const LOGOUT = 'POST /k/run/auth/logout';

/** The back end's response to a rejected form token. */
export const INVALID_FORM_TOKEN: TestAnswer = { status: 403, json: { errors: [{ code: 'INVALID_FORM_TOKEN' }] } };

export interface TestBackEnd extends AsyncDisposable {
  origin: string;
  /** Every request so far, or those of one route. */
  seen(route?: string): SeenRequest[];
  /** Sets the response of a route (`METHOD /path`). */
  answer(route: string, answer: TestAnswer | Route): void;
}

/** Listens on a free port. Returns form tokens `token-1`, `token-2` …; every other route returns 404 by default. */
export async function startTestBackEnd(routes: Record<string, TestAnswer | Route> = {}): Promise<TestBackEnd> {
  const requests: SeenRequest[] = [];
  let tokens = 0;
  const table = new Map<string, TestAnswer | Route>([
    [
      FORM_TOKEN,
      () => {
        tokens += 1;
        return { json: { formtoken: `token-${tokens}` } };
      },
    ],
    ...Object.entries(routes),
  ]);

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    requests.push(seen);

    const route = table.get(`${seen.method} ${seen.path}`) ?? {
      status: 404,
      json: { errors: [{ code: 'NOT_FOUND' }] },
    };
    const answer = typeof route === 'function' ? await route(seen) : route;
    if (answer === 'hang') return;
    if (answer === 'stall') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
      return;
    }
    const type = 'json' in answer ? 'application/json' : 'text/html';
    response.writeHead(answer.status ?? 200, { 'content-type': type, ...('json' in answer && answer.headers) });
    response.end(answer.status === 204 ? undefined : 'json' in answer ? JSON.stringify(answer.json) : answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: (route) => requests.filter(({ method, path }) => route === undefined || `${method} ${path}` === route),
    answer: (route, answer) => {
      table.set(route, answer);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Puts a configuration where the loader would, for the code under test to read. */
export function configureForTest(config: Partial<ShellConfig>): ShellConfig {
  const complete = { ...CONFIG_DEFAULTS, ...config };
  (globalThis as { travelShell?: { config: ShellConfig } }).travelShell = { config: complete };
  return complete;
}
