/** Fragments in pages of another origin: where every link, form and picture of each piece leads, also without script. */
import { attributeName } from '@travel-shell/element/server';
import { describe, expect, it } from 'vitest';
import { DATA, renderFragment, servers } from './servedPieces.ts';

const API = 'https://shell.example.com';
const SITE = 'https://www.example.com';

/** Every address of a piece's markup, but places of the page itself and what is within it: `#main`, `data:`. */
function addressesOf(html: string): string[] {
  const attributes = [...html.matchAll(/ (href|src|action|formaction|poster|srcset)="([^"]*)"/g)];
  const styles = [...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => ['', 'url', address]);
  return [...attributes, ...styles]
    .map(([, name, address = '']) => `${name} ${address}`)
    .filter((each) => !/ (#|data:|$)/.test(each));
}

/** With all that the piece can show. */
const attributesOf = ({ attributes }: (typeof servers)[number]['contract']) => ({
  ...('flag' in attributes && { flag: '/flags/fi.svg' }),
  ...Object.fromEntries(
    Object.entries(attributes)
      .filter(([, { type }]) => type === 'boolean')
      .map(([property]) => [attributeName(property), '']),
  ),
});

/** Everything else would compare nothing with nothing. */
const WITHOUT_ADDRESS = [
  ...['acting-as', 'consent-frame', 'opt-out', 'save-button', 'traveler-form', 'trips-drawer'],
  ...['sign-in', 'currency-picker', 'currency-picker opened'],
];

const PIECES = servers.map(({ contract }) => ({ piece: contract.tag.slice('travel-'.length), contract }));

describe.each(PIECES)('$piece', ({ piece, contract }) => {
  it.each(contract.firstScreen ? [false, true] : [false])(
    'has no address of the page that includes it (opened: %s)',
    async (opened) => {
      const options = { data: DATA, opened };
      const paths = addressesOf(await renderFragment(piece, attributesOf(contract), options));
      expect(paths.length > 0).toBe(!WITHOUT_ADDRESS.includes(opened ? `${piece} opened` : piece));
      const found = addressesOf(await renderFragment(piece, attributesOf(contract), { ...options, apiBase: API }));
      // The addresses are the same ones, whole.
      expect(found).toEqual(paths.map((each) => each.replace(/ (?=\/)/, ` ${API}`)));
      expect(found.filter((each) => !/ https?:\/\//.test(each))).toEqual([]);

      const split = addressesOf(
        await renderFragment(piece, attributesOf(contract), { ...options, apiBase: API, siteBase: SITE }),
      );
      for (const each of split.filter((one) => one.includes(API) || one.includes(SITE))) {
        // The form of a page of the site, as a link to it.
        const isOfSite = /^href |^action .*\/login$/.test(each);
        expect(each).toContain(isOfSite ? SITE : API);
      }
    },
  );
});

it('covers links, forms and pictures', async () => {
  const all = await Promise.all(
    PIECES.map(({ piece, contract }) => renderFragment(piece, attributesOf(contract), { data: DATA, apiBase: API })),
  );
  const kinds = new Set(addressesOf(all.join('')).map((each) => each.split(' ')[0]));
  expect([...kinds].sort()).toEqual(['action', 'href', 'src']);
});
