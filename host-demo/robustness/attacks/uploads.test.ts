import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ErrorResponse } from '@travel-shell/contract';
import { sql } from 'kysely';
import { COMPANY_FILE_BYTES } from 'travel-shell-back-end/areas/business/checkFileRoom.ts';
import { UPLOADS_AT_ONCE } from 'travel-shell-back-end/areas/company/admitUpload.ts';
import { RETENTION } from 'travel-shell-back-end/areas/schema/retention.ts';
import { deleteOldRows } from 'travel-shell-back-end/database/retention.ts';
import { HELD_BYTES } from 'travel-shell-back-end/http/uploads/multipartForms.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestCompany, type TestCompany } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { PNG } from '../../back-end/areas/company/testing/pictures.ts';
import { send } from '../../back-end/areas/company/testing/send.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { startTestServer } from '../../back-end/testing/startTestServer.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';

const REPORT = '/i/api/business/issues/reporting/v1/report';
const MIB = 1024 * 1024;

describe.each(databaseOfAnswers)('attacks by files, on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({ trustProxy: true }));
  const open: Socket[] = [];
  let company: TestCompany;
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
    company = await createTestCompany(context.db, context.server.origin);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });

  const report = (visitor: Visitor, file: Uint8Array<ArrayBuffer> = PNG) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ summary: 's', description: 'd', topic: 't' })) form.set(name, value);
    form.append('attachments', new Blob([file]), 'file.png');
    return send<Partial<ErrorResponse>>(visitor, 'POST', REPORT, { form });
  };
  /** Sends only the beginning of a report that is announced with this length, and as many bytes of its file. */
  const begin = async (visitor: Visitor, length: number, sent = 0) => {
    const head = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': length,
      'X-CSRF': await visitor.formToken(),
      Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(new URL(context.server.origin).port), '127.0.0.1');
    open.push(socket);
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received += chunk;
    });
    await once(socket, 'connect');
    socket.write(`POST ${REPORT} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`);
    for (let left = sent; left > 0; left -= 5 * MIB) socket.write(fileOf(Math.min(left, 5 * MIB)));
    return () => received;
  };
  const fileOf = (bytes: number) =>
    Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="attachments"; filename="f.png"\r\n\r\n'),
      Buffer.alloc(bytes),
      Buffer.from('\r\n'),
    ]);
  /** Gives the company files of some bytes, by SQL. */
  async function fill(bytes: number): Promise<void> {
    await sql`
      with report as (
        insert into issue_reports (company_id, reporter_id, summary, description, topic)
        values (${company.id}, ${company.admin.userId}, 's', 'd', 't') returning id
      )
      insert into issue_attachments (report_id, position, file_name, media_type, content)
      select id, 0, 'f', 'image/png', convert_to(repeat('x', ${MIB}::int), 'UTF8') from report`.execute(context.db);
    // Copies stay compressed, which takes a fraction of the time.
    await sql`
      insert into issue_attachments (report_id, position, file_name, media_type, content)
      select report_id, n, file_name, media_type, content
      from issue_attachments file join issue_reports report on report.id = report_id, generate_series(1, ${bytes / MIB - 1}::int) n
      where file_name = 'f' and company_id = ${company.id}`.execute(context.db);
  }
  const stored = async () => (await context.db.selectFrom('issue_reports').select('id').execute()).length;

  it('A-UPLOAD-01 sends reports with files without end: the thirty-first in an hour is refused before it is read', async () => {
    const { visitor } = company.traveler;
    for (let i = 0; i < 30; i++) expect((await report(visitor)).status).toBe(200);
    const answer = await begin(visitor, 20 * MIB);
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: [1-9][\s\S]*issueReport/i);
    const before = await stored();
    expect((await report(visitor)).status).toBe(429);
    expect(await stored()).toBe(before);
    expect((await report(company.admin.visitor)).status, 'others still may').toBe(200);
  });

  it('A-UPLOAD-02 sends reports by many accounts from one address', async () => {
    const limited = await startTestServer({
      database: context.db,
      limits: { issueReport: { address: { max: 1, windowSeconds: 600 }, grows: false } },
    });
    const at = ({ visitor }: { visitor: Visitor }) => {
      const moved = new Visitor(limited.origin);
      for (const [name, value] of visitor.cookies) moved.cookies.set(name, value);
      return moved;
    };
    try {
      expect((await report(at(company.traveler))).status).toBe(200);
      expect((await report(at(company.admin))).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });

  it('A-UPLOAD-03 keeps everybody waiting by uploads that stand still', async () => {
    const { visitor } = company.admin;
    const held = [];
    for (let i = 0; i < 3 * UPLOADS_AT_ONCE; i++) held.push(await begin(visitor, 25 * MIB, MIB));
    const other = await createTestCompany(context.db, context.server.origin);
    expect((await report(other.traveler.visitor)).status).toBe(200);
    expect((await report(company.traveler.visitor)).status).toBe(200);
    expect(held.map((answer) => answer())).toEqual(held.map(() => ''));
  });

  it('A-UPLOAD-03 fills the memory by uploads that stand still: they are given up, those that go on are not', async () => {
    const { visitor } = company.admin;
    const held = [];
    for (let i = 0; i < HELD_BYTES / (20 * MIB) + 2; i++) held.push(await begin(visitor, 25 * MIB, 20 * MIB));
    await expect.poll(() => open.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(1);
    expect((await report(company.traveler.visitor, new Uint8Array(4 * MIB).fill(1))).status).toBe(400);
    expect((await report(company.traveler.visitor)).status).toBe(200);
    expect(held.map((answer) => answer())).toEqual(held.map(() => ''));
  });

  it('A-UPLOAD-04 fills the disk by reports of one company: refused before it is read', async () => {
    await fill(COMPANY_FILE_BYTES - 5 * MIB);
    const { visitor } = company.traveler;
    const answer = await begin(visitor, 6 * MIB);
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 409 [\s\S]*TOO_MANY_FILES/);
    expect((await report(visitor)).status, 'a small one has room').toBe(200);
    const other = await createTestCompany(context.db, context.server.origin);
    expect((await report(other.traveler.visitor)).status, 'other companies have theirs').toBe(200);
  });

  it('A-UPLOAD-04 fills the disk by reports beside each other, each of which has room by itself', async () => {
    const { visitor } = company.traveler;
    const file = Buffer.concat([PNG, Buffer.alloc(4 * MIB)]);
    const part = `--x\r\nContent-Disposition: form-data; name="attachments"; filename="f.png"\r\n\r\n`;
    const fields = ['summary', 'description', 'topic'].map(
      (name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`,
    );
    const form = Buffer.concat([Buffer.from(fields.join('') + part), file, Buffer.from('\r\n--x--\r\n')]);
    // Admitted, and still on its way while others take the room.
    const answer = await begin(visitor, form.length);
    await fill(COMPANY_FILE_BYTES - 2 * MIB);
    open[0]?.write(form);
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 409 [\s\S]*TOO_MANY_FILES/);
  });

  it('A-UPLOAD-05 has files kept for ever: they go with their report after a year', async () => {
    await context.db.deleteFrom('issue_reports').execute();
    expect((await report(company.traveler.visitor)).status).toBe(200);
    expect((await report(company.admin.visitor)).status).toBe(200);
    await context.db
      .updateTable('issue_reports')
      .set({ created_at: sql<Date>`now() - interval '366 days'` })
      .where('reporter_id', '=', company.admin.userId)
      .execute();
    await deleteOldRows(context.db, RETENTION);
    const left = await context.db
      .selectFrom('issue_attachments')
      .innerJoin('issue_reports', 'issue_reports.id', 'issue_attachments.report_id')
      .select('reporter_id')
      .execute();
    expect(left).toEqual([{ reporter_id: company.traveler.userId }]);
    expect(await context.db.selectFrom('issue_attachments').select('id').execute()).toHaveLength(1);
  });
});
