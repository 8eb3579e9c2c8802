/** Starts the server of the demo. Configured by environment variables only. */
import { type StandIns, startStandIns } from '../identity-provider/startStandIns.ts';
import { createServer } from './createServer.ts';
import { readEnvironment } from './readEnvironment.ts';

/** A shutdown must not wait forever for a hanging request. */
const STOP_TIMEOUT_MS = 3000;

const { port, host, standIns, options } = readEnvironment(process.env);
// Configured providers replace the stand-ins; an empty value means none.
const providers: StandIns | null = options.identityProviders ? null : await startStandIns({ ...standIns, host });
const app = await createServer({
  ...(providers && {
    identityProviders: providers.providers,
    companyProviders: providers.companies,
    googlePrompt: providers.google,
  }),
  ...options,
});
await app.listen({ port, host });

const { port: actualPort } = app.server.address() as { port: number };
const shown = host.includes(':') ? `[${host}]` : host;
const origin = `http://${shown}:${actualPort}`;
console.log(`Travel Shell listens on ${origin}/`);
console.log(`  Scenarios  ${origin}/scenarios/legacy/ and the others, all listed on the first page`);
console.log(`  Storybook  ${origin}/storybook/`);
console.log(`  API        ${origin}/openapi.yaml`);
if (providers)
  console.log(
    `  Providers  Google, Apple, Naver and ${Object.keys(providers.companies)} are stand-ins; page configuration: ${JSON.stringify({ google: providers.google })}`,
  );

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    setTimeout(() => {
      app.log.error(`requests were still running ${STOP_TIMEOUT_MS} ms after ${signal}; stopping without them`);
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    await app.close();
    await providers?.stop();
    process.exit(0);
  });
}
