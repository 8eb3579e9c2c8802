/** Starts the back end for real people (`npm run serve`). Configured by environment variables only. */
import { createServer } from './createServer.ts';
import { ConfigurationError } from './Problems.ts';
import { readProductionEnvironment } from './readProductionEnvironment.ts';
import { stopOnSignal } from './stopOnSignal.ts';

try {
  const { port, host, options } = readProductionEnvironment(process.env);
  const app = await createServer(options);
  console.log(`Travel Shell listens on ${await app.listen({ port, host })}/ for ${options.publicOrigin}`);
  stopOnSignal(app);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`The server does not start. ${error.message}`);
  process.exit(1);
}
