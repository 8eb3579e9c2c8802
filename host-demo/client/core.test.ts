/** The core of client and store against the reference back end: tokens, failures and the auth state. */

import { nothing } from '@travel-shell/contract/parse';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCompany } from '../back-end/areas/company/testing/createTestCompany.ts';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { keepCookies } from './testing/keepCookies.ts';

describe.each(databaseOfAnswers)('the core from the server to the store, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let page: ReturnType<typeof stubPage>;
  let shell: Awaited<ReturnType<typeof freshStore>>;
  let api: typeof import('@travel-shell/api');
  let login: typeof import('@travel-shell/api/auth').login;
  /** Method, path and token of every request. */
  let sent: [method: string, path: string, token: string | null][];

  beforeEach(async () => {
    vi.stubGlobal('fetch', globalThis.fetch);
    jar = keepCookies();
    const cookied = globalThis.fetch;
    sent = [];
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(String(input));
      sent.push([init?.method ?? 'GET', pathname, new Headers(init?.headers).get('x-csrf')]);
      return cookied(input, init);
    };
    page = stubPage();
    shell = await freshStore();
    api = await import('@travel-shell/api');
    ({ login } = await import('@travel-shell/api/auth'));
    configureForTest({ apiBase: context.server.origin, siteBase: 'https://shop.example' });
  });
  afterEach(() => vi.unstubAllGlobals());

  const signIn = async (username: string) =>
    shell.applyAuthResponse(await login({ username, password: DEMO_PASSWORD, sticky: false }));
  const signedIn = () => {
    const auth = shell.readState('auth');
    if (auth.status !== 'signedIn') throw new Error(`The visitor is ${auth.status}.`);
    return auth.state;
  };

  it('STA-001 to STA-015 the auth state arrives completely, signed out and signed in', async () => {
    await shell.refreshAuth();
    expect(shell.readState('auth')).toMatchObject({
      status: 'signedOut',
      state: {
        loggedInSession: false,
        allowSignIn: true,
        newUser: true,
        userInfoState: { accountName: null, accountEmail: null, userImgUrl: null, userDisplayEmail: null },
        businessState: { businessProfile: false, businessMode: false },
      },
    });
    await signIn('ada@example.com');
    expect(signedIn()).toMatchObject({
      loggedInSession: true,
      allowSignIn: true,
      newUser: false,
      unconfirmedAccount: false,
      guidebookEnabled: true,
      surveyGroups: ['early-access', 'header-2026'],
      accountSwitcherItems: expect.any(Array),
      authStateParams: expect.any(Object),
      businessState: { businessProfile: false, permissions: [], bookingMode: 'TRAVELER_ONLY' },
      userInfoState: {
        accountName: 'Ada Lovelace',
        accountEmail: 'ada@example.com',
        userImgUrl: '/demo/avatars/ada.svg',
        userDisplayEmail: 'ada@example.com',
      },
    });
  });

  it('STA-016 is fetched when missing or stale, in one request', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const asked = () => sent.filter(([, path]) => path.includes('AuthStateProviderAction')).length;
    const ends = [shell.authState.subscribe(() => {}), shell.authState.subscribe(() => {})];
    await vi.waitFor(() => expect(shell.readState('auth').status).toBe('signedOut'));
    expect(asked()).toBe(1);
    for (const end of ends) end();
    now.mockReturnValue(1_000_000 + 10 * 60 * 1000);
    const end = shell.authState.subscribe(() => {});
    await vi.waitFor(() => expect(asked()).toBe(2));
    end();
    await shell.refreshAuth();
    vi.restoreAllMocks();
  });

  it('API-001 API-003 API-004 API-022 every call carries a token, fetched once, and the next one after each sign-in and sign-out', async () => {
    await shell.refreshAuth();
    await signIn('ada@example.com');
    await shell.signOut();
    await shell.refreshAuth();
    const [first, ...others] = sent;
    expect(first).toEqual(['POST', '/s/run/formtoken', null]);
    expect(others.every(([, , token]) => (token?.length ?? 0) >= 20)).toBe(true);
    expect(others.filter(([, path]) => path === '/s/run/formtoken')).toEqual([]);
    const tokenOf = (end: string) => others.find(([, path]) => path.endsWith(end))?.[2];
    expect(new Set([tokenOf('AuthStateProviderAction'), tokenOf('/logout'), others.at(-1)?.[2]]).size).toBe(3);
    expect(shell.readState('auth')).toMatchObject({ status: 'signedOut' });
  });

  it('API-002 STA-040 uses the page’s token, and a new one when it expires', async () => {
    configureForTest({
      apiBase: context.server.origin,
      siteBase: 'https://shop.example',
      formtoken: 'of-another-session',
    });
    await signIn('bo@example.com');
    expect(sent.slice(0, 3).map(([, path, token]) => [path, token === 'of-another-session'])).toEqual([
      ['/k/run/auth/login', true],
      ['/s/run/formtoken', false],
      ['/k/run/auth/login', false],
    ]);
    expect(signedIn().userInfoState.accountName).toBe('Bo Diaz');
  });

  it('ERR-001 to ERR-004 a rejection has messages for developers and visitors', async () => {
    const error = await api
      .call('post', '/k/run/auth/login', { form: { username: '', passwd: '' }, parse: (value) => value as never })
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(api.ApiError);
    expect(error).toMatchObject({
      code: 'HTTP',
      status: 400,
      serverCode: 'VALIDATION_ERROR',
      body: { errors: [{ code: 'VALIDATION_ERROR', description: expect.any(String) }] },
    });
    expect(api.messageOf(error, 'fallback')).toBe(error.body.errors[0].localizedDescription);
  });

  it('ERR-025 a wrong password rejects with the form’s response', async () => {
    await expect(login({ username: 'ada@example.com', password: 'wrong', sticky: false })).rejects.toMatchObject({
      code: 'HTTP',
      status: 401,
      body: { status: 2, errorField: 'password', message: expect.any(String) },
    });
    await runPending();
    expect(page.location.reload, 'which is not an ended session').not.toHaveBeenCalled();
  });

  it('ERR-005 ERR-008 a call that needs a session fails without one, and the page reloads', async () => {
    await expect(
      api.call('get', '/i/api/business/company/v1/sso', { parse: (value) => value as never }),
    ).rejects.toMatchObject({ code: 'HTTP', status: 401, serverCode: 'INVALID_SESSION' });
    await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledTimes(1));
  });

  it('ERR-009 API-084 currentIdentity does not reload on an invalid session', async () => {
    const identity = api.call('get', '/i/api/business/me/v1/currentIdentity', { parse: (value) => value as never });
    await expect(identity).rejects.toMatchObject({ serverCode: 'INVALID_SESSION' });
    await runPending();
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it('ERR-010 a required second factor redirects the visitor there', async () => {
    const company = await createTestCompany(context.db, context.server.origin, {});
    await context.db.updateTable('companies').set({ two_factor_required: true }).execute();
    jar.clear();
    for (const [name, value] of company.admin.visitor.cookies) jar.set(name, value);
    await expect(
      api.call('get', '/i/api/business/company/v1/sso', { parse: (value) => value as never }),
    ).rejects.toMatchObject({ status: 403, serverCode: 'MISSING_TWO_FACTOR_AUTHENTICATION' });
    await vi.waitFor(() =>
      expect(page.location.assign.mock.calls).toEqual([
        ['https://shop.example/business/verify?redir=%2Fhotels%3Fstars%3D4'],
      ]),
    );
    await context.db.updateTable('companies').set({ two_factor_required: false }).execute();
  });

  it('API-008 API-012 API-013 API-016 posts, puts and deletes; a 204 gives null', async () => {
    const company = await createTestCompany(context.db, context.server.origin, {});
    jar.clear();
    for (const [name, value] of company.admin.visitor.cookies) jar.set(name, value);
    const entry = {
      name: 'Staff',
      issuer: 'https://id.staff.example',
      authorizationEndpoint: 'https://id.staff.example/authorize',
      clientId: 'travel-shell',
      clientSecret: 'never to be seen again',
    };
    const { parseSsoEntry } = await import('@travel-shell/contract/parsers/parseSsoEntry');
    const added = await api.call('post', '/i/api/business/company/v1/sso', { json: entry, parse: parseSsoEntry });
    const at = { path: { id: added.id } };
    const changed = await api.call('put', '/i/api/business/company/v1/sso/{id}', {
      ...at,
      json: { ...entry, name: 'All staff' },
      parse: parseSsoEntry,
    });
    expect(changed).toMatchObject({ id: added.id, name: 'All staff' });
    await expect(
      api.call('delete', '/i/api/business/company/v1/sso/{id}', { ...at, parse: nothing }),
    ).resolves.toBeNull();
    await expect(
      api.call('delete', '/i/api/business/company/v1/sso/{id}', { ...at, parse: nothing }),
    ).rejects.toMatchObject({ status: 404, serverCode: 'NOT_FOUND' });
  });
  it('STA-041 the locale of the page arrives with its countries and its currency', async () => {
    const { pageLocale } = await import('@travel-shell/store/page');
    const locale = pageLocale('de-DE');
    expect(locale.initial).toEqual({
      shortLanguageCode: 'de',
      countryCode: 'DE',
      localeName: 'de-DE',
      countries: [],
      currencyCode: '',
      currencyFormat: '',
    });
    const end = locale.subscribe(() => {});
    await vi.waitFor(() => {
      expect(locale.get().countries.length).toBeGreaterThan(200);
      expect(locale.get().currencyCode).toMatch(/^[A-Z]{3}$/);
    });
    expect(locale.get().currencyFormat).toContain('{amount}');
    end();
  });
});
