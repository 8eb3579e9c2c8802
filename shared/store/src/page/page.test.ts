import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;
let navigator: { onLine: boolean; cookieEnabled: boolean };
let states: typeof import('./index.ts');
let shell: Awaited<ReturnType<typeof freshStore>>;
beforeEach(async () => {
  ({ page } = stubPage());
  navigator = { onLine: true, cookieEnabled: true };
  vi.stubGlobal('navigator', navigator);
  shell = await freshStore();
  states = await import('./index.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('the flags of the page', () => {
  /** The values that a host hears from now on. */
  const follow = (name: 'online' | 'cookiesDisabled') => {
    const told: boolean[] = [];
    return { told, end: shell.subscribeState(name, (value) => told.push(value)) };
  };

  it('STA-042 MSC-023 follow whether the visitor is online', () => {
    const { told, end } = follow('online');
    for (const type of ['offline', 'visibilitychange', 'online']) {
      navigator.onLine = type === 'online';
      page.dispatchEvent(new Event(type));
    }
    expect(told).toEqual([true, false, true]);
    end();
    navigator.onLine = false;
    page.dispatchEvent(new Event('offline'));
    expect(told).toHaveLength(3);
  });

  it('STA-042 MSC-024 tell whether cookies are off, and check again on each return to the tab', () => {
    navigator.cookieEnabled = false;
    const { told } = follow('cookiesDisabled');
    navigator.cookieEnabled = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([true, false]);
  });

  it('STA-042 are there before any piece uses them, and up to date for hosts that never subscribe', () => {
    const read = () => [shell.readState('online'), shell.readState('cookiesDisabled')];
    expect(read()).toEqual([true, false]);
    Object.assign(navigator, { onLine: false, cookieEnabled: false });
    for (const type of ['offline', 'visibilitychange']) page.dispatchEvent(new Event(type));
    expect(read()).toEqual([false, true]);
  });

  it('listen once, however often they are read', () => {
    const listen = vi.spyOn(page, 'addEventListener');
    shell.readState('online');
    const { length } = listen.mock.calls;
    expect(length).toBeGreaterThan(0);
    for (const name of ['online', 'cookiesDisabled', 'auth'] as const) shell.readState(name);
    expect(listen.mock.calls).toHaveLength(length);
  });
});

describe('the data of the page', () => {
  it('STA-040 are what the host configured, and empty where it did not', () => {
    configureForTest({});
    expect(states.pageData()).toEqual({ formtoken: '', brandDisplayName: '', affiliate: '', seo: {}, analytics: {} });
    const given = {
      formtoken: 'token',
      brandDisplayName: 'Meridian',
      affiliate: 'partner-7',
      seo: { title: 'Flights' },
      analytics: { page: 'results' },
    };
    configureForTest(given);
    expect(states.pageData()).toEqual(given);
  });
});
