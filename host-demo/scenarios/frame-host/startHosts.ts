import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of other people's pages. A name of localhost is an origin and a site, as an address is. */
export interface Hosts {
  at(name: string): string;
  /** By address: what each answers. */
  pages: Map<string, { html: string; policy?: string }>;
  close(): void;
}

export async function startHosts(): Promise<Hosts> {
  const pages: Hosts['pages'] = new Map();
  const server = createServer(({ headers, url }, response) => {
    const { html = '', policy = '' } = pages.get(`http://${headers.host}${url}`) ?? {};
    response.writeHead(html ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(policy && { 'Content-Security-Policy': policy }),
    });
    response.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    at: (name) => `http://${name}:${(server.address() as AddressInfo).port}`,
    pages,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
