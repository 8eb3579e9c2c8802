import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Empty for PGlite in memory. */
  databaseUrl?: string;
  remove(): Promise<void>;
}

export interface DatabaseKind {
  kind: 'PGlite' | 'PostgreSQL';
  /** A fresh, empty database. */
  create(): Promise<TestDatabase>;
}

export const serverUrl = process.env.TEST_DATABASE_URL;

/** The databases every test of stored things runs on; PostgreSQL only where TEST_DATABASE_URL names a server. */
export const databaseKinds: DatabaseKind[] = [
  { kind: 'PGlite', create: async () => ({ remove: async () => {} }) },
  ...(serverUrl ? [{ kind: 'PostgreSQL' as const, create: () => createPostgresDatabase(serverUrl) }] : []),
];

export async function createPostgresDatabase(server: string): Promise<Required<TestDatabase>> {
  const name = `travel_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
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
