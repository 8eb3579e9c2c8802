import { startPostgres } from '../../../scripts/postgres.mjs';
import { createPostgresDatabase } from '../../back-end/testing/databases.ts';

/** The input of a bench: its options, and the function that takes its result. */
export interface Bench {
  options: BenchOptions;
  /** Prints a bar; the run fails when one is not met. */
  report(bar: string, isMet: boolean, figures: string): void;
}

interface BenchOptions {
  /** Seed of the malformed requests. */
  seed: number;
  /** Rows of accounts, sessions and trips of `scale`. */
  accounts: number;
  /** Overrides how long `twoServers` and `slowConnections` take. */
  seconds: number | undefined;
}

/** Runs on a fresh database of a PostgreSQL of its own; says so where there is none. */
export async function onPostgres(
  work: (databaseUrl: string) => Promise<void>,
  settings: Parameters<typeof startPostgres>[0] = {},
): Promise<void> {
  const postgres = await startPostgres(settings);
  if ('missing' in postgres) {
    console.log(`PostgreSQL is left out: ${postgres.missing}`);
    return;
  }
  try {
    const { databaseUrl } = await createPostgresDatabase(postgres.url);
    await work(databaseUrl);
  } finally {
    await postgres.stop();
  }
}
