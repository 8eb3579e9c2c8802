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
const origin = `http://${shown}:${actualPort}`;
console.log(`Travel Shell listens on ${origin}/`);
console.log(`  Scenarios  ${origin}/scenarios/legacy/ and the others, all listed on the first page`);
console.log(`  Storybook  ${origin}/storybook/`);
console.log(`  API        ${origin}/openapi.yaml`);

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
