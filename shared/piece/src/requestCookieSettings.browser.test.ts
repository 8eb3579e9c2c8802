import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { requestCookieSettings } from '@travel-shell/piece/requestCookieSettings';
import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'travelShell');
});

const ASKS: Partial<ShellConfig> = { consentCategories: true };

/** The banners on the page after a piece has requested the settings: `html` is the page's own. */
function request(html: string, config: Partial<ShellConfig>, isPrevented = false) {
  Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, ...config } } });
  document.body.innerHTML = `${html}<travel-asker brand="sister" locale="ar"></travel-asker>`;
  const host = document.querySelector('travel-asker') as HTMLElement;
  const heard: string[] = [];
  requestCookieSettings({
    host,
    emit(name) {
      heard.push(name);
      return !isPrevented;
    },
  });
  expect(heard).toEqual(['travel-cookie-settings-requested']);
  return [...document.querySelectorAll<HTMLElement & { request?: object }>('travel-consent')];
}

const attributesOf = (element?: Element) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test('adds a banner that opens, with the looks of the piece that asks', () => {
  const [banner, ...others] = request('', ASKS);
  expect(attributesOf(banner)).toEqual({ brand: 'sister', locale: 'ar', load: 'eager' });
  expect(banner?.request).toEqual({});
  expect(others).toEqual([]);
});

test('adds the full framework where the site has it', () => {
  const [banner] = request('', { ...ASKS, consent: { cmpId: 10 } });
  expect(attributesOf(banner)).toMatchObject({ kind: 'tcf' });
});

test.each(['<travel-consent></travel-consent>', '<travel-consent kind="tcf"></travel-consent>'])(
  'leaves a page with its own alone: %s',
  (html) => {
    const banners = request(html, ASKS);
    expect(banners.map(({ request }) => request)).toEqual([undefined]);
  },
);

test('adds one beside a dialog that is no banner', () => {
  expect(request('<travel-consent kind="two-party"></travel-consent>', ASKS)).toHaveLength(2);
});

test('adds nothing where a listener has prevented the event', () => {
  expect(request('', ASKS, true)).toEqual([]);
});

test('adds nothing where the site does not ask for consent', () => {
  expect(request('', {})).toEqual([]);
});
