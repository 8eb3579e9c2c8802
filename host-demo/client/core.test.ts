/** Form tokens, searching people, the settings of trips, and what no piece calls. */

import { login } from '@travel-shell/contract/calls/login';
import { recordUiMetric } from '@travel-shell/contract/calls/recordUiMetric';
import { trackBizPlusEmailConfirmationClick } from '@travel-shell/contract/calls/trackBizPlusEmailConfirmationClick';
import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMember, createTestCompany, type TestMember } from '../back-end/areas/company/testing/createTestCompany.ts';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { keepCookies } from './testing/keepCookies.ts';

describe.each(databaseOfAnswers)('the core from the server to the store, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let shell: Awaited<ReturnType<typeof freshStore>>;
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
    stubPage();
    shell = await freshStore();
    configureForTest({ apiBase: context.server.origin, siteBase: 'https://shop.example' });
  });
  afterEach(() => vi.unstubAllGlobals());

  const signIn = async (username: string) => {
    const { callAuthForm } = await import('@travel-shell/api');
    const form = { username, passwd: DEMO_PASSWORD, sticky: false, userInfo: true };
    await shell.applyAuthResponse(await callAuthForm(login, { form }));
  };
  const signInAs = async ({ visitor }: TestMember) => {
    for (const [name, value] of visitor.cookies) jar.set(name, value);
    await shell.refreshAuth();
  };

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
    expect(shell.readState('auth')).toMatchObject({ status: 'signedIn' });
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

  it('STA-062 STA-072 STA-073 each setting of the trips goes both ways, and is gone after a sign-out', async () => {
    const store = await import('@travel-shell/store/trips');
    await signIn('layla@example.com');
    await store.tripsState.refresh();
    const settings = () => {
      const now = store.tripsState.get();
      return now.status === 'ready' ? now.data.userSettings : expect.fail(now.status);
    };
    const before = settings();
    const turned = { mapViewFD: true, mapViewDP: true, tdpAutopilot: true } as const;
    const shown = {
      navigationDrawerTripsTooltipShown: true,
      tripsDrawerReminderTooltipShown: true,
      tripsDrawerGoToTripsButtonTooltipShown: true,
    } as const;
    const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
    for (const name of namesOf(turned)) await store.turnSetting(name, true);
    for (const name of namesOf(shown)) await store.rememberTooltip(name);
    expect(settings()).toEqual({ ...turned, ...shown });
    await store.tripsState.refresh();
    expect(settings()).toEqual({ ...turned, ...shown });
    for (const name of namesOf(turned)) await store.turnSetting(name, false);
    expect(settings()).toEqual({ ...before, ...shown });
    await shell.signOut();
    expect(store.tripsState.get()).toEqual({ status: 'pending' });
  });

  it('BIZ-056 BIZ-058 BIZ-059 CON-081 a search gives five people, or ten, without the member and their traveler', async () => {
    const company = await createTestCompany(context.db, context.server.origin, {});
    for (let i = 0; i < 12; i++) await addMember(context.db, context.server.origin, company.id, 'APPROVER');
    await signInAs(company.admin);
    const { bookForTraveler, searchUsers } = await import('@travel-shell/store/business');
    await bookForTraveler(company.traveler.email);
    const emailsOf = async (limit?: number) =>
      (await searchUsers({ query: '', searchMode: 'all', searchOnEmpty: true, limit }))?.content.map(
        ({ email }) => email,
      );
    expect(await emailsOf()).toHaveLength(5);
    expect(await emailsOf(10)).toHaveLength(10);
    const all = await emailsOf(48);
    expect(all).toHaveLength(12);
    for (const { email } of [company.admin, company.traveler]) expect(all).not.toContain(email);
  });

  it('BIZ-060 BIZ-061 CON-083 a search that is refused as invalid is empty; other refusals are failures', async () => {
    const company = await createTestCompany(context.db, context.server.origin, {});
    const { findUsers } = await import('@travel-shell/api/business');
    await signInAs(company.admin);
    expect(await findUsers({ query: 'a'.repeat(201), searchMode: 'all' })).toEqual({
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
    await signInAs(company.traveler);
    await expect(findUsers({ query: '', searchMode: 'all' })).rejects.toMatchObject({ serverCode: 'FORBIDDEN' });
  });

  it('API-036 API-100 takes the calls that no piece makes', async () => {
    const { call } = await import('@travel-shell/api');
    const json = { metricName: 'height', metricValue: 3 };
    expect(await call(recordUiMetric, { path: { type: 'frame' }, json })).toBeNull();
    expect(await call(trackBizPlusEmailConfirmationClick, { json: { confirmationCode: 'code' } })).toBeNull();
  });
});
