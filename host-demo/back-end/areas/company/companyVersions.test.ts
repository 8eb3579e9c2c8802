import type { Schema } from '@travel-shell/contract';
import { companyHash } from 'travel-shell-back-end/areas/company/companyHash.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { addMember, createTestCompany, type TestCompany, type TestMember } from './testing/createTestCompany.ts';
import { PNG } from './testing/pictures.ts';
import { send } from './testing/send.ts';

const COMPANY = '/i/api/business/company/v1';
const EMPTY = { website: null, phoneNumber: null, address: null };
const POLICY: Schema<'TravelPolicy'> = {
  enabled: true,
  outOfPolicy: 'BLOCK',
  priceLimit: null,
  minimumDaysInAdvance: null,
  allowedClasses: [],
  preferredSuppliers: [],
};
const SORT = { flight: 'PRICE', hotel: 'RATING', train: 'DURATION', car: 'PRICE' };
const SSO: Schema<'SsoEntryForm'> = {
  name: 'Staff',
  issuer: 'https://id.staff.example',
  authorizationEndpoint: 'https://id.staff.example/authorize',
  clientId: 'travel-shell',
};

type Conflict = Schema<'VersionConflict'>;

describe.each(databaseOfAnswers)('the versions of a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  let second: TestMember;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    second = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
  });

  const write = <Body = Conflict>(
    by: TestMember,
    [method, path, json]: readonly [string, string, unknown?],
    version?: string | null,
  ) =>
    send<Body>(by.visitor, method, COMPANY + path, {
      ...(json instanceof FormData ? { form: json } : { json }),
      ...(version !== undefined && { version }),
    });
  const versionAt = async (path: string) =>
    String((await send(company.admin.visitor, 'GET', COMPANY + path)).headers.get('etag'));
  const nameOf = async ({ userId }: TestMember) =>
    (await context.db.selectFrom('users').select('account_name').where('id', '=', userId).executeTakeFirstOrThrow())
      .account_name;
  const logo = () => {
    const form = new FormData();
    form.append('multipartFile', new Blob([PNG]), 'logo.png');
    return form;
  };

  type Write = () => readonly [string, string, unknown?];
  const writes: readonly (readonly [id: string, subject: string, theirs: Write, mine: Write, current: object])[] = [
    [
      'API-086',
      'FACTS',
      () => ['PUT', '/', { name: company.name, ...EMPTY, website: 'https://theirs.example' }],
      () => ['PUT', '/', { name: company.name, ...EMPTY, website: 'https://mine.example' }],
      { facts: { website: 'https://theirs.example' } },
    ],
    [
      'API-087',
      'AUTO_APPROVAL',
      () => ['PUT', '/settings/autoApproval/ALL'],
      () => ['PUT', '/settings/autoApproval/IN_POLICY'],
      { autoApprovalMode: 'ALL' },
    ],
    [
      'API-088',
      'POLICY_CAR',
      () => ['PUT', '/settings/policies/car', POLICY],
      () => ['PUT', '/settings/policies/car', { ...POLICY, outOfPolicy: 'WARN' }],
      { policies: { car: POLICY } },
    ],
    [
      'API-094',
      'LOGO',
      () => ['POST', '/logo', logo()],
      () => ['POST', '/logo', logo()],
      { logoUrl: expect.stringMatching(/png$/) },
    ],
    ['API-093', 'LOGO', () => ['POST', '/logo', logo()], () => ['POST', '/logo/delete'], {}],
    [
      'API-095',
      'EXPENSE_MANAGEMENT',
      () => ['POST', `/${companyHash(company.id)}?expenseManagementSystemCode=THEIRS`],
      () => ['POST', `/${companyHash(company.id)}?expenseManagementSystemCode=MINE`],
      { expenseManagementSystemCode: 'THEIRS' },
    ],
    [
      'API-096',
      'EXPENSE_MANAGEMENT',
      () => ['POST', `/${companyHash(company.id)}?expenseManagementSystemCode=THEIRS`],
      () => ['POST', '/removeExpenseManagementSystem'],
      { expenseManagementSystemCode: 'THEIRS' },
    ],
    [
      'API-097',
      'SORT_ORDERS',
      () => ['POST', '/sortOrderSettings', SORT],
      () => ['POST', '/sortOrderSettings', { ...SORT, car: 'RATING' }],
      { sortOrderSettings: SORT },
    ],
    [
      'API-112',
      'FEATURES',
      () => ['PUT', '/feature/enable', { feature: 'REPORTING' }],
      () => ['PUT', '/feature/enable', { feature: 'INBOX_SYNC' }],
      { features: expect.arrayContaining([{ feature: 'REPORTING', enabled: true }]) },
    ],
    [
      'API-113',
      'FEATURES',
      () => ['PUT', '/feature/enable', { feature: 'REPORTING' }],
      () => ['PUT', '/feature/disable', { feature: 'REPORTING' }],
      { features: expect.arrayContaining([{ feature: 'REPORTING', enabled: true }]) },
    ],
    [
      'API-120',
      'MULTI_ROOM_BOOKINGS',
      () => ['PUT', '/multiRoomBookings/enable'],
      () => ['PUT', '/multiRoomBookings/enable'],
      { multiRoomBookings: true },
    ],
    [
      'API-121',
      'MULTI_ROOM_BOOKINGS',
      () => ['PUT', '/multiRoomBookings/enable'],
      () => ['PUT', '/multiRoomBookings/disable'],
      { multiRoomBookings: true },
    ],
  ];

  it.each(writes)('%s %s is refused for an old version, with what is there and who did it', async (...row) => {
    const [, subject, theirs, mine, current] = row;
    const seen = await versionAt('/');
    const saved = await write(second, theirs(), seen);
    expect(saved.status).toBe(200);
    const now = await versionAt('/');
    expect(saved.headers.get('etag')).toBe(now);

    const refused = await write(company.admin, mine(), seen);
    expect(refused.status).toBe(412);
    expect(refused.headers.get('etag')).toBe(now);
    expect(refused.body).toMatchObject({
      errors: [{ code: 'PRECONDITION_FAILED' }],
      current,
      lastChange: { subject, changedBy: await nameOf(second), bySupport: false, supportAgent: null },
    });
    expect(Date.now() - Date.parse(refused.body.lastChange?.changedAt ?? '')).toBeLessThan(60_000);
    expect(await versionAt('/')).toBe(now);
    // `current` has the fields of the call's answer with 200.
    const { current: answered } = refused.body;
    const again = await write<object>(company.admin, mine(), now);
    expect(again.status).toBe(200);
    expect(Object.keys(again.body).sort()).toEqual(Object.keys(answered ?? {}).sort());
  });

  it.each(writes)('%s %s is refused without a version, and changes nothing', async (_id, _subject, _theirs, mine) => {
    const seen = await versionAt('/');
    const refused = await write(company.admin, mine(), null);
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([428, 'PRECONDITION_REQUIRED']);
    expect(await versionAt('/')).toBe(seen);
  });

  it('API-085 says who has changed each part last, and each write says it of its own', async () => {
    const [admin, other] = [await nameOf(company.admin), await nameOf(second)];
    await write(company.admin, ['PUT', '/settings/autoApproval/ALL']);
    await write(company.admin, ['PUT', '/feature/enable', { feature: 'REPORTING' }]);
    const saved = await write<Schema<'CompanyAutoApproval'>>(second, ['PUT', '/settings/autoApproval/NONE']);
    expect(saved.body.lastChange).toMatchObject({ subject: 'AUTO_APPROVAL', changedBy: other });
    const { body } = await send<Schema<'CompanySettings'>>(company.admin.visitor, 'GET', `${COMPANY}/`);
    expect(body.lastChanges).toMatchObject([
      { subject: 'AUTO_APPROVAL', changedBy: other },
      { subject: 'FEATURES', changedBy: admin },
    ]);
    expect(body.lastChanges?.[0]).toEqual(saved.body.lastChange);
  });

  it('a refusal tells a member no more than their own call would', async () => {
    await context.db
      .updateTable('business_profiles')
      .set({ permissions: JSON.stringify(['TRAVEL_POLICY']) })
      .where('user_id', '=', company.traveler.userId)
      .execute();
    const { status, body } = await write(company.traveler, ['PUT', '/settings/policies/car', POLICY], '"old"');
    expect(status).toBe(412);
    expect(Object.keys(body.current ?? {})).toEqual(['policies']);
    expect(JSON.stringify(body)).not.toContain(company.name);
  });

  it('API-085 who may change the policy alone reads the settings without the identity providers', async () => {
    await write(company.admin, ['POST', '/sso', SSO]);
    await context.db
      .updateTable('business_profiles')
      .set({ permissions: JSON.stringify(['TRAVEL_POLICY']) })
      .where('user_id', '=', company.traveler.userId)
      .execute();
    const read = async ({ visitor }: TestMember) => {
      const { body, headers } = await send<Schema<'CompanySettings'>>(visitor, 'GET', `${COMPANY}/`);
      return { providers: body.ssoSettings.length, name: body.facts.name, etag: headers.get('etag') };
    };
    const seen = await read(company.admin);
    expect(seen.providers).toBe(1);
    expect(await read(company.traveler)).toEqual({ ...seen, providers: 0 });
  });

  it('a change of SSO entries or of support’s access is no conflict for the other settings', async () => {
    const seen = await versionAt('/');
    await write(second, ['POST', '/sso', SSO]);
    await send(second.visitor, 'POST', '/i/api/business/impersonation/v1/support');
    expect((await write(company.admin, ['PUT', '/settings/autoApproval/ALL'], seen)).status).toBe(200);
  });

  describe('of its SSO entries', () => {
    const add = async () => (await write<Schema<'SsoEntry'>>(company.admin, ['POST', '/sso', SSO])).body;

    it.each<[string, (id: string) => readonly [string, string, unknown?]]>([
      ['API-105', (id) => ['PUT', `/sso/${id}`, { ...SSO, name: 'Mine' }]],
      ['API-106', (id) => ['DELETE', `/sso/${id}`]],
      ['API-107', (id) => ['POST', `/sso/toggleactive/${id}/true`]],
    ])('%s is refused for an old version, with all entries', async (_id, mine) => {
      const entry = await add();
      const seen = await versionAt('/sso');
      const saved = await write(second, ['PUT', `/sso/${entry.id}`, { ...SSO, name: 'Theirs' }], seen);
      expect(saved.status).toBe(200);
      const now = await versionAt('/sso');
      expect(saved.headers.get('etag')).toBe(now);
      expect((await write(company.admin, mine(entry.id), null)).status).toBe(428);
      const refused = await write(company.admin, mine(entry.id), seen);
      expect(refused.status).toBe(412);
      expect(refused.headers.get('etag')).toBe(now);
      expect(refused.body).toMatchObject({
        current: { ssoSettings: [{ id: entry.id, name: 'Theirs' }] },
        lastChange: { subject: 'SSO', changedBy: await nameOf(second) },
      });
      const { body } = await send(company.admin.visitor, 'GET', `${COMPANY}/sso`);
      expect(body).toEqual(refused.body.current);
      const again = await write(company.admin, mine(entry.id), now);
      expect([200, 204]).toContain(again.status);
      expect(again.headers.get('etag')).toBe(await versionAt('/sso'));
    });

    it('API-104 one is added without a version, as it overwrites nothing', async () => {
      expect((await write(company.admin, ['POST', '/sso', SSO], null)).status).toBe(200);
    });

    it('API-105 a change of an entry that somebody else has removed is refused, with the entries that are left', async () => {
      const { id } = await add();
      const seen = await versionAt('/sso');
      await write(second, ['DELETE', `/sso/${id}`]);
      const refused = await write(company.admin, ['PUT', `/sso/${id}`, SSO], seen);
      expect([refused.status, refused.body.current]).toMatchObject([412, { ssoSettings: [] }]);
      expect((await write(company.admin, ['PUT', `/sso/${id}`, SSO])).status).toBe(404);
    });

    it('API-108 a try changes no version', async () => {
      const { id } = await add();
      const seen = await versionAt('/sso');
      await send(second.visitor, 'GET', `${COMPANY}/sso/${id}/externalAuthorizationUrl`);
      expect(await versionAt('/sso')).toBe(seen);
    });
  });
});
