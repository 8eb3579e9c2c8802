/** Every example of docs/frame-guide.md, in the frame of a page of another origin. */
import type { Frame, Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { expect, test } from '../test.ts';

const GUIDE = 'docs/frame-guide.md';
const SHELL = 'https://shell.example.com';
const PARTNER = 'https://partner.example';
const ORIGIN = 'http://framed.localhost';
const FRAMED = `${ORIGIN}/booking`;

const WHOLE = snippetOf(GUIDE, '<title>Your booking</title>');
const TAG = snippetOf(GUIDE, '<travel-frame').replace(' allow-leaving', '');
const script = /<script[\s\S]*?<\/script>/.exec(WHOLE)?.[0];

interface Shown {
  /** Another tag than that of the guide without its attribute. */
  tag?: string;
  isLoaded?: boolean;
}

/** A page of a partner around one with the example of the guide that has `words`, or around a whole page. */
async function show(page: Page, baseURL = '', words = '', { tag = TAG, isLoaded = true }: Shown = {}): Promise<Frame> {
  const example = words
    ? `<!doctype html><html lang="en"><title>A page</title>${script}${snippetOf(GUIDE, words)}`
    : WHOLE;
  const fulfill = (address: string, body: string, contentType = 'text/html; charset=utf-8') =>
    page.route(address, (route) => route.fulfill({ contentType, body: body.replaceAll(PARTNER, baseURL) }));
  // The script is of the framed page's own origin, as a browser lets a page that a test has made up ask no other
  // address of this machine.
  const source = await (await page.request.get('/travel-shell/frame.js')).text();
  await fulfill(`${ORIGIN}/travel-shell/frame.js`, source, 'text/javascript');
  await fulfill(FRAMED, example.replaceAll(SHELL, ORIGIN));
  await fulfill(
    `${baseURL}/a-page`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner</title><link rel="icon" href="data:,">
    <script async src="/travel-shell/loader.js"></script>${tag.replace('https://www.example.com/booking', FRAMED)}<div style="height: 2000px"></div>`,
  );
  await page.goto('/a-page');
  await expect(page.locator('travel-frame:state(loaded)')).toHaveCount(isLoaded ? 1 : 0);
  return page.frames().find((frame) => frame.url() === FRAMED) as Frame;
}

const height = (page: Page) => page.locator('travel-frame').evaluate((element) => element.clientHeight);
const topOf = async (frame: Frame, text: string) =>
  Math.round((await frame.getByText(text, { exact: true }).last().boundingBox())?.y ?? Number.NaN);

test('the page is shown, as high as it is', async ({ page, baseURL }) => {
  await show(page, baseURL);
  await expect.poll(() => height(page)).toBeGreaterThan(60);
  expect(await height(page)).toBeLessThan(200);
});

test('heights: what not to write ends with a line, and what to write is as high as it says', async ({
  page,
  baseURL,
  problems,
}) => {
  const loops = problems.expect(/FRAME_LOOP: <main>/, 1);
  await show(page, baseURL, 'min-height: 100vh;');
  await expect.poll(() => loops.length).toBe(1);
  await expect.poll(() => height(page)).toBeLessThan(120);

  await show(page, baseURL, 'min-height: 20rem;');
  await expect.poll(() => height(page)).toBeGreaterThan(320);
  expect(await height(page)).toBeLessThan(420);

  const empty = problems.expect(/FRAME_EMPTY/, 1);
  await show(page, baseURL, 'height: 100%;', { isLoaded: false });
  await expect.poll(() => empty.length).toBe(1);

  await show(page, baseURL, 'max-height: 120vw;');
  await expect.poll(async () => Math.abs((await height(page)) - 480 - 16)).toBeLessThanOrEqual(2);
  expect([loops.length, empty.length]).toEqual([1, 1]);
});

test('a step is seen from its beginning', async ({ page, baseURL }) => {
  const frame = await show(page, baseURL, '<h1>Who travels?</h1>');
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => topOf(frame, 'How do you pay?')).toBeGreaterThanOrEqual(0);
  expect(await topOf(frame, 'How do you pay?')).toBeLessThan(200);
});

test('an anchor is moved to', async ({ page, baseURL }) => {
  const frame = await show(page, baseURL, 'href="#luggage"');
  await frame.getByRole('link', { name: 'Luggage' }).click();
  await expect.poll(async () => Math.abs(await topOf(frame, 'Luggage'))).toBe(0);
  expect(await frame.evaluate(() => location.hash)).toBe('#luggage');
});

test('a link out of the frame works where the host allows it', async ({ page, baseURL, problems }) => {
  await page.route(`${baseURL}/thanks`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Thanks</title><link rel="icon" href="data:,">',
    }),
  );
  const lines = problems.expect(/FRAME_LEAVE/, 1);
  problems.expect(/Unsafe attempt to initiate navigation/, 1);
  const refused = await show(page, baseURL, 'target="_top"');
  await refused.getByRole('link').click();
  await expect.poll(() => lines.length).toBe(1);
  const allowed = await show(page, baseURL, 'target="_top"', {
    tag: snippetOf(GUIDE, 'allow-leaving></travel-frame>'),
  });
  await allowed.getByRole('link').click();
  await expect(page).toHaveTitle('Thanks');
});

test('what is fixed stays on screen', async ({ page, baseURL }) => {
  const frame = await show(page, baseURL, '<div class="bar">');
  const bottom = async () => {
    const { y = 0, height: own = 0 } = (await frame.locator('.bar').boundingBox()) ?? {};
    return Math.round(y + own);
  };
  await expect.poll(bottom).toBe(800);
  await page.evaluate(() => scrollBy(0, 200));
  await expect.poll(bottom).toBe(800);
});
