/** Nothing of ours that stays in view covers what has the focus (WCAG 2.2, 2.4.11). */
import type { Page } from '@playwright/test';
import { focusedStop } from './focusedStop.ts';
import { expect, intentLoaded, test } from './test.ts';

const PAGE = '/scenarios/shell/';

/** More than the page has. */
const MOST_STOPS = 250;

const bannerOf = (page: Page) => page.locator('travel-consent [part=banner]');

/** Two frames: the browser has scrolled, and what scrolls after it. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Presses the key until the focus leaves the page. The names of all stops, and of those that are covered. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: string[]; covered: string[] }> {
  const stops: string[] = [];
  const covered: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    await painted(page);
    const { name, isCovered } = await page.evaluate(focusedStop);
    if (!name) break;
    stops.push(name);
    if (isCovered) covered.push(`${stops.length}: ${name}`);
  }
  return { stops, covered };
}

const scrollPadding = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd);

for (const [width, height, text] of [
  [390, 700, 100],
  [1280, 800, 100],
  [320, 640, 200],
  [1280, 800, 200],
] as const) {
  test(`no stop lies under the consent banner or the header: ${width} px, text of ${text} %`, async ({
    page,
    problems,
  }) => {
    test.slow();
    // The focus on its links fetches the sign-in.
    problems.allow(/sign-in.*was preloaded using link preload/);
    await page.setViewportSize({ width, height });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: (16 * text) / 100 } });
    await page.goto(PAGE);
    await expect(bannerOf(page)).toBeVisible();
    const untouched = await scrollPadding(page);
    await page.keyboard.press('Tab');
    await intentLoaded(page);
    const forward = await goThrough(page, 'Tab');
    expect(forward.stops.length).toBeGreaterThan(60);
    expect(forward.covered).toEqual([]);
    expect(await scrollPadding(page)).not.toBe(untouched);

    // Back from the end, once the banner is answered.
    await bannerOf(page).getByRole('button', { name: 'Reject' }).focus();
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toBeHidden();
    await expect.poll(() => scrollPadding(page)).toBe(untouched);
    await page.locator('travel-footer a').last().focus();
    const back = await goThrough(page, 'Shift+Tab');
    expect(back.stops.length).toBeGreaterThan(60);
    expect(back.covered).toEqual([]);
  });
}

test('the first Tab alone, from a link of the page, keeps the next stops clear', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  // Without anything of ours that the focus comes to first.
  await page.route('**/only-consent', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Only consent</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<script type="application/json" id="travel-shell-config">{"consentCategories":true}</script>
<script src="/travel-shell/consent.js"></script><script src="/travel-shell/loader.js" async></script>
${Array.from({ length: 20 }, (_, index) => `<p style="block-size: 60px"><a href="/${index}">Link ${index}</a></p>`).join('')}
<travel-consent></travel-consent>`,
    }),
  );
  await page.goto('/only-consent');
  await expect(bannerOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await intentLoaded(page);
  const { stops, covered } = await goThrough(page, 'Tab');
  expect(stops.filter((name) => name.startsWith('Link'))).toHaveLength(19);
  expect(covered).toEqual([]);
});
