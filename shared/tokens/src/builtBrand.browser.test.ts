import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuiltBrand } from './BrandData.ts';
import { builtBrand } from './builtBrand.ts';

const TERN: BuiltBrand = {
  format: 1,
  id: 'tern',
  name: 'Tern',
  logo: { mark: { viewBox: '0 0 32 32', nodes: [['path', { d: 'M0 0h32v32H0z' }]] } },
  navigation: [{ verticalName: 'ferries', url: '/ferries' }],
  navigationScale: 1,
  icons: { unknown: 'M0 0h2', ferries: 'M0 0h24' },
  links: { home: '/tern', homeAos: '/aos', trips: '/trips', help: '/help', account: '/account' },
  css: ['[data-presentation] { --_color-brand: red; }', '[data-presentation] { --_density: 1; }'],
};

function configure(brands: object): void {
  (globalThis as { travelShell?: object }).travelShell = { config: { brands, loadTimeout: 15000 } };
}
beforeEach(() => configure({}));
afterEach(() => {
  delete (globalThis as { travelShell?: object }).travelShell;
  vi.restoreAllMocks();
});

test('makes sheets and data of a built brand', async () => {
  configure({ tern: TERN });
  const ready = await builtBrand('tern', 'en-US');
  expect(ready?.sheets.map(({ cssRules }) => cssRules.length)).toEqual([1, 1]);
  expect(ready?.data).toMatchObject({ id: 'tern', name: 'Tern', links: { home: '/tern' } });
  expect(ready?.data.icons.ferries).toBe('M0 0h24');
});

test.each([
  ['de-DE', ['Fähren', 'Inseln', 'Neu'], 'Über uns', 'Impressum'],
  ['ja-JP', ['Fähren', 'Islands', 'New'], 'About us', 'Impressum'],
  ['pseudo', ['Fähren', 'Islands', 'New'], 'About us', 'Impressum'],
] as const)('has its texts in %s, else in English, else in the first language', async (locale, items, about, legal) => {
  configure({
    auk: {
      ...TERN,
      id: 'auk',
      navigation: [
        { verticalName: 'ferries', url: '/ferries', text: 'Fähren' },
        {
          verticalName: 'islands',
          url: '/islands',
          text: { 'de-DE': 'Inseln', 'en-US': 'Islands' },
          flagText: { 'en-US': 'New', 'de-DE': 'Neu' },
        },
      ],
      footer: {
        company: { links: [{ text: { 'en-US': 'About us', 'de-DE': 'Über uns' }, url: '/about' }] },
        legal: [{ text: { 'de-DE': 'Impressum' }, url: '/imprint' }],
      },
    },
  });
  const data = (await builtBrand('auk', locale))?.data;
  expect(data?.navigation.flatMap(({ text, flagText }) => [text, flagText ?? []].flat())).toEqual(items);
  expect(data?.footer?.company?.links).toEqual([{ text: about, url: '/about' }]);
  expect(data?.footer?.legal).toEqual([{ text: legal, url: '/imprint' }]);
});

test('fetches a brand once for all pieces, and again after a failure', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockImplementation(async () => Response.json({ ...TERN, id: 'gull' }));
  configure({ gull: 'https://brands.example/gull.json' });
  expectConsole(
    /BRAND: The brand "gull" cannot be shown.*gull\.json cannot be fetched: Failed to fetch\. It must answer with CORS\./,
  );
  expect(await builtBrand('gull', 'en-US')).toBeUndefined();
  const [one, other] = await Promise.all([builtBrand('gull', 'en-US'), builtBrand('gull', 'en-US')]);
  expect(one?.data.name).toBe('Tern');
  expect(other?.sheets).toEqual(one?.sheets);
  expect(other?.sheets.every((sheet, index) => sheet === one?.sheets[index])).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('tells the page once which brand is unknown', async () => {
  const told: unknown[] = [];
  document.addEventListener('travel-error', (event) => told.push((event as CustomEvent).detail), { once: true });
  expectConsole(/BRAND: The brand "skua" cannot be shown.*none of flagship, sister, partner/);
  expect(await builtBrand('skua', 'en-US')).toBeUndefined();
  expect(await builtBrand('skua', 'en-US')).toBeUndefined();
  expect(told).toMatchObject([{ code: 'BRAND', phase: 'prepare' }]);
});

const withNode = (...node: unknown[]) => ({ logo: { mark: { viewBox: '0 0 1 1', nodes: [node] } } });

test.each([
  ['a script', withNode('script', {}, [])],
  ['an event attribute', withNode('path', { onClick: 'alert(1)' })],
  ['HTML', withNode('path', { dangerouslySetInnerHTML: '<b>' })],
  ['a link', withNode('g', { href: 'https://other.example' })],
  ['a picture of another host', withNode('path', { fill: 'url(https://other.example/a.svg#b)' })],
  ['a script as address', { links: { home: 'javascript:alert(1)' } }],
  ['a sheet that loads something', { css: ['@import "https://other.example/a.css"', ''] }],
  ['another format', { format: 2 }],
  ['an item whose text is no text', { navigation: [{ verticalName: 'ferries', url: '/ferries', text: ['Ferries'] }] }],
  ['a footer that leads to a script', { footer: { legal: [{ text: 'Imprint', url: 'javascript:alert(1)' }] } }],
  ['a footer with a text that is none', { footer: { company: { links: [{ text: { de: 1 }, url: '/' }] } } }],
  ['a footer with a list that is none', { footer: { social: 'instagram' } }],
])('refuses %s', async (name, change) => {
  const id = `refused-${name.replaceAll(' ', '-').toLowerCase()}`;
  configure({ [id]: { ...TERN, id, ...change } });
  expectConsole(/BRAND: .* is not as expected\. Build it with travel-shell-brand\./);
  expect(await builtBrand(id, 'en-US')).toBeUndefined();
});
