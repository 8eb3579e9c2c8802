import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterEach, expect, test, vi } from 'vitest';
import { resolveMarkup } from './resolveMarkup.ts';
import { apiUrl, isOnSite, returnAddress, siteUrl } from './siteUrl.ts';

const API = 'https://shell.example';
const SITE = 'https://www.example';
afterEach(() => {
  vi.unstubAllGlobals();
  configureForTest({});
});

test('paths are left as they are without a configuration', () => {
  configureForTest({});
  expect([siteUrl('/trips'), apiUrl('/flag.svg')]).toEqual(['/trips', '/flag.svg']);
});

test('paths belong to the back end, links to the site where one is configured', () => {
  configureForTest({ apiBase: API });
  expect([siteUrl('/'), apiUrl('/flag.svg')]).toEqual([`${API}/`, `${API}/flag.svg`]);
  configureForTest({ apiBase: API, siteBase: SITE });
  expect([siteUrl('/trips?a=1#b'), apiUrl('/flag.svg')]).toEqual([`${SITE}/trips?a=1#b`, `${API}/flag.svg`]);
});

test.each(['#main', '?page=2', 'next', '', '//cdn.example/a.svg', 'https://other.example/', 'data:,'])(
  'leaves %j',
  (address) => {
    configureForTest({ apiBase: API, siteBase: SITE });
    expect([siteUrl(address), apiUrl(address)]).toEqual([address, address]);
    const html = `<a href="${address}"></a>`;
    expect(resolveMarkup(html, { apiBase: API, siteBase: SITE })).toBe(html);
  },
);

test('a fragment gets the same addresses as the browser renders', () => {
  const html =
    '<travel-x flag="/f.svg" sign-in-url="/login"><a href="/">/trips</a><img src="/f.svg"><use href="#a"></use></travel-x>';
  expect(resolveMarkup(html, { apiBase: API, siteBase: SITE })).toBe(
    `<travel-x flag="/f.svg" sign-in-url="/login"><a href="${SITE}/">/trips</a><img src="${API}/f.svg"><use href="#a"></use></travel-x>`,
  );
  expect(resolveMarkup(html, { apiBase: '' })).toBe(html);
});

test('the return address is a path on the site, and whole elsewhere', () => {
  stubPage('https://www.example/hotels?stars=4');
  configureForTest({ apiBase: API, siteBase: SITE });
  expect(returnAddress()).toBe('/hotels?stars=4');
  expect([isOnSite('/login'), isOnSite(`${SITE}/a`), isOnSite(`${API}/a`), isOnSite('http://[')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  configureForTest({ apiBase: API });
  expect(returnAddress()).toBe('https://www.example/hotels?stars=4');
});
