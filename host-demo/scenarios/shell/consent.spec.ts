/** The banner on a page whose search reaches from side to side: a bar, which leaves the page's main task free. */
import { expect, test } from '../test.ts';

/** Each brand with the longest words, and one of them in each locale. */
const LOOKS = [
  ['flagship', 'en-US'],
  ['flagship', 'ar'],
  ['flagship', 'de-DE'],
  ['sister', 'de-DE'],
  ['partner', 'de-DE'],
] as const;
const SIZES = [
  [1280, 800],
  [1100, 800],
  [834, 1112],
] as const;

for (const [brand, locale] of LOOKS)
  test(`the first view has its heading, its search and its rail free: ${brand}, ${locale}`, async ({ page }) => {
    await page.goto(`/scenarios/shell/?brand=${brand}&locale=${locale}`);
    const banner = page.locator('travel-consent [part=banner]');
    await expect(banner).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const box = await banner.boundingBox();
      for (const selector of ['h1', '.hero input', '.hero .button', 'travel-header']) {
        const free = await page.locator(selector).first().boundingBox();
        expect(free && box && free.y + free.height <= box.y, `${selector} at ${width} px`).toBe(true);
      }
      const rail = await page.locator('travel-nav-drawer').getByRole('navigation').first().boundingBox();
      expect(rail && box && (rail.x + rail.width <= box.x || box.x + box.width <= rail.x), `rail at ${width} px`).toBe(
        true,
      );
    }
  });
