import { ConfigurationError } from '../errors/Problems.ts';

/** Runs the start of a server. What its configuration is to blame for is one sentence, and the process ends with 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(`The server does not start. ${error.message}`);
    process.exit(1);
  }
}
