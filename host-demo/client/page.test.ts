/** Events and redirects of the store parts that no piece uses yet. */
import { readFile } from 'node:fs/promises';
import type { Schema } from '@travel-shell/contract';
import type { ShellConfig } from '@travel-shell/core';
import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { sql } from 'kysely';
import { OPENAPI_FILE } from 'travel-shell-back-end/http/Contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { keepCookies } from './testing/keepCookies.ts';

const SHOP = 'https://shop.example';
const SEARCH = `${SHOP}/de-DE/trains/Berlin-Wien/2027-05-01/2027-05-08`;
/** A port without a listener. */
const NOWHERE = 'http://127.0.0.1:1';

describe.each(databaseOfAnswers)('the page and the server, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let page: ReturnType<typeof stubPage>;
  let shell: Awaited<ReturnType<typeof freshStore>>;
  let account: typeof import('@travel-shell/store/account');
  let facts: typeof import('@travel-shell/store/page');
  /** Method and path of every request. */
  let sent: string[];
  /** All events on the page. */
  let told: [name: string, detail: unknown][];

  const open = async (href: string, config: Partial<ShellConfig> = {}) => {
    page = stubPage(href);
    page.page.dispatchEvent = new Proxy(page.page.dispatchEvent, {
      apply(dispatch, self, [event]: [CustomEvent]) {
        told.push([event.type, event.detail]);
        return Reflect.apply(dispatch, self, [event]);
      },
    });
    shell = await freshStore();
    configureForTest({ apiBase: context.server.origin, siteBase: SHOP, ...config });
    account = await import('@travel-shell/store/account');
    facts = await import('@travel-shell/store/page');
  };

  beforeEach(() => {
    vi.stubGlobal('fetch', globalThis.fetch);
    jar = keepCookies();
    const cookied = globalThis.fetch;
    sent = [];
    told = [];
    globalThis.fetch = (input, init) => {
      sent.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
      return cookied(input, init);
    };
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const signIn = async (login: string) => {
    const visitor = new Visitor(context.server.origin);
    await visitor.logIn(login);
    for (const [name, value] of visitor.cookies) jar.set(name, value);
    await shell.refreshAuth();
  };
  /** Makes all server calls that use this table fail. */
  const without = async (table: string, act: () => Promise<unknown>) => {
    const away = `${table}_away`;
    await sql`alter table ${sql.table(table)} rename to ${sql.table(away)}`.execute(context.db);
    try {
      await act();
    } finally {
      await sql`alter table ${sql.table(away)} rename to ${sql.table(table)}`.execute(context.db);
    }
  };
  const visited = () => page.location.assign.mock.calls.map(([url]) => String(url).replace(SHOP, ''));

  describe('opting out of data sharing', () => {
    it.each([
      ['bo@example.com', '/profile/account'],
      [undefined, '/privacy/manage'],
    ])(
      'ERR-034 ERR-035 CNS-O04 is done elsewhere where the choice cannot be read; %s goes to %s and is shown nothing',
      async (login, target) => {
        await open(SHOP);
        await (login ? signIn(login) : shell.refreshAuth());
        expectConsole(/STATE_FAILED: The choice about data sharing/);
        if (login) await without('account_settings', () => account.readDataSharing());
        else {
          configureForTest({ apiBase: NOWHERE, siteBase: SHOP });
          expect(await account.readDataSharing()).toBe(false);
        }
        expect(visited()).toEqual([target]);
        expect(told.map(([name]) => name)).toEqual(['travel-navigate']);
      },
    );

    it('ERR-034 ERR-035 CNS-063 restores its value when it cannot be stored, and only logs the failure', async () => {
      await open(SHOP);
      await signIn('bo@example.com');
      expect(await account.readDataSharing()).toBe(true);
      const shown: unknown[] = [];
      const end = account.dataSharing.subscribe(() => shown.push(account.dataSharing.get()));
      expectConsole(/OPT_OUT_FAILED/);
      await without('account_settings', async () => {
        expect(await account.chooseDataSharing(false)).toBe(false);
      });
      end();
      expect(shown).toEqual([false, true].map((allowDataSharing) => ({ status: 'ready', data: { allowDataSharing } })));
      expect(visited()).toEqual(['/profile/account']);
      expect(told.map(([name]) => name)).toEqual(['travel-navigate']);
    });

    it('STA-074 ends with the last of several choices', async () => {
      await open(SHOP);
      expect(await account.readDataSharing()).toBe(true);
      const choices = [false, true, false].map((allowed) => account.chooseDataSharing(allowed));
      expect(await Promise.all(choices)).toEqual([true, true, true]);
      await account.dataSharing.refresh();
      expect(account.dataSharing.get()).toEqual({ status: 'ready', data: { allowDataSharing: false } });
    });
  });

  describe('converting a search to another vertical', () => {
    const config = { friendlyUrlVerticals: ['trains', 'cars'] } as const;
    const change = { from: 'trains', to: 'cars', plainLink: '/cars' } as const;

    it.each([
      ['API-038', false, 'POST /s/horizon/common/layout/FriendlySearchUrlAction'],
      ['API-039', true, 'POST /horizon/common/layout/FriendlySearchUrlAction'],
    ])('MSC-038 MSC-041 MSC-042 goes to its address there (%s)', async (_id, friendlyUrlPlainPath, call) => {
      await open(SEARCH, { ...config, friendlyUrlPlainPath });
      await account.goToVertical(change);
      expect(sent).toContain(call);
      expect(visited()).toEqual(['/de-DE/cars/Wien/2027-05-01/2027-05-08']);
    });

    it.each([
      ['MSC-038 the site has not turned it on', {}, change],
      ['MSC-039 the vertical stays', config, { ...change, to: 'trains' }],
      ['MSC-040 the other vertical is not enabled', config, { ...change, to: 'hotels' }],
      ['MSC-040 its own vertical is not enabled', config, { ...change, from: 'flights' }],
    ] as const)('%s: no request, and the plain link is used', async (_title, settings, { from, to, plainLink }) => {
      await open(SEARCH, settings);
      expect(account.canTakeSearchAlong({ from, to })).toBe(false);
      await account.goToVertical({ from, to, plainLink });
      expect([sent, visited()]).toEqual([[], ['/cars']]);
    });

    it('STA-061 API-038 accepts only known verticals', async () => {
      await open(SHOP);
      const { convertSearchUrl } = await import('@travel-shell/api/account');
      const { components } = parse(await readFile(OPENAPI_FILE, 'utf8'), { maxAliasCount: -1 });
      const verticals: Schema<'Vertical'>[] = components.schemas.Vertical.enum;
      expect(verticals).toHaveLength(51);
      const ask = (originalVertical: Schema<'Vertical'>) =>
        convertSearchUrl({ originalVertical, conversionVertical: 'cars', searchUrlToConvert: '/deals' });
      expect(await Promise.all(verticals.map(ask))).toEqual(verticals.map(() => null));
      await expect(ask('spaceships' as never)).rejects.toMatchObject({ code: 'HTTP', serverCode: 'VALIDATION_ERROR' });
    });

    it('falls back to the plain link when the search has no URL there', async () => {
      await open(`${SHOP}/deals`, config);
      await account.goToVertical(change);
      expect(visited()).toEqual(['/cars']);
    });

    it.each([
      ['the plain link', '/cars', ['/cars']],
      ['no navigation', undefined, []],
    ])('ERR-036 ERR-038 MSC-043 a failed conversion is logged and falls back to %s', async (_title, plainLink, way) => {
      await open(SEARCH, config);
      expectConsole(/^\[travel-shell\] FRIENDLY_URL_FAILED: Error resolving friendly url /);
      await without('vertical_url_patterns', () => account.goToVertical({ ...change, plainLink }));
      expect(visited()).toEqual(way);
    });

    it.each([
      ['the plain link', '/cars', ['/cars']],
      ['no navigation', undefined, []],
    ])('ERR-037 ERR-038 a failed navigation is logged and falls back to %s', async (_title, plainLink, way) => {
      await open(SEARCH, config);
      page.location.assign.mockImplementationOnce(() => {
        throw new DOMException('The frame may not be navigated.', 'SecurityError');
      });
      expectConsole(/^\[travel-shell\] FRIENDLY_URL_FAILED: Friendly URL navigation error /);
      await account.goToVertical({ ...change, plainLink });
      expect(visited()).toEqual(['/de-DE/cars/Wien/2027-05-01/2027-05-08', ...way]);
    });

    it('ERR-037 ERR-038 does not follow a plain link to a foreign host', async () => {
      await open(SEARCH);
      expectConsole(/Friendly URL navigation error/);
      await account.goToVertical({ ...change, plainLink: 'https://evil.example/' });
      expect(visited()).toEqual([]);
    });

    it('lets the host cancel and navigate itself', async () => {
      await open(SEARCH, config);
      page.page.addEventListener('travel-navigate', (event) => event.preventDefault());
      await account.goToVertical(change);
      expect(told).toHaveLength(1);
      expect(visited()).toEqual([]);
    });
  });

  it.each([true, false])(
    'ERR-047 ERR-048 missing partner logos are logged only, and not with the flag at %s',
    async (flag) => {
      await open(SHOP, flag ? {} : { logFooterBrandsFailures: false });
      if (flag) expectConsole(/STATE_FAILED: The logos of the footer/);
      const brands = account.footerBrands('flagship');
      await without('footer_brands', () => brands.refresh());
      expect(brands.get()).toMatchObject({ status: 'failed', error: { status: 500 } });
      expect(told).toEqual([]);
    },
  );

  describe('analytics of the pickers', () => {
    it('STA-047 PIC-032 has the chosen and the prefilled site, the locale of the device, and whether it changed', async () => {
      await open(SHOP);
      const picker = account.countryPicker('fr-CA');
      await picker.refresh();
      const now = picker.get();
      if (now.status !== 'ready') throw new Error(now.status);
      const site = (code: string) => {
        const found = now.data.countries.find(({ countryCode }) => countryCode === code);
        if (!found) throw new Error(`No site for ${code}.`);
        return found;
      };
      account.trackSiteChoice(site('JP'), site('CA'), 'nl-BE');
      account.trackSiteChoice(site('CA'), site('CA'), 'C');
      // One language of a site, and the same language of two sites.
      account.trackSiteChoice({ ...site('CA'), locale: 'en-CA' }, site('CA'), 'C');
      account.trackSiteChoice({ ...site('CA'), countryCode: 'BE' }, site('CA'), 'C');
      expect(told.map(([, detail]) => (detail as { data: { isChanged: boolean } }).data.isChanged)).toEqual([
        true,
        false,
        true,
        true,
      ]);
      const prefilled = { prefilledServer: 'CA', prefilledLanguage: 'fr' };
      expect(told.slice(0, 2).map(([name, detail]) => [name, (detail as { data: unknown }).data])).toEqual([
        [
          'travel-track',
          {
            ...{ selectedServer: 'JP', selectedLanguage: 'ja', ...prefilled },
            ...{ deviceCountry: 'BE', deviceLanguage: 'nl', isChanged: true },
          },
        ],
        [
          'travel-track',
          {
            ...{ selectedServer: 'CA', selectedLanguage: 'fr', ...prefilled },
            ...{ deviceCountry: '', deviceLanguage: '', isChanged: false },
          },
        ],
      ]);
    });

    it('STA-048 has the chosen currency and the one before, once it is stored', async () => {
      await open(SHOP);
      expect(await account.chooseCurrency({ currencyCode: 'CHF' }, 'EUR')).toBe(true);
      expect(told).toContainEqual([
        'travel-track',
        {
          piece: 'currency-picker',
          part: 'currency',
          action: 'select',
          label: 'CHF',
          data: { selectedCode: 'CHF', previousCode: 'EUR' },
        },
      ]);
    });
  });

  it('STA-105 the marketing id is synced as configured by the page', async () => {
    const marketingId = { runSyncScript: true, masterHost: 'www.shop.example', suggestedKmkid: 'mk_configured' };
    await open(SHOP, { marketingId });
    await account.syncMarketingId();
    expect([account.marketingId.get(), jar.get('travel_kmkid')]).toEqual(['ready', 'mk_configured']);

    await open(SHOP, { marketingId: { ...marketingId, runSyncScript: false } });
    sent = [];
    await account.syncMarketingId();
    expect([account.marketingId.get(), sent]).toEqual(['init', []]);
  });

  it('STA-106 STA-107 a survey gets user and page', async () => {
    await open(SHOP, { affiliate: 'partner-7' });
    const where = {
      brand: 'flagship',
      locale: 'de-CH',
      vertical: 'hotels',
      pageType: 'results',
      subPageType: 'map',
      experiment: 'e1',
      sessionReplayUrl: 'https://replay.example/1',
    } as const;
    const init = { acquisitionChannel: 'newsletter', obfuscatedUserId: 'u-1' };
    const context = () =>
      facts.surveyContextOf(where, { auth: shell.authState.get(), init, affiliate: facts.pageData().affiliate });
    const { locale: _, ...place } = where;
    const always = { ...place, ...init, localeCountry: 'CH', affiliate: 'partner-7' };
    await shell.refreshAuth();
    expect(context()).toEqual({ ...always, isUserLoggedIn: false, surveyGroups: '' });
    await signIn('ada@example.com');
    await shell.authState.onPage().refresh();
    expect(context()).toEqual({ ...always, isUserLoggedIn: true, surveyGroups: 'early-access,header-2026' });
  });

  describe('the ad-block check', () => {
    const blocked = `${NOWHERE}/ads/banner.js`;
    const answered = () => `${context.server.origin}/site/icon.svg`;
    const look = async (lot: number, adBlockerTargets: string[]) => {
      vi.spyOn(Math, 'random').mockReturnValue(lot);
      configureForTest({ apiBase: context.server.origin, adBlockerTargets });
      await facts.detectAdBlocker();
    };

    it('API-147 MSC-046 MSC-O08 fetches each target and notifies the page', async () => {
      await open(SHOP);
      await look(0, [blocked, answered()]);
      expect(sent).toEqual(['GET /ads/banner.js', 'GET /site/icon.svg']);
      const targets = [
        { url: blocked, isBlocked: true },
        { url: answered(), isBlocked: false },
      ];
      expect(told).toEqual([['travel-ad-blocker-checked', { isBlocking: true, targets }]]);
    });

    it('MSC-044 MSC-045 CON-088 runs in one session of a hundred, once', async () => {
      await open(SHOP);
      await look(0.01, [answered()]);
      await look(0, [answered()]);
      expect([sent, told], 'left out by lot, and for the whole session').toEqual([[], []]);

      await open(SHOP);
      await look(0.0099, [answered()]);
      await look(0.0099, [answered()]);
      expect(sent).toHaveLength(1);
      expect(told).toMatchObject([['travel-ad-blocker-checked', { isBlocking: false }]]);
    });

    it('MSC-046 does not run without targets or while offline', async () => {
      await open(SHOP);
      await look(0, []);
      vi.stubGlobal('navigator', { onLine: false });
      await look(0, [blocked]);
      expect([sent, told]).toEqual([[], []]);
    });
  });
});
