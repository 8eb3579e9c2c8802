import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterEach, expect, it, vi } from 'vitest';
import { mayBeSignedIn } from './mayBeSignedIn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'travelShell');
});

const THERE = 'theme=dark; travel_signed_in=1; a=b';
const PAGE = 'https://www.travel.example/hotels';
const SHARED = { apiBase: 'https://api.travel.example', signedInCookieDomain: 'travel.example' };

it.each<[string, boolean, { page?: string; cookie?: string; config?: Parameters<typeof configureForTest>[0] }]>([
  ['the cookie is there', true, { cookie: THERE }],
  ['there are no cookies', false, {}],
  ['only others are there', false, { cookie: 'not_travel_signed_in=1; travel_signed_in=10; travel_signed_in=' }],
  ['the cookie has the configured name', true, { cookie: 'in=1', config: { signedInCookie: 'in' } }],
  [
    'the cookie has the default name but another is configured',
    false,
    { cookie: THERE, config: { signedInCookie: 'in' } },
  ],
  ['the back end sets no such cookie', true, { config: { signedInCookie: '' } }],
  ['the back end is on the same host', false, { config: { apiBase: 'https://www.travel.example' } }],
  ['the back end is on another port', false, { config: { apiBase: 'https://www.travel.example:8443' } }],
  ['the back end is on another host', true, { config: { apiBase: 'https://api.travel.example' } }],
  ['both hosts are of the configured domain', false, { config: SHARED }],
  ['both hosts are of the configured domain, and the cookie is there', true, { cookie: THERE, config: SHARED }],
  ['the page is the domain itself', false, { page: 'https://travel.example/', config: SHARED }],
  ['the page is on a host of another domain', true, { page: 'https://partner.example/', config: SHARED }],
  ['the page is on a host that only ends alike', true, { page: 'https://mytravel.example/', config: SHARED }],
])('%s: %s', (_what, expected, { page = PAGE, cookie = '', config = {} }) => {
  stubPage(page).page.cookie = cookie;
  configureForTest(config);
  expect(mayBeSignedIn()).toBe(expected);
});

it('is false where the browser forbids cookies', () => {
  const { page } = stubPage(PAGE);
  Object.defineProperty(page, 'cookie', {
    get() {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  });
  expect(mayBeSignedIn()).toBe(false);
});

it('is true without a page', () => {
  configureForTest({ apiBase: 'https://api.travel.example' });
  expect(mayBeSignedIn()).toBe(true);
});
