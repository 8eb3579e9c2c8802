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

const HELP = `Usage: travel-shell-back-end [--trial | --rotate-secrets]

Starts the back end of Travel Shell for real people. Environment variables configure it; what is missing is named.

  --trial            to try it: an embedded database, every variable has a default, and mails are shown here instead of sent
  --rotate-secrets   starts no server: encrypts the secrets of the database with the first key of SECRET_KEYS
  --help             this text`;

function readOptions() {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ options: { trial: flag, 'rotate-secrets': flag, help: flag } }).values;
  } catch (error) {
    throw new ConfigurationError(`${(error as Error).message}\n\n${HELP}`);
  }
}

await startOrExplain(async () => {
  const { trial: isTrial, 'rotate-secrets': isRotation, help } = readOptions();
  if (help) return console.log(HELP);
  if (isRotation) {
    await import('./rotateSecrets.ts');
    return;
  }
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
