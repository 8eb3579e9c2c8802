import type { EntityState } from '@travel-shell/store';
import { freshStore } from '@travel-shell/testing/freshStore';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { keepCookies } from './testing/keepCookies.ts';

describe.each(databaseOfAnswers)('account, footer and pickers from the server to the store, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let core: Awaited<ReturnType<typeof freshStore>>;
  let store: typeof import('@travel-shell/store/account');
  let api: typeof import('@travel-shell/api/account');

  beforeAll(() => {
    vi.stubGlobal('fetch', globalThis.fetch);
    jar = keepCookies();
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    jar.clear();
    core = await freshStore();
    configureForTest({ apiBase: context.server.origin });
    store = await import('@travel-shell/store/account');
    api = await import('@travel-shell/api/account');
  });

  const signIn = async (login: string) => {
    const visitor = new Visitor(context.server.origin);
    await visitor.logIn(login);
    jar.clear();
    for (const [name, value] of visitor.cookies) jar.set(name, value);
  };
  const load = async <T>(entity: EntityState<T>): Promise<T> => {
    await entity.refresh();
    const now = entity.get();
    if (now.status !== 'ready') throw new Error(`It is ${now.status}.`);
    return now.data;
  };

  it('STA-051 STA-053 STA-054 STA-056 STA-057 STA-058 a footer arrives completely', async () => {
    const footer = store.footerOf({
      state: await load(store.footerState('flagship')),
      brands: await load(store.footerBrands('flagship')),
      siteMap: await load(store.footerSiteMap('flagship')),
      privacyMenu: await load(store.privacyMenu),
    });
    expect(footer.brandDisplayName).toBe('Vireo');
    expect(footer.appStoreLinks.map(({ appStoreType }) => appStoreType)).toEqual(['appleappstore', 'googleplay']);
    expect(footer.linkGroups?.popularCities.title).toBe('Popular cities');
    expect(footer.citiesDynamicLinks[0]).toEqual({
      url: '/explore/amsterdam',
      title: 'Amsterdam',
      name: 'amsterdam',
      testAttr: 'footer-popularCities-amsterdam',
    });
    const lengths = [
      footer.destinationsDynamicLinks,
      footer.siteMapLinks,
      footer.companyLinks,
      footer.contactLinks,
      footer.airlineTicketsLinks,
      footer.moreLinks,
      footer.brands,
    ].map((list) => list.length);
    expect(lengths).toEqual([24, 60, 5, 5, 7, 5, 5]);
  });

  it('STA-052 STA-055 social media sites and the privacy menu arrive, and an icon with its text', async () => {
    const { socialMediaSites, socialIconsByName } = await load(store.footerBrands('partner'));
    expect(socialMediaSites[0]).toEqual({
      name: 'facebook',
      url: 'https://facebook.example/meridian',
      prompt: 'Follow Meridian on Facebook',
    });
    const svg = await load(store.socialIcon(socialIconsByName.facebook ?? ''));
    expect(svg).toMatch(/^<svg /);
    expect((await load(store.privacyMenu)).items[0]).toEqual({ title: 'Privacy', url: '/privacy' });
  });

  it('STA-043 STA-044 STA-045 STA-046 countries and languages arrive', async () => {
    const { countries, languages } = await load(store.countryPicker('fr-CA'));
    expect(countries).toHaveLength(250);
    const canada = countries.find(({ active }) => active);
    expect(canada).toMatchObject({ countryCode: 'CA', locale: 'fr-CA', languageNativeName: 'français' });
    expect(canada?.languageLinks[0]).toEqual({
      locale: 'en-CA',
      text: 'Canada (English)',
      languageNativeName: 'English',
      currencyCode: 'CAD',
      active: false,
      dataHref: '/en-CA',
    });
    expect(languages).toContainEqual({ locale: 'fr-CA', dataHref: '/fr-CA', active: true });
    const expanded = canada ? store.expandLanguages(canada) : [];
    expect(expanded.map(({ locale, languageName, active }) => [locale, languageName, active])).toEqual([
      ['en-CA', 'English', false],
      ['fr-CA', 'French', true],
    ]);
  });

  it('STA-049 STA-050 currencies arrive, and the one chosen with the account', async () => {
    await signIn('bo@example.com');
    await api.setCurrency({ currencyCode: 'PLN', store: true });
    const picker = store.currencyPicker('pl-PL');
    expect(picker.get()).toEqual({ loadState: 'notLoaded' });
    await picker.onPage().refresh();
    const loaded = picker.get();
    if (loaded.loadState !== 'loaded') throw new Error(loaded.loadState);
    expect(loaded.current).toEqual({
      currencyCode: 'PLN',
      displayName: 'złoty polski',
      name: 'Polish Zloty',
      nativeName: 'złoty polski',
      htmlSymbolAlone: 'zł',
      showCurrency: true,
    });
    expect([loaded.topCurrencies.length, loaded.allCurrencies.length]).toEqual([9, 153]);
  });

  it('STA-074 data sharing goes both ways', async () => {
    expect(await load(store.dataSharing)).toEqual({ allowDataSharing: true });
    await store.chooseDataSharing(false);
    expect(store.dataSharing.get()).toEqual({ status: 'ready', data: { allowDataSharing: false } });
    expect(await load(store.dataSharing)).toEqual({ allowDataSharing: false });
  });

  it('STA-038 STA-039 MSC-082 MSC-083 a traveler goes both ways', async () => {
    expect(await load(store.preferredTraveler)).toBeNull();
    await signIn('layla@example.com');
    await core.refreshAuth();
    expect(await load(store.preferredTraveler)).toBeNull();

    const fields = {
      firstName: 'ليلى',
      middleName: 'أمل',
      lastName: 'الحداد',
      dateOfBirth: '1990-01-31',
      emailAddress: 'layla@example.com',
      phoneNumber: '10 1234 567',
      phoneCountryCode: '20',
      phoneCountryCodeISO: 'EG',
      tsaredress: 'R1',
      knownTravelerNumber: 'K1',
    };
    const traveler = await store.saveTraveler(fields);
    expect(traveler).toEqual({ travelerId: expect.any(String), ...fields, preferred: true });
    expect(store.preferredTraveler.get()).toEqual({ status: 'ready', data: traveler });
    expect(await load(store.preferredTraveler)).toEqual(traveler);

    await store.saveTraveler({ ...fields, preferred: false }, traveler.travelerId);
    expect(store.preferredTraveler.get()).toEqual({ status: 'ready', data: null });
    expect(await load(store.preferredTraveler)).toBeNull();
    await expect(store.saveTraveler({ ...fields, emailAddress: 'nobody' })).rejects.toMatchObject({
      code: 'HTTP',
      serverCode: 'VALIDATION_ERROR',
    });
  });

  it('STA-038 is cleared when the account changes', async () => {
    await signIn('ada@example.com');
    expect((await load(store.preferredTraveler))?.firstName).toBe('Ada');
    await core.signOut();
    expect(store.preferredTraveler.get()).toEqual({ status: 'pending' });
    expect(await load(store.preferredTraveler)).toBeNull();
  });

  it('API-036 API-038 API-039 API-040 API-041 the calls without state arrive', async () => {
    expect(await api.recordUiMetric('frame', { metricName: 'height', metricValue: 3 })).toBeNull();
    const form = {
      originalVertical: 'trains',
      conversionVertical: 'cars',
      searchUrlToConvert: '/de-DE/trains/Berlin-Wien/2027-05-01/2027-05-08',
    } as const;
    for (const plainPath of [false, true]) {
      expect(await api.convertSearchUrl(form, { plainPath })).toBe('/de-DE/cars/Wien/2027-05-01/2027-05-08');
      expect(await api.convertSearchUrl({ ...form, searchUrlToConvert: '/deals' }, { plainPath })).toBeNull();
    }
    await store.syncMarketingId({ runSyncScript: true, suggestedKmkid: 'mk_from_page' });
    expect([store.marketingId.get(), jar.get('travel_kmkid')]).toEqual(['ready', 'mk_from_page']);
  });
});
