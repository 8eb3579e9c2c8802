import type { Kysely } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, beforeAll } from 'vitest';
import type { DemoOptions } from '../../demo/createDemoServer.ts';
import type { DatabaseKind, TestDatabase } from './databases.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';
import { Visitor } from './Visitor.ts';

export interface TestContext {
  db: Kysely<Database>;
  server: TestServer;
  /** A new browser. */
  visit(): Visitor;
}

/** A server on a fresh database for all tests of the surrounding block, started before the first. */
export function useTestServer(
  create: DatabaseKind['create'],
  options: () => DemoOptions | Promise<DemoOptions> = () => ({}),
): TestContext {
  const context = { visit: () => new Visitor(context.server.origin) } as TestContext;
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await create();
    context.db = await openDatabase(testDatabase);
    context.server = await startTestServer({ ...(await options()), database: context.db });
  });
  afterAll(async () => {
    await context.server.stop();
    await context.db.destroy();
    await testDatabase.remove();
  });
  return context;
}
