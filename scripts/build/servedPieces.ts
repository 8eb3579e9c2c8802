/** For tests: every piece that has a fragment, from its sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRenderer } from 'travel-shell-fragments';
import { findPieces } from './pieces.ts';

const found = (await findPieces()).flatMap(({ elements }) =>
  elements.map(({ folder, contract }) => ({ contract, file: join(folder, 'server.ts') })),
);
/** The elements that have fragments. */
export const servers = found.filter(({ file }) => existsSync(file));
const pieces = await Promise.all(
  servers.map(async ({ file }) => (await import(/* @vite-ignore */ pathToFileURL(file).href)).piece),
);
export const { renderFragment } = createRenderer(pieces);

const GROUPS = 'seo popularCities popularDestinations staticCompany staticContact staticAirline staticMore'.split(' ');
const COUNTRY = {
  text: 'Suomi (suomi)',
  locale: 'fi-FI',
  href: '/fi-FI',
  countryCode: 'FI',
  countryName: 'Finland',
  countryNativeName: 'Suomi',
  languageName: 'Finnish',
  languageNativeName: 'suomi',
  languageLinks: [],
};
const EURO = { currencyCode: 'EUR', displayName: 'Euro', name: 'Euro', nativeName: 'Euro', htmlSymbolAlone: '€' };
/** Without links a footer shows nothing, and without entries no list can be opened. */
export const DATA = {
  'country-picker': { countries: [COUNTRY] },
  'currency-picker': { topCurrencies: [], allCurrencies: [EURO], current: EURO },
  footer: {
    state: {
      linkGroups: Object.fromEntries(
        GROUPS.map((name) => [name, { title: name, links: [{ title: name, url: `/${name}`, name, testAttr: name }] }]),
      ),
      appStoreLinks: ['appleappstore', 'googleplay'].map((appStoreType) => ({
        appStoreType,
        title: appStoreType,
        appStoreLink: { url: `https://${appStoreType}.example/` },
      })),
    },
  },
};
