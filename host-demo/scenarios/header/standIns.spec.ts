/** A first visit, whose brand typeface is not there yet: what stands in for it has its measures. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { expect, test } from '../test.ts';

/** Has the measures of Arial, which this machine may not have. */
const ARIMO = createRequire(import.meta.url).resolve('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2');

/** Heights and widths of the bar's texts. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const root = document.querySelector('travel-header')?.shadowRoot;
    const texts = [...(root?.querySelectorAll<HTMLElement>('.nav-bar .link, [part=account], .trips') ?? [])];
    const boxes = texts.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
    const cut = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return {
      heights: boxes.map(({ height }) => height),
      widths: boxes.map(({ width }) => width),
      cut: cut.map(({ textContent }) => textContent),
    };
  });

for (const brand of ['flagship', 'partner'])
  test(`the bar of ${brand} is as high, and within 3 % as wide, in Arial as in the brand’s typeface`, async ({
    page,
    request,
  }) => {
    const read = async (path: string) => (await request.get(`/travel-shell/${path}`)).text();
    const header = await read(`fragments/header?brand=${brand}&active-vertical=hotels`);
    const [standIns, all] = await Promise.all([read(`fonts/${brand}.fallback.css`), read(`fonts/${brand}.css`)]);
    expect(all).toContain(standIns);
    if (brand === 'flagship') expect(snippetOf('docs/theming.md', 'Figtree Fallback Arial')).toContain(standIns);
    const arimo = `url(data:font/woff2;base64,${readFileSync(ARIMO).toString('base64')})`;
    const show = async (sheet: string) => {
      await page.route('**/a-page', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><title>A page</title><link rel="icon" href="data:,"><style>${sheet}</style>${header}`,
        }),
      );
      await page.goto('/a-page');
      return measure(page);
    };

    const first = await show(standIns.replaceAll("local('Arial')", arimo));
    const later = await show(
      all.replaceAll('font-display: optional', 'font-display: block').replaceAll('url(', 'url(/travel-shell/fonts/'),
    );
    expect(later.widths.length).toBeGreaterThan(5);
    expect(first.heights).toEqual(later.heights);
    expect(first.cut).toEqual([]);
    const sum = ({ widths }: { widths: number[] }) => widths.reduce((total, width) => total + width, 0);
    expect(Math.abs(sum(first) / sum(later) - 1)).toBeLessThan(0.03);
  });
