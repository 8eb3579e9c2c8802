/** Starts the back end for real people (`npm run serve`). Configured by environment variables only. */
import { ConfigurationError } from './Problems.ts';
import { readProductionEnvironment } from './readProductionEnvironment.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { startTracing } from './telemetry/startTracing.ts';

try {
  const { port, host, options } = readProductionEnvironment(process.env);
  const stopTracing = await startTracing(process.env);
  // After it, as only what is imported later is traced.
  const { createServer } = await import('./createServer.ts');
  const app = await createServer(options);
  // Before it listens: whoever starts servers may stop one as soon as it says so.
  stopOnSignal(app, stopTracing);
  console.log(`Travel Shell listens on ${await app.listen({ port, host })}/ for ${options.publicOrigin}`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`The server does not start. ${error.message}`);
  process.exit(1);
}
