import { describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { drill } from './drill.ts';
import { nginx } from './startNginx.ts';

// The drill has PostgreSQL wherever the other tests have it.
describe.runIf(nginx && process.env.TEST_DATABASE_URL)('docs/operations.md, by copy and paste', () => {
  it('replaces both servers and the release while visitors come through the proxy: nothing is lost, nothing fails', {
    timeout: 300_000,
  }, async ({ onTestFinished }) => {
    // A PostgreSQL of its own, because the guide names role and database; for each try, as visitors register once.
    const postgres = await startPostgres({ isDurable: true });
    if ('missing' in postgres) throw new Error(postgres.missing);
    onTestFinished(() => postgres.stop());
    const { failures, lost, closing, acknowledged } = await drill({ adminUrl: postgres.url, isWhole: false });
    expect({ failures, lost }).toEqual({ failures: [], lost: [] });
    // D-90 has why there may be one.
    expect(closing).toBeLessThanOrEqual(1);
    for (const count of Object.values(acknowledged)) expect(count).toBeGreaterThan(5);
  });
});
