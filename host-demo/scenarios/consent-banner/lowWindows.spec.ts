/** Low windows: landscape phones, and enlarged text. Answers are always in sight, and a press hits what is seen. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const SIZES = [
  [320, 480],
  [667, 375],
  [844, 390],
  [1280, 500],
  // 200 % zoom of a small window.
  [320, 256],
] as const;
const TCF = JSON.stringify({ consentCategories: true, consent: { cmpId: 10, publisherCountry: 'NL' } });
const address = (kind: string, locale: string) =>
  `/scenarios/consent-banner/?head&kind=${kind}&locale=${locale}${kind === 'tcf' ? `&config=${encodeURIComponent(TCF)}` : ''}`;
const banner = (page: Page) => page.locator('travel-consent [part=banner]');

/** What lies above the middle of each button: `names` of those that another element covers, or that are out of sight. */
const missed = (page: Page, selector: string, scroll: boolean) =>
  page.evaluate(
    ([buttons, mayScroll]) => {
      const root = document.querySelector('travel-consent')?.shadowRoot as ShadowRoot;
      const found = [...root.querySelectorAll<HTMLElement>(buttons)].filter((each) => each.checkVisibility());
      if (found.length === 0) return [`no ${buttons}`];
      return found.flatMap((each) => {
        if (mayScroll) each.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = each.getBoundingClientRect();
        const hit = root.elementFromPoint(left + width / 2, top + height / 2);
        return hit && each.contains(hit) ? [] : [`${each.textContent || each.ariaLabel} is under ${hit?.className}`];
      });
    },
    [selector, scroll] as const,
  );

/** Scrolls through it, and looks at the answers at each step. */
async function scrollThrough(page: Page, answers: string): Promise<void> {
  for (const part of [0, 0.1, 0.35, 0.6, 0.85, 1]) {
    await page.evaluate((share) => {
      const root = document.querySelector('travel-consent')?.shadowRoot as ShadowRoot;
      for (const each of root.querySelectorAll('[part=banner], [part=banner] *'))
        if (each.scrollHeight > each.clientHeight + 1) each.scrollTop = share * each.scrollHeight;
    }, part);
    expect(await missed(page, answers, false), `scrolled by ${part}`).toEqual([]);
  }
}

for (const kind of ['cookies', 'tcf'])
  for (const locale of ['de-DE', 'ar'])
    for (const [width, height] of SIZES)
      test(`${kind}, ${locale}, ${width}x${height}: answers are in sight, and every button is hit`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        await page.goto(address(kind, locale));
        await expect(banner(page)).toBeVisible();
        await scrollThrough(page, '.answers button[value=accept], .answers button[value=decline]');
        expect(await missed(page, '[part=banner] button', true)).toEqual([]);
        await banner(page).locator('.heading').hover();
        await page.waitForFunction(() => document.querySelector('travel-consent')?.matches(':state(ready)'));
        await banner(page).locator('[data-replay]').last().click();
        await expect(banner(page).locator('input[role=switch]').first()).toBeAttached();
        await scrollThrough(page, '.answers button');
        // Hundreds of vendors have the same rows.
        expect(await missed(page, '.answers button, .header button, .category button, .category input', true)).toEqual(
          [],
        );
      });

test('a press on “Save choices” changes no switch below it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(address('cookies', 'de-DE'));
  await banner(page).locator('[data-replay]').click();
  await expect(banner(page).locator('.categories')).toBeVisible();
  const save = banner(page).locator('.answers button');
  const sent = page.waitForRequest(/consent\/record/);
  // As a finger does: by its place.
  const box = (await save.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect((await sent).postDataJSON().acceptedCategories).toEqual(['strictlyNecessary']);
});
