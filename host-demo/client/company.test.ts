import type { Schema } from '@travel-shell/contract';
import { freshStore } from '@travel-shell/testing/freshStore';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCompany, type TestCompany } from '../back-end/areas/company/testing/createTestCompany.ts';
import { GIF, PNG } from '../back-end/areas/company/testing/pictures.ts';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { keepCookies } from './testing/keepCookies.ts';

const POLICY: Schema<'TravelPolicy'> = {
  enabled: true,
  approval: 'ALWAYS',
  priceLimit: { amount: 99.9, currencyCode: 'EUR' },
  minimumDaysInAdvance: 3,
  allowedClasses: ['COMPACT'],
  preferredSuppliers: ['Rad & Tat'],
};
const SSO: Schema<'SsoEntryForm'> = {
  name: 'Staff',
  issuer: 'https://id.staff.example',
  authorizationEndpoint: 'https://id.staff.example/authorize',
  clientId: 'travel-shell',
  clientSecret: 'never to be seen again',
};

describe.each(databaseOfAnswers)('company settings from the server to the store, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let company: TestCompany;
  let core: Awaited<ReturnType<typeof freshStore>>;
  let store: typeof import('@travel-shell/store/company');

  beforeAll(() => {
    vi.stubGlobal('fetch', globalThis.fetch);
    jar = keepCookies();
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin, { features: ['REPORTING'] });
    jar.clear();
    for (const [name, value] of company.admin.visitor.cookies) jar.set(name, value);
    core = await freshStore();
    configureForTest({ apiBase: context.server.origin });
    store = await import('@travel-shell/store/company');
  });

  const settings = () => {
    const now = store.companySettings.get();
    if (now.status !== 'ready') throw new Error(`The settings are ${now.status}.`);
    return now.data;
  };
  /** The state here equals the server's. */
  const expectTruth = async () => {
    const known = settings();
    await store.companySettings.refresh();
    expect(known).toEqual(settings());
  };

  it('STA-096 arrives completely', async () => {
    expect(store.companySettings.get()).toEqual({ status: 'pending' });
    await store.companySettings.refresh();
    expect(settings()).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      facts: { name: company.name },
      autoApprovalMode: 'NONE',
      policies: { train: { enabled: false } },
      logoUrl: null,
      expenseManagementSystemCode: null,
      sortOrderSettings: { flight: 'RECOMMENDED' },
      ssoSettings: [],
      impersonationSupport: false,
      tier: 'enterprise',
      tierUpgrade: { status: 'NONE' },
      multiRoomBookings: false,
    });
    expect(settings().features).toContainEqual({ feature: 'REPORTING', enabled: true });
    expect(Object.isFrozen(settings().policies)).toBe(true);
  });

  it('STA-096 reflects each change at once, as on the server', async () => {
    await store.companySettings.refresh();
    const facts = { ...settings().facts, name: 'Neu & Söhne', website: 'https://neu.example' };
    const changes: [() => Promise<unknown>, Partial<Schema<'CompanySettings'>>][] = [
      [() => store.updateCompany(facts), { facts }],
      [() => store.setAutoApprovalMode('IN_POLICY'), { autoApprovalMode: 'IN_POLICY' }],
      [() => store.setTravelPolicy('car', POLICY), { policies: { ...settings().policies, car: POLICY } }],
      [
        () => store.setExpenseManagementSystem(settings().hash, 'EXPENSIFY'),
        { expenseManagementSystemCode: 'EXPENSIFY' },
      ],
      [() => store.removeExpenseManagementSystem(), { expenseManagementSystemCode: null }],
      [
        () => store.setSortOrderSettings({ ...settings().sortOrderSettings, hotel: 'RATING' }),
        { sortOrderSettings: { ...settings().sortOrderSettings, hotel: 'RATING' } },
      ],
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
    await store.companySettings.refresh();
    await core.refreshAuth();
    const business = () => {
      const auth = core.authState.get();
      return auth.status === 'signedIn' ? auth.state.businessState : undefined;
    };
    await store.updateCompany({ ...settings().facts, name: 'Anders' });
    expect(business()?.companyName).toBe('Anders');
    for (const picture of [PNG, GIF]) {
      await store.uploadCompanyLogo(new File([picture], 'logo'));
      expect(settings().logoUrl).toMatch(/^\/site\/company-logos\/[0-9a-f]{64}\.(png|gif)$/);
      expect(business()?.companyLogoUrl).toBe(settings().logoUrl);
    }
    await store.deleteCompanyLogo();
    expect([settings().logoUrl, business()?.companyLogoUrl]).toEqual([null, null]);
    for (const isOn of [true, false]) {
      await store.setCompanyFeature('INBOX_SYNC', isOn);
      expect(settings().features).toContainEqual({ feature: 'INBOX_SYNC', enabled: isOn });
      expect(business()?.features.includes('INBOX_SYNC')).toBe(isOn);
    }
    await expectTruth();
  });

  it('STA-096 ends with the last of several changes, in any response order', async () => {
    await store.companySettings.refresh();
    await Promise.all(['FIRST', 'SECOND', 'THIRD'].map((mode) => store.setAutoApprovalMode(mode)));
    expect(settings().autoApprovalMode).toBe('THIRD');
    await expectTruth();
  });

  it('a refused change rejects, changes nothing, and does not block the next one', async () => {
    await store.companySettings.refresh();
    const before = settings();
    const [refused, taken] = [store.setAutoApprovalMode('not a name'), store.setMultiRoomBookings(true)];
    await expect(refused).rejects.toMatchObject({ code: 'HTTP', status: 400, serverCode: 'VALIDATION_ERROR' });
    await taken;
    const lastChanges = [expect.objectContaining({ subject: 'MULTI_ROOM_BOOKINGS' })];
    expect(settings()).toEqual({ ...before, multiRoomBookings: true, lastChanges });
  });

  it('STA-097 goes both ways, without the secret, also into STA-096', async () => {
    await store.companySettings.refresh();
    const { id } = await store.addSsoEntry(SSO);
    const { clientSecret: _none, ...open } = SSO;
    const list = () => {
      const now = store.ssoSettings.get();
      return now.status === 'ready' ? now.data : undefined;
    };
    expect(list()).toEqual([{ id, active: false, ...open, hasClientSecret: true }]);
    await store.toggleSsoEntry(id, true);
    expect(list()).toMatchObject([{ id, active: true }]);
    await store.updateSsoEntry(id, { ...open, name: 'Everybody' });
    expect(list()).toMatchObject([{ id, active: true, name: 'Everybody', hasClientSecret: true }]);
    expect(settings().ssoSettings).toEqual(list());
    await expectTruth();

    expect((await store.fetchSsoEntryPointUrl()).url).toContain(settings().hash);
    expect((await store.fetchExternalAuthorizationUrl(id)).url).toMatch(/^https:\/\/id\.staff\.example\/authorize\?/);

    await store.deleteSsoEntry(id);
    expect([list(), settings().ssoSettings]).toEqual([[], []]);
    await expectTruth();
  });

  it('STA-099 reaches the account manager with its attachment', async () => {
    const message = { subject: 'Rechnungen', description: 'Zwei fehlen.' };
    expect(await store.contactAccountManager({ ...message, attachment: new File([PNG], 'scan.png') })).toBeNull();
    await store.contactAccountManager(message);
    const kept = await context.db
      .selectFrom('account_manager_messages')
      .selectAll()
      .where('company_id', '=', company.id)
      .orderBy('sent_at')
      .execute();
    expect(kept).toMatchObject([
      { ...message, attachment_name: 'scan.png', attachment_media_type: 'image/png' },
      { ...message, attachment: null },
    ]);
    expect(new Uint8Array(kept[0]?.attachment ?? [])).toEqual(PNG);
  });

  it('confirmation mails are requested', async () => {
    await context.db.updateTable('companies').set({ confirmation_needed: true }).where('id', '=', company.id).execute();
    expect(await store.sendCompanyConfirmation(company.admin.email)).toBeNull();
    expect(await store.sendBizPlusConfirmation()).toBeNull();
    const mails = await context.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', company.admin.email)
      .execute();
    expect(mails).toHaveLength(2);
  });

  it('ERR-039 a failed confirmation mail shows a text, the server’s or the default', async () => {
    const { messageOf } = await import('@travel-shell/api');
    const fallback = 'Die E-Mail konnte nicht gesendet werden.';
    const failureFor = () => store.sendCompanyConfirmation(company.admin.email).catch((error) => error);
    // The session has ended meanwhile.
    jar.clear();
    const refused = await failureFor();
    expect(refused).toMatchObject({ code: 'HTTP', status: 401 });
    expect(messageOf(refused, fallback)).toBe(refused.body.errors[0].localizedDescription);
    expect(messageOf(refused, fallback)).toMatch(/^[A-Z].+[.]$/);
    configureForTest({ apiBase: 'http://127.0.0.1:1' });
    expect(messageOf(await failureFor(), fallback)).toBe(fallback);
  });

  it('a company is deleted by the values of the mailed link, and the visitor becomes private', async () => {
    await core.refreshAuth();
    expect(await store.sendCompanyDeletionEmail()).toBeNull();
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
    const left = await context.db.selectFrom('companies').select('id').where('id', '=', company.id).execute();
    expect(left).toEqual([]);
  });
});
