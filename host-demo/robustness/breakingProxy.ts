import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Visitor } from '../back-end/testing/Visitor.ts';

export interface Passing {
  method: string;
  /** Without its query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Returning {
  status: number;
  headers: Headers;
  text: string;
}

/** One back-end bug: in the request, the response, or both. */
export interface Breakage {
  request?: (request: Passing, origin: string) => Promise<void> | void;
  answer?: (answer: Returning, request: Passing) => void;
  /** Reads bodies of any length; otherwise rejects long ones at once, like the server. */
  takesAnySize?: boolean;
}

export interface BreakingProxy {
  origin: string;
  stop(): Promise<void>;
}

const LARGEST_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = JSON.stringify({
  errors: [{ code: 'PAYLOAD_TOO_LARGE', description: 'Too large.', localizedDescription: 'Too large.' }],
});

/** Our own server with one fault. */
export async function startBreakingProxy(origin: string, breakage: Breakage): Promise<BreakingProxy> {
  const proxy = createServer(async (incoming, outgoing) => {
    if (!breakage.takesAnySize && Number(incoming.headers['content-length']) > LARGEST_BYTES) {
      outgoing.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
      outgoing.end(TOO_LARGE);
      return;
    }
    const passing = await readRequest(incoming);
    const asked: Passing = { ...passing, headers: { ...passing.headers } };
    await breakage.request?.(passing, origin);
    const answer = await forward(origin, passing);
    breakage.answer?.(answer, asked);
    const cookies = answer.headers.getSetCookie();
    answer.headers.delete('set-cookie');
    for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive']) answer.headers.delete(name);
    outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'set-cookie': cookies });
    outgoing.end(answer.text);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<Passing> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://proxy');
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  };
}

async function forward(origin: string, { method, path, query, headers, body }: Passing): Promise<Returning> {
  const { host: _host, connection: _connection, 'content-length': _length, origin: from, ...rest } = headers;
  const target = `${origin}${path}${query.size > 0 ? `?${query}` : ''}`;
  const passed = new Headers(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  // The server compares the page's origin with its own.
  if (from) passed.set('origin', origin);
  const response = await fetch(target, {
    method,
    headers: passed,
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { status: response.status, headers: new Headers(response.headers), text: await response.text() };
}

/** Adds a valid form token to a request. */
export async function giveToken(request: Passing, origin: string): Promise<void> {
  const visitor = new Visitor(origin);
  for (const pair of (request.headers.cookie ?? '').split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    if (name) visitor.cookies.set(name, value);
  }
  request.headers['x-csrf'] = await visitor.formToken();
  request.headers.cookie = cookieOf(visitor);
}

/** Replaces a request's sender with another account. */
export async function giveSession(request: Passing, origin: string, username: string): Promise<void> {
  const visitor = new Visitor(origin);
  await visitor.logIn(username);
  request.headers['x-csrf'] = await visitor.formToken();
  request.headers.cookie = cookieOf(visitor);
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
