/** The header at every width: whether its bar is full, and nothing in it overlaps, is cut or moves. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRequestContext, Page } from '@playwright/test';
import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/core';
import { expect, headerReady, test } from '../test.ts';
import { walk } from './walk.ts';

const ARABIC = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
);

// An element that a width changes must not move while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The six languages; the pseudo-locale shows what is not translated. */
const LANGUAGES = LOCALES.filter((locale) => locale !== 'pseudo');
const LOOKS = BRANDS.flatMap((brand) => LANGUAGES.map((locale) => ({ brand, locale, presentation: 'default' })));
type Look = Record<string, string>;

const COMPANY = [
  { verticalName: 'hotels', url: '/stays', text: 'Stays', flagText: 'New' },
  { verticalName: 'business', url: '/business', text: 'Fernández & Söhne Reisebüro GmbH' },
  { verticalName: 'trains', url: '/trains', text: 'Trains and long-distance coaches' },
  { verticalName: 'guides', url: '/guides', text: 'Guides', newTab: true },
  { verticalName: 'ferries', url: '/ferries', text: 'Ferries' },
];

/** The typefaces of the brands, which a first visit may not have in time, and one for Arabic, which they lack. */
async function typefaces(request: APIRequestContext): Promise<string> {
  const sheets = await Promise.all(
    BRANDS.map(async (brand) => (await request.get(`/travel-shell/fonts/${brand}.css`)).text()),
  );
  const arabic = readFileSync(ARABIC).toString('base64');
  // A face with another range of weights would replace the brand's own.
  const faces = sheets.map((sheet) => {
    const [family, weight] = ['font-family', 'font-weight'].map((name) => sheet.match(`${name}: [^;]*;`)?.[0]);
    return `@font-face { ${family} ${weight} unicode-range: U+0600-06FF; src: url(data:font/woff2;base64,${arabic}) }`;
  });
  return [
    ...sheets.map((sheet) =>
      sheet.replaceAll('font-display: optional', 'font-display: block').replaceAll('url(', 'url(/travel-shell/fonts/'),
    ),
    ...faces,
  ].join('');
}

async function show(page: Page, request: APIRequestContext, text: number, headers: readonly string[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: (16 * text) / 100 } });
  await page.setViewportSize({ width: 1700, height: 900 });
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <link rel="icon" href="data:,"><style>${await typefaces(request)}
    body { margin: 0 } travel-header { position: relative }</style></head>
    <body>${headers.map((header) => `<div class="box">${header}</div>`).join('\n')}</body></html>`;
  await page.route('**/a-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/a-page');
  await page.evaluate(async () => {
    // Those of the system that stand in for them are not on every machine.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}

const load = (page: Page) => page.addScriptTag({ url: '/travel-shell/loader.js' });

async function fragments(request: APIRequestContext, looks: readonly Look[]): Promise<string[]> {
  const texts: string[] = [];
  // One after the other: the server lets few wait that it has to render.
  for (const look of looks) {
    const answer = await request.get(`/travel-shell/fragments/header?${new URLSearchParams(look)}`);
    expect(answer.status()).toBe(200);
    texts.push(await answer.text());
  }
  return texts;
}

const WIDTHS = Array.from({ length: 65 }, (_, index) => 320 + 20 * index);

/** Whether this machine has a font for Japanese, in which each letter is a square. */
const hasJapanese = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = '100px "Sora Variable", system-ui';
    return context.measureText('あ').width === 100;
  });

for (const text of [100, 150, 200]) {
  test(`the bar is full, and nothing overlaps, is cut or moves when React comes: text of ${text} %`, async ({
    page,
    request,
  }) => {
    const current = { 'active-vertical': 'hotels', 'menu-button': 'on' };
    const looks: Look[] = [
      ...LOOKS.map((look) => ({ ...look, ...current })),
      ...BRANDS.map((brand) => ({ brand, 'active-vertical': 'business', items: JSON.stringify(COMPANY) })),
      ...BRANDS.map((brand) => ({ brand, locale: 'de-DE', ...current, 'country-picker': '', 'currency-picker': '' })),
      ...PRESENTATIONS.slice(1).map((presentation) => ({ brand: 'partner', presentation, ...current })),
    ];
    await show(page, request, text, await fragments(request, looks));
    const isSquare = await hasJapanese(page);
    const before = await page.evaluate(walk, { isSquare, widths: WIDTHS });
    expect(before.problems).toEqual([]);

    await load(page);
    await headerReady(page, looks.length);
    const after = await page.evaluate(walk, { isSquare, widths: WIDTHS });
    expect(after.problems).toEqual([]);
    expect(after.places).toEqual(before.places);
  });
}

test('the same with one tag, whose fragment the script fetches', async ({ page, request }) => {
  const tags = LOOKS.map(({ brand, locale }) => `<travel-header brand="${brand}" locale="${locale}"></travel-header>`);
  await show(page, request, 100, tags);
  await load(page);
  const roots = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('travel-header')].filter((each) => each.shadowRoot?.querySelector('.bar')).length,
    );
  await expect.poll(roots).toBe(LOOKS.length);
  const isSquare = await hasJapanese(page);
  // The room that an element reserves depends on the window.
  const walkWindows = async () => {
    const all = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      all.push(await page.evaluate(walk, { isSquare, widths: [width] }));
    }
    return { problems: all.flatMap(({ problems }) => problems), places: all.flatMap(({ places }) => places) };
  };
  const before = await walkWindows();
  expect(before.problems).toEqual([]);
  await headerReady(page, LOOKS.length);
  expect((await walkWindows()).places).toEqual(before.places);
});

test('the same where React renders it, by what the browser measures', async ({ page, request }) => {
  const tags = LOOKS.map(
    ({ brand, locale }) =>
      `<travel-header brand="${brand}" locale="${locale}" active-vertical="hotels" menu-button="on" load="eager"></travel-header>`,
  );
  await page.addInitScript(() =>
    Object.assign(window, {
      travelShell: [(shell: { configure(values: object): void }) => shell.configure({ fragments: 'off' })],
    }),
  );
  await show(page, request, 100, tags);
  await load(page);
  await headerReady(page, LOOKS.length);
  const { problems } = await page.evaluate(walk, { isSquare: true, widths: WIDTHS });
  expect(problems).toEqual([]);
});
