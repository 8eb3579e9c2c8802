/** Starts the back end for real people (`npm run serve`). Configured by environment variables only. */
import { createServer } from './createServer.ts';
import { readEnvironment } from './readEnvironment.ts';
import { stopOnSignal } from './stopOnSignal.ts';

const { port, host, options } = readEnvironment(process.env);
const app = await createServer(options);
console.log(`Travel Shell listens on ${await app.listen({ port, host })}/`);
stopOnSignal(app);
