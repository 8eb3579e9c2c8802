import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../createServer.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { ServerOptions } from '../ServerOptions.ts';
import { createPGlite } from './databases.ts';

export interface TestServer {
  app: FastifyInstance;
  origin: string;
  /** Log lines so far. */
  log: string[];
  stop(): Promise<void>;
}

/** A server on its own port, reached by real HTTP; with a new database unless one is given. */
export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const log: string[] = [];
  const own = options.database ? undefined : await openDatabase(await createPGlite());
  const app = await createServer({
    logStream: { write: (line) => log.push(line) },
    ...(own && { database: own }),
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, origin: `http://127.0.0.1:${port}`, log, stop };

  async function stop() {
    await app.close();
    await own?.destroy();
  }
}
