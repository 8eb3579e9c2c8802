import type { Schema } from '@travel-shell/contract';
import { NOBODY } from 'travel-shell-back-end/areas/mail/staffMail.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { createTestCompany, type TestCompany, type TestMember } from './testing/createTestCompany.ts';
import { GIF, PNG } from './testing/pictures.ts';
import { send } from './testing/send.ts';

const COMPANY = '/i/api/business/company/v1';

describe.each(databaseOfAnswers)('mails about a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    // All tests share one address, which does not matter here.
    await context.db.deleteFrom('login_attempts').execute();
  });

  const mailsTo = (email: string) =>
    context.db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('position').execute();

  describe('confirmation', () => {
    const sendConfirmation = ({ visitor }: TestMember, userEmail: string) =>
      send<Schema<'ErrorResponse'> | null>(
        visitor,
        'POST',
        `${COMPANY}/sendConfirmation?${new URLSearchParams({ userEmail })}`,
      );
    const sendBizPlus = ({ visitor }: TestMember) => send(visitor, 'POST', `${COMPANY}/bizPlus/sendConfirmation`);
    const unconfirm = async ({ id, traveler }: TestCompany) => {
      await context.db.updateTable('companies').set({ confirmation_needed: true }).where('id', '=', id).execute();
      await context.db
        .updateTable('business_profiles')
        .set({ confirmation_needed: true })
        .where('user_id', '=', traveler.userId)
        .execute();
    };

    it('API-090 mails a confirmation link: for the company to its managers, for the profile to others', async () => {
      await unconfirm(company);
      expect((await sendConfirmation(company.traveler, company.traveler.email)).status).toBe(204);
      expect((await sendConfirmation(company.admin, company.admin.email.toUpperCase())).status).toBe(204);
      expect((await mailsTo(company.traveler.email)).map(({ kind }) => kind)).toEqual([
        'business-profile-confirmation',
      ]);
      expect((await mailsTo(company.admin.email)).map(({ kind }) => kind)).toEqual(['company-confirmation']);
    });

    it('API-090 mails nothing to strangers or when nothing needs confirmation, with the same response', async () => {
      const other = await createTestCompany(context.db, context.server.origin);
      await unconfirm(other);
      for (const email of [company.traveler.email, other.traveler.email, 'nobody@example.com']) {
        expect((await sendConfirmation(company.admin, email)).status).toBe(204);
        expect(await mailsTo(email)).toEqual([]);
      }
    });

    it("API-090 accepts another member's address only from user managers", async () => {
      await unconfirm(company);
      const { status, body } = await sendConfirmation(company.traveler, company.admin.email);
      expect([status, body?.errors[0]?.code]).toEqual([403, 'FORBIDDEN']);
      expect(await mailsTo(company.admin.email)).toEqual([]);
      expect((await sendConfirmation(company.admin, company.traveler.email)).status).toBe(204);
      expect(await mailsTo(company.traveler.email)).toHaveLength(1);
    });

    it('API-091 mails the link to the member’s own address', async () => {
      await unconfirm(company);
      expect((await sendBizPlus(company.admin)).status).toBe(204);
      expect(await mailsTo(company.admin.email)).toMatchObject([{ kind: 'company-confirmation' }]);
      expect(await mailsTo(company.traveler.email)).toEqual([]);
    });

    it('API-090 API-091 are rate limited', async () => {
      await unconfirm(company);
      const answers = [];
      for (let i = 0; i < 8; i += 1) answers.push(await sendBizPlus(company.admin));
      expect(answers[0]?.status).toBe(204);
      expect(answers.at(-1)?.status).toBe(429);
      expect((await sendConfirmation(company.traveler, company.traveler.email)).status).toBe(204);
    });
  });

  describe('to the account manager', () => {
    const message = (fields: Record<string, string>, file?: [Uint8Array<ArrayBuffer>, string]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      if (file) form.append('attachment', new Blob([file[0]]), file[1]);
      return form;
    };
    const contact = (form: FormData) =>
      send<Schema<'ErrorResponse'> | null>(company.admin.visitor, 'POST', `${COMPANY}/contactAccountManager`, { form });
    const kept = () =>
      context.db.selectFrom('account_manager_messages').selectAll().where('company_id', '=', company.id).execute();
    const fields = {
      subject: 'Invoices',
      description: 'Two of them are missing.\n\nPlease send them again. <b>Thanks</b>',
    };

    it('API-122 STA-099 BIZ-121 mails subject and description, and stores the attachment', async () => {
      expect((await contact(message(fields, [PNG, 'scan.png']))).status).toBe(204);
      const [row] = await kept();
      expect(row).toMatchObject({
        sender_id: company.admin.userId,
        ...fields,
        attachment_name: 'scan.png',
        attachment_media_type: 'image/png',
      });
      expect(new Uint8Array(row?.attachment ?? [])).toEqual(PNG);
      const mail = (await mailsTo(NOBODY.accountManagers)).at(-1);
      expect(mail?.subject).toBe(`${company.name}: Invoices`);
      for (const part of [company.admin.email, 'Two of them are missing.', 'scan png']) {
        expect(mail?.body_text).toContain(part);
      }
      expect(mail?.body_html).not.toContain('<b>Thanks');
    });

    it('API-122 STA-099 needs no attachment', async () => {
      expect((await contact(message(fields))).status).toBe(204);
      expect(await kept()).toMatchObject([{ ...fields, attachment_name: null, attachment: null }]);
    });

    it.each([
      ['a message without a description', message({ subject: 'Invoices' })],
      ['a subject of two lines', message({ ...fields, subject: 'Invoices\r\nBcc: all@example.com' })],
      ['text instead of the attachment', message({ ...fields, attachment: 'scan.png' })],
      ['an attachment of an unknown kind', message(fields, [new Uint8Array([1, 2, 3]), 'scan.png'])],
      ['an unknown field', message({ ...fields, to: 'me@example.com' })],
    ])('API-122 refuses %s', async (_title, form) => {
      const { status, body } = await contact(form);
      expect([status, body?.errors[0]?.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(await kept()).toEqual([]);
    });

    it('API-122 rejects two attachments, and one that is too large', async () => {
      const two = message(fields, [PNG, 'a.png']);
      two.append('attachment', new Blob([GIF]), 'b.gif');
      expect((await contact(two)).status).toBe(400);
      const large = new Uint8Array(6 * 1024 * 1024);
      large.set(PNG);
      expect((await contact(message(fields, [large, 'a.png']))).status).toBe(413);
      expect(await kept()).toEqual([]);
    });
  });
});
