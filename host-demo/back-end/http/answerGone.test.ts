import { sql } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { describe, expect, it } from 'vitest';
import { createTestCompany } from '../areas/company/testing/createTestCompany.ts';
import { send } from '../areas/company/testing/send.ts';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const postgres = databaseKinds.find(({ kind }) => kind === 'PostgreSQL');

/** Only PostgreSQL runs two transactions at once. */
describe.runIf(postgres)('a call that waits for the end of what it writes about', () => {
  it.each([
    [
      'account',
      401,
      'POST',
      '/i/api/account/traveler/v1/?knownTravelerNumberApiVersion=v2',
      { firstName: 'A', lastName: 'B' },
    ],
    ['company', 403, 'PUT', '/i/api/business/company/v1/settings/autoApproval/ALL', undefined],
  ] as const)('of the %s is %d', async (what, status, method, path, json) => {
    const created = await postgres?.create();
    if (!created) return;
    const [database, other] = await Promise.all([openDatabase(created), openDatabase(created)]);
    const server = await startTestServer({ database });
    try {
      const company = await createTestCompany(database, server.origin);
      let answer: ReturnType<typeof send> | undefined;
      await other.transaction().execute(async (trx) => {
        if (what === 'account') await trx.deleteFrom('users').where('id', '=', company.admin.userId).execute();
        else await trx.deleteFrom('companies').where('id', '=', company.id).execute();
        answer = send(company.admin.visitor, method, path, { json });
        await expect
          .poll(async () => {
            const { rows } = await sql<{ count: number }>`
              select count(*)::int as count from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(other);
            return rows[0]?.count;
          })
          .toBe(1);
      });
      expect((await answer)?.status).toBe(status);
      expect(server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    } finally {
      await server.stop();
      await Promise.all([database.destroy(), other.destroy()]);
      await created.remove();
    }
  });
});
