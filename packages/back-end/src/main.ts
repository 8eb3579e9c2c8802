/** Starts the back end for real people (`npm run serve`). Configured by environment variables only. */
import { explainListening } from './configuration/explainListening.ts';
import { readProductionEnvironment } from './configuration/readProductionEnvironment.ts';
import { refuseMissingBuild } from './configuration/refuseMissingBuild.ts';
import { startOrExplain } from './configuration/startOrExplain.ts';
import { stopOnSignal } from './configuration/stopOnSignal.ts';
import { startTracing } from './http/telemetry/startTracing.ts';

await startOrExplain(async () => {
  const { port, host, drainSeconds, options } = readProductionEnvironment(process.env);
  refuseMissingBuild(options);
  const stopTracing = await startTracing(process.env);
  // After it, as only what is imported later is traced.
  const { createServer } = await import('./createServer.ts');
  const app = await createServer(options);
  // Before it listens: whoever starts servers may stop one as soon as it says so.
  stopOnSignal(app, { drainSeconds, stopOthers: stopTracing });
  const address = await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    throw explainListening(error, host, { PORT: port });
  });
  console.log(`Travel Shell listens on ${address}/ for ${options.publicOrigin}`);
});
