import type { AuthState } from '@travel-shell/contract';
import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastMail, linkIn, submitPage } from '../back-end/areas/auth/testing/outbox.ts';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { SoftAuthenticator } from '../back-end/testing/SoftAuthenticator.ts';
import {
  type ProviderUser,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../back-end/testing/startIdentityProvider.ts';
import { startTestServer } from '../back-end/testing/startTestServer.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { EXTERNAL_AUTH_DOMAIN } from '../demo/seed/seedExternalAuth.ts';
import { keepCookies } from './testing/keepCookies.ts';

describe.each(databaseOfAnswers)('the auth state from the server to the store, on $kind', ({ create }) => {
  let provider: TestIdentityProvider;
  const context = useTestServer(create, async () => {
    provider = await startIdentityProvider();
    const { options } = provider;
    return { identityProviders: { google: options, apple: options, naver: options } };
  });
  let jar: Map<string, string>;
  let page: ReturnType<typeof stubPage>;
  let core: Awaited<ReturnType<typeof freshStore>>;
  let api: typeof import('@travel-shell/api/auth');
  let store: typeof import('@travel-shell/store/auth');

  const { fetch } = globalThis;
  beforeAll(() => {
    jar = keepCookies();
  });
  afterAll(async () => {
    globalThis.fetch = fetch;
    await provider.stop();
  });
  beforeEach(async () => {
    jar.clear();
    page = stubPage('https://shop.example/hotels?stars=4');
    core = await freshStore();
    configureForTest({ apiBase: context.server.origin, siteBase: 'https://shop.example' });
    api = await import('@travel-shell/api/auth');
    store = await import('@travel-shell/store/auth');
  });
  afterEach(() => vi.unstubAllGlobals());

  const signIn = (username: string, password = DEMO_PASSWORD) =>
    store.signIn(api.login({ username, password, sticky: false }));
  const auth = () => core.authState.get();
  const state = (): AuthState => {
    const now = auth();
    if (now.status === 'pending' || !now.state) throw new Error(`It is ${now.status}.`);
    return now.state;
  };
  const setUser = (login: string, row: object) =>
    context.db.updateTable('users').set(row).where('login', '=', login).execute();

  it('STA-001 to STA-015 STA-017 to STA-035 the signed-out state arrives completely', async () => {
    await core.refreshAuth();
    expect(auth().status).toBe('signedOut');
    expect(state()).toEqual({
      loggedInSession: false,
      allowSignIn: true,
      newUser: true,
      unconfirmedAccount: false,
      guidebookEnabled: false,
      surveyGroups: [],
      accountSwitcherItems: [],
      authStateParams: {},
      userInfoState: { accountName: null, accountEmail: null, userImgUrl: null, userDisplayEmail: null },
      businessState: {
        businessProfile: false,
        businessMode: false,
        companyConfirmationNeeded: false,
        businessProfileConfirmationNeeded: false,
        currentlyBookingForOther: false,
        currentTraveler: null,
        currentTravelerInfoState: null,
        travelArranger: false,
        permissions: [],
        features: [],
        bookingMode: 'TRAVELER_ONLY',
        companyName: null,
        companyLogoUrl: null,
        accountOnboardingProgress: 0,
        companyOnboardingProgress: 0,
        authorizedForApprovalsPage: false,
        bookOnBehalfEnabled: false,
      },
    });
  });

  it('STA-002 to STA-015 each field of an account arrives as stored', async () => {
    await setUser('ada@example.com', {
      unconfirmed_account: true,
      guidebook_enabled: false,
      survey_groups: '["a","b c"]',
      auth_state_params: '{"source":"mail"}',
      display_email: 'a…@example.com',
    });
    await signIn('ada@example.com');
    expect(auth().status).toBe('signedIn');
    expect(state()).toMatchObject({
      loggedInSession: true,
      allowSignIn: true,
      newUser: false,
      unconfirmedAccount: true,
      guidebookEnabled: false,
      surveyGroups: ['a', 'b c'],
      authStateParams: { source: 'mail' },
      accountSwitcherItems: [{ userEmail: 'ada@example.com', businessMode: false, accountName: 'Ada Lovelace' }],
      userInfoState: {
        accountName: 'Ada Lovelace',
        accountEmail: 'ada@example.com',
        userImgUrl: '/demo/avatars/ada.svg',
        userDisplayEmail: 'a…@example.com',
      },
    });
    await setUser('ada@example.com', { unconfirmed_account: false, guidebook_enabled: true });
    await core.refreshAuth();
    expect(state()).toMatchObject({ unconfirmedAccount: false, guidebookEnabled: true });
  });

  it('STA-017 to STA-035 the business state of a company member arrives as the server sends it', async () => {
    await signIn('grace@example.com');
    const response = await globalThis.fetch(
      `${context.server.origin}/horizon/common/authentication/providers/AuthStateProviderAction`,
    );
    expect(state()).toEqual(await response.json());
    expect(state().businessState).toMatchObject({
      businessProfile: true,
      businessMode: true,
      companyConfirmationNeeded: false,
      businessProfileConfirmationNeeded: false,
      currentlyBookingForOther: true,
      currentTraveler: expect.stringContaining('@'),
      currentTravelerInfoState: { accountName: expect.any(String) },
      travelArranger: true,
      permissions: expect.arrayContaining(['COMPANY_SETTINGS_MANAGEMENT']),
      features: expect.arrayContaining([expect.any(String)]),
      bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER',
      companyName: 'Northwind Labs',
      companyLogoUrl: expect.any(String),
      accountOnboardingProgress: expect.any(Number),
      companyOnboardingProgress: expect.any(Number),
      authorizedForApprovalsPage: true,
      bookOnBehalfEnabled: true,
    });
  });

  it('STA-016 fetches on first read only', async () => {
    expect(auth()).toEqual({ status: 'pending' });
    const told = Promise.withResolvers<void>();
    const stop = core.authState.subscribe(() => told.resolve());
    await told.promise;
    expect(auth().status).toBe('signedOut');
    stop();
  });

  describe('several accounts', () => {
    const withTwo = async () => {
      await signIn('ada@example.com');
      expect(await store.startAddingAccount()).toBe('https://shop.example/login?add=true&redir=%2Fhotels%3Fstars%3D4');
      await signIn('layla@example.com');
      return store.accountSwitcher.get();
    };

    it('STA-008 STA-036 STA-037 API-129 list as options, the current one selected', async () => {
      expect(store.accountSwitcher.get()).toEqual([]);
      const item = (userEmail: string, accountName: string, userImgUrl: string | null) => ({
        userEmail,
        businessMode: false,
        tokenId: expect.any(String),
        accountName,
        userImgUrl,
      });
      expect(await withTwo()).toEqual([
        { item: item('layla@example.com', 'ليلى الحداد', null), state: 'selected' },
        { item: item('ada@example.com', 'Ada Lovelace', '/demo/avatars/ada.svg'), state: 'unselected' },
      ]);
    });

    it('STA-037 API-130 SIG-054 SIG-055 ACC-027 ACC-028 switch: loading, then the other account, then redir', async () => {
      const [, ada] = await withTwo();
      const seen: (string | undefined)[] = [];
      const stop = store.accountSwitcher.subscribe(() => {
        seen.push(
          store.accountSwitcher
            .get()
            .map(({ item, state }) => `${item.userEmail} ${state}`)
            .join(),
        );
      });
      const switching = store.switchToAccount(ada?.item.tokenId ?? '');
      expect(store.accountSwitcher.get().map((option) => option.state)).toEqual(['selected', 'loading']);
      // One at a time.
      await store.switchToAccount(ada?.item.tokenId ?? '');
      await switching;
      stop();
      expect(state().userInfoState.accountEmail).toBe('ada@example.com');
      expect(seen.at(-1)).toBe('ada@example.com selected,layla@example.com unselected');
      expect(page.location.assign.mock.calls).toEqual([['https://shop.example/login?redir=%2Fhotels%3Fstars%3D4']]);
    });

    it('ACC-029 does not switch to the current account', async () => {
      const [current] = await withTwo();
      await store.switchToAccount(current?.item.tokenId ?? '');
      expect(page.location.assign).not.toHaveBeenCalled();
      expect(store.accountSwitcher.get()[0]?.item).toEqual(current?.item);
    });

    it('ERR-043 a failed switch or addition is logged and changes nothing', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const [, ada] = await withTwo();
      const before = store.accountSwitcher.get();
      await context.db
        .insertInto('account_closures')
        .columns(['user_id', 'reason'])
        .expression((of) =>
          of
            .selectFrom('users')
            .select((select) => ['id', select.val('locked').as('reason')])
            .where('login', '=', 'ada@example.com'),
        )
        .execute();
      await store.switchToAccount(ada?.item.tokenId ?? '');
      expect(store.accountSwitcher.get()).toEqual(before);
      await context.db.deleteFrom('account_closures').execute();
      jar.clear();
      expect(await store.startAddingAccount()).toBeNull();
      const codes = log.mock.calls.map(([line]) => String(line).slice(0, 30));
      expect(codes).toEqual([expect.stringContaining('ACCOUNT_FAILED'), expect.stringContaining('ACCOUNT_FAILED')]);
      expect(page.location.assign).not.toHaveBeenCalled();
    });
  });

  it('STA-102 STA-104 API-125 the login form arrives, and its response comes back completely', async () => {
    const { result, answer } = await store.signIn(
      api.login({ username: 'ada@example.com', password: DEMO_PASSWORD, sticky: true }),
    );
    expect(result).toBe('success');
    expect(answer).toEqual({
      status: 0,
      uid: expect.any(String),
      userInfo: state().userInfoState,
      formToken: expect.any(String),
    });
    const { sticky } = await context.db
      .selectFrom('sessions')
      .select('sticky')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(sticky).toBe(true);
  });

  it('SIG-017 a mailed code signs in, and a wrong one names its field', async () => {
    const username = 'layla@example.com';
    expect(await api.sendSignInCode(username)).toEqual({ status: 0, message: expect.any(String) });
    const { text } = await lastMail(context.visit(), username, 'sign-in-code');
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(store.signIn(api.loginWithCode({ username, code: wrong, sticky: false }))).rejects.toMatchObject({
      code: 'HTTP',
      status: 401,
      body: { status: 2, errorField: 'code' },
    });
    const outcome = await store.signIn(api.loginWithCode({ username, code, sticky: false }));
    expect(outcome).toMatchObject({ result: 'success' });
    expect(state().userInfoState.accountEmail).toBe(username);
  });

  it('STA-103 STA-104 API-126 API-128 the register form arrives with every field, and forgot its name', async () => {
    const fields = {
      username: 'carol@example.com',
      password: 'a good long one',
      emailsConsent: false,
      termsConsent: true,
      regurl: '/trips',
    };
    expect(await api.register(fields)).toEqual({ status: 0, message: expect.any(String) });
    const stored = await context.db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      email: 'carol@example.com',
      emails_consent: false,
      terms_consent: true,
      return_to: '/trips',
    });
    const { termsConsent: _, ...without } = fields;
    await expect(api.register(without)).rejects.toMatchObject({
      code: 'HTTP',
      status: 422,
      body: { status: 2, errorField: 'termsConsent' },
    });
    await submitPage(
      context.visit(),
      linkIn(await lastMail(context.visit(), 'carol@example.com', 'finish-registration')),
      {
        passwd: fields.password,
      },
    );
    expect((await signIn('carol@example.com', fields.password)).result).toBe('success');
    expect((await api.forgotPassword('carol@example.com')).status).toBe(0);
    await lastMail(context.visit(), 'carol@example.com', 'reset-password');
  });

  it.each([
    ['ERR-020 ERR-025 a wrong password', 'ada@example.com', 'wrong', 'VALIDATION_ERROR', 2],
    ['ERR-020 ERR-024 a company that signs in itself', `x@${EXTERNAL_AUTH_DOMAIN}`, 'x', 'EXTERNAL_AUTH_REQUIRED', -1],
  ])('%s rejects with the answer', async (_title, username, password, serverCode, status) => {
    await expect(signIn(username, password)).rejects.toMatchObject({
      code: 'HTTP',
      status: 401,
      serverCode,
      body: { status, message: expect.any(String) },
    });
    expect(auth().status).not.toBe('signedIn');
  });

  it('ERR-026 a server failure rejects without a value', async () => {
    const withoutProviders = await startTestServer({ database: context.db });
    try {
      configureForTest({ apiBase: withoutProviders.origin });
      const error = await api.loginWithApple({ idToken: 'x' }).catch((reason) => reason);
      expect(error).toMatchObject({ name: 'ApiError', code: 'HTTP', status: 503 });
      expect([error.body, error.serverCode]).toEqual([undefined, undefined]);
      // Not even for Apple is this "not linkable" (ERR-027), because the account was never checked.
      await expect(store.signIn(api.loginWithApple({ idToken: 'x' }), 'apple')).rejects.toMatchObject({ status: 503 });
    } finally {
      await withoutProviders.stop();
    }
  });

  it('ERR-020 INVALID_SESSION rejects a call that needs a session, and the page reloads once', async () => {
    await expect(api.addAccount()).rejects.toMatchObject({ serverCode: 'INVALID_SESSION', status: 401 });
    await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledTimes(1));
  });

  describe('providers', () => {
    const person = (name: string): ProviderUser => ({ sub: name, email: `${name}@example.com`, email_verified: true });
    const idToken = async (user: ProviderUser) => provider.idToken(user, { nonce: await api.idTokenNonce() });
    const visitProvider = async (redirectUrl: string) => {
      const back = (await fetch(redirectUrl, { redirect: 'manual' })).headers.get('location') ?? '';
      return new URL(back).searchParams.get('code') ?? '';
    };

    it('SIG-036 SIG-037 SIG-041 API-136 API-137 Google: try again, welcome, success, link', async () => {
      const google = async (user: ProviderUser, confirm: boolean) =>
        store.signIn(api.loginWithGoogle({ idToken: await idToken(user), confirm }), 'google');
      expect((await google(person('dora'), false)).result).toBe('try-again');
      expect((await google(person('dora'), true)).result).toBe('welcome');
      expect(state().userInfoState.accountEmail).toBe('dora@example.com');
      expect((await google(person('dora'), false)).result).toBe('success');
      expect((await google(person('bo'), true)).result).toBe('link');
      const form = { idToken: await idToken(person('bo')), passwd: DEMO_PASSWORD };
      expect((await store.signIn(api.loginAndLinkGoogle(form), 'google')).result).toBe('success');
      expect(state().userInfoState.accountEmail).toBe('bo@example.com');
    });

    it('API-138 API-139 API-141 links, unlinks and signs in by One Tap', async () => {
      await signIn('maximiliane@example.com');
      expect(await api.linkGoogle(await idToken(person('max')))).toEqual({ status: 0 });
      expect(await api.unlinkGoogle()).toEqual({ status: 0 });
      const code = provider.scriptCode(person('egon'), await api.idTokenNonce());
      expect((await store.signIn(api.authorizeOneTap({ code }), 'google')).result).toBe('welcome');
    });

    it('ERR-027 SIG-037 API-133 every Apple failure is not-linkable', async () => {
      const apple = (token: string) => store.signIn(api.loginWithApple({ idToken: token }), 'apple');
      expect(await apple(await idToken(person('ada')))).toEqual({ result: 'not-linkable' });
      expect(await apple('no token at all')).toEqual({ result: 'not-linkable' });
      expect((await apple(await idToken(person('fern')))).result).toBe('welcome');
      // For another provider the same is a failure.
      await expect(store.signIn(api.loginWithGoogle({ idToken: 'no token at all' }), 'google')).rejects.toMatchObject({
        status: 401,
      });
    });

    it('API-134 API-135 API-140 redirects to a provider and returns with a code', async () => {
      const { redirectUrl, state: flow } = await api.startNaverLogin({ popup: true });
      provider.user = person('gil');
      const form = { code: await visitProvider(redirectUrl), state: flow };
      expect((await store.signIn(api.loginWithNaver(form), 'naver')).result).toBe('welcome');
      expect(new URL((await api.startGoogleLogin()).redirectUrl).origin).toBe(provider.options.issuer);
    });

    it('API-131 API-132 subscribes to a Gmail inbox', async () => {
      await signIn('layla@example.com');
      const { redirectUrl, state: flow } = await api.requestGmailSubscription();
      provider.user = person('layla.mail');
      const code = await visitProvider(redirectUrl ?? '');
      const subscribed = { status: 'subscribed', email: 'layla.mail@example.com', redirectUrl: null, state: null };
      expect(await api.subscribeGmail({ code, state: flow ?? '' })).toEqual(subscribed);
      expect(await api.requestGmailSubscription()).toEqual(subscribed);
    });
  });

  it('lists where the visitor is signed in, and ends it there', async () => {
    const countSessions = async () => (await api.fetchSessions()).sessions.length;
    await signIn('ada@example.com');
    await api.endOtherSessions();
    // Browsers that have gone away without signing out.
    for (let i = 0; i < 2; i++) {
      jar.clear();
      await signIn('ada@example.com');
    }
    const [here, there] = (await api.fetchSessions()).sessions;
    expect([here?.isCurrent, there?.isCurrent, await countSessions()]).toEqual([true, false, 3]);
    expect(await api.endSession(there?.sessionId ?? '')).toEqual({ status: 0 });
    expect(await countSessions()).toBe(2);
    const gone = await api.endSession(there?.sessionId ?? '').catch((error) => error);
    expect(gone).toMatchObject({ status: 404, serverCode: 'NOT_FOUND' });
    expect(await api.endOtherSessions()).toEqual({ status: 0 });
    expect(await countSessions()).toBe(1);
    // For the session in use it is signing out, and the next call goes on with a form token of its own.
    expect((await api.endSession(here?.sessionId ?? '')).status).toBe(0);
    expect((await signIn('ada@example.com')).result).toBe('success');
  });

  it('API-142 to API-146 a passkey is made and signs in', async () => {
    const authenticator = new SoftAuthenticator(context.server.origin);
    await signIn('ada@example.com');
    const made = authenticator.create(await api.fetchNewPasskeyParams());
    expect(await api.registerPasskey(made)).toEqual({ status: 0 });
    await core.signOut();

    for (const fetchParams of [api.fetchPasskeyLoginParams, api.fetchPasskeyAutofillParams]) {
      const assertion = authenticator.get(await fetchParams());
      expect((await store.signIn(api.loginWithPasskey(assertion, true))).result).toBe('success');
      expect(state().userInfoState.accountEmail).toBe('ada@example.com');
    }

    const again = authenticator.get(await api.fetchPasskeyLoginParams());
    again.response.signature = '';
    const invalid = await api.loginWithPasskey(again, true).catch((error) => error);
    expect([invalid.serverCode, api.isSilentPasskeyError(invalid)]).toEqual(['VALIDATION_ERROR', false]);
    await context.db.deleteFrom('passkeys').execute();
    const gone = await api
      .loginWithPasskey(authenticator.get(await api.fetchPasskeyLoginParams()), true)
      .catch((error) => error);
    expect([gone.serverCode, api.isSilentPasskeyError(gone)]).toEqual(['PASSKEYS_NOT_SETUP', true]);
    for (const key of authenticator.keys) key.userHandle = 'AAAA';
    const nobody = await api
      .loginWithPasskey(authenticator.get(await api.fetchPasskeyLoginParams()), true)
      .catch((error) => error);
    expect([nobody.serverCode, api.isSilentPasskeyError(nobody)]).toEqual(['NO_SUCH_USER', true]);
  });
});
