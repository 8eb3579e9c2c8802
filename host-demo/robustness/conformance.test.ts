import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { expect, it } from 'vitest';
import { createPGlite } from '../back-end/testing/databases.ts';
import { startTestServer } from '../back-end/testing/startTestServer.ts';
import { expectNoDeviation, failuresIn } from './expectNoDeviation.ts';
import { addExpiredSession } from './expiredSession.ts';

// On PostgreSQL it is run in twoProcesses.test.ts.
it('our own server on PGlite does not deviate from the contract', { timeout: 180_000 }, async () => {
  const database = await openDatabase(await createPGlite());
  await addExpiredSession(database);
  const server = await startTestServer({ database });
  try {
    await expectNoDeviation(server.origin, '1');
    expect(failuresIn(server.log)).toEqual([]);
  } finally {
    await server.stop();
    await database.destroy();
  }
});
