import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { SHED_LIMITS } from 'travel-shell-back-end/http/connections/shedLoad.ts';
import { createDemoServer, type DemoOptions } from '../../demo/createDemoServer.ts';
import { createPGlite } from './databases.ts';

/** No request is refused because the machine is busy with other work. */
const PATIENT = { ...SHED_LIMITS, eventLoopDelayMs: 60_000, waitingForDatabase: 10_000 };

export interface TestServer {
  app: FastifyInstance;
  origin: string;
  /** Log lines so far. */
  log: string[];
  stop(): Promise<void>;
}

/** A server with the demo's accounts and pages on its own port, reached by real HTTP; with a new database unless one is given. */
export async function startTestServer(options: DemoOptions = {}): Promise<TestServer> {
  const log: string[] = [];
  const own = options.database ? undefined : await openDatabase(await createPGlite());
  const app = await createDemoServer({
    logStream: { write: (line) => log.push(line) },
    shedLimits: PATIENT,
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
