import type { Schema } from '@travel-shell/contract';
import { companyHash } from 'travel-shell-back-end/areas/company/companyHash.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { actAs, addMember, createTestCompany, type TestCompany, type TestMember } from './testing/createTestCompany.ts';
import { GIF, PNG } from './testing/pictures.ts';
import { send } from './testing/send.ts';

const COMPANY = '/i/api/business/company/v1';
const SUPPORT = '/i/api/business/impersonation/v1/support';
const SSO: Schema<'SsoEntryForm'> = {
  name: 'Staff',
  issuer: 'https://id.staff.example',
  authorizationEndpoint: 'https://id.staff.example/authorize',
  clientId: 'travel-shell',
  clientSecret: 'correct-horse-battery-staple',
};

type Page = Schema<'CompanyLogPage'>;

describe.each(databaseOfAnswers)('the log of a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin, { tier: 'bizPlus' });
  });

  const change = <Body>(method: string, path: string, json?: unknown, by = company.admin) =>
    send<Body>(by.visitor, method, path.startsWith('/i/') ? path : COMPANY + path, { json });
  const read = async (query = '', by: TestMember = company.admin) => {
    const { status, body } = await send<Page>(by.visitor, 'GET', `${COMPANY}/log${query}`);
    expect(status).toBe(200);
    return body;
  };
  const entries = async () =>
    (await read()).content.map(({ subject, action, target, changes }) => ({ subject, action, target, changes }));
  const nameOf = async ({ userId }: TestMember) =>
    (await context.db.selectFrom('users').select('account_name').where('id', '=', userId).executeTakeFirstOrThrow())
      .account_name;

  it('is empty at first', async () => {
    expect(await read()).toEqual({
      content: [],
      paging: {
        pageable: { page: 0, size: 15, offset: 0, paged: true },
        first: true,
        last: true,
        numberOfElements: 0,
        totalPages: 0,
        totalElements: 0,
      },
    });
  });

  const policy = {
    enabled: true,
    outOfPolicy: 'BLOCK',
    priceLimit: { amount: 180.5, currencyCode: 'EUR' },
    minimumDaysInAdvance: null,
    allowedClasses: ['STARS_3', 'STARS_4'],
    preferredSuppliers: [],
  };
  const address = { street: 'Torstrasse 1', postalCode: '10119', city: 'Berlin', region: null, countryCode: 'DE' };

  it.each<[string, string, () => [string, string, unknown?], [string, string | null, string | null][]]>([
    [
      'API-086',
      'FACTS',
      () => ['PUT', '/', { name: company.name, website: 'https://a.example', phoneNumber: null, address }],
      [
        ['website', null, 'https://a.example'],
        ['address.street', null, 'Torstrasse 1'],
        ['address.postalCode', null, '10119'],
        ['address.city', null, 'Berlin'],
        ['address.countryCode', null, 'DE'],
      ],
    ],
    ['API-087', 'AUTO_APPROVAL', () => ['PUT', '/settings/autoApproval/ALL'], [['autoApprovalMode', 'NONE', 'ALL']]],
    [
      'API-088',
      'POLICY_HOTEL',
      () => ['PUT', '/settings/policies/hotel', policy],
      [
        ['enabled', 'false', 'true'],
        ['outOfPolicy', 'WARN', 'BLOCK'],
        ['allowedClasses', '', 'STARS_3, STARS_4'],
        ['priceLimit', null, '180.5 EUR'],
      ],
    ],
    [
      'API-095',
      'EXPENSE_MANAGEMENT',
      () => ['POST', `/${companyHash(company.id)}?expenseManagementSystemCode=EXPENSIFY`],
      [['expenseManagementSystemCode', null, 'EXPENSIFY']],
    ],
    [
      'API-097',
      'SORT_ORDERS',
      () => [
        'POST',
        '/sortOrderSettings',
        { flight: 'PRICE', hotel: 'RECOMMENDED', train: 'RECOMMENDED', car: 'PRICE' },
      ],
      [
        ['flight', 'RECOMMENDED', 'PRICE'],
        ['car', 'RECOMMENDED', 'PRICE'],
      ],
    ],
    [
      'API-112',
      'FEATURES',
      () => ['PUT', '/feature/enable', { feature: 'REPORTING' }],
      [['REPORTING', 'false', 'true']],
    ],
    [
      'API-120',
      'MULTI_ROOM_BOOKINGS',
      () => ['PUT', '/multiRoomBookings/enable'],
      [['multiRoomBookings', 'false', 'true']],
    ],
    ['API-115', 'IMPERSONATION_SUPPORT', () => ['POST', SUPPORT], [['impersonationSupport', 'false', 'true']]],
    [
      'API-118',
      'TIER',
      () => ['POST', '/tier/upgrade', { tier: 'enterprise' }],
      [
        ['requestedTier', null, 'enterprise'],
        ['status', 'NONE', 'PENDING'],
      ],
    ],
  ])('has an entry of %s, %s, once', async (_id, subject, call, expected) => {
    const [method, path, json] = call();
    for (const _again of [1, 2]) expect((await change(method, path, json)).status).toBe(200);
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ subject, action: 'CHANGED', target: null });
    const told = entry?.changes.map(({ field, before, after }) => [field, before, after]);
    expect(told?.sort()).toEqual([...expected].sort());
  });

  it('has what is taken back: API-093, API-096, API-113, API-116, API-121', async () => {
    for (const content of [PNG, GIF]) {
      const form = new FormData();
      form.append('multipartFile', new Blob([content]), 'logo');
      await send(company.admin.visitor, 'POST', `${COMPANY}/logo`, { form });
    }
    await change('POST', '/logo/delete');
    await change('POST', `/${companyHash(company.id)}?expenseManagementSystemCode=EXPENSIFY`);
    await change('POST', '/removeExpenseManagementSystem');
    await change('PUT', '/feature/enable', { feature: 'REPORTING' });
    await change('PUT', '/feature/disable', { feature: 'REPORTING' });
    await change('POST', SUPPORT);
    await change('DELETE', SUPPORT);
    await change('PUT', '/multiRoomBookings/enable');
    await change('PUT', '/multiRoomBookings/disable');
    const told = (await entries()).map(({ subject, changes }) => [subject, changes[0]?.before, changes[0]?.after]);
    const url = expect.stringContaining('/site/company-logos/');
    expect(told).toEqual([
      ['MULTI_ROOM_BOOKINGS', 'true', 'false'],
      ['MULTI_ROOM_BOOKINGS', 'false', 'true'],
      ['IMPERSONATION_SUPPORT', 'true', 'false'],
      ['IMPERSONATION_SUPPORT', 'false', 'true'],
      ['FEATURES', 'true', 'false'],
      ['FEATURES', 'false', 'true'],
      ['EXPENSE_MANAGEMENT', 'EXPENSIFY', null],
      ['EXPENSE_MANAGEMENT', null, 'EXPENSIFY'],
      ['LOGO', url, null],
      ['LOGO', url, url],
      ['LOGO', null, url],
    ]);
  });

  it('has each change of an SSO entry by its name, and no secret', async () => {
    company = await createTestCompany(context.db, context.server.origin);
    const { body: entry } = await change<Schema<'SsoEntry'>>('POST', '/sso', SSO);
    await change('POST', `/sso/toggleactive/${entry.id}/true`);
    await change('PUT', `/sso/${entry.id}`, { ...SSO, name: 'All staff', clientSecret: 'another one' });
    const { clientSecret: _none, ...open } = SSO;
    // Nothing has changed.
    await change('PUT', `/sso/${entry.id}`, { ...open, name: 'All staff', clientSecret: '' });
    await change('DELETE', `/sso/${entry.id}`);
    const told = await entries();
    expect(told).toMatchObject([
      { subject: 'SSO', action: 'REMOVED', target: 'All staff' },
      {
        action: 'CHANGED',
        target: 'All staff',
        changes: [
          { field: 'name', before: 'Staff', after: 'All staff' },
          { field: 'clientSecret', before: null, after: null },
        ],
      },
      { action: 'CHANGED', target: 'Staff', changes: [{ field: 'active', before: 'false', after: 'true' }] },
      { action: 'ADDED', target: 'Staff' },
    ]);
    expect(told[3]?.changes).toContainEqual({ field: 'clientId', before: null, after: SSO.clientId });
    const stored = await context.db
      .selectFrom('company_log')
      .selectAll()
      .where('company_id', '=', company.id)
      .execute();
    expect(JSON.stringify([told, stored])).not.toMatch(/correct-horse|another one/);
  });

  it('is paged, newest first', async () => {
    for (const mode of ['A', 'B', 'C', 'D', 'E']) await change('PUT', `/settings/autoApproval/${mode}`);
    const page = await read('?page=1&size=2');
    expect(page.content.map(({ changes }) => changes[0]?.after)).toEqual(['C', 'B']);
    expect(page.paging).toEqual({
      pageable: { page: 1, size: 2, offset: 2, paged: true },
      first: false,
      last: false,
      numberOfElements: 2,
      totalPages: 3,
      totalElements: 5,
    });
    expect((await read('?page=2&size=2')).content.map(({ changes }) => changes[0]?.after)).toEqual(['A']);
    expect((await read('?page=9')).content).toEqual([]);
    for (const query of ['?size=101', '?page=-1', '?page=x']) {
      expect((await send(company.admin.visitor, 'GET', `${COMPANY}/log${query}`)).status).toBe(400);
    }
  });

  const fileOf = async (query = '') => {
    const answer = await company.admin.visitor.fetch(`${COMPANY}/log/export${query}`);
    return { answer, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()) };
  };

  it('is narrowed by person, subject and time, in the list and in the file', async () => {
    const second = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
    const name = { account_name: 'Mei 100%_Tan' };
    await context.db.updateTable('users').set(name).where('id', '=', second.userId).execute();
    await change('PUT', '/settings/autoApproval/ALL');
    await change('PUT', '/feature/enable', { feature: 'REPORTING' }, second);
    await context.db.updateTable('companies').set({ tier: 'enterprise' }).where('id', '=', company.id).execute();
    await change('POST', '/sso', { ...SSO, name: 'Office in Lyon' });
    const [, middle] = (await read()).content;
    const at = encodeURIComponent(middle?.changedAt ?? '');
    const next = encodeURIComponent(new Date(Date.parse(middle?.changedAt ?? '') + 1).toISOString());
    const found: [query: string, subjects: string[]][] = [
      ['', ['SSO', 'FEATURES', 'AUTO_APPROVAL']],
      ['?person=mei%20TAN', ['FEATURES']],
      ['?person=%25_', ['FEATURES']],
      ['?person=lyon', ['SSO']],
      ['?person=nobody', []],
      ['?subject=SSO', ['SSO']],
      ['?subject=OTHER', []],
      [`?from=${at}&to=${next}`, ['FEATURES']],
      [`?to=${at}`, ['AUTO_APPROVAL']],
      [`?from=${next}`, ['SSO']],
      ['?person=mei&subject=SSO', []],
    ];
    for (const [query, subjects] of found) {
      const { content, paging } = await read(query);
      const listed = content.map(({ subject }) => subject);
      expect([query, listed, paging.totalElements]).toEqual([query, subjects, subjects.length]);
      const lines = (await fileOf(query)).text.split('\r\n').slice(1, -1);
      expect([query, [...new Set(lines.map((line) => line.split(',')[3]))]]).toEqual([query, subjects]);
    }
    for (const query of ['?subject=NOTHING', '?from=yesterday', `?person=${'x'.repeat(201)}`]) {
      expect((await send(company.admin.visitor, 'GET', `${COMPANY}/log${query}`)).status).toBe(400);
    }
  });

  it('is a file that a spreadsheet opens, with a line for each field and no formula', async () => {
    const name = { account_name: '=cmd|"x"' };
    await context.db.updateTable('users').set(name).where('id', '=', company.admin.userId).execute();
    const facts = { name: '@Nord, "Wind"', website: null, phoneNumber: '+49 30 123', address };
    expect((await change('PUT', '/', facts)).status).toBe(200);
    const { answer, text } = await fileOf();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="log.csv"');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe('\uFEFFtime,member,supportAgent,subject,action,target,field,before,after');
    expect(lines.at(-1)).toBe('');
    expect(lines).toHaveLength(7);
    const lineOf = (field: string) => lines.find((line) => line.includes(`,${field},`)) ?? '';
    expect(lineOf('name')).toMatch(/^\d{4}-\S+Z,"'=cmd\|""x""",,FACTS,CHANGED,,name,[^,]+,"'@Nord, ""Wind"""$/);
    expect(lineOf('phoneNumber')).toMatch(/,"'\+49 30 123"$/);
    expect(lineOf('address.city')).toMatch(/,Berlin$/);
  });

  it('has every entry once in the file, also of one that is longer than what is read at once', async () => {
    const entries = Array.from({ length: 2001 }, (_, index) => ({
      ...{ company_id: company.id, member_id: company.admin.userId, by_support: false, changes: '[]' },
      ...({ subject: 'FACTS', action: 'CHANGED', target: `${index}` } as const),
      // All entries are of the same microsecond, as those of one statement.
      changed_at: '2026-11-01T00:00:00.000123Z',
    }));
    await context.db.insertInto('company_log').values(entries).execute();
    const lines = (await fileOf()).text.split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(2001);
    expect(new Set(lines.map((line) => line.split(',')[5])).size).toBe(2001);
  });

  it('says who did it and when', async () => {
    const second = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
    const before = Date.now() - 1000;
    await change('PUT', '/settings/autoApproval/ALL');
    await change('PUT', '/settings/autoApproval/NONE', undefined, second);
    const { content } = await read();
    expect(content).toMatchObject([
      { changedBy: await nameOf(second), bySupport: false, supportAgent: null },
      { changedBy: await nameOf(company.admin), bySupport: false, supportAgent: null },
    ]);
    const [last = 0, first = 0] = content.map(({ changedAt }) => Date.parse(changedAt));
    expect(first).toBeGreaterThan(before);
    expect(last).toBeGreaterThanOrEqual(first);
  });

  it('has both names where support acts as a member, and still says so when the agent has gone', async () => {
    const agent = await actAs(context.db, context.server.origin, company.admin);
    await change('PUT', '/settings/autoApproval/ALL');
    const second = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
    const by = { changedBy: await nameOf(company.admin), bySupport: true };
    expect((await read('', second)).content).toMatchObject([{ ...by, supportAgent: await nameOf(agent) }]);
    const settings = await send<Schema<'CompanySettings'>>(second.visitor, 'GET', `${COMPANY}/`);
    expect(settings.body.lastChanges).toMatchObject([{ ...by, supportAgent: await nameOf(agent) }]);
    await context.db.deleteFrom('users').where('id', '=', agent.userId).execute();
    expect((await read('', second)).content).toMatchObject([{ ...by, supportAgent: null }]);
  });

  it('forgets the name of a person whose account has gone, and goes with the company', async () => {
    const second = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
    await change('PUT', '/settings/autoApproval/ALL', undefined, second);
    await context.db.deleteFrom('users').where('id', '=', second.userId).execute();
    expect((await read()).content).toMatchObject([{ changedBy: null, bySupport: false }]);
    const rows = () => context.db.selectFrom('company_log').selectAll().where('company_id', '=', company.id).execute();
    expect(JSON.stringify(await rows())).not.toContain(second.userId);
    await context.db.deleteFrom('companies').where('id', '=', company.id).execute();
    expect(await rows()).toEqual([]);
  });

  it('is for those who may change the company, and says which permission is missing', async () => {
    await change('PUT', '/settings/autoApproval/ALL');
    const refused = await send<Schema<'ErrorResponse'>>(company.traveler.visitor, 'GET', `${COMPANY}/log`);
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0]).toMatchObject({ code: 'FORBIDDEN', permission: 'COMPANY_SETTINGS_MANAGEMENT' });
    const other = await createTestCompany(context.db, context.server.origin);
    expect((await read('', other.admin)).content).toEqual([]);
  });

  it('has nothing of a change that was refused', async () => {
    await change('PUT', '/settings/autoApproval/not%20a%20name');
    await change('PUT', '/settings/autoApproval/ALL', undefined, company.traveler);
    await send(company.admin.visitor, 'PUT', `${COMPANY}/settings/autoApproval/ALL`, { version: '"old"' });
    await change('PUT', '/feature/enable', { feature: 'NOTHING' });
    expect(await entries()).toEqual([]);
  });

  it('has every change of many at once, in the order in which they were made', async () => {
    await Promise.all(['A', 'B', 'C', 'D'].map((mode) => change('PUT', `/settings/autoApproval/${mode}`)));
    const told = (await entries()).map(({ changes }) => changes[0]).reverse();
    expect(told).toHaveLength(4);
    told.forEach((field, i) => {
      expect(field?.before).toBe(told[i - 1]?.after ?? 'NONE');
    });
  });
});
