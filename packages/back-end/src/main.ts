/** The command `travel-shell-back-end`. What is not an option of its line is an environment variable, see the README. */
import { parseArgs } from 'node:util';
import { explainListening } from './configuration/explainListening.ts';
import { readProductionEnvironment } from './configuration/readProductionEnvironment.ts';
import { readTrialEnvironment } from './configuration/readTrialEnvironment.ts';
import { refuseMissingBuild } from './configuration/refuseMissingBuild.ts';
import { startOrExplain } from './configuration/startOrExplain.ts';
import { stopOnSignal } from './configuration/stopOnSignal.ts';
import { ConfigurationError } from './errors/Problems.ts';
import { startTracing } from './http/telemetry/startTracing.ts';

const HELP = `Usage: travel-shell-back-end [--trial]

Starts the back end of Travel Shell for real people. Environment variables configure it; what is missing is named.

  --trial   to try it: an embedded database, every variable has a default, and mails are shown here instead of sent
  --help    this text`;

function readOptions(): { trial?: boolean; help?: boolean } {
  try {
    return parseArgs({ options: { trial: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new ConfigurationError(`${(error as Error).message}\n\n${HELP}`);
  }
}

await startOrExplain(async () => {
  const { trial: isTrial, help } = readOptions();
  if (help) return console.log(HELP);
  const { port, host, drainSeconds, options } = isTrial
    ? readTrialEnvironment(process.env, console.log)
    : readProductionEnvironment(process.env);
  if (!isTrial) refuseMissingBuild(options);
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
  console.log(`Travel Shell listens on ${address}/${options.publicOrigin ? ` for ${options.publicOrigin}` : ''}`);
  if (isTrial) console.log('A trial, never for real people: its keys are public, and mails are shown here.');
});
