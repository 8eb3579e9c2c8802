/** The built documentation, which the demo serves at /docs/. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
const frame = (page: Page) => page.frameLocator('.live iframe');

for (const [name, path] of [
  ['first page', '/docs/'],
  ['guide', '/docs/embed-guide.html'],
  ['page of an element', '/docs/elements/travel-header.html'],
] as const) {
  test(`the ${name} has no barrier, light and dark, and fits a phone`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expectAccessible(page, 'body', ['iframe']);
    }
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await expectAccessible(page, 'body', ['iframe']);
  });
}

test('the search leads to the row of a console line', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('AUTH_STATE_FAILED');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\/errors\.html#AUTH_STATE_FAILED$/);
  await expect(page.getByRole('row', { name: 'AUTH_STATE_FAILED' })).toBeInViewport();
});

test('the page of an element shows it live, in the colours of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/elements/travel-header.html');
  const header = frame(page).locator('travel-header');
  await expect(
    header
      .getByRole('link', { name: 'Hotels' })
      .or(header.getByRole('button', { name: 'Flights' }))
      .first(),
  ).toBeVisible();
  await expect(header.locator('[data-presentation]').first()).toHaveAttribute('data-presentation', 'dark');
  await expect(page.getByRole('link', { name: 'Open in the playground' })).toHaveAttribute(
    'href',
    '/playground/?piece=travel-header',
  );
});

test('a live example says so where there is no shell on the server', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|loader\.js/);
  await page.route('**/travel-shell/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/docs/elements/travel-footer.html');
  await expect(frame(page).getByText('This needs the shell')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('texts and links are there, on a phone, too', async ({ page, problems }) => {
    // Chromium says so of scripts that a page preloads.
    problems.allow(/\.js csp$/);
    await page.goto('/docs/embed-guide.html');
    await expect(page.getByRole('heading', { name: 'A page of another origin' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Search|menu/i })).toBeHidden();
    await page.getByRole('link', { name: 'Console messages', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What appears in the console' })).toBeVisible();
    await page.getByRole('link', { name: 'host-demo/scenarios' }).click();
    await expect(page).toHaveURL(/\/docs\/host-demo\/scenarios\.html$/);
  });
});

/** Follows every link from the first page on, also from a Markdown file to the next. */
async function crawl(request: APIRequestContext, start: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (texts.has(path)) continue;
    const answer = await request.get(path);
    texts.set(path, answer.ok() ? await answer.text() : `${answer.status()}`);
    waiting.push(...linksOf(path, texts.get(path) as string).map(([target]) => target));
  }
  return texts;
}

/** Path and anchor of each link inside the site. */
function linksOf(path: string, text: string): [string, string][] {
  const pattern = /\.(md|txt)$/.test(path) ? /\]\(([^)\s]+)/g : /<a [^>]*?href="([^"]+)"/g;
  return [...text.matchAll(pattern)].flatMap(([, href = '']): [string, string][] => {
    const { origin, pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://docs.test${path}`);
    const isInside = origin === 'http://docs.test' && pathname.startsWith('/docs/');
    return isInside ? [[pathname, decodeURIComponent(hash.slice(1))]] : [];
  });
}

test('no link inside the site is broken, and every page is reached', async ({ request }) => {
  const texts = await crawl(request, '/docs/');
  const pages = [...texts].filter(([path]) => !/\.(md|txt)$/.test(path));
  expect(pages.length).toBeGreaterThan(200);
  const broken = [...texts].flatMap(([path, text]) =>
    linksOf(path, text)
      .filter(([target, id]) => {
        const found = texts.get(target) ?? '';
        return found.length < 4 || (id !== '' && !/\.(md|txt)$/.test(target) && !found.includes(`id="${id}"`));
      })
      .map(([target, id]) => `${path}: ${target}#${id}`),
  );
  expect([...texts.keys()]).toContain('/docs/decisions/107-every-console-line-links-to-its-explanation.html');
  expect(broken).toEqual([]);
});

test('a machine gets from llms.txt to the file of each element', async ({ request }) => {
  const index = await request.get('/llms.txt');
  expect(index.headers()['content-type']).toContain('text/plain');
  const files = [...(await index.text()).matchAll(/\]\((docs\/[^)]+)\)/g)].map(([, path]) => `/${path}`);
  expect(files).toContain('/docs/elements/travel-header.md');
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
});
