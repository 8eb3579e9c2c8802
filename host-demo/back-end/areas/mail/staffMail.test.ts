import { oneMailbox } from 'travel-shell-back-end/areas/mail/staffMail.ts';
import { describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { createTestCompany } from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const COMPANY = '/i/api/business/company/v1';
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe.each(databaseOfAnswers)('mail to our own staff on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({ staffMail: oneMailbox('staff@shop.example') }));

  it('goes to the address that is configured', async () => {
    const { admin } = await createTestCompany(context.db, context.server.origin, { tier: 'biz' });
    for (const [path, body] of [
      [`${COMPANY}/requestDemo`, { json: {} }],
      [`${COMPANY}/tier/upgrade`, { json: { tier: 'enterprise' } }],
      [`${COMPANY}/contactAccountManager`, { form: formOf({ subject: 'Invoices', description: 'Two are missing.' }) }],
      [
        '/i/api/business/issues/reporting/v1/report',
        { form: formOf({ summary: 'No mail', description: 'I waited.', topic: 'Booking' }) },
      ],
    ] as const) {
      expect((await send(admin.visitor, 'POST', path, body)).status, path).toBeLessThan(300);
    }
    const mails = await context.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', 'staff@shop.example')
      .orderBy('position')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['demo-request', 'tier-upgrade', 'account-manager', 'issue-report']);
  });
});
