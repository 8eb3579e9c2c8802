/** Code that waits for consent, with the page's real cookies. */

import { publish } from '@travel-shell/store';
import { acceptCookies, cookieConsent, declineCookies } from '@travel-shell/store/consent';
import { isConsented, whenConsented } from '@travel-shell/store/isConsented';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type PlayedConsent, playConsent } from './testing/playConsent.ts';

let backEnd: PlayedConsent;
beforeEach(async () => {
  backEnd = await playConsent();
});
afterEach(() => backEnd.undo());

const setCookie = (value: string) => cookieStore.set({ name: 'consent', value, path: '/' });
const cookie = async () => (await cookieStore.get('consent'))?.value;

/** Whether it has resolved by now. */
function follow(waiting: Promise<void>): () => Promise<boolean> {
  let isOver = false;
  void waiting.then(() => {
    isOver = true;
  });
  return async () => {
    await runPending();
    return isOver;
  };
}

describe('isConsented', () => {
  it('is true where the site does not ask', async () => {
    await backEnd.undo();
    backEnd = await playConsent({ consentCategories: false });
    expect(isConsented('advertising')).toBe(true);
    await whenConsented('advertising');
  });

  it.each([
    ['strictlyNecessary.functional', true, false],
    ['strictlyNecessary.functional.advertising.analytical', true, true],
    ['strictlyNecessary', false, false],
    ['functional', false, false],
    ['true', false, false],
  ])('CON-061 reads the cookie %s', async (value, functional, advertising) => {
    await setCookie(value);
    expect([isConsented('functional'), isConsented('advertising')]).toEqual([functional, advertising]);
  });

  it('CNS-007 is not asked for what is strictly necessary, once the visitor has decided', async () => {
    expect(isConsented('strictlyNecessary')).toBe(false);
    await setCookie('strictlyNecessary');
    expect(isConsented('strictlyNecessary')).toBe(true);
  });
});

describe('beside cookies of another host of the domain', () => {
  const ALL = 'strictlyNecessary.functional.advertising.analytical';
  const NECESSARY = 'strictlyNecessary';
  /** In front of the page's own, as browsers sort them by path. `planted.spec.ts` has it without a stand-in. */
  function plant(pair: string): void {
    const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
    const get = () => `${pair}; ${real.get?.call(document)}`;
    Object.defineProperty(Document.prototype, 'cookie', { ...real, get });
    onTestFinished(() => void Object.defineProperty(Document.prototype, 'cookie', real));
  }

  it('a refusal goes on to count', async () => {
    await declineCookies();
    await setCookie(NECESSARY);
    plant(`consent=${ALL}`);
    expect(isConsented('advertising')).toBe(false);
    expect(isConsented(NECESSARY)).toBe(true);
  });

  it('what the visitor has accepted is what all allow', async () => {
    await setCookie('strictlyNecessary.functional');
    plant(`consent=${ALL}`);
    expect([isConsented('functional'), isConsented('advertising')]).toEqual([true, false]);
  });

  it('the page’s own follow each decision', async () => {
    await setCookie(ALL);
    plant(`consent=${ALL}`);
    backEnd.refusesWrites = true;
    expectConsole(/CONSENT_FAILED: The decision about cookieConsent could not be stored/);
    await declineCookies();
    expect(await cookie()).toBe(NECESSARY);
    expect(isConsented('functional')).toBe(false);
  });
});

describe('under a signal of the browser to opt out', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  });

  it('advertising is not allowed, whatever was chosen', async () => {
    expect(await acceptCookies()).toBe(true);
    expect(await cookie()).toBe('strictlyNecessary.functional.advertising.analytical');
    expect([isConsented('advertising'), isConsented('analytical')]).toEqual([false, true]);
    expect(await follow(whenConsented('advertising'))()).toBe(false);
  });

  it('nor where the site does not ask', async () => {
    await backEnd.undo();
    backEnd = await playConsent({ consentCategories: false });
    expect([isConsented('advertising'), isConsented('functional')]).toEqual([false, true]);
  });
});

describe('whenConsented', () => {
  it('CNS-017 goes on when the visitor accepts, but not for another category', async () => {
    const functional = follow(whenConsented('functional'));
    const analytical = follow(whenConsented('analytical'));
    expect(await functional()).toBe(false);
    expect(await acceptCookies(['strictlyNecessary', 'functional'])).toBe(true);
    expect([await functional(), await analytical()]).toEqual([true, false]);
    // The back end of this page sets no cookie here, so the page has its own.
    expect(await cookie()).toBe('strictlyNecessary.functional');
  });

  it("CON-061 the page's own cookie lasts half a year", async () => {
    await acceptCookies();
    const { expires } = (await cookieStore.get('consent')) as { expires?: number };
    const days = ((expires ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(180);
  });

  it('goes on with what consent.js or a host tells, by categories or by purposes', async () => {
    const functional = follow(whenConsented('functional'));
    publish('consent-given', { regime: 'two-party', accepted: ['functional'] });
    expect(await functional()).toBe(false);
    publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'functional'] });
    expect(await functional()).toBe(true);
    const advertising = follow(whenConsented('advertising'));
    publish('consent-given', { regime: 'tcf', accepted: ['1', '2', '3', '4', '7'] });
    expect(await advertising()).toBe(true);
  });

  it('goes on when the visitor returns from a tab in which they accepted', async () => {
    const functional = follow(whenConsented('functional'));
    await setCookie('strictlyNecessary.functional');
    expect(await functional()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await functional()).toBe(true);
  });

  it('goes on with what the back end knows, of another device for example', async () => {
    await setCookie('strictlyNecessary');
    const analytical = follow(whenConsented('analytical'));
    backEnd.accepted = ['strictlyNecessary', 'analytical'];
    await cookieConsent.refresh();
    expect(await analytical()).toBe(true);
    expect(await cookie()).toBe('strictlyNecessary.analytical');
    backEnd.accepted = [];
    await cookieConsent.invalidate();
    expect(isConsented('analytical')).toBe(false);
    expect(await cookie()).toBeUndefined();
  });

  it('CNS-002 does not go on with a record whose cookie has gone, and does not restore it', async () => {
    const analytical = follow(whenConsented('analytical'));
    backEnd.accepted = ['strictlyNecessary', 'analytical'];
    await cookieConsent.refresh();
    expect(await analytical()).toBe(false);
    expect(await cookie()).toBeUndefined();
    expect(cookieConsent.get()).toMatchObject({ status: 'ready', data: { acceptedCategories: [] } });
  });

  it('stays pending when it is aborted', async () => {
    const end = new AbortController();
    const functional = follow(whenConsented('functional', end.signal));
    end.abort();
    await acceptCookies();
    expect(await functional()).toBe(false);
  });

  it('ERR-051 does not go on with an acceptance that could not be stored', async () => {
    const functional = follow(whenConsented('functional'));
    backEnd.isDown = true;
    expectConsole(/CONSENT_FAILED: The decision about cookieConsent could not be stored/);
    expect(await acceptCookies()).toBe(false);
    expect(await functional()).toBe(false);
    expect(await cookie()).toBeUndefined();
  });
});

describe('a refusal', () => {
  const TEXT = { version: 'cookies-1', locale: 'de-DE' } as const;

  it('counts at once, is kept if it is not stored, and is sent before anything is read', async () => {
    await setCookie('strictlyNecessary.functional.advertising.analytical');
    backEnd.accepted = ['strictlyNecessary', 'functional', 'advertising', 'analytical'];
    backEnd.isDown = true;
    expectConsole(/CONSENT_FAILED: The decision about cookieConsent could not be stored/);
    const stored = declineCookies(TEXT);
    expect(isConsented('functional')).toBe(false);
    expect(document.cookie).toContain('consent=strictlyNecessary');
    expect(await stored).toBe(false);
    expect(await cookie()).toBe('strictlyNecessary');

    backEnd.isDown = false;
    backEnd.calls.length = 0;
    await cookieConsent.refresh();
    expect(backEnd.calls[0]).toMatch(
      /^POST \/privacy\/consent regime=cookies&choice=decline&text=cookies-1&locale=de-DE&secondsAgo=\d+$/,
    );
    expect(cookieConsent.get()).toMatchObject({ data: { acceptedCategories: ['strictlyNecessary'] } });
    expect(await cookie()).toBe('strictlyNecessary');
    expect(document.cookie).not.toContain('travel_consent_unsent');
  });

  it('that is still not stored is not overruled by an older record', async () => {
    await setCookie('strictlyNecessary.functional');
    backEnd.accepted = ['strictlyNecessary', 'functional'];
    backEnd.refusesWrites = true;
    expectConsole(/CONSENT_FAILED: The decision about cookieConsent could not be stored/);
    expectConsole(/CONSENT_FAILED: A withdrawal of an earlier page is still not stored/);
    expect(await declineCookies(TEXT)).toBe(false);
    await cookieConsent.refresh();
    expect(await cookie()).toBe('strictlyNecessary');
    expect(isConsented('functional')).toBe(false);
    expect(cookieConsent.get()).toMatchObject({ data: { acceptedCategories: ['strictlyNecessary'] } });
    expect(document.cookie).toContain('travel_consent_unsent');
  });

  it('CNS-019 is kept when it is stored', async () => {
    await setCookie('strictlyNecessary.functional');
    expect(await declineCookies()).toBe(true);
    expect(await cookie()).toBe('strictlyNecessary');
    expect(isConsented('functional')).toBe(false);
  });

  it('is not overruled by what is stored until it arrives', async () => {
    backEnd.accepted = ['strictlyNecessary', 'functional'];
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.held = promise;
    const stored = declineCookies();
    const read = cookieConsent.refresh();
    expect(isConsented('functional')).toBe(false);
    expect(await cookie()).toBe('strictlyNecessary');
    // An older record would be the answer.
    expect(backEnd.calls.filter((call) => call.startsWith('GET'))).toEqual([]);
    resolve();
    await stored;
    await read;
    expect(isConsented('functional')).toBe(false);
    expect(await cookie()).toBe('strictlyNecessary');
  });

  it('counts when consent.js tells of it', async () => {
    await setCookie('strictlyNecessary.functional');
    expect(isConsented('functional')).toBe(true);
    publish('consent-declined', { regime: 'cookies' });
    expect(isConsented('functional')).toBe(false);
    publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'functional'] });
    publish('consent-declined', { regime: 'ccpa' });
    expect(isConsented('functional')).toBe(true);
  });
});

describe('an acceptance that leaves out what was accepted', () => {
  beforeEach(() => setCookie('strictlyNecessary.functional.advertising'));

  it('withdraws that at once, and allows the rest of it once it is stored', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.held = promise;
    const analytical = follow(whenConsented('analytical'));
    const stored = acceptCookies(['strictlyNecessary', 'functional', 'analytical']);
    expect([isConsented('functional'), isConsented('advertising')]).toEqual([true, false]);
    expect(await analytical()).toBe(false);
    resolve();
    expect(await stored).toBe(true);
    expect(await analytical()).toBe(true);
    expect(await cookie()).toBe('strictlyNecessary.functional.analytical');
  });

  it('is kept if it is not stored, and tells the page what is left', async () => {
    const told: unknown[] = [];
    const listen = ({ detail }: CustomEventInit) => told.push(detail);
    window.addEventListener('travel-consent-given', listen);
    backEnd.isDown = true;
    expectConsole(/CONSENT_FAILED: The decision about cookieConsent could not be stored/);
    expect(await acceptCookies(['strictlyNecessary', 'functional', 'analytical'])).toBe(false);
    window.removeEventListener('travel-consent-given', listen);
    expect(await cookie()).toBe('strictlyNecessary.functional');
    expect(document.cookie).toContain('choice=accept&accepted=strictlyNecessary.functional');
    expect((['functional', 'advertising', 'analytical'] as const).map(isConsented)).toEqual([true, false, false]);
    const left = ['strictlyNecessary', 'functional'];
    expect(told).toEqual([{ regime: 'cookies', accepted: left, acceptedCategories: left }]);
  });
});

describe('on a page of another site, whose cookies the back end does not get', () => {
  const FORM = 'POST /privacy/consent ';
  const forms = () => backEnd.calls.filter((call) => call.startsWith(FORM)).map((call) => call.slice(FORM.length));

  beforeEach(async () => {
    await backEnd.undo();
    backEnd = await playConsent({ apiBase: 'https://shell.example' });
    backEnd.isAnotherSite = true;
  });

  it('a choice is stored by the form, which needs no token, and kept here', async () => {
    expect(await acceptCookies(['strictlyNecessary', 'analytical'], { version: 'cookies-1', locale: 'de-DE' })).toBe(
      true,
    );
    expect(await cookie()).toBe('strictlyNecessary.analytical');
    expect(cookieConsent.get()).toMatchObject({ data: { acceptedCategories: ['strictlyNecessary', 'analytical'] } });
    expect(await declineCookies()).toBe(true);
    expect(await cookie()).toBe('strictlyNecessary');
    expect(document.cookie).not.toContain('travel_consent_unsent');
    expect(forms()).toEqual([
      'regime=cookies&choice=accept&accepted=strictlyNecessary.analytical&text=cookies-1&locale=de-DE',
      'regime=cookies&choice=accept&accepted=strictlyNecessary&text=unknown&locale=und',
    ]);
  });

  it('a withdrawal that the form cannot store either is kept, and sent later', async () => {
    await setCookie('strictlyNecessary.analytical');
    backEnd.isDown = true;
    expectConsole(/CONSENT_FAILED: The decision about cookieConsent could not be stored/);
    expect(await declineCookies()).toBe(false);
    expect(await cookie()).toBe('strictlyNecessary');
    backEnd.isDown = false;
    await cookieConsent.refresh();
    expect(forms()).toHaveLength(1);
    expect(document.cookie).not.toContain('travel_consent_unsent');
  });

  it('CNS-002 a choice that the back end does not know counts all the same, and is not asked for again', async () => {
    await setCookie('strictlyNecessary.analytical');
    await cookieConsent.refresh();
    expect(cookieConsent.get()).toMatchObject({
      status: 'ready',
      data: { acceptedCategories: ['strictlyNecessary', 'analytical'], hasFullUserConsent: false },
    });
    expect(isConsented('analytical')).toBe(true);
    expect(await cookie()).toBe('strictlyNecessary.analytical');
  });
});
