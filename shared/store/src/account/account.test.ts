import type { Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { freshStore } from '@travel-shell/testing/freshStore';
import {
  AUTH_STATE,
  configureForTest,
  LOGOUT,
  startTestBackEnd,
  type TestAnswer,
} from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CURRENCIES = 'GET /horizon/react/component/CurrencyPickerStateProviderAction?locale=de-DE';
const SET_CURRENCY = 'POST /i/api/account/currency/v1/set';
const OPT_OUT = '/i/api/account/dataSharing/v1/optOut';
const CREATE = 'POST /i/api/account/traveler/v1/?knownTravelerNumberApiVersion=v2';
const UPDATE = 'PUT /i/api/account/traveler/v1/t1?knownTravelerNumberApiVersion=v2';
const PREFERRED = 'GET /i/api/account/traveler/v1/preferred?knownTravelerNumberApiVersion=v2';
const SYNC = 'POST /s/run/kmkid/sync';
const SET = 'POST /s/run/kmkid/set';
const ICON = 'GET /icons/instagram.svg';

const euro: Schema<'Currency'> = {
  currencyCode: 'EUR',
  displayName: 'Euro',
  name: 'Euro',
  nativeName: 'Euro',
  htmlSymbolAlone: '€',
  showCurrency: true,
};
const lists = { topCurrencies: [euro], allCurrencies: [euro], current: euro };
const broken: TestAnswer = { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } };

let shell: Awaited<ReturnType<typeof freshStore>>;
let area: typeof import('./index.ts');
/** The shell events that were published, by name. */
let events: [name: string, detail: unknown][];
beforeEach(async () => {
  events = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  for (const name of ['travel-navigate', 'travel-currency-changed', 'travel-ccpa-synced']) {
    page.addEventListener(name, (event) => {
      event.preventDefault();
      events.push([name, (event as CustomEvent).detail]);
    });
  }
  vi.stubGlobal('document', page);
  vi.stubGlobal('Document', { prototype: page });
  vi.stubGlobal('window', new EventTarget());
  shell = await freshStore();
  area = await import('./index.ts');
});
afterEach(() => vi.unstubAllGlobals());

const start = async (routes: Parameters<typeof startTestBackEnd>[0]) => {
  const backEnd = await startTestBackEnd(routes);
  configureForTest({ apiBase: backEnd.origin });
  return backEnd;
};

/** The stores of earlier tests would otherwise act as other tabs. */
const withoutOtherTabs = () =>
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );

describe('currencyPicker', () => {
  it('STA-050 PIC-046 PIC-047 goes from not loaded to loading to loaded, once', async () => {
    await using backEnd = await start({ [CURRENCIES]: { json: lists } });
    const picker = area.currencyPicker('de-DE');
    const seen: string[] = [picker.get().loadState];
    const look = () => void seen.push(picker.get().loadState);
    const first = picker.subscribe(look);
    look();
    await vi.waitFor(() => expect(picker.get().loadState).toBe('loaded'));
    expect(seen.filter((state, i) => state !== seen[i - 1])).toEqual(['notLoaded', 'loading', 'loaded']);
    expect(picker.get()).toEqual({ loadState: 'loaded', ...lists });
    first();
    area.currencyPicker('de-DE').subscribe(() => {})();
    expect(backEnd.seen(CURRENCIES)).toHaveLength(1);
  });

  it('PIC-046 ERR-052 has the status "error" when the lists cannot be loaded, and logs it', async () => {
    await using _backEnd = await start({ [CURRENCIES]: broken });
    expectConsole(/STATE_FAILED/);
    const picker = area.currencyPicker('de-DE');
    picker.subscribe(() => {});
    await vi.waitFor(() => expect(picker.get()).toEqual({ loadState: 'error' }));
  });
});

describe('chooseCurrency', () => {
  it('API-032 PIC-056 stores the choice, tells the page and reloads it', async () => {
    await using backEnd = await start({ [SET_CURRENCY]: { json: { currencyCode: 'CHF', stored: true } } });
    expect(await area.chooseCurrency({ currencyCode: 'CHF', store: true }, 'EUR')).toBe(true);
    expect(JSON.parse(backEnd.seen(SET_CURRENCY)[0]?.body ?? '')).toEqual({ currencyCode: 'CHF', store: true });
    expect(events).toEqual([
      ['travel-currency-changed', { currencyCode: 'CHF', previous: 'EUR' }],
      ['travel-navigate', { kind: 'reload', reason: 'currency-changed' }],
    ]);
  });

  it('ERR-049 logs a failure and does not reload the page', async () => {
    await using _backEnd = await start({ [SET_CURRENCY]: broken });
    expectConsole(/CURRENCY_FAILED/);
    expect(await area.chooseCurrency({ currencyCode: 'CHF' })).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('preferredTraveler', () => {
  it('API-031 is not fetched while the visitor is signed out', async () => {
    await using backEnd = await start({ [AUTH_STATE]: { json: authStateOf() } });
    await area.preferredTraveler.refresh();
    expect(area.preferredTraveler.get()).toEqual({ status: 'ready', data: null });
    expect(backEnd.seen(PREFERRED)).toEqual([]);
  });

  it('API-031 is null when the account has no preferred traveler', async () => {
    await using backEnd = await start({
      [AUTH_STATE]: { json: authStateOf('Ada') },
      [PREFERRED]: { status: 204, json: null },
    });
    await area.preferredTraveler.refresh();
    expect(area.preferredTraveler.get()).toEqual({ status: 'ready', data: null });
    expect(backEnd.seen(PREFERRED)).toHaveLength(1);
  });

  it('STA-038 STA-039 is who was saved as preferred, and nobody once they are not, or the visitor has signed out', async () => {
    const fields = {
      firstName: 'Ada',
      middleName: null,
      lastName: 'Lovelace',
      dateOfBirth: null,
      emailAddress: null,
      phoneNumber: null,
      phoneCountryCode: null,
      phoneCountryCodeISO: null,
      tsaredress: null,
      knownTravelerNumber: null,
    };
    const saved: Schema<'Traveler'> = { travelerId: 't1', ...fields, preferred: true };
    await using _backEnd = await start({
      [AUTH_STATE]: { json: authStateOf('Ada') },
      [LOGOUT]: { json: { status: 0 } },
      [PREFERRED]: { status: 204, json: null },
      [CREATE]: { json: saved },
      [UPDATE]: { json: { ...saved, preferred: false } },
    });
    withoutOtherTabs();
    await area.preferredTraveler.refresh();
    await area.saveTraveler(fields);
    expect(area.preferredTraveler.get()).toEqual({ status: 'ready', data: saved });
    await area.saveTraveler({ ...fields, preferred: false }, 't1');
    expect(area.preferredTraveler.get()).toEqual({ status: 'ready', data: null });
    await shell.signOut();
    expect(area.preferredTraveler.get()).toEqual({ status: 'pending' });
    await shell.refreshAuth();
  });

  it('is not what somebody has saved who has signed out meanwhile', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await using backEnd = await start({
      [AUTH_STATE]: { json: authStateOf('Ada') },
      [LOGOUT]: { json: { status: 0 } },
      [PREFERRED]: { status: 204, json: null },
      [UPDATE]: () => held.then(() => ({ json: { travelerId: 't1', preferred: true } })),
    });
    withoutOtherTabs();
    await area.preferredTraveler.refresh();
    const saving = area.saveTraveler({ preferred: true } as never, 't1').catch(() => {});
    await vi.waitFor(() => expect(backEnd.seen(UPDATE)).toHaveLength(1));
    await shell.signOut();
    release();
    await saving;
    expect(area.preferredTraveler.get()).toEqual({ status: 'pending' });
    await shell.refreshAuth();
  });
});

describe('socialIcon', () => {
  it('API-045 gives the text of an icon', async () => {
    await using _backEnd = await start({ [ICON]: { text: '<svg/>' } });
    const icon = area.socialIcon('/icons/instagram.svg');
    await icon.refresh();
    expect(icon.get()).toEqual({ status: 'ready', data: '<svg/>' });
  });

  it.each([
    ['ERR-053 an icon that cannot be fetched', broken],
    ['ERR-054 an icon that is no svg', { text: '<html></html>' }],
  ])('%s is only logged', async (_title, answer) => {
    await using _backEnd = await start({ [ICON]: answer });
    expectConsole(/SVG_FAILED/);
    const icon = area.socialIcon('/icons/instagram.svg');
    await icon.refresh();
    expect(icon.get().status).toBe('failed');
  });
});

describe('syncMarketingId', () => {
  const config = { runSyncScript: true, suggestedKmkid: 'mk_suggested' };

  it('API-040 API-041 MSC-025 MSC-026 MSC-027 syncs once, keeps the result and becomes ready', async () => {
    await using backEnd = await start({
      [SYNC]: { json: { kmkid: 'mk_of_server' } },
      [SET]: { status: 204, json: null },
    });
    expect(area.marketingId.get()).toBe('init');
    const done = area.syncMarketingId(config);
    expect(area.marketingId.get()).toBe('loading');
    await done;
    expect(area.marketingId.get()).toBe('ready');
    expect(backEnd.seen(SYNC)[0]?.body).toBe('suggestedKmkid=mk_suggested');
    expect(backEnd.seen(SET)[0]?.body).toBe('kmkid=mk_of_server');
    await area.syncMarketingId(config);
    expect(backEnd.seen(SYNC)).toHaveLength(1);
  });

  it('API-041 MSC-027 sets nothing when the sync returns nothing', async () => {
    await using backEnd = await start({ [SYNC]: { json: { kmkid: null } } });
    await area.syncMarketingId(config);
    expect([area.marketingId.get(), backEnd.seen(SET)]).toEqual(['ready', []]);
  });

  it('ERR-058 swallows a failure and never becomes ready', async () => {
    await using _backEnd = await start({ [SYNC]: broken });
    await area.syncMarketingId(config);
    expect(area.marketingId.get()).toBe('loading');
  });

  it('STA-O08 does nothing when it is turned off', async () => {
    await using backEnd = await start({});
    await area.syncMarketingId({ ...config, runSyncScript: false });
    expect([area.marketingId.get(), backEnd.seen()]).toEqual(['init', []]);
  });
});

describe('footerBrands', () => {
  it('ERR-047 only logs a failure', async () => {
    await using _backEnd = await start({
      'GET /horizon/react/component/FooterBrandsStateProviderAction?brand=flagship': broken,
    });
    expectConsole(/STATE_FAILED/);
    await area.footerBrands('flagship').refresh();
    expect(area.footerBrands('flagship').get().status).toBe('failed');
  });
});

describe('dataSharing', () => {
  it.each([
    ['not opted out where sharing is allowed', true, false, false],
    ['opted out where it is not', false, false, true],
    ['opted out where it is allowed, but the browser sends a signal to opt out', true, true, true],
  ])('CNS-066 the sync event says %s', async (_what, allowDataSharing, globalPrivacyControl, isOptedOut) => {
    await using _backEnd = await start({
      [AUTH_STATE]: { json: authStateOf() },
      [`PUT ${OPT_OUT}`]: { json: { allowDataSharing } },
    });
    vi.stubGlobal('navigator', { globalPrivacyControl });
    expect(await area.chooseDataSharing(allowDataSharing)).toBe(true);
    expect(events).toEqual([['travel-ccpa-synced', { isOptedOut }]]);
  });

  it('does not restore the previous choice when storing fails after the visitor has signed out', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using backEnd = await start({
      [AUTH_STATE]: { json: authStateOf() },
      [LOGOUT]: { json: { status: 0 } },
      [`GET ${OPT_OUT}`]: { json: { allowDataSharing: true } },
      [`PUT ${OPT_OUT}`]: () => held.then(() => broken),
    });
    expectConsole(/OPT_OUT_FAILED/);
    withoutOtherTabs();
    // The page's address, for the redirect that follows.
    vi.stubGlobal('location', new URL('https://shop.example/'));
    expect(await area.readDataSharing()).toBe(true);
    const choice = area.chooseDataSharing(false);
    await vi.waitFor(() => expect(backEnd.seen(`PUT ${OPT_OUT}`)).toHaveLength(1));
    await shell.signOut();
    // Who comes next has chosen for themselves.
    await shell.refreshAuth();
    backEnd.answer(`GET ${OPT_OUT}`, { json: { allowDataSharing: false } });
    await area.dataSharing.refresh();
    release();
    expect(await choice).toBe(false);
    expect(area.dataSharing.get()).toEqual({ status: 'ready', data: { allowDataSharing: false } });
    await shell.refreshAuth();
  });
});
