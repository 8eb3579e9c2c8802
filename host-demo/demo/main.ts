/** Starts the demo. Configured by environment variables only. */

import { explainListening } from 'travel-shell-back-end/configuration/explainListening.ts';
import { readEnvironment } from 'travel-shell-back-end/configuration/readEnvironment.ts';
import { startOrExplain } from 'travel-shell-back-end/configuration/startOrExplain.ts';
import { stopOnSignal } from 'travel-shell-back-end/configuration/stopOnSignal.ts';
import { type StandIns, startStandIns } from '../identity-provider/startStandIns.ts';
import { createDemoServer, demoBrands } from './createDemoServer.ts';
import { readDemoEnvironment } from './readDemoEnvironment.ts';

await startOrExplain(async () => {
  const { port, host, drainSeconds, options } = readEnvironment(process.env);
  const { standIns, liveReload } = readDemoEnvironment(process.env);
  const explain = (error: unknown) => {
    throw explainListening(error, host, { PORT: port, STAND_IN_PORT: standIns.port });
  };
  // Configured providers replace the stand-ins; an empty value means none.
  const providers: StandIns | null = options.identityProviders
    ? null
    : await startStandIns({ ...standIns, host }).catch(explain);
  const app = await createDemoServer({
    liveReload,
    ...(providers && {
      identityProviders: providers.providers,
      companyProviders: providers.companies,
      googlePrompt: providers.google,
    }),
    // Configured brands replace the demo's own.
    brandFiles: demoBrands(),
    ...options,
  });
  stopOnSignal(app, { drainSeconds, stopOthers: async () => providers?.stop() });
  await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    return explain(error);
  });

  const { port: actualPort } = app.server.address() as { port: number };
  const shown = host.includes(':') ? `[${host}]` : host;
  const origin = `http://${shown}:${actualPort}`;
  console.log(`Travel Shell listens on ${origin}/`);
  console.log(`  Scenarios  ${origin}/scenarios/legacy/ and the others, all listed on the first page`);
  console.log(`  Docs       ${origin}/docs/`);
  console.log(`  Storybook  ${origin}/storybook/`);
  console.log(`  API        ${origin}/openapi.yaml`);
  if (!options.secretKeys)
    console.log('  Keys       of development, which everybody knows: give SECRET_KEYS where secrets are real');
  if (providers)
    console.log(
      `  Providers  Google, Apple, Naver and ${Object.keys(providers.companies)} are stand-ins; page configuration: ${JSON.stringify({ google: providers.google })}`,
    );
});
