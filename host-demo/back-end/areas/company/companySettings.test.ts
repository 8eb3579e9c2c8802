import type { Schema } from '@travel-shell/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { createTestCompany, type TestCompany } from './testing/createTestCompany.ts';
import { send } from './testing/send.ts';

const COMPANY = '/i/api/business/company/v1';

describe.each(databaseOfAnswers)('the settings of a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin, { features: ['REPORTING'] });
  });

  const settings = async () =>
    (await send<Schema<'CompanySettings'>>(company.admin.visitor, 'GET', `${COMPANY}/`)).body;
  const change = <Body = Partial<Schema<'CompanySettings'>>>(method: string, path: string, json?: unknown) =>
    send<Body>(company.admin.visitor, method, `${COMPANY}${path}`, { json });

  it('API-085 STA-096 returns all settings, with defaults for unset ones', async () => {
    const { status, headers, body } = await send(company.admin.visitor, 'GET', `${COMPANY}/`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const noPolicy = {
      enabled: false,
      outOfPolicy: 'WARN',
      priceLimit: null,
      minimumDaysInAdvance: null,
      allowedClasses: [],
      preferredSuppliers: [],
    };
    expect(body).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      facts: { name: company.name, website: null, phoneNumber: null, address: null },
      autoApprovalMode: 'NONE',
      policies: { flight: noPolicy, hotel: noPolicy, train: noPolicy, car: noPolicy },
      logoUrl: null,
      expenseManagementSystemCode: null,
      sortOrderSettings: { flight: 'RECOMMENDED', hotel: 'RECOMMENDED', train: 'RECOMMENDED', car: 'RECOMMENDED' },
      ssoSettings: [],
      impersonationSupport: false,
      tier: 'enterprise',
      tierUpgrade: { tier: 'enterprise', requestedTier: null, status: 'NONE' },
      multiRoomBookings: false,
      features: expect.arrayContaining([
        { feature: 'REPORTING', enabled: true },
        { feature: 'SSO_INTEGRATION', enabled: false },
      ]),
      lastChanges: [],
    });
  });

  it('API-086 changes name and address, and keeps omitted fields', async () => {
    const facts: Schema<'CompanyFacts'> = {
      name: 'Größe & Söhne',
      website: 'https://groesse.example/de',
      phoneNumber: '+49 30 1234567',
      address: { street: 'Torstraße 1', postalCode: '10119', city: 'Berlin', region: null, countryCode: 'DE' },
    };
    await change('PUT', '/settings/autoApproval/ALL');
    const { status, body } = await change('PUT', '/', facts);
    expect(status).toBe(200);
    expect(body).toEqual({ ...(await settings()), facts, autoApprovalMode: 'ALL' });
    expect((await company.traveler.visitor.authState()).businessState.companyName).toBe('Größe & Söhne');

    const emptied = { name: 'Größe & Söhne', website: null, phoneNumber: null, address: null };
    await change('PUT', '/', emptied);
    expect((await settings()).facts).toEqual(emptied);
  });

  describe('API-086 with a version', () => {
    const EMPTY = { website: null, phoneNumber: null, address: null };
    const read = () => send(company.admin.visitor, 'GET', `${COMPANY}/`);
    const version = async () => String((await read()).headers.get('etag'));
    const rename = (name: string, seen: string) =>
      send<Schema<'ErrorResponse'>>(company.admin.visitor, 'PUT', `${COMPANY}/`, {
        json: { name, ...EMPTY },
        version: seen,
      });

    it('is saved once, and names the next version', async () => {
      const seen = await version();
      const saved = await rename('First', seen);
      expect(saved.status).toBe(200);
      expect(saved.headers.get('etag')).not.toBe(seen);
      expect(saved.headers.get('etag')).toBe(await version());
      // As a proxy that compresses sends it.
      expect((await rename('Second', `W/${await version()}`)).status).toBe(200);
      expect((await rename('Third', '*')).status).toBe(200);
    });

    it('is refused when somebody else was first, and changes nothing', async () => {
      const seen = await version();
      await rename('Theirs', seen);
      const refused = await rename('Mine', seen);
      expect(refused.status).toBe(412);
      expect(refused.body.errors[0]?.code).toBe('PRECONDITION_FAILED');
      expect((await settings()).facts.name).toBe('Theirs');
    });

    it('is saved for one of several who send it at once', async () => {
      const seen = await version();
      const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => rename(name, seen)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    });
  });

  it.each([
    ['a field is missing', { name: 'A', website: null, phoneNumber: null }],
    ['the name is blank', { name: ' ', website: null, phoneNumber: null, address: null }],
    ['the website is a script', { name: 'A', website: 'javascript:alert(1)', phoneNumber: null, address: null }],
    ['the website hides another host', { name: 'A', website: 'https://a@b.example', phoneNumber: null, address: null }],
    ['a setting of another call is there', { name: 'A', website: null, phoneNumber: null, address: null, tier: 'biz' }],
  ])('API-086 refuses the facts when %s', async (_title, facts) => {
    const { status, body } = await change<Schema<'ErrorResponse'>>('PUT', '/', facts);
    expect(status).toBe(400);
    expect(body.errors[0]?.code).toBe('VALIDATION_ERROR');
    expect((await settings()).facts.name).toBe(company.name);
  });

  it('API-087 BIZ-109 sets the auto-approval mode to any name', async () => {
    expect(await change('PUT', '/settings/autoApproval/IN_POLICY')).toMatchObject({
      status: 200,
      body: { autoApprovalMode: 'IN_POLICY' },
    });
    expect((await settings()).autoApprovalMode).toBe('IN_POLICY');
    expect((await change('PUT', '/settings/autoApproval/in%20policy')).status).toBe(400);
  });

  const policy: Schema<'TravelPolicy'> = {
    enabled: true,
    outOfPolicy: 'ASK',
    priceLimit: { amount: 180.5, currencyCode: 'EUR' },
    minimumDaysInAdvance: 14,
    allowedClasses: ['ECONOMY', 'PREMIUM_ECONOMY'],
    preferredSuppliers: ['Harbour Air'],
  };

  it('API-088 BIZ-110 sets the policy of one vertical and keeps the others', async () => {
    const { status, body } = await change('PUT', '/settings/policies/flight', policy);
    expect(status).toBe(200);
    expect(body.policies?.flight).toEqual(policy);
    expect(body.policies?.hotel.enabled).toBe(false);
    expect((await settings()).policies).toEqual(body.policies);
  });

  it('API-088 keeps both policies when two people change two verticals at once', async () => {
    await Promise.all(['flight', 'hotel', 'car'].map((name) => change('PUT', `/settings/policies/${name}`, policy)));
    const { policies } = await settings();
    expect([policies.flight, policies.hotel, policies.car]).toEqual([policy, policy, policy]);
  });

  it('API-088 BIZ-083 accepts four verticals, and no preferences for trains', async () => {
    expect((await change('PUT', '/settings/policies/boat', policy)).status).toBe(400);
    expect((await change('PUT', '/settings/policies/train', policy)).status).toBe(400);
    expect((await change('PUT', '/settings/policies/train', { ...policy, preferredSuppliers: [] })).status).toBe(200);
  });

  it('API-095 API-096 BIZ-113 sets and removes the expense management system', async () => {
    const { hash } = await settings();
    expect(await change('POST', `/${hash}?expenseManagementSystemCode=EXPENSIFY`)).toMatchObject({
      status: 200,
      body: { expenseManagementSystemCode: 'EXPENSIFY' },
    });
    expect((await settings()).expenseManagementSystemCode).toBe('EXPENSIFY');
    for (const _again of [1, 2]) {
      expect(await change('POST', '/removeExpenseManagementSystem')).toMatchObject({
        status: 200,
        body: { expenseManagementSystemCode: null },
      });
    }
    expect((await settings()).expenseManagementSystemCode).toBeNull();
  });

  it('API-095 accepts only the own company’s hash', async () => {
    const other = await createTestCompany(context.db, context.server.origin);
    const { body: theirs } = await send<Schema<'CompanySettings'>>(other.admin.visitor, 'GET', `${COMPANY}/`);
    expect((await change('POST', `/${theirs.hash}?expenseManagementSystemCode=X`)).status).toBe(404);
    expect((await change('POST', '/nothing?expenseManagementSystemCode=X')).status).toBe(400);
    expect((await change('POST', `/${(await settings()).hash}`)).status).toBe(400);
    const after = await send<Schema<'CompanySettings'>>(other.admin.visitor, 'GET', `${COMPANY}/`);
    expect(after.body.expenseManagementSystemCode).toBeNull();
  });

  it('API-097 BIZ-114 sets the sort orders', async () => {
    const sortOrderSettings = { flight: 'PRICE', hotel: 'RATING', train: 'DURATION', car: 'RECOMMENDED' };
    expect(await change('POST', '/sortOrderSettings', sortOrderSettings)).toMatchObject({
      status: 200,
      body: { sortOrderSettings },
    });
    expect((await settings()).sortOrderSettings).toEqual(sortOrderSettings);
    expect((await change('POST', '/sortOrderSettings', { flight: 'PRICE' })).status).toBe(400);
  });

  it('API-112 API-113 BIZ-119 switches a feature on and off, also in the auth state', async () => {
    const isOn = async (name: string) =>
      (await company.traveler.visitor.authState()).businessState.features.includes(name);
    for (const _again of [1, 2]) {
      const { status, body } = await change('PUT', '/feature/enable', { feature: 'INBOX_SYNC' });
      expect(status).toBe(200);
      expect(body.features).toContainEqual({ feature: 'INBOX_SYNC', enabled: true });
      expect(body.features).toContainEqual({ feature: 'REPORTING', enabled: true });
    }
    expect(await isOn('INBOX_SYNC')).toBe(true);
    for (const _again of [1, 2]) {
      const { status, body } = await change('PUT', '/feature/disable', { feature: 'INBOX_SYNC' });
      expect(status).toBe(200);
      expect(body.features).toContainEqual({ feature: 'INBOX_SYNC', enabled: false });
    }
    expect(await isOn('INBOX_SYNC')).toBe(false);
    expect(await isOn('REPORTING')).toBe(true);
  });

  it('API-112 BIZ-145 rejects unknown features and those not in the tier', async () => {
    expect((await change('PUT', '/feature/enable', { feature: 'TIME_TRAVEL' })).status).toBe(400);
    await context.db.updateTable('companies').set({ tier: 'biz' }).where('id', '=', company.id).execute();
    for (const way of ['enable', 'disable']) {
      const { status, body } = await change<Schema<'ErrorResponse'>>('PUT', `/feature/${way}`, {
        feature: 'SSO_INTEGRATION',
      });
      expect([status, body.errors[0]?.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await settings()).features.map(({ feature }) => feature)).not.toContain('SSO_INTEGRATION');
  });

  it('API-112 keeps all concurrent changes', async () => {
    const names = ['INBOX_SYNC', 'BOOK_ON_BEHALF', 'SHOPPING_CART', 'REPORTING'];
    await Promise.all(names.map((feature) => change('PUT', '/feature/enable', { feature })));
    expect((await company.admin.visitor.authState()).businessState.features.sort()).toEqual(names.sort());
  });

  it('API-120 API-121 BIZ-118 switches multi-room bookings on and off', async () => {
    for (const [way, multiRoomBookings] of [
      ['enable', true],
      ['enable', true],
      ['disable', false],
    ] as const) {
      expect(await change('PUT', `/multiRoomBookings/${way}`)).toMatchObject({
        status: 200,
        body: { multiRoomBookings },
      });
      expect((await settings()).multiRoomBookings).toBe(multiRoomBookings);
    }
  });

  it('BIZ-042 changes settings only for who has the permission COMPANY_SETTINGS_MANAGEMENT', async () => {
    const { traveler } = company;
    const before = await settings();
    const rename = () => send(traveler.visitor, 'PUT', `${COMPANY}/`, { json: { ...before.facts, name: 'Renamed' } });
    const addFeature = () =>
      send(traveler.visitor, 'PUT', `${COMPANY}/feature/enable`, { json: { feature: 'INBOX_SYNC' } });
    const allowRooms = () => send(traveler.visitor, 'PUT', `${COMPANY}/multiRoomBookings/enable`);
    const readOwn = () => send(traveler.visitor, 'GET', `${COMPANY}/`);
    const statuses = async () => {
      const all = [];
      for (const attempt of [rename, addFeature, allowRooms, readOwn]) all.push((await attempt()).status);
      return all;
    };
    expect(await statuses()).toEqual([403, 403, 403, 403]);
    expect(await settings()).toEqual(before);
    await context.db
      .updateTable('business_profiles')
      .set({ permissions: JSON.stringify(['COMPANY_SETTINGS_MANAGEMENT']) })
      .where('user_id', '=', traveler.userId)
      .execute();
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const after = await settings();
    expect([after.facts.name, after.multiRoomBookings]).toEqual(['Renamed', true]);
  });
});
