import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseOfAnswers, serverUrl } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { actAs, addMember, createTestCompany, type TestCompany } from './testing/createTestCompany.ts';
import { send } from './testing/send.ts';

const COMPANY = '/i/api/business/company/v1';

describe.each(databaseOfAnswers)('deleting a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  const newCompany = () => createTestCompany(context.db, context.server.origin);

  const askForMail = ({ admin }: TestCompany) => send(admin.visitor, 'POST', `${COMPANY}/sendDeletionEmail`);
  const mailsTo = (email: string) =>
    context.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .where('kind', '=', 'company-deletion')
      .orderBy('position', 'desc')
      .execute();
  /** The three values of the link in the newest mail. */
  const readLink = async (email: string) => {
    const [mail] = await mailsTo(email);
    const url = new URL(/https?:\/\/\S+/.exec(mail?.body_text ?? '')?.[0] ?? '');
    expect(url.origin).toBe(context.server.origin);
    return ['confirmationCode', 'requestTime', 'token'].map((name) => url.searchParams.get(name) ?? '');
  };
  const follow = (company: TestCompany, link: string[]) =>
    send<Schema<'ErrorResponse'> | null>(company.admin.visitor, 'DELETE', `${COMPANY}/${link.join('/')}`);
  const exists = async ({ id }: TestCompany) =>
    (await context.db.selectFrom('companies').select('id').where('id', '=', id).execute()).length === 1;

  it('API-089 API-092 mails a link to the requester; its values delete the company and keep its people', async () => {
    const company = await newCompany();
    expect((await askForMail(company)).status).toBe(204);
    const mails = await mailsTo(company.admin.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(company.name);
    expect(await mailsTo(company.traveler.email)).toEqual([]);

    expect((await follow(company, await readLink(company.admin.email))).status).toBe(204);
    expect(await exists(company)).toBe(false);
    for (const { visitor, email } of [company.admin, company.traveler]) {
      const { loggedInSession, userInfoState, businessState } = await visitor.authState();
      expect([loggedInSession, userInfoState.accountEmail]).toEqual([true, email]);
      expect([businessState.businessProfile, businessState.companyName]).toEqual([false, null]);
    }
  });

  it('API-092 deletes all data of the company', async () => {
    const company = await newCompany();
    const call = (method: string, path: string, json?: unknown) =>
      send(company.admin.visitor, method, `${COMPANY}${path}`, { json });
    await call('PUT', '/settings/autoApproval/ALL');
    await askForMail(company);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id'`.execute(context.db);
    expect(tables.length).toBeGreaterThan(5);
    await follow(company, await readLink(company.admin.email));
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} where company_id = ${company.id}`.execute(context.db);
      expect(rows, name).toEqual([]);
    }
  });

  it('API-089 links to a page that asks for confirmation and then deletes', async () => {
    const company = await newCompany();
    await askForMail(company);
    const [mail] = await mailsTo(company.admin.email);
    const url = new URL(/https?:\/\/\S+/.exec(mail?.body_text ?? '')?.[0] ?? '');
    const { visitor } = company.admin;

    const stranger = await new Visitor(context.server.origin).fetch(url.pathname + url.search);
    expect(stranger.status).toBe(303);
    const redir = new URL(stranger.headers.get('location') ?? '', url).searchParams.get('redir');
    expect(redir).toBe(url.pathname + url.search);

    const page = await visitor.fetch(url.pathname + url.search);
    const html = await page.text();
    expect([page.status, html.includes(company.name)]).toEqual([200, true]);
    expect(await exists(company)).toBe(true);
    const fields = Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    expect((await visitor.post(url.pathname, { ...fields, formtoken: 'invented' })).status).toBe(403);
    expect((await visitor.post(url.pathname, { ...fields, token: 'invented' })).status).toBe(404);
    expect((await visitor.post(url.pathname, { ...fields, requestTime: 'soon' })).status).toBe(404);
    expect(await exists(company)).toBe(true);
    expect((await visitor.post(url.pathname, fields)).status).toBe(200);
    expect(await exists(company)).toBe(false);
  });

  it('API-092 works once, and each mail invalidates the previous one', async () => {
    const company = await newCompany();
    await askForMail(company);
    const first = await readLink(company.admin.email);
    await letTimePass(company, '2 minutes');
    expect((await askForMail(company)).status).toBe(204);
    const second = await readLink(company.admin.email);
    expect((await follow(company, first)).status).toBe(404);
    expect(await exists(company)).toBe(true);
    expect((await follow(company, second)).status).toBe(204);
    expect((await follow(company, second)).status).toBe(403);
  });

  it('API-092 rejects changed values and another company’s link', async () => {
    const [company, other] = [await newCompany(), await newCompany()];
    await askForMail(company);
    await askForMail(other);
    const [code = '', time = '', token = ''] = await readLink(company.admin.email);
    const forged = [
      [code.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), time, token],
      [code, String(Number(time) + 1), token],
      [code, time, token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
      await readLink(other.admin.email),
    ];
    for (const link of forged) expect((await follow(company, link)).status).toBe(404);
    for (const link of [
      ['sso', time, token],
      [code, 'soon', token],
      [code, time, 'x'],
    ]) {
      expect((await follow(company, link)).status).toBe(400);
    }
    expect([await exists(company), await exists(other)]).toEqual([true, true]);
  });

  it('API-092 expires after a day', async () => {
    const company = await newCompany();
    await askForMail(company);
    const link = await readLink(company.admin.email);
    // The time is one of the link's values, so move it back there, too.
    const [code, , token] = link;
    await letTimePass(company, '25 hours');
    const { requested_at } = await context.db
      .selectFrom('company_deletion_requests')
      .select('requested_at')
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow();
    expect((await follow(company, [`${code}`, String(requested_at.getTime()), `${token}`])).status).toBe(404);
    expect(await exists(company)).toBe(true);
  });

  it('API-092 works only for the requester, while they have the permission', async () => {
    const company = await newCompany();
    const colleague = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
    await askForMail(company);
    const link = await readLink(company.admin.email);
    expect((await follow({ ...company, admin: colleague }, link)).status).toBe(404);
    const setRole = (role: 'ADMIN' | 'TRAVELER') =>
      context.db.updateTable('business_profiles').set({ role }).where('user_id', '=', company.admin.userId).execute();
    await setRole('TRAVELER');
    expect((await follow(company, link)).status).toBe(403);
    expect(await exists(company)).toBe(true);
    await setRole('ADMIN');
    expect((await follow(company, link)).status).toBe(204);
  });

  it('API-089 sends one mail a minute', async () => {
    const company = await newCompany();
    const answers = await Promise.all([1, 2, 3].map(() => askForMail(company)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60');
    expect(await mailsTo(company.admin.email)).toHaveLength(1);
  });

  it('API-089 API-092 rejects support, and ends its sessions with the company', async () => {
    const company = await newCompany();
    await askForMail(company);
    const link = await readLink(company.admin.email);
    await actAs(context.db, context.server.origin, company.admin);
    expect((await follow(company, link)).status).toBe(403);
    expect((await askForMail(company)).status).toBe(403);
    await context.db
      .updateTable('sessions')
      .set({ impersonator_id: null })
      .where('user_id', '=', company.admin.userId)
      .execute();
    await actAs(context.db, context.server.origin, company.traveler);
    expect((await company.traveler.visitor.authState()).loggedInSession).toBe(true);
    expect((await follow(company, link)).status).toBe(204);
    expect((await company.traveler.visitor.authState()).loggedInSession).toBe(false);
  });

  it.runIf(serverUrl)('API-092 waits for support that is about to act, and ends that, too', async () => {
    const company = await newCompany();
    await askForMail(company);
    const link = await readLink(company.admin.email);
    let deleted: ReturnType<typeof follow> | undefined;
    await context.db.transaction().execute(async (trx) => {
      // As it begins to act: with the company held.
      await trx.selectFrom('companies').select('id').where('id', '=', company.id).forShare().execute();
      deleted = follow(company, link);
      await expect
        .poll(async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
          return rows[0]?.count;
        })
        .toBe(1);
      await trx
        .updateTable('sessions')
        .set({ impersonator_id: company.admin.userId })
        .where('user_id', '=', company.traveler.userId)
        .execute();
    });
    expect((await deleted)?.status).toBe(204);
    const sessions = context.db.selectFrom('sessions').select('user_id').where('user_id', '=', company.traveler.userId);
    expect(await sessions.execute()).toEqual([]);
  });

  const letTimePass = (company: TestCompany, interval: string) =>
    sql`update company_deletion_requests set requested_at = requested_at - ${interval}::interval
      where company_id = ${company.id}`.execute(context.db);
});
