import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../createServer.ts';
import type { ServerOptions } from '../ServerOptions.ts';

export interface TestServer {
  app: FastifyInstance;
  origin: string;
  /** What the server has logged so far. */
  log: string[];
  stop(): Promise<void>;
}

/** A server on a port of its own, reached by HTTP as in life. */
export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const log: string[] = [];
  const app = await createServer({ logStream: { write: (line) => log.push(line) }, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, origin: `http://127.0.0.1:${port}`, log, stop: () => app.close() };
}
