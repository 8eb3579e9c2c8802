import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** How a visitor at a local address asks a proxy on this machine for a site, as if its name led here. */
export function fetchFrom(localAddress: string, port: number, ca: string): { fetch: typeof fetch; close(): void } {
  const agent = new Agent({ keepAlive: true, ca, localAddress });
  const send = (url: string, { method = 'GET', headers, body }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const { hostname, pathname, search } = new URL(url);
      const content = body instanceof URLSearchParams ? `${body}` : body;
      const all = new Headers(headers);
      all.set('host', hostname);
      if (body instanceof URLSearchParams) all.set('content-type', 'application/x-www-form-urlencoded');
      const call = request(
        {
          ...{ agent, port, host: '127.0.0.1', servername: hostname, method },
          path: pathname + search,
          headers: Object.fromEntries(all),
        },
        async (answer) => {
          try {
            const { statusCode: status = 0 } = answer;
            resolve(new Response((await text(answer)) || null, { status, headers: listed(answer.headers) }));
          } catch (error) {
            reject(error);
          }
        },
      );
      call.on('error', reject);
      call.end(content as string | undefined);
    });
  return { fetch: send as typeof fetch, close: () => agent.destroy() };
}

const listed = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
