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
  it('STA-042 MSC-023 follow whether the visitor is online', () => {
    const seen: boolean[] = [];
    const end = states.onlineState.subscribe(() => seen.push(states.onlineState.get()));
    expect(states.onlineState.get()).toBe(true);
    navigator.onLine = false;
    page.dispatchEvent(new Event('offline'));
    navigator.onLine = true;
    page.dispatchEvent(new Event('online'));
    expect(seen).toEqual([false, true]);
    end();
    navigator.onLine = false;
    page.dispatchEvent(new Event('offline'));
    expect(seen).toHaveLength(2);
  });

  it('STA-042 MSC-024 tell whether cookies are off, and check again on each return to the tab', () => {
    navigator.cookieEnabled = false;
    expect(states.cookiesDisabledState.get()).toBe(true);
    const seen: boolean[] = [];
    states.cookiesDisabledState.subscribe(() => seen.push(states.cookiesDisabledState.get()));
    navigator.cookieEnabled = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([false]);
  });

  it('are up to date at the first read after an earlier change', () => {
    states.onlineState.get();
    navigator.onLine = false;
    states.onlineState.subscribe(() => {});
    expect(states.onlineState.get()).toBe(false);
  });

  it('can be read by hosts', () => {
    states.onlineState.get();
    states.cookiesDisabledState.get();
    expect([shell.readState('online'), shell.readState('cookiesDisabled')]).toEqual([true, false]);
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
