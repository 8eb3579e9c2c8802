import type { Schema } from '@travel-shell/contract';
import { NOBODY } from 'travel-shell-back-end/areas/mail/staffMail.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestCompany, type TestCompany, type TestMember } from '../areas/company/testing/createTestCompany.ts';
import { databaseOfAnswers } from '../testing/databases.ts';
import { useTestServer } from '../testing/useTestServer.ts';

describe.each(databaseOfAnswers)('a call that is repeated after its answer was lost, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    await context.db.deleteFrom('login_attempts').execute();
  });

  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  const rowsOf = async (table: 'issue_reports' | 'account_manager_messages' | 'travelers') =>
    (await context.db.selectFrom(table).selectAll().execute()).length;
  const mailsTo = async (recipient: string) =>
    (await context.db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()).length;

  const calls = {
    'a report to support': {
      path: '/i/api/business/issues/reporting/v1/report',
      body: () => formOf({ summary: 's', description: 'd', topic: 't' }),
      count: async () => [await rowsOf('issue_reports'), await mailsTo(NOBODY.support)],
    },
    'a message to the account manager': {
      path: '/i/api/business/company/v1/contactAccountManager',
      body: () => formOf({ subject: 's', description: 'd' }),
      count: async () => [await rowsOf('account_manager_messages'), await mailsTo(NOBODY.accountManagers)],
    },
    'a traveler': {
      path: '/i/api/account/traveler/v1/?knownTravelerNumberApiVersion=v2',
      body: () => JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace' } satisfies Schema<'TravelerFields'>),
      count: async () => [await rowsOf('travelers')],
    },
  };

  it.each(Object.entries(calls))('does %s once by its Idempotency-Key', async (_what, { path, body, count }) => {
    const send = async ({ visitor }: TestMember, key?: string) => {
      const sent = body();
      await context.db.deleteFrom('login_attempts').execute();
      const headers = new Headers({ 'X-CSRF': await visitor.formToken() });
      if (typeof sent === 'string') headers.set('Content-Type', 'application/json');
      if (key) headers.set('Idempotency-Key', key);
      const answer = await visitor.fetch(path, { method: 'POST', body: sent, headers });
      return [answer.status, await answer.text()];
    };
    const added = async (work: () => Promise<unknown>) => {
      const before = await count();
      await work();
      return (await count()).map((rows, i) => rows - (before[i] ?? 0));
    };
    const once = (await count()).map(() => 1);
    const { admin, traveler } = company;
    expect(
      await added(async () => {
        const first = await send(admin, 'one wish');
        expect(first[0]).toBeLessThan(300);
        for (let i = 0; i < 2; i++) expect(await send(admin, 'one wish')).toEqual(first);
      }),
    ).toEqual(once);
    expect(
      await added(async () => {
        const [first, second] = await Promise.all([send(admin, 'at once'), send(admin, 'at once')]);
        expect(second).toEqual(first);
      }),
    ).toEqual(once);
    // Another wish, no name of it, or another person's.
    expect(await added(() => send(admin, 'another'))).toEqual(once);
    expect(await added(() => send(admin))).toEqual(once);
    const [status] = await send(traveler, 'one wish');
    if (status !== 403) expect(await added(() => send(traveler, 'one more'))).toEqual(once);
  });
});
