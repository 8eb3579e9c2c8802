/**
 * A migrated and seeded template database, created once and copied per test. Creating takes seconds, copying a fraction
 * of one. Its name hashes all inputs, so that a change creates a new one.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { createDemoServer } from '../../demo/createDemoServer.ts';
import { REPOSITORY_ROOT } from '../../repositoryRoot.ts';

const CACHE = join(REPOSITORY_ROOT, 'node_modules/.cache/travel-shell');

let fingerprint: Promise<string> | undefined;

async function hashSources(): Promise<string> {
  const sources = globSync('{packages/back-end/src,host-demo/demo}/**/*.{ts,br,json,svg}', {
    cwd: REPOSITORY_ROOT,
    exclude: (name) => name.endsWith('.test.ts'),
  }).sort();
  const hash = createHash('sha256');
  for (const file of [
    ...sources.map((source) => join(REPOSITORY_ROOT, source)),
    join(REPOSITORY_ROOT, 'pnpm-lock.yaml'),
  ]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function seed(options: { databaseUrl?: string; pglite?: PGlite }): Promise<void> {
  const db = await openDatabase(options);
  const app = await createDemoServer({ database: db, logLevel: 'silent' });
  await app.close();
  if (!options.pglite) await db.destroy();
}

/** PGlite's folder, packed: for `openDatabase({ pglite: new PGlite({ loadDataDir }) })`. */
export async function seededFolder(): Promise<Blob> {
  fingerprint ??= hashSources();
  const file = join(CACHE, `pglite-${await fingerprint}.tar`);
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return new Blob([stored]);

  const pglite = new PGlite();
  await seed({ pglite });
  const folder = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(CACHE, { recursive: true });
  for (const old of globSync('pglite-*.tar', { cwd: CACHE })) await rm(join(CACHE, old), { force: true });
  // Other workers may do the same; the last one wins, with the same result.
  const own = `${file}.${process.pid}`;
  await writeFile(own, Buffer.from(await folder.arrayBuffer()));
  await rename(own, file);
  return folder;
}

/** The name of a database on `server` to be copied by `create database … template …`. */
export async function seededTemplate(server: string): Promise<string> {
  fingerprint ??= hashSources();
  const name = `travel_seeded_${await fingerprint}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    // Released with the connection in any case.
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    const url = new URL(server);
    url.pathname = `/${unfinished}`;
    await seed({ databaseUrl: url.href });
    await admin.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}
