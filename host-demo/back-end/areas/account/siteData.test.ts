import type { Schema } from '@travel-shell/contract';
import { seedAccount } from 'travel-shell-back-end/areas/account/accountSeed.ts';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

const COMPONENT = '/horizon/react/component';

describe.each(databaseOfAnswers)('site data on $kind', ({ create }) => {
  const context = useTestServer(create);
  const get = <T>(path: string, visitor = new Visitor(context.server.origin)) =>
    ask<T>(visitor, 'GET', COMPONENT + path);
  const footer = async (brand: string) =>
    (await get<Schema<'FooterState'>>(`/FooterStateProviderAction?brand=${brand}`)).body;

  describe('footer', () => {
    it('STA-053 STA-054 STA-056 STA-057 STA-058 has every link group, with titles, and both app stores', async () => {
      const { body: state } = await get<Schema<'FooterState'>>('/FooterStateProviderAction');
      expect(state.brandDisplayName).toBe('Vireo');
      expect(state.pageDescription.length).toBeGreaterThan(50);
      expect(state.appStoreLinks).toEqual([
        {
          appStoreType: 'appleappstore',
          appStoreLink: { url: 'https://apps.example/vireo' },
          title: expect.any(String),
        },
        { appStoreType: 'googleplay', appStoreLink: { url: 'https://play.example/vireo' }, title: expect.any(String) },
      ]);
      expect(Object.entries(state.linkGroups).map(([name, { title, links }]) => [name, title, links.length])).toEqual([
        ['seo', 'Explore', 12],
        ['popularCities', 'Popular cities', 24],
        ['popularDestinations', 'Popular destinations', 24],
        ['staticCompany', 'Company', 5],
        ['staticContact', 'Contact', 5],
        ['staticAirline', 'Airline tickets', 7],
        ['staticMore', 'More', 5],
      ]);
      expect(state.linkGroups.popularCities.links[5]).toEqual({
        title: 'Buenos Aires',
        url: '/explore/buenos-aires',
        name: 'buenos-aires',
        testAttr: 'footer-popularCities-buenos-aires',
      });
    });

    it('STA-051 differs by brand: the rail partner has no apps and no airline tickets (FTR-008, FTR-016)', async () => {
      const state = await footer('partner');
      expect([state.brandDisplayName, state.appStoreLinks]).toEqual(['Meridian', []]);
      expect(state.linkGroups.staticAirline).toEqual({ title: 'Airline tickets', links: [] });
      expect((await footer('sister')).brandDisplayName).toBe('Solenne');
      expect((await get('/FooterStateProviderAction?brand=nobody')).status).toBe(400);
    });

    it('API-024 STA-052 gives partner logos and a social media site for each icon', async () => {
      const { body: state } = await get<Schema<'FooterBrandsState'>>('/FooterBrandsStateProviderAction?brand=sister');
      expect(state.brands.map(({ name }) => name)).toEqual([
        'nestly',
        'harborline',
        'tablewise',
        'roamstay',
        'fareloft',
      ]);
      for (const { logoUrl } of state.brands) {
        const logo = await fetch(context.server.origin + logoUrl);
        expect([logo.status, logo.headers.get('content-type')], logoUrl).toEqual([200, 'image/svg+xml']);
      }
      expect(state.socialMediaSites.map(({ name }) => name)).toEqual(Object.keys(state.socialIconsByName));
      expect(state.socialMediaSites[2]).toEqual({
        name: 'instagram',
        url: 'https://instagram.example/solenne',
        prompt: 'Follow Solenne on Instagram',
      });
    });

    it('API-045 serves every social icon as svg text, and nothing else', async () => {
      const { body } = await get<Schema<'FooterBrandsState'>>('/FooterBrandsStateProviderAction');
      for (const url of Object.values(body.socialIconsByName)) {
        const icon = await fetch(context.server.origin + url);
        expect([icon.status, icon.headers.get('content-type')], url).toEqual([200, 'image/svg+xml']);
        expect(await icon.text()).toMatch(/^<svg [^>]+><path d="[^"]+"\/><\/svg>$/);
        expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
      }
      expect((await get('/socialIcons/myspace.svg')).status).toBe(404);
      expect((await get('/socialIcons/..%2Ffacebook.svg')).status).toBe(400);
    });

    it('FTR-019 an icon that does not start with an svg tag is stored nowhere', async () => {
      const { db } = context;
      const change = (icon_svg: string) =>
        db.updateTable('social_media_sites').set({ icon_svg }).where('name', '=', 'brunch').execute();
      for (const text of ['<html><svg></svg></html>', 'icon', '', '<svgs>'])
        await expect(change(text), text).rejects.toThrow(/check constraint/);
    });

    it('API-025 returns the site map', async () => {
      const { body } = await get<Schema<'FooterSiteMap'>>('/FooterSiteMapLinksProviderAction');
      expect(body.siteMapTitle).toBe('All searches');
      expect(body.siteMapLinks).toHaveLength(60);
      expect(body.siteMapLinks.at(-1)).toEqual({
        title: 'Hotels in Vienna',
        url: '/hotels/vienna',
        name: 'hotels-in-vienna',
        testAttr: 'footer-siteMap-hotels-in-vienna',
      });
    });

    it('API-026 STA-055 RTE-015 RTE-016 RTE-017 RTE-018 returns the privacy menu', async () => {
      const { body } = await get<Schema<'PrivacyMenuState'>>('/PrivacyMenuStateProviderAction');
      expect(body.items.map(({ url }) => url)).toEqual([
        '/privacy',
        '/actual-terms-of-use',
        '/privacy#ccpa',
        '/privacy/manage',
      ]);
      expect(body.items.every(({ title }) => title.length > 0)).toBe(true);
    });

    it('API-026 reads it from the database', async () => {
      const row = { position: 99, title: 'Cookies', url: '/privacy#cookies' };
      await context.db.insertInto('privacy_menu_items').values(row).execute();
      const { body } = await get<Schema<'PrivacyMenuState'>>('/PrivacyMenuStateProviderAction');
      expect(body.items.at(-1)).toEqual({ title: 'Cookies', url: '/privacy#cookies' });
    });
  });

  describe('countries', () => {
    const countries = async (locale?: string) =>
      (await get<Schema<'CountryPickerState'>>(`/CountryPickerStateProviderAction${locale ? `?locale=${locale}` : ''}`))
        .body;

    it('STA-043 STA-045 lists all countries under their own names', async () => {
      const state = await countries('fr-CH');
      expect(state.countries).toHaveLength(250);
      const names = state.countries.map(({ countryName }) => countryName);
      expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
      expect(state.countries.find(({ countryCode }) => countryCode === 'JP')).toEqual({
        text: '日本 (日本語)',
        locale: 'ja-JP',
        href: '/ja-JP',
        active: false,
        flag: '/site/flags/JP.webp',
        countryCode: 'JP',
        countryName: 'Japan',
        countryNativeName: '日本',
        languageName: 'Japanese',
        languageNativeName: '日本語',
        languageLinks: [
          {
            locale: 'ja-JP',
            text: '日本 (日本語)',
            languageNativeName: '日本語',
            currencyCode: 'JPY',
            active: false,
            href: '/ja-JP',
          },
        ],
      });
    });

    it('STA-044 STA-046 marks one country and one of its languages as active', async () => {
      const { countries: entries, languages } = await countries('fr-CH');
      const active = entries.filter((entry) => entry.active);
      expect(active).toMatchObject([{ countryCode: 'CH', locale: 'fr-CH', countryNativeName: 'Suisse' }]);
      expect(active[0]?.languageLinks.map((link) => [link.locale, link.active, link.dataHref])).toEqual([
        ['de-CH', false, '/de-CH'],
        ['fr-CH', true, '/fr-CH'],
        ['it-CH', false, '/it-CH'],
      ]);
      expect(languages).toEqual([
        { locale: 'de-CH', dataHref: '/de-CH', active: false },
        { locale: 'fr-CH', dataHref: '/fr-CH', active: true },
        { locale: 'it-CH', dataHref: '/it-CH', active: false },
      ]);
    });

    it.each([
      [undefined, 'en-US'],
      ['ar', 'ar-EG'],
      ['DE-de', 'de-DE'],
      ['en-DE', 'de-DE'],
      ['zh-Hant-HK', 'zh-HK'],
    ])('takes the page locale %s for the site %s', async (locale, active) => {
      const { languages } = await countries(locale);
      expect(languages.filter((language) => language.active).map((language) => language.locale)).toEqual([active]);
    });

    it('STA-043 serves every flag', async () => {
      const { countries: entries } = await countries();
      for (const { flag } of entries) {
        const response = await fetch(context.server.origin + flag);
        expect([response.status, response.headers.get('content-type')], flag).toEqual([200, 'image/webp']);
      }
    });

    it('STA-043 has either href or dataHref', async () => {
      const { countries: entries } = await countries();
      for (const { countryCode, href, dataHref, languageLinks } of entries) {
        expect([href, dataHref].filter(Boolean), countryCode).toHaveLength(1);
        for (const link of languageLinks) expect([link.href, link.dataHref].filter(Boolean)).toHaveLength(1);
      }
    });

    it.each(['e', 'en_US', 'en-US-x-y', '%00', 'a'.repeat(40)])('refuses the locale %s', async (locale) => {
      expect((await get(`/CountryPickerStateProviderAction?locale=${locale}`)).status).toBe(400);
    });

    it('has no active site for an unknown country', async () => {
      const { languages, countries: entries } = await countries('en-QQ');
      expect([languages, entries.filter((entry) => entry.active)]).toEqual([[], []]);
    });
  });

  it('adds the data once, even when two servers start at once', async () => {
    const count = async () => (await context.db.selectFrom('site_locales').select('locale').execute()).length;
    const before = await count();
    await context.db.deleteFrom('vertical_url_patterns').execute();
    await context.db.deleteFrom('site_brands').execute();
    await Promise.all([seedAccount(context.db), seedAccount(context.db)]);
    expect(await count()).toBe(before);
    expect((await footer('flagship')).linkGroups.seo.links).toHaveLength(12);
  });
});
