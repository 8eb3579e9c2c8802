import { freshStore } from '@travel-shell/testing/freshStore';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { PERMISSIONS_OF_ROLE } from 'travel-shell-back-end/areas/business/roles.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAccount,
  addMember,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../back-end/areas/company/testing/createTestCompany.ts';
import { PNG } from '../back-end/areas/company/testing/pictures.ts';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { keepCookies } from './testing/keepCookies.ts';

describe.each(databaseOfAnswers)('people in companies from the server to the store, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let company: TestCompany;
  let core: Awaited<ReturnType<typeof freshStore>>;
  let store: typeof import('@travel-shell/store/business');
  let api: typeof import('@travel-shell/api/business');
  /** Where the kit went. */
  let went: string[];

  beforeAll(() => {
    vi.stubGlobal('fetch', globalThis.fetch);
    jar = keepCookies();
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
    company = await createTestCompany(context.db, context.server.origin, {
      tier: 'biz',
      features: ['ONBOARDING_TASKS', 'BOOK_ON_BEHALF'],
    });
    went = [];
    vi.stubGlobal('location', new URL('https://site.example/trips'));
    const page = new EventTarget();
    page.addEventListener('travel-navigate', (event) => {
      event.preventDefault();
      went.push((event as CustomEvent<{ url: string }>).detail.url);
    });
    vi.stubGlobal('document', page);
    vi.stubGlobal('Document', { prototype: page });
    await signIn(company.admin);
  });

  /** A fresh page in this person's browser, or signed out. */
  async function signIn(person?: TestMember) {
    jar.clear();
    for (const [name, value] of person?.visitor.cookies ?? []) jar.set(name, value);
    core = await freshStore();
    configureForTest({ apiBase: context.server.origin, siteBase: 'https://site.example' });
    store = await import('@travel-shell/store/business');
    api = await import('@travel-shell/api/business');
    await core.refreshAuth();
  }
  /** As the browser goes to a page, or sends its form. */
  const open = (path: string, form?: Record<string, string>) =>
    fetch(context.server.origin + path, {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
  const setProfile = (userId: string, set: object) =>
    context.db.updateTable('business_profiles').set(set).where('user_id', '=', userId).execute();
  const ready = <T>({ get }: { get(): { status: string; data?: T } }): T => {
    const now = get();
    if (now.status !== 'ready') throw new Error(`It is ${now.status}.`);
    return now.data as T;
  };

  describe('the business state', () => {
    it('STA-017 STA-018 STA-019 STA-026 STA-027 STA-030 arrives with what the member is', async () => {
      expect(store.businessState.get()).toEqual({
        businessProfile: true,
        businessMode: true,
        companyConfirmationNeeded: false,
        businessProfileConfirmationNeeded: false,
        currentlyBookingForOther: false,
        currentTraveler: null,
        currentTravelerInfoState: null,
        travelArranger: false,
        permissions: PERMISSIONS_OF_ROLE.ADMIN,
        features: ['ONBOARDING_TASKS', 'BOOK_ON_BEHALF'],
        bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER',
        companyName: company.name,
        companyLogoUrl: null,
        accountOnboardingProgress: 0,
        companyOnboardingProgress: 0,
        authorizedForApprovalsPage: false,
        bookOnBehalfEnabled: false,
      });
    });

    it.each([
      ['STA-018', 'no company member', null, { businessProfile: false, permissions: [], companyName: null }],
      ['STA-019', 'business mode', { business_mode: false }, { businessMode: false }],
      ['STA-021', 'confirmation', { confirmation_needed: true }, { businessProfileConfirmationNeeded: true }],
      ['STA-025', 'arrangers', { travel_arranger: true }, { travelArranger: true }],
      ['STA-028', 'the booking mode', { booking_mode: 'TRAVELER_ONLY' }, { bookingMode: 'TRAVELER_ONLY' }],
      ['STA-032', 'one’s progress', { onboarding_progress: 12.5 }, { accountOnboardingProgress: 12.5 }],
      ['STA-034', 'approvals', { authorized_for_approvals: true }, { authorizedForApprovalsPage: true }],
      ['STA-035', 'book on behalf', { book_on_behalf_enabled: true }, { bookOnBehalfEnabled: true }],
    ])('%s tells of %s', async (_id, _what, change, expected) => {
      const who = change ? company.admin : await addAccount(context.db, context.server.origin);
      if (change) await setProfile(who.userId, change);
      await signIn(who);
      expect(store.businessState.get()).toMatchObject(expected);
    });

    it.each([
      ['STA-020', { confirmation_needed: true }, { companyConfirmationNeeded: true }],
      ['STA-031', { logo_url: '/demo/avatars/northwind.svg' }, { companyLogoUrl: '/demo/avatars/northwind.svg' }],
      ['STA-033', { onboarding_progress: 40 }, { companyOnboardingProgress: 40 }],
    ])('%s tells of the company', async (_id, change, expected) => {
      await context.db.updateTable('companies').set(change).where('id', '=', company.id).execute();
      await core.refreshAuth();
      expect(store.businessState.get()).toMatchObject(expected);
    });

    it('is null when signed out', async () => {
      await signIn();
      expect(store.businessState.get()).toBeNull();
    });
  });

  it('STA-022 STA-023 STA-024 STA-095 BIZ-045 BIZ-051 books for a colleague, then for the member again', async () => {
    expect(store.bookingForUser.get()).toBeNull();
    await store.bookForTraveler(company.traveler.email);
    expect(store.bookingForUser.get()).toEqual({ accountName: expect.stringMatching(/^Test /), userImgUrl: null });
    expect(store.businessState.get()).toMatchObject({
      currentlyBookingForOther: true,
      currentTraveler: company.traveler.email,
      currentTravelerInfoState: store.bookingForUser.get(),
    });
    await store.bookForGuest({ email: 'g@guest.example', firstName: 'Gu', lastName: 'Est' });
    expect(store.bookingForUser.get()).toEqual({ accountName: 'Gu Est', userImgUrl: null });
    await store.bookForSelf();
    expect(store.bookingForUser.get()).toBeNull();
    expect(went).toEqual(Array(3).fill('https://site.example/'));
  });

  it('ERR-040 BIZ-048 a failed selection is logged and keeps the previous one', async () => {
    await store.bookForTraveler(company.traveler.email);
    expectConsole(/TRAVELER_FAILED/);
    await expect(store.bookForTraveler('nobody@example.com')).rejects.toMatchObject({ status: 404 });
    await core.refreshAuth();
    expect(store.businessState.get()?.currentTraveler).toBe(company.traveler.email);
    expect(went).toHaveLength(1);
  });

  it('what believes in another traveler than there is changes nothing, and learns of them', async () => {
    const other = await addMember(context.db, context.server.origin, company.id, 'TRAVELER');
    // In another tab, which this one has not heard of.
    await api.selectTraveler({ email: company.traveler.email });
    expectConsole(/TRAVELER_FAILED/, 2);
    await expect(store.bookForTraveler(other.email)).rejects.toSatisfy(store.isTravelerChanged);
    expect(store.businessState.get()?.currentTraveler).toBe(company.traveler.email);
    await api.selectTraveler({ email: other.email });
    await expect(store.bookForSelf()).rejects.toSatisfy(store.isTravelerChanged);
    expect(store.businessState.get()?.currentTraveler).toBe(other.email);
    expect(went).toEqual([]);
    await store.bookForSelf();
    expect(went).toHaveLength(1);
  });

  it('STA-092 STA-093 STA-094 API-124 the search returns a page of people', async () => {
    const { content, paging } = await api.findUsers({ query: company.traveler.email, searchMode: 'all' }, { size: 3 });
    expect(content).toEqual([
      {
        email: company.traveler.email,
        firstName: '',
        lastName: '',
        role: { roleName: 'Traveler' },
        profileImageUrl: null,
        customData: { staffClassDescription: null },
      },
    ]);
    expect(paging).toEqual({
      pageable: { page: 0, size: 3, offset: 0, paged: true },
      first: true,
      last: true,
      numberOfElements: 1,
      totalPages: 1,
      totalElements: 1,
    });
  });

  it.each([
    'all',
    'admins',
    'travelersForTravelArranger',
    'potentialTravelArrangers',
    'approvers',
    'travelManagers',
    'sponsoredGuests',
    'guestSponsors',
    'guests',
    'filtered',
    'potentialCustomApprovers',
    'potentialRuleCustomApprovers',
  ] as const)('STA-100 the mode %s goes through', async (searchMode) => {
    expect((await api.findUsers({ query: '', searchMode })).paging.pageable.page).toBe(0);
  });

  const all = { query: '', searchMode: 'all', searchOnEmpty: true } as const;

  it('BIZ-053 BIZ-054 BIZ-058 BIZ-059 CON-080 excludes the member and the selected traveler from the search', async () => {
    for (let i = 0; i < 6; i++) await addMember(context.db, context.server.origin, company.id, 'APPROVER');
    await store.bookForTraveler(company.traveler.email);
    const found = await store.searchUsers({ ...all, limit: 10 });
    const emails = found?.content.map(({ email }) => email);
    expect(emails).toHaveLength(6);
    for (const { email } of [company.admin, company.traveler]) expect(emails).not.toContain(email);
    expect(await store.searchUsers({ ...all, searchOnEmpty: false })).toBeNull();
    expect(await store.searchUsers({ ...all, query: 'xy', minimumLength: 3 })).toBeNull();
    // No hexadecimal digits, which the addresses here are made of.
    expect((await store.searchUsers({ ...all, query: 'xyz', minimumLength: 3 }))?.content).toEqual([]);
    // One letter is enough by default.
    expect((await store.searchUsers({ query: 'x', searchMode: 'all' }))?.content).toBeInstanceOf(Array);
  });

  it('BIZ-056 BIZ-057 CON-081 CON-082 gives five people of many, and ten in the panel of the header', async () => {
    for (let i = 0; i < 12; i++) await addMember(context.db, context.server.origin, company.id, 'APPROVER');
    expect((await store.searchUsers(all))?.content).toHaveLength(5);
    const inPanel = await store.searchUsers({ ...all, limit: store.USER_SEARCH_PANEL_LIMIT });
    expect(inPanel?.content).toHaveLength(10);
  });

  it('BIZ-060 BIZ-061 CON-083 a forbidden search is empty; other rejections are failures', async () => {
    expect(await api.findUsers({ query: 'a'.repeat(201), searchMode: 'all' })).toEqual({
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
    await signIn(company.traveler);
    await expect(api.findUsers({ query: '', searchMode: 'all' })).rejects.toMatchObject({ serverCode: 'FORBIDDEN' });
  });

  it('STA-032 STA-033 API-074 API-076 API-077 the steps, and the progress in the business state', async () => {
    await store.onboardingTasks.refresh();
    expect(ready(store.onboardingTasks).companyTasks).toHaveLength(5);
    await store.setOnboardingTaskStatus('TAKE_TOUR', 'done');
    await store.setOnboardingTaskStatus('COMPANY_LOGO', 'skipped');
    expect(ready(store.onboardingTasks)).toMatchObject({
      accountOnboardingProgress: 20,
      companyOnboardingProgress: 20,
    });
    expect(store.businessState.get()).toMatchObject({ accountOnboardingProgress: 20, companyOnboardingProgress: 20 });
    await store.dismissReminderTaskGrid();
    expect(ready(store.onboardingTasks).reminderTaskGridDismissed).toBe(true);
    const known = ready(store.onboardingTasks);
    await store.onboardingTasks.refresh();
    expect(ready(store.onboardingTasks)).toEqual(known);
  });

  it('API-071 API-072 API-073 API-078 API-079 API-035 the business profile', async () => {
    await store.businessAccount.refresh();
    expect(ready(store.businessAccount)).toMatchObject({ email: company.admin.email, tier: 'biz' });
    const name = { firstName: 'Ada', lastName: 'Lovelace' };
    expect(await api.setUpBusinessProfile(name, 'v1')).toMatchObject(name);
    expect(await api.setUpBusinessProfile({ ...name, jobTitle: 'Countess' }, 'v2')).toMatchObject({
      jobTitle: 'Countess',
    });
    await store.setUpBusinessProfile({ ...name, allowsBookingByOthers: false });
    await store.setBusinessKeywords(['fairs']);
    await store.setBusinessLanguage('fr-FR');
    expect(ready(store.businessAccount)).toMatchObject({
      ...name,
      jobTitle: 'Countess',
      allowsBookingByOthers: false,
      keywords: ['fairs'],
      localeCode: 'fr-FR',
    });
    const known = ready(store.businessAccount);
    await store.businessAccount.refresh();
    expect(ready(store.businessAccount)).toEqual(known);
    await api.resendBusinessConfirmationEmail();
  });

  it('ERR-050 a language that could not be stored is only logged', async () => {
    expectConsole(/Failed to change K4B locale/);
    await store.setBusinessLanguage('not a language');
  });

  it('STA-101 API-109 API-110 the demo request', async () => {
    await store.businessAccount.refresh();
    const status = () => ready(store.businessAccount).demoRequestStatus;
    expect(status()).toBe('notRequested');
    await store.postponeDemo();
    expect(status()).toBe('postponed');
    await store.requestDemo({ message: 'Soon, please.' });
    expect(status()).toBe('requested');
    await store.businessAccount.refresh();
    expect(status()).toBe('requested');
  });

  it('BIZ-117 API-118 API-119 a higher tier with its features', async () => {
    await store.tierUpgrade.refresh();
    expect(ready(store.tierUpgrade)).toEqual({ tier: 'biz', requestedTier: null, status: 'NONE' });
    await store.upgradeTier('bizPlus');
    expect(ready(store.tierUpgrade)).toEqual({ tier: 'bizPlus', requestedTier: 'bizPlus', status: 'COMPLETED' });
    expect(store.businessState.get()?.features).toContain('REPORTING');
    await expect(store.upgradeTier('biz')).rejects.toMatchObject({ serverCode: 'TIER_NOT_HIGHER', status: 409 });
  });

  it('BIZ-002 an unknown tier falls back to biz', async () => {
    const { parseTierUpgrade } = await import('@travel-shell/contract/parsers/parseTierUpgrade');
    expectConsole(/UNKNOWN_VALUE: tier was "gold"/);
    expect(parseTierUpgrade({ tier: 'gold', requestedTier: null, status: 'NONE' }, '').tier).toBe('biz');
  });

  it('STA-026 an unknown permission is logged and dropped', async () => {
    const { parseBusinessState } = await import('@travel-shell/contract/parsers/parseBusinessState');
    expectConsole(/UNKNOWN_VALUE: permissions has "FLY"/);
    const state = { ...structuredClone(store.businessState.get()), permissions: ['FLY', 'SENIORITY'] };
    expect(parseBusinessState(state, '').permissions).toEqual(['SENIORITY']);
  });

  it('STA-029 an unknown booking mode falls back to TRAVELER_ONLY', async () => {
    const { parseBusinessState } = await import('@travel-shell/contract/parsers/parseBusinessState');
    expectConsole(/UNKNOWN_VALUE: bookingMode/);
    const state = { ...structuredClone(store.businessState.get()), bookingMode: 'ANYBODY' };
    expect(parseBusinessState(state, '').bookingMode).toBe('TRAVELER_ONLY');
  });

  it('BIZ-116 API-114 API-115 API-116 API-117 API-084 support that acts as a member', async () => {
    await store.impersonationSupport.refresh();
    expect(ready(store.impersonationSupport).enabled).toBe(false);
    await store.setImpersonationSupport(true);
    expect(ready(store.impersonationSupport)).toMatchObject({ enabled: true, grantedBy: expect.any(String) });
    await store.currentIdentity.refresh();
    expect(ready(store.currentIdentity)).toMatchObject({ accountEmail: company.admin.email, impersonatedBy: null });

    const agent = await addAccount(context.db, context.server.origin);
    await context.db.updateTable('users').set({ support_agent: true }).where('id', '=', agent.userId).execute();
    await signIn(agent);
    const { getFormToken } = await import('@travel-shell/api');
    await open('/demo/support', { formtoken: await getFormToken(), member: company.traveler.userId });
    await store.currentIdentity.refresh();
    expect(ready(store.currentIdentity)).toMatchObject({
      accountEmail: company.traveler.email,
      impersonatedBy: expect.any(String),
    });
    await store.endImpersonation();
    await store.currentIdentity.refresh();
    expect(ready(store.currentIdentity)).toMatchObject({ accountEmail: agent.email, impersonatedBy: null });
    expect(went).toEqual(['https://site.example/']);

    await signIn(company.admin);
    await store.setImpersonationSupport(false);
    expect(ready(store.impersonationSupport).enabled).toBe(false);
  });

  it('ERR-009 API-084 an invalid session is not a failure and triggers nothing', async () => {
    await signIn();
    await store.currentIdentity.refresh();
    expect(ready(store.currentIdentity)).toBeNull();
    expect(went).toEqual([]);
  });

  it('ACC-009 API-080 redirects to the mode switch', async () => {
    expect(await store.switchBusinessMode()).toBe(true);
    expect(went[0]).toMatch(/\/business\/link\/[\w-]{43}$/);
    await open(new URL(went[0] ?? '').pathname);
    await core.refreshAuth();
    expect(store.businessState.get()?.businessMode).toBe(false);
  });

  it('API-098 API-099 API-100 API-101 API-111 signing up', async () => {
    const signup = { companyName: 'Cafe', firstName: 'C', lastName: 'F', password: 'correct horse battery' };
    for (const [sign, email] of [
      [api.signUpCompany, 'c@cafe.example'],
      [api.signUpBizPlusCompany, 'f@cafe.example'],
    ] as const) {
      expect(await sign({ ...signup, email })).toEqual({ email });
    }
    expect(await api.trackBizPlusEmailConfirmationClick('code')).toBeNull();
    expect(await api.addToWaitlist({ email: 'c@cafe.example', tier: 'enterprise' })).toBeNull();
    await signIn(await addAccount(context.db, context.server.origin));
    expect(store.businessState.get()?.businessProfile).toBe(false);
    await store.signUpLeisureCompany({ companyName: 'Studio', firstName: 'S', lastName: 'T' });
    expect(store.businessState.get()).toMatchObject({ businessProfile: true, companyName: 'Studio' });
    expect(ready(store.businessAccount)).toMatchObject({ companyName: 'Studio', firstName: 'S' });
  });

  it('STA-098 API-123 an issue with files', async () => {
    const text = { summary: 'S', description: 'D', topic: 'T' };
    const attachments = [new File([PNG], 'a.png'), new File([PNG], 'b.png')];
    const { reportId } = await api.reportIssue({ ...text, bookingNumber: 'B1', attachments });
    const stored = await context.db
      .selectFrom('issue_attachments')
      .select('file_name')
      .where('report_id', '=', reportId)
      .orderBy('position')
      .execute();
    expect(stored.map(({ file_name }) => file_name)).toEqual(['a.png', 'b.png']);
    expect((await api.reportIssue(text)).reportId).not.toBe(reportId);
    const wrong = api.reportIssue({ ...text, attachments: [new File(['text'], 'a.png')] });
    await expect(wrong).rejects.toMatchObject({ code: 'HTTP', serverCode: 'VALIDATION_ERROR' });
  });

  it('STA-091 the pages of the admin hub are those of the member', async () => {
    const page = (key: string, more: object = {}) => ({
      key,
      title: key,
      description: '',
      icon: '',
      url: `/business/${key}`,
      enabled: true,
      permissions: [],
      ...more,
    });
    const pages = [
      page('company', { pages: [page('general', { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] })] }),
      page('users', { enabled: false }),
    ];
    const seen = () => store.visibleAdminPages(pages, store.businessState.get() ?? expect.fail(), 'biz');
    expect(seen().map(({ key }) => key)).toEqual(['company']);
    await signIn(company.traveler);
    expect(seen()).toEqual([]);
  });
});
