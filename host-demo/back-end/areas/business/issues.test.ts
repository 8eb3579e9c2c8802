import type { ErrorResponse, Schema } from '@travel-shell/contract';
import { NOBODY } from 'travel-shell-back-end/areas/mail/staffMail.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { createTestCompany, type TestCompany } from '../company/testing/createTestCompany.ts';
import { BMP, GIF, JPEG, PNG } from '../company/testing/pictures.ts';
import { send } from '../company/testing/send.ts';

const REPORT = '/i/api/business/issues/reporting/v1/report';
const MIB = 1024 * 1024;
const PDF = new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

interface Part {
  name: string;
  value: string | Uint8Array<ArrayBuffer>;
  fileName?: string;
}

describe.each(databaseOfAnswers)('the report of an issue on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeAll(async () => {
    company = await createTestCompany(context.db, context.server.origin);
  });
  beforeEach(() => context.db.deleteFrom('login_attempts').execute());

  const text = { summary: 'No mail', description: 'I waited.\nTwo days.', topic: 'Booking' };
  const file = (value: Uint8Array<ArrayBuffer>, fileName = 'file.png'): Part => ({
    name: 'attachments',
    value,
    fileName,
  });
  const report = (fields: Record<string, string>, files: Part[] = [], visitor = company.traveler.visitor) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // The declared media type is wrong on purpose.
    for (const { name, value, fileName } of files) {
      form.append(name, new Blob([value], { type: 'text/plain' }), fileName ?? '');
    }
    return send<Schema<'IssueReportReceipt'> & Partial<ErrorResponse>>(visitor, 'POST', REPORT, { form });
  };
  const stored = async () => Number((await context.db.selectFrom('issue_reports').select('id').execute()).length);

  it('API-123 STA-098 BIZ-120 stores every field and file, and notifies support', async () => {
    const files = [file(PNG, 'screen.png'), file(PDF, 'Rechnung März.pdf'), file(GIF), file(JPEG)];
    const { status, body } = await report({ ...text, bookingNumber: 'TS-1' }, files);
    expect(status).toBe(200);
    const row = await context.db
      .selectFrom('issue_reports')
      .selectAll()
      .where('id', '=', body.reportId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...text,
      booking_number: 'TS-1',
      company_id: company.id,
      reporter_id: company.traveler.userId,
    });
    const attachments = await context.db
      .selectFrom('issue_attachments')
      .select(['file_name', 'media_type', 'content'])
      .where('report_id', '=', body.reportId)
      .orderBy('position')
      .execute();
    expect(attachments.map(({ file_name, media_type }) => [file_name, media_type])).toEqual([
      ['screen.png', 'image/png'],
      ['Rechnung März.pdf', 'application/pdf'],
      ['file.png', 'image/gif'],
      ['file.png', 'image/jpeg'],
    ]);
    expect(new Uint8Array(attachments[0]?.content ?? [])).toEqual(new Uint8Array(PNG));
    const mail = await context.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body_text'])
      .where('body_text', 'like', `%${body.reportId}%`)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ recipient: NOBODY.support, subject: 'Booking: No mail' });
    expect(mail.body_text).toContain('Rechnung März pdf');
  });

  it('API-123 puts no address into the subject of the mail to support', async () => {
    const { status, body } = await report({ ...text, topic: 'https://evil.example/x', summary: 'a@evil.example' });
    expect(status).toBe(200);
    const { subject } = await context.db
      .selectFrom('outbox')
      .select('subject')
      .where('body_text', 'like', `%${body.reportId}%`)
      .executeTakeFirstOrThrow();
    expect(subject).toBe('https evil example x: a evil example');
  });

  it('API-123 accepts no booking number and no files; one file is a list, too', async () => {
    expect((await report(text)).status).toBe(200);
    expect((await report(text, [file(PNG)])).status).toBe(200);
  });

  it.each<[string, number, string, Record<string, string>, Part[]]>([
    ['no summary', 400, 'VALIDATION_ERROR', { description: 'a', topic: 'b' }, []],
    ['an empty summary', 400, 'VALIDATION_ERROR', { ...text, summary: '' }, []],
    ['a long summary', 400, 'VALIDATION_ERROR', { ...text, summary: 'a'.repeat(201) }, []],
    ['an unknown field', 400, 'VALIDATION_ERROR', { ...text, status: 'closed' }, []],
    ['a file under another name', 400, 'VALIDATION_ERROR', text, [{ ...file(PNG), name: 'picture' }]],
    ['an unsupported picture format', 400, 'VALIDATION_ERROR', text, [file(BMP)]],
    ['an HTML page declared as a picture', 400, 'VALIDATION_ERROR', text, [file(new TextEncoder().encode('<html>'))]],
    ['an empty file', 400, 'VALIDATION_ERROR', text, [file(new Uint8Array())]],
    ['six files', 413, 'PAYLOAD_TOO_LARGE', text, Array.from({ length: 6 }, () => file(PNG))],
    ['a file above 5 MiB', 413, 'PAYLOAD_TOO_LARGE', text, [file(new Uint8Array(5 * MIB + 1))]],
    ['a field above 64 KiB', 413, 'PAYLOAD_TOO_LARGE', { ...text, description: 'a'.repeat(65 * 1024) }, []],
  ])('API-123 refuses %s with %i and keeps nothing', async (_title, expected, code, fields, files) => {
    const before = await stored();
    const { status, body } = await report(fields, files);
    expect([status, body.errors?.[0]?.code]).toEqual([expected, code]);
    expect(await stored()).toBe(before);
  });

  it('API-123 accepts 5 MiB', async () => {
    const large = new Uint8Array(5 * MIB);
    large.set(PNG);
    expect((await report(text, [file(large)])).status).toBe(200);
  });

  it('API-123 does not read the files of a signed-out visitor', async () => {
    const { status, body } = await report(
      text,
      [file(new Uint8Array(5 * MIB + 1))],
      new Visitor(context.server.origin),
    );
    expect([status, body.errors?.[0]?.code]).toEqual([401, 'INVALID_SESSION']);
  });

  it.each<[string, string, string]>([
    ['a body that ends too early', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="s'],
    ['no boundary', 'multipart/form-data', '--x--\r\n'],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
    [
      'a name that is no field',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('API-123 refuses %s as the sender’s fault', async (_title, contentType, body) => {
    const { visitor } = company.traveler;
    const headers = { 'X-CSRF': await visitor.formToken(), 'Content-Type': contentType };
    const response = await visitor.fetch(REPORT, { method: 'POST', headers, body });
    const answer = (await response.json()) as ErrorResponse;
    expect(response.status, JSON.stringify(answer)).toBeGreaterThanOrEqual(400);
    expect(response.status, JSON.stringify(answer)).toBeLessThan(500);
  });

  it('rejects a form where the contract has none', async () => {
    const form = new FormData();
    form.append('a', 'b');
    const path = '/i/api/business/me/v1/dismissReminderTaskGrid';
    const { status, body } = await send<ErrorResponse>(company.traveler.visitor, 'POST', path, { form });
    expect([status, body.errors[0]?.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});
