import { expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { twoServersUnderFire } from './twoServersUnderFire.ts';

/** The full figure is 200 requests a second for ten minutes, by `npm run bench:server -- --only twoServers`. */
const SHORT = { perSecond: 20, seconds: 8, killEverySeconds: 3 };

it.runIf(serverUrl)('two servers lose no write when one of them is killed', { timeout: 120_000 }, async () => {
  const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
  try {
    const outcome = await twoServersUnderFire(databaseUrl, SHORT);
    expect(outcome.lost).toEqual([]);
    expect(outcome.otherFailures).toEqual([]);
    expect(outcome.kills).toBeGreaterThan(0);
    expect(outcome.acknowledged).toBeGreaterThan(40);
  } finally {
    await remove();
  }
});
