import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server of a foreign page, which knows nothing of the shell. */
export interface Embedder {
  port: number;
  /** HTML by path. */
  pages: Map<string, string>;
  /** Requests for anything else, which all get a 404. */
  strays: string[];
  close(): void;
}

export async function startEmbedder(): Promise<Embedder> {
  const pages = new Map<string, string>();
  const strays: string[] = [];
  const server = createServer((request, response) => {
    const html = pages.get(new URL(request.url ?? '', 'http://a').pathname);
    if (html === undefined) strays.push(`${request.method} ${request.url}`);
    response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pages,
    strays,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
