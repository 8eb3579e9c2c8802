import type { EntityState } from '@travel-shell/store';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTcString } from '../back-end/areas/consent/testing/makeTcString.ts';
import { startTestServer, type TestServer } from '../back-end/testing/startTestServer.ts';
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

/** The data that a newly mounted piece sees. */
async function look<T>(entity: EntityState<T>): Promise<T> {
  entity.subscribe(() => {});
  return vi.waitFor(() => {
    const now = entity.get();
    if (now.status !== 'ready') throw new Error(`${now.status}, not ready`);
    return now.data;
  });
}

describe('simple cookie consent', () => {
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

  it('API-061 API-070 rejects choices that differ from the TC string, without notifying the page', async () => {
    const tcfApi = vi.fn();
    vi.stubGlobal('__tcfapi', tcfApi);
    expectConsole(/CONSENT_FAILED: The decision about tcfConsent could not be stored/);
    expect(await consent.saveTcfChoices({ ...choices, consentedPurposes: [1] })).toBe(false);
    expect(tcfApi).not.toHaveBeenCalled();
  });

  it('API-070 a failing page script is logged, and the choice stays stored', async () => {
    vi.stubGlobal('__tcfapi', () => {
      throw new Error('not ready');
    });
    expectConsole(/CONSENT_FAILED: The page could not be told/);
    expect(await consent.saveTcfChoices(choices)).toBe(true);
  });

  it('hosts may read the choices', async () => {
    await consent.saveTcfChoices(choices);
    expect(shell.readState('tcfConsent')).toMatchObject({ data: { purpose: { consents: [1, 3] } } });
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

it('API-066 API-067 CNS-053 CNS-054 consent is given to purposes and the data transfer, and withdrawn', async () => {
  await look(consent.cookiesData);
  const change = { purposeIds: [1, 2], setConsentBooleanCookie: true };
  expect(await consent.giveGdprConsent(change)).toBe(true);
  await vi.waitFor(() => expect(consent.cookiesData.get()).toMatchObject({ data: { dataTransferConsent: true } }));
  expect(jar.get('DATA_CONSENT')).toBe('true');
  expect(await consent.withdrawGdprConsent(change)).toBe(true);
  await vi.waitFor(() => expect(consent.cookiesData.get()).toMatchObject({ data: { dataTransferConsent: false } }));
  expect(jar.has('DATA_CONSENT')).toBe(false);
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
