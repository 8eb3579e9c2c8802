/** Starts the server of the demo. Configured by environment variables only. */
import { createServer } from './createServer.ts';
import { readEnvironment } from './readEnvironment.ts';

/** A stop must not wait for ever for a request that hangs. */
const STOP_TIMEOUT_MS = 3000;

const { port, host, options } = readEnvironment(process.env);
const app = await createServer(options);
await app.listen({ port, host });

const { port: actualPort } = app.server.address() as { port: number };
const shown = host.includes(':') ? `[${host}]` : host;
console.log(`Travel Shell listens on http://${shown}:${actualPort}/`);
console.log(`API document:          http://${shown}:${actualPort}/openapi.yaml`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    setTimeout(() => {
      app.log.error(`requests were still running ${STOP_TIMEOUT_MS} ms after ${signal}; stopping without them`);
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    await app.close();
    process.exit(0);
  });
}
