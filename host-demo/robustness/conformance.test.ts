import { expect, it } from 'vitest';
import { startTestServer } from '../server/testing/startTestServer.ts';
import { expectNoDeviation, failuresIn } from './expectNoDeviation.ts';

// On PostgreSQL it is run in twoProcesses.test.ts.
it('our own server on PGlite does not deviate from the contract', { timeout: 180_000 }, async () => {
  const server = await startTestServer();
  try {
    await expectNoDeviation(server.origin, '1');
    expect(failuresIn(server.log)).toEqual([]);
  } finally {
    await server.stop();
  }
});
