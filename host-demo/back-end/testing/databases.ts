import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { OpenDatabaseOptions } from 'travel-shell-back-end/database/openMigratedDatabase.ts';
import { seededFolder, seededTemplate } from './seededDatabase.ts';

/** Options for `openDatabase`; empty for a new PGlite in memory. */
export interface TestDatabase extends Pick<OpenDatabaseOptions, 'databaseUrl' | 'pglite'> {
  remove(): Promise<void>;
}

export interface DatabaseKind {
  kind: 'PGlite' | 'PostgreSQL';
  /** A fresh database with all tables and the demo's data. */
  create(): Promise<TestDatabase>;
  createEmpty(): Promise<TestDatabase>;
}

export const serverUrl = process.env.TEST_DATABASE_URL;

/** For tests of storage itself: both databases, PostgreSQL only if TEST_DATABASE_URL is set. */
export const databaseKinds: DatabaseKind[] = [
  { kind: 'PGlite', create: createPGlite, createEmpty: async () => ({ remove: async () => {} }) },
  ...(serverUrl
    ? [
        {
          kind: 'PostgreSQL' as const,
          create: async () => createPostgresDatabase(serverUrl, await seededTemplate(serverUrl)),
          createEmpty: () => createPostgresDatabase(serverUrl),
        },
      ]
    : []),
];

/**
 * For tests of what the server answers: PostgreSQL where there is one, with its real concurrency. On PGlite the
 * conformance run (host-demo/robustness) asks every operation, and every scenario uses it.
 */
export const databaseOfAnswers: DatabaseKind[] = databaseKinds.slice(-1);

export async function createPGlite(): Promise<TestDatabase> {
  return { pglite: new PGlite({ loadDataDir: await seededFolder() }), remove: async () => {} };
}

/** Empty, or a copy of the database `template`. */
export async function createPostgresDatabase(
  server: string,
  template = 'template1',
): Promise<TestDatabase & { databaseUrl: string }> {
  const name = `travel_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, remove: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
