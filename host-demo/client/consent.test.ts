import type { EntityState } from '@travel-shell/store';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTcString } from '../back-end/areas/consent/testing/makeTcString.ts';
import { startTestServer, type TestServer } from '../back-end/testing/startTestServer.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { keepCookies } from './testing/keepCookies.ts';

const withoutCookies = globalThis.fetch;
let server: TestServer;
let jar: Map<string, string>;
let shell: typeof import('@travel-shell/store');
let consent: typeof import('@travel-shell/store/consent');
let api: typeof import('@travel-shell/api/consent');

beforeAll(async () => {
  server = await startTestServer({ consent: { cmpId: 10 } });
}, 60_000);
afterAll(() => server.stop());
// A new visitor on a fresh page.
beforeEach(async () => {
  jar = keepCookies();
  // The window's: an answer does not wait for the one before it once the page is left.
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  configureForTest({ apiBase: server.origin });
  shell = await freshStore();
  consent = await import('@travel-shell/store/consent');
  api = await import('@travel-shell/api/consent');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  globalThis.fetch = withoutCookies;
});

const NOTHING = {
  consentedPurposes: [],
  consentedVendors: [],
  consentedAdditionalVendors: [],
  objectedLegIntPurposes: [],
  objectedLegIntVendors: [],
};

/** What a newly mounted piece sees. */
async function look<T>(entity: EntityState<T>): Promise<T> {
  entity.subscribe(() => {});
  return vi.waitFor(() => {
    const now = entity.get();
    if (now.status !== 'ready') throw new Error(`${now.status}, not ready`);
    return now.data;
  });
}

describe('simple cookie consent', () => {
  it('API-028 STA-087 is required at first, and not after a decision', async () => {
    expect(await look(consent.cookiesData)).toEqual({
      cookiesConsent: false,
      dataTransferConsent: false,
      policyUrl: '/privacy',
      betterUx: true,
      messageVisible: true,
      twoPartyConsent: false,
    });
    await consent.declineCookies();
    await vi.waitFor(() =>
      expect(consent.cookiesData.get()).toMatchObject({ status: 'ready', data: { cookiesConsent: true } }),
    );
  });

  it('API-056 API-057 STA-075 goes to the server and back; hosts may read it', async () => {
    expect(await look(consent.cookieConsent)).toEqual({ acceptedCategories: [], hasFullUserConsent: false });
    expect(await consent.acceptCookies(['strictlyNecessary', 'analytical'])).toBe(true);
    const expected = { acceptedCategories: ['strictlyNecessary', 'analytical'], hasFullUserConsent: false };
    expect(consent.cookieConsent.get()).toEqual({ status: 'ready', data: expected });
    expect(shell.readState('cookieConsent')).toEqual({ status: 'ready', data: expected });
    await consent.cookieConsent.invalidate();
    expect(consent.cookieConsent.get()).toEqual({ status: 'ready', data: expected });
    expect(jar.get('consent')).toBe('strictlyNecessary.analytical');
  });

  it('CNS-018 CNS-019 accepts all by default, and declines all but the necessary', async () => {
    await consent.acceptCookies();
    expect(consent.cookieConsent.get()).toMatchObject({
      data: { acceptedCategories: consent.COOKIE_CATEGORIES, hasFullUserConsent: true },
    });
    await consent.declineCookies();
    expect(consent.cookieConsent.get()).toMatchObject({
      data: { acceptedCategories: ['strictlyNecessary'], hasFullUserConsent: false },
    });
  });

  it('keeps the last of several decisions, even when the first is slow', async () => {
    const send = globalThis.fetch;
    let isFirst = true;
    globalThis.fetch = async (input, init) => {
      const isHeld = isFirst && String(input).includes('onsent') && init?.method === 'POST';
      if (isHeld) {
        isFirst = false;
        await runPending();
      }
      return send(input, init);
    };
    const decisions = [consent.acceptCookies(), consent.declineCookies(), consent.acceptCookies(['functional'])];
    await Promise.all(decisions);
    await consent.cookieConsent.invalidate();
    expect(consent.cookieConsent.get()).toMatchObject({
      data: { acceptedCategories: ['strictlyNecessary', 'functional'] },
    });
    expect(isFirst).toBe(false);
  });

  it('does not fetch what it has just stored', async () => {
    await look(consent.cookieConsent);
    await look(consent.cookiesData);
    const asked: string[] = [];
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      asked.push(`${init?.method} ${new URL(String(input)).pathname}`);
      return send(input, init);
    };
    await consent.acceptCookies();
    // Others ask.
    await vi.waitFor(() => expect(consent.cookiesData.get()).toMatchObject({ data: { cookiesConsent: true } }));
    expect(asked.filter((call) => call.endsWith('/consent') || call.endsWith('/record'))).toEqual([
      'POST /i/api/cookiebanner/v1/consent/record',
    ]);
  });

  it('API-058 API-059 STA-076 lists the cookies of a category', async () => {
    const all = await look(consent.cookiesForCategory('advertising'));
    expect(all.cookies).toContainEqual({ name: 'cto_bundle', domain: 'criteo.com' });
    const { cookies } = await look(consent.cookiesForCategory('advertising', true));
    expect(cookies.map(({ name }) => name)).toEqual(['_fbp', '_gcl_*']);
  });

  it('ERR-051 logs a failed write and changes nothing', async () => {
    await look(consent.cookieConsent);
    configureForTest({ apiBase: 'http://127.0.0.1:1' });
    expectConsole(/CONSENT_FAILED: The decision about cookieConsent could not be stored/);
    expect(await consent.acceptCookies()).toBe(false);
    expect(consent.cookieConsent.get()).toMatchObject({ status: 'ready', data: { acceptedCategories: [] } });
  });

  it('follows the account after sign-in', async () => {
    const { login } = await import('@travel-shell/api/auth');
    const signIn = async () =>
      shell.applyAuthResponse(await login({ username: 'bo@example.com', password: DEMO_PASSWORD, sticky: false }));
    await signIn();
    await consent.acceptCookies();
    // Another browser.
    jar.clear();
    shell = await freshStore();
    consent = await import('@travel-shell/store/consent');
    expect((await look(consent.cookieConsent)).hasFullUserConsent).toBe(false);
    await signIn();
    // A page reads the cookie, which Node has none of.
    expect(jar.get('consent')).toBe('strictlyNecessary.functional.advertising.analytical');
    expect((await api.fetchCookieConsent()).hasFullUserConsent).toBe(true);
  });
});

describe('the full framework', () => {
  const choices = {
    consentedPurposes: [1, 3],
    consentedVendors: [91],
    consentedAdditionalVendors: [2],
    objectedLegIntPurposes: [2],
    objectedLegIntVendors: [21],
    tcString: makeTcString({ purposes: [1, 3], vendors: [91], legIntPurposes: [7], legIntVendors: [755] }),
  };

  it('API-060 API-061 STA-077 STA-078 stores choices and returns them', async () => {
    const before = await look(consent.tcfConsent);
    expect(before).toMatchObject({ isUnsavedDefaultConsent: true, tcString: null, purpose: { consents: [] } });
    expect(await consent.saveTcfChoices(choices)).toBe(true);
    await consent.tcfConsent.invalidate();
    expect(consent.tcfConsent.get()).toEqual({
      status: 'ready',
      data: {
        purpose: { consents: [1, 3], legitimateInterests: [7] },
        vendor: { consents: [91], legitimateInterests: [755] },
        specialFeatureOptins: [],
        consentedAdditionalVendors: [2],
        isUnsavedDefaultConsent: false,
        tcString: choices.tcString,
      },
    });
  });

  it('API-061 API-070 rejects choices that differ from the TC string, without notifying the page', async () => {
    const tcfApi = vi.fn();
    vi.stubGlobal('__tcfapi', tcfApi);
    expectConsole(/CONSENT_FAILED: The decision about tcfConsent could not be stored/);
    expect(await consent.saveTcfChoices({ ...choices, consentedPurposes: [1] })).toBe(false);
    expect(tcfApi).not.toHaveBeenCalled();
  });

  it('API-070 CNS-037 CON-064 notifies the page’s scripts of each stored choice', async () => {
    const before: unknown[] = [];
    const tcfApi = vi.fn(() => void before.push(consent.tcfConsent.get()));
    vi.stubGlobal('__tcfapi', tcfApi);
    expect(await consent.saveTcfChoices(choices)).toBe(true);
    expect(tcfApi).toHaveBeenCalledExactlyOnceWith('updateTCData', 2, expect.any(Function), choices.tcString);
    expect(before).toMatchObject([{ status: 'ready', data: { tcString: choices.tcString } }]);
  });

  it('API-070 CNS-037 notifies them of a refusal, stored or not', async () => {
    const tcfApi = vi.fn();
    vi.stubGlobal('__tcfapi', tcfApi);
    const none = { consentedPurposes: [], consentedVendors: [], consentedAdditionalVendors: [] };
    const tcString = makeTcString({ purposes: [], vendors: [], legIntPurposes: [], legIntVendors: [] });
    configureForTest({ apiBase: 'http://127.0.0.1:1' });
    expectConsole(/CONSENT_FAILED: The decision about tcfConsent could not be stored/);
    const refusal = { ...none, objectedLegIntPurposes: [2], objectedLegIntVendors: [21], tcString };
    expect(await consent.saveTcfChoices(refusal)).toBe(false);
    expect(tcfApi).toHaveBeenCalledExactlyOnceWith('updateTCData', 2, expect.any(Function), tcString);
  });

  it('API-070 a failing page script is logged, and the choice stays stored', async () => {
    vi.stubGlobal('__tcfapi', () => {
      throw new Error('not ready');
    });
    expectConsole(/CONSENT_FAILED: The page could not be told/);
    expect(await consent.saveTcfChoices(choices)).toBe(true);
  });

  it('API-063 STA-083 has what the first layer shows', async () => {
    const initial = await look(consent.tcfInitialPreferences);
    expect(initial.purposes).toHaveLength(11);
    expect(initial.stacks.map(({ id }) => id)).toEqual([1, 42]);
    expect(initial.vendorIds).toContain(755);
    expect(initial).toMatchObject({ additionalVendorIds: [1, 2, 3], numVendors: 816 });
  });

  it('API-062 STA-079 STA-080 STA-081 STA-082 has what the second layer shows', async () => {
    const detailed = await look(consent.tcfDetailedPreferences);
    expect(detailed.specialPurposes.every(({ readOnly }) => readOnly)).toBe(true);
    expect(detailed.dataCategories).toHaveLength(11);
    expect(detailed.purposes[1]).toMatchObject({
      id: 2,
      name: 'Use limited data to select advertising',
      legitimateInterest: true,
      readOnly: false,
      defaultValue: false,
    });
    expect(detailed.vendors.find(({ id }) => id === 91)).toMatchObject({
      name: 'Criteo SA',
      purposes: [1, 2, 3, 4, 7, 9, 10],
      usesCookies: true,
      cookieMaxAgeSeconds: 33696000,
      cookieRefresh: false,
    });
    expect(detailed.additionalVendors[1]).toMatchObject({ id: 2, name: 'Roomlight', domains: ['roomlight.example'] });
  });

  it('API-064 STA-084 STA-085 STA-086 has what a vendor disclosed', async () => {
    expect(await look(consent.deviceStorageDisclosure(91))).toMatchObject({
      disclosures: [{ identifier: 'cto_bundle', type: 'cookie', maxAgeSeconds: 33696000, cookieRefresh: false }],
      domains: [{ domain: 'criteo.com', use: 'Recognises the browser.' }],
    });
    expectConsole(/CONSENT_FAILED: The device storage of vendor 65000 could not be loaded/);
    const unknown = consent.deviceStorageDisclosure(65000);
    await unknown.refresh();
    expect(unknown.get()).toMatchObject({ status: 'failed', error: { status: 404, serverCode: 'NOT_FOUND' } });
  });
});

describe('calls beside the decision itself', () => {
  const text = { version: 'cookies-1', locale: 'ja-JP' };
  const records = async () => {
    await consent.consentRecords.invalidate();
    const state = consent.consentRecords.get();
    return state.status === 'ready' ? state.data.records : [];
  };

  it('says which text was shown, in the visitor’s own record', async () => {
    await consent.acceptCookies(undefined, text);
    await consent.acceptTwoParty(text);
    await consent.giveGdprConsent({ purposeIds: [], setConsentBooleanCookie: true }, text);
    expect(await records()).toMatchObject([
      { kind: 'data-transfer', text, choices: { dataTransfer: true } },
      { kind: 'two-party', text },
      { kind: 'cookies', text, choices: { acceptedCategories: consent.COOKIE_CATEGORIES } },
    ]);
    await consent.declineCookies(text);
    expect((await records())[0]).toMatchObject({
      kind: 'cookies',
      text,
      choices: { acceptedCategories: ['strictlyNecessary'] },
    });
  });

  it('follows decisions in the visitor’s own record', async () => {
    expect(await look(consent.consentRecords)).toEqual({ records: [], differs: null });
    await consent.acceptCookies();
    await vi.waitFor(() =>
      expect(consent.consentRecords.get()).toMatchObject({ data: { records: [{ kind: 'cookies' }] } }),
    );
  });

  it('is sent even if the page is left', async () => {
    const send = vi.spyOn(globalThis, 'fetch');
    await consent.acceptCookies();
    await consent.saveTcfChoices({ ...NOTHING, tcString: makeTcString({}), text });
    await consent.acceptTwoParty();
    await consent.giveGdprConsent({ purposeIds: [1], setConsentBooleanCookie: false });
    await consent.queueMetaCookie('hideCookieMessage', 'true');
    await consent.logConsentAction('CLOSE');
    await consent.answerTcf('decline', text);
    const writes = send.mock.calls.filter(
      ([url, init]) => init?.method !== 'GET' && !String(url).endsWith('formtoken'),
    );
    expect(writes).toHaveLength(7);
    for (const [url, init] of writes) expect(init?.keepalive, String(url)).toBe(true);
  });
});

describe('the full framework by category', () => {
  const purposes = [1, 2, 3, 4, 7];
  const some = {
    ...NOTHING,
    consentedPurposes: purposes,
    consentedVendors: [91],
    tcString: makeTcString({ purposes, vendors: [91] }),
  };
  const accepted = () =>
    vi.waitFor(() => {
      const state = consent.cookieConsent.get();
      return state.status === 'ready' ? state.data.acceptedCategories : expect.fail('not ready');
    });

  it('CNS-035 records the categories that the purposes allow, and only the necessary ones of a refusal', async () => {
    await look(consent.cookieConsent);
    await consent.saveTcfChoices(some);
    await vi.waitFor(async () => expect(await accepted()).toEqual(['strictlyNecessary', 'advertising']));
    expect(jar.get('consent')).toBe('strictlyNecessary.advertising');
    await consent.saveTcfChoices({ ...NOTHING, tcString: makeTcString({}) });
    await vi.waitFor(async () => expect(await accepted()).toEqual(['strictlyNecessary']));
    expect(jar.get('consent')).toBe('strictlyNecessary');
  });

  it('hosts may read the choices', async () => {
    await consent.saveTcfChoices(some);
    expect(shell.readState('tcfConsent')).toMatchObject({ data: { purpose: { consents: purposes } } });
  });

  it('CNS-030 CNS-034 answers before the vendors are there: the back end makes the string', async () => {
    const tcfApi = vi.fn();
    vi.stubGlobal('__tcfapi', tcfApi);
    const text = { version: 'tcf-1', locale: 'en-US' };
    expect(await consent.answerTcf('accept', text)).toBe(true);
    expect(tcfApi).toHaveBeenLastCalledWith('updateTCData', 2, expect.any(Function), jar.get('kyk_tcf'));
    const all = await look(consent.tcfConsent);
    expect(all.purpose.consents).toHaveLength(11);
    expect(all.tcString).toBe(jar.get('kyk_tcf'));
    expect(await consent.answerTcf('decline', text)).toBe(true);
    await vi.waitFor(() => expect(consent.tcfConsent.get()).toMatchObject({ data: { purpose: { consents: [] } } }));
    expect(jar.get('consent')).toBe('strictlyNecessary');
  });

  it('ERR-051 an answer that cannot be stored is logged', async () => {
    configureForTest({ apiBase: 'http://127.0.0.1:1' });
    expectConsole(/CONSENT_FAILED: The decision about the full framework could not be stored/);
    expect(await consent.answerTcf('accept', { version: 'tcf-1', locale: 'en-US' })).toBe(false);
  });
});

describe('other consent', () => {
  it('API-065 is given to the two-party dialog', async () => {
    expect((await look(consent.cookiesData)).twoPartyConsent).toBe(false);
    expect(await consent.acceptTwoParty()).toBe(true);
    await vi.waitFor(() => expect(consent.cookiesData.get()).toMatchObject({ data: { twoPartyConsent: true } }));
  });

  it('API-066 API-067 CNS-053 CNS-054 is given to purposes and the data transfer, and withdrawn', async () => {
    await look(consent.cookiesData);
    const change = { purposeIds: [1, 2], setConsentBooleanCookie: true };
    expect(await consent.giveGdprConsent(change)).toBe(true);
    await vi.waitFor(() => expect(consent.cookiesData.get()).toMatchObject({ data: { dataTransferConsent: true } }));
    expect(jar.get('DATA_CONSENT')).toBe('true');
    expect(await consent.withdrawGdprConsent(change)).toBe(true);
    await vi.waitFor(() => expect(consent.cookiesData.get()).toMatchObject({ data: { dataTransferConsent: false } }));
    expect(jar.has('DATA_CONSENT')).toBe(false);
  });

  it('API-055 is logged', async () => {
    await expect(api.logCookiesConsentAction('REJECT')).resolves.toBeNull();
    await expect(consent.logConsentAction()).resolves.toBeUndefined();
  });
});

describe('meta cookies', () => {
  it('API-068 STA-088 CNS-050 CNS-051 are pairs that are queued', async () => {
    await look(consent.cookiesData);
    const send = vi.spyOn(globalThis, 'fetch');
    const [first] = await Promise.all([
      consent.queueMetaCookie('hideCookieMessage', 'no'),
      consent.queueMetaCookie('hideCookieMessage', 'true'),
      consent.queueMetaCookie('twoPartyAccepted', 'true'),
    ]);
    expect(first).toBe(true);
    const sent = send.mock.calls.flatMap(([url, init]) => (init?.method === 'PUT' ? [`${url} ${init.body}`] : []));
    expect(sent).toEqual([
      expect.stringMatching(/hideCookieMessage {"newValue":"true"}$/),
      expect.stringMatching(/twoPartyAccepted {"newValue":"true"}$/),
    ]);
    expect(consent.metaCookies.get()).toEqual({ hideCookieMessage: 'true', twoPartyAccepted: 'true' });
    expect(jar.get('travel_meta_hideCookieMessage')).toBe('true');
    await vi.waitFor(() => expect(consent.cookiesData.get()).toMatchObject({ data: { messageVisible: false } }));
    await consent.queueMetaCookie('hideCookieMessage', null);
    expect(jar.has('travel_meta_hideCookieMessage')).toBe(false);
    expect(consent.metaCookies.get()).toMatchObject({ hideCookieMessage: null });
  });

  it('accept only names known to the server', async () => {
    expectConsole(/CONSENT_FAILED: The decision about a meta cookie could not be stored/);
    expect(await consent.queueMetaCookie('travel_session', 'x')).toBe(false);
    expect(consent.metaCookies.get()).toEqual({});
  });

  it('API-069 CNS-052 may be set the older way, also with a stale token', async () => {
    const cookie = { name: 'hideCookieMessage', value: 'true' };
    await expect(api.setMetaCookieByForm('hideCookieMessage', 'true')).resolves.toEqual(cookie);
    // The token's secret is gone, so the server rejects it.
    jar.delete('travel_form_secret');
    await expect(api.setMetaCookieByForm('hideCookieMessage', 'true')).resolves.toEqual(cookie);
    expect(jar.get('travel_meta_hideCookieMessage')).toBe('true');
    await expect(api.setMetaCookieByForm('hideCookieMessage', null)).resolves.toEqual({ ...cookie, value: null });
    expect(jar.has('travel_meta_hideCookieMessage')).toBe(false);
  });
});
