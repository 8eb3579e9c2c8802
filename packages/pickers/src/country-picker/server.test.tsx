import { serverHandle } from '@travel-shell/element/server';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SITES } from '../pickers.fixtures.ts';
import { piece } from './server.ts';

const VALUES = {
  brand: 'flagship',
  locale: 'en-US',
  presentation: 'default',
  columns: 3,
  narrowShape: 'sheet',
  keepPath: false,
  stripSegments: 1,
  site: undefined,
  flag: undefined,
  language: undefined,
  pageUrl: undefined,
} as const;

async function render(data: Parameters<typeof piece.prepare>[1]) {
  const { prepared, attributes } = await piece.prepare(VALUES, data);
  return {
    attributes,
    view: renderToString(<piece.View {...VALUES} element={serverHandle()} prepared={prepared} />),
    links: [...renderToString(<piece.Fallback prepared={prepared} values={VALUES} />).matchAll(/>([^<>]+)<\/a>/g)].map(
      ([, text]) => text,
    ),
  };
}

it("PIC-001 PIC-002 has flag and name of the current language, even if it is not its country's first", async () => {
  const countries = SITES.countries.map((country) => {
    const isBelgium = country.countryCode === 'BE';
    const languageLinks = country.languageLinks.map((link) => ({ ...link, active: link.locale === 'fr-BE' }));
    return { ...country, active: isBelgium, languageLinks };
  });
  const flag = countries.find(({ countryCode }) => countryCode === 'BE')?.flag;
  const { attributes, view } = await render({ ...SITES, countries });
  expect(attributes).toEqual({ flag, language: 'français' });
  expect(view).toContain(`src="${flag}"`);
  expect(view).toContain('français');
});

it('PIC-014 links each crawlable site by its native names, whatever text the back end sends', async () => {
  const countries = SITES.countries.map((country) => {
    if (country.languageLinks.length > 1) return country;
    const text = country.countryName;
    return { ...country, text, languageLinks: country.languageLinks.map((link) => ({ ...link, text })) };
  });
  const { links } = await render({ ...SITES, countries });
  expect(links).toEqual([
    'Åland (svenska)',
    'België (Nederlands)',
    'Belgique (français)',
    'Deutschland (Deutsch)',
    'Ireland (English)',
    'Éire (Gaeilge)',
    'المملكة العربية السعودية (العربية)',
  ]);
});

it('links every site of the fragment except one with a javascript: URL', async () => {
  const linksOf = async (data: typeof SITES) => {
    const { prepared } = await piece.prepare(VALUES, data);
    return renderToString(<piece.Fallback prepared={prepared} values={VALUES} />).match(/href="[^"]*"/g) ?? [];
  };
  const links = await linksOf(SITES);
  expect(links.length).toBeGreaterThan(1);
  const address = links[0]?.slice('href='.length) ?? '';
  const data = JSON.parse(JSON.stringify(SITES).replaceAll(`"href":${address}`, '"href":"javascript:alert(1)"'));
  expect(await linksOf(data)).toEqual(links.slice(1));
});
