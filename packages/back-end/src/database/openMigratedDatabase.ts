import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ConfigurationError } from '../errors/Problems.ts';
import type { Database } from './Database.ts';
import { explainDatabase } from './databaseAddress.ts';
import { lockFolder } from './lockFolder.ts';
import { openPostgres } from './openPostgres.ts';
import { POOL_SETTINGS, type PoolSettings } from './PoolSettings.ts';
import { SerialPGliteDialect } from './SerialPGliteDialect.ts';

export type Migrations = Readonly<Record<string, Migration>>;

export interface OpenDatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** An existing instance to use instead of `dataDir`. Closed with the database. */
  pglite?: PGlite | undefined;
  /** Settings for PostgreSQL only. */
  pool?: PoolSettings | undefined;
  /** Adds the rows that every server needs. */
  seed?: (db: Kysely<Database>) => Promise<void>;
  /** Called for a broken connection; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
}

/** Opens PostgreSQL when there is a URL, else PGlite, brings its tables up to date and seeds them. */
export async function openMigratedDatabase(
  options: OpenDatabaseOptions,
  migrations: Migrations,
): Promise<Kysely<Database>> {
  const { databaseUrl, pool, onConnectionError, seed = async () => {} } = options;
  if (databaseUrl) {
    // An index on millions of rows takes longer than a statement of a request may, and so does the wait for another
    // server that seeds.
    const prepared = openPostgres(databaseUrl, { ...POOL_SETTINGS, max: 2, statementTimeoutMs: 0 }, onConnectionError);
    await prepare(prepared, migrations, seed, (error) => explainDatabase(error, databaseUrl));
    await prepared.destroy();
    return openPostgres(databaseUrl, pool, onConnectionError);
  }
  const db = await openPGlite(options);
  await prepare(db, migrations, seed);
  return db;
}

/**
 * Closes the database when it fails.
 * @param explain makes a ConfigurationError of what whoever has configured the database can mend
 */
async function prepare(
  db: Kysely<Database>,
  migrations: Migrations,
  seed: (db: Kysely<Database>) => Promise<void>,
  explain = (error: unknown) => error,
): Promise<void> {
  try {
    // Kysely takes an advisory lock, so servers that start at once on one database migrate it once.
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
    if (error) throw error;
    await seed(db);
  } catch (cause) {
    await db.destroy();
    const explained = explain(cause);
    if (explained instanceof ConfigurationError) throw explained;
    throw new Error(`The database could not be brought up to date: ${String(cause)}`, { cause });
  }
}

async function openPGlite({ dataDir, pglite }: OpenDatabaseOptions) {
  if (pglite) return new Kysely<Database>({ dialect: new SerialPGliteDialect({ pglite }) });
  // A server with PostgreSQL does not load it.
  const { PGlite } = await import('@electric-sql/pglite');
  if (!dataDir) return new Kysely<Database>({ dialect: new SerialPGliteDialect({ pglite: new PGlite() }) });
  await mkdir(dataDir, { recursive: true });
  // Two processes on one PGlite folder destroy the data, and PGlite does not detect it.
  const unlock = await lockFolder(dataDir);
  const db = new Kysely<Database>({
    dialect: new SerialPGliteDialect({ pglite: new PGlite(join(dataDir, 'pglite')) }),
  });
  const destroy = db.destroy.bind(db);
  db.destroy = async () => {
    await destroy();
    await unlock();
  };
  return db;
}
