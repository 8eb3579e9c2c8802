import type { Schema } from '@travel-shell/contract';
import { sendCompanyDeletionEmail } from '@travel-shell/contract/calls/sendCompanyDeletionEmail';
import { freshStore } from '@travel-shell/testing/freshStore';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addMember,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../back-end/areas/company/testing/createTestCompany.ts';
import { GIF, PNG } from '../back-end/areas/company/testing/pictures.ts';
import { send } from '../back-end/areas/company/testing/send.ts';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { keepCookies } from './testing/keepCookies.ts';

const COMPANY = '/i/api/business/company/v1';
const SSO: Schema<'SsoEntryForm'> = {
  name: 'Staff',
  issuer: 'https://id.staff.example',
  authorizationEndpoint: 'https://id.staff.example/authorize',
  clientId: 'travel-shell',
};

describe.each(databaseOfAnswers)('company settings from the server to the store, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let company: TestCompany;
  /** Another administrator. */
  let other: TestMember;
  let core: Awaited<ReturnType<typeof freshStore>>;
  let store: typeof import('@travel-shell/store/company');
  let business: typeof import('@travel-shell/store/business');

  beforeAll(() => {
    vi.stubGlobal('fetch', globalThis.fetch);
    jar = keepCookies();
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    other = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
    jar.clear();
    for (const [name, value] of company.admin.visitor.cookies) jar.set(name, value);
    core = await freshStore();
    configureForTest({ apiBase: context.server.origin });
    store = await import('@travel-shell/store/company');
    business = await import('@travel-shell/store/business');
    await store.companyVersion.refresh();
  });

  const known = () => {
    const now = store.companyVersion.get();
    if (now.status !== 'ready') throw new Error(`The settings are ${now.status}.`);
    return now.data;
  };
  const settings = () => known().values;
  /** Settings and version here equal the server's. */
  const expectTruth = async () => {
    const { headers, body } = await send<Schema<'CompanySettings'>>(company.admin.visitor, 'GET', `${COMPANY}/`);
    expect(known()).toEqual({ values: body, etag: headers.get('etag') });
  };
  /** The business state that the header shows. */
  const shown = () => {
    const auth = core.authState.get();
    return auth.status === 'signedIn' ? auth.state.businessState : undefined;
  };
  const theirs = (method: string, path: string, json?: unknown) =>
    send(other.visitor, method, COMPANY + path, { json });
  const conflictOf = (write: Promise<unknown>) => write.then(() => undefined, store.companyConflictOf);

  it('STA-096 reflects each change at once, as on the server', async () => {
    await expectTruth();
    const facts = { ...settings().facts, name: 'Neu & Söhne', website: 'https://neu.example' };
    const sortOrderSettings = { ...settings().sortOrderSettings, hotel: 'RATING' };
    const code = 'EXPENSIFY';
    const changes: [() => Promise<unknown>, Partial<Schema<'CompanySettings'>>][] = [
      [() => store.updateCompany(facts), { facts }],
      [() => store.setAutoApprovalMode('IN_POLICY'), { autoApprovalMode: 'IN_POLICY' }],
      [() => store.setExpenseManagementSystem(settings().hash, code), { expenseManagementSystemCode: code }],
      [() => store.removeExpenseManagementSystem(), { expenseManagementSystemCode: null }],
      [() => store.setSortOrderSettings(sortOrderSettings), { sortOrderSettings }],
      [() => store.setMultiRoomBookings(true), { multiRoomBookings: true }],
      [() => store.setMultiRoomBookings(false), { multiRoomBookings: false }],
    ];
    for (const [make, expected] of changes) {
      await make();
      expect(settings()).toMatchObject(expected);
      await expectTruth();
    }
  });

  it('STA-096 updates the business state with a new name, logo or feature', async () => {
    await core.refreshAuth();
    await store.updateCompany({ ...settings().facts, name: 'Anders' });
    expect(shown()?.companyName).toBe('Anders');
    for (const picture of [PNG, GIF]) {
      await store.uploadCompanyLogo(new File([picture], 'logo'));
      expect(settings().logoUrl).toMatch(/^\/site\/company-logos\/[0-9a-f]{64}\.(png|gif)$/);
      expect(shown()?.companyLogoUrl).toBe(settings().logoUrl);
    }
    await store.deleteCompanyLogo();
    expect([settings().logoUrl, shown()?.companyLogoUrl]).toEqual([null, null]);
    for (const isOn of [true, false]) {
      await store.setCompanyFeature('INBOX_SYNC', isOn);
      expect(settings().features).toContainEqual({ feature: 'INBOX_SYNC', enabled: isOn });
      expect(shown()?.features.includes('INBOX_SYNC')).toBe(isOn);
    }
    await expectTruth();
  });

  it('STA-096 ends with the last of several changes, in any response order', async () => {
    await Promise.all(['FIRST', 'SECOND', 'THIRD'].map((mode) => store.setAutoApprovalMode(mode)));
    expect(settings().autoApprovalMode).toBe('THIRD');
    await expectTruth();
  });

  it('a refused change rejects, changes nothing, and does not block the next one', async () => {
    const before = settings();
    const [refused, taken] = [store.setAutoApprovalMode('not a name'), store.setMultiRoomBookings(true)];
    await expect(refused).rejects.toMatchObject({ code: 'HTTP', status: 400, serverCode: 'VALIDATION_ERROR' });
    await taken;
    const lastChanges = [expect.objectContaining({ subject: 'MULTI_ROOM_BOOKINGS' })];
    expect(settings()).toEqual({ ...before, multiRoomBookings: true, lastChanges });
  });

  it('a write that comes second overwrites nothing here; what else has changed is loaded with a write of that version', async () => {
    const before = known();
    await theirs('POST', '/sortOrderSettings', { flight: 'PRICE', hotel: 'PRICE', train: 'PRICE', car: 'PRICE' });
    const conflict = await conflictOf(store.setMultiRoomBookings(true));
    expect(known()).toEqual(before);
    await store.setMultiRoomBookings(true, conflict?.etag);
    await expectTruth();
    expect(settings().sortOrderSettings.flight).toBe('PRICE');
  });

  it('API-105 API-106 API-107 writes of SSO entries that come second are refused, with what is there', async () => {
    const { id } = await store.addSsoEntry(SSO);
    await theirs('PUT', `/sso/${id}`, { ...SSO, name: 'Theirs' });
    for (const write of [
      () => store.updateSsoEntry(id, { ...SSO, name: 'Mine' }),
      () => store.toggleSsoEntry(id, true),
      () => store.deleteSsoEntry(id),
    ]) {
      expect(await conflictOf(write())).toMatchObject({
        theirs: { ssoSettings: [{ id, name: 'Theirs', active: false }] },
        lastChange: { subject: 'SSO' },
      });
      expect(store.ssoSettings.get()).toMatchObject({ status: 'ready', data: [{ id, name: 'Staff' }] });
    }
    await store.ssoVersion.refresh();
    await store.toggleSsoEntry(id, true);
    expect(store.ssoSettings.get()).toMatchObject({ data: [{ id, name: 'Theirs', active: true }] });
    // Entries have a version of their own, so the settings' is the one that is known.
    await store.setAutoApprovalMode('ALL');
    await expectTruth();
  });

  it('API-115 API-118 changes beside the settings are loaded, so that the next write is no conflict with oneself', async () => {
    await context.db.updateTable('companies').set({ tier: 'biz' }).where('id', '=', company.id).execute();
    await Promise.all([store.companyVersion.refresh(), core.refreshAuth()]);
    await business.setImpersonationSupport('WEEK');
    expect(settings().impersonationSupport).toBe(true);
    await business.upgradeTier('bizPlus');
    await expectTruth();
    expect(shown()?.features).toContain('REPORTING');
    await store.setAutoApprovalMode('ALL');
  });

  it('a company is deleted by the values of the mailed link, and the visitor becomes private', async () => {
    await core.refreshAuth();
    const { call } = await import('@travel-shell/api');
    expect(await call(sendCompanyDeletionEmail)).toBeNull();
    const { body_text: mail } = await context.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', company.admin.email)
      .executeTakeFirstOrThrow();
    const {
      confirmationCode = '',
      requestTime,
      token = '',
    } = Object.fromEntries(new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? '').searchParams);
    await store.deleteCompany({ confirmationCode, requestTime: Number(requestTime), token });
    expect(core.authState.get()).toMatchObject({
      status: 'signedIn',
      state: { businessState: { businessProfile: false, companyName: null } },
    });
  });
});
