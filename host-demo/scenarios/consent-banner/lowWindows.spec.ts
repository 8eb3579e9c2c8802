/** Low windows: landscape phones, and enlarged text. Answers are always in sight, and a press hits what is seen. */
import type { Page } from '@playwright/test';
import { acceptByForm } from '../consent/consentPage.ts';
import { expect, loadReact, test } from '../test.ts';

const SIZES = [
  [320, 480],
  [667, 375],
  [844, 390],
  [1280, 500],
  // 200 % zoom of a small window.
  [320, 256],
] as const;
/** The longest words meet every size; from right to left the smallest one and the widest. */
const FROM_RIGHT = SIZES.filter(([width, height]) => height === 256 || width === 1280);
const sizesOf = (locale: string) => (locale === 'ar' ? FROM_RIGHT : SIZES);
const TCF = JSON.stringify({ consentCategories: true, consent: { cmpId: 10, publisherCountry: 'NL' } });
const address = (kind: string, locale: string) =>
  `/scenarios/consent-banner/?head&kind=${kind}&locale=${locale}${kind === 'tcf' ? `&config=${encodeURIComponent(TCF)}` : ''}`;
const banner = (page: Page) => page.locator('travel-consent [part=banner]');

/** Above so many, such as those of hundreds of partners, some of all are looked at. */
const MANY = 60;

/** Buttons whose middle another element covers, or that are out of sight, each with the element above it. */
const missed = (page: Page, selector: string, scroll: boolean) =>
  page.evaluate(
    ([buttons, mayScroll, many]) => {
      const root = document.querySelector('travel-consent')?.shadowRoot as ShadowRoot;
      const all = [...root.querySelectorAll<HTMLElement>(buttons)].filter((each) => each.checkVisibility());
      if (all.length === 0) return [`no ${buttons}`];
      const found = all.filter((_, index) => all.length <= many || index % Math.ceil(all.length / many) === 0);
      return found.flatMap((each) => {
        if (mayScroll) each.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = each.getBoundingClientRect();
        const hit = root.elementFromPoint(left + width / 2, top + height / 2);
        const isHit = hit && (each.contains(hit) || each.closest('label')?.contains(hit));
        return isHit ? [] : [`${each.textContent || each.ariaLabel || each.outerHTML} is under ${hit?.className}`];
      });
    },
    [selector, scroll, MANY] as const,
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

const EVERY = ['button', 'input', 'summary'].map((name) => `[part=banner] ${name}`).join();

/** At each size: the answers are in sight wherever one scrolls to, and every button is hit. */
async function expectHits(page: Page, locale: string, screen: string, answers = '.answers button'): Promise<void> {
  for (const [width, height] of sizesOf(locale))
    await test.step(`${screen}, ${locale}, ${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      await scrollThrough(page, answers);
      expect(await missed(page, EVERY, true)).toEqual([]);
    });
}

/** React has it, and the visitor has opened it again. */
async function reopen(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('travel-cookie-settings-requested', { bubbles: true, detail: {} })),
  );
  await expect(banner(page)).toBeVisible();
  await whenReady(page);
  await expect(banner(page).locator('[part=record]')).toBeVisible();
}

async function whenReady(page: Page): Promise<void> {
  await loadReact(page, 'travel-consent');
  await page.waitForFunction(() => document.querySelector('travel-consent')?.matches(':state(ready)'));
}

for (const kind of ['cookies', 'tcf'] as const)
  for (const locale of ['de-DE', 'ar'])
    test(`${kind}, ${locale}: in every layer the answers are in sight, and every button is hit`, async ({ page }) => {
      await page.goto(address(kind, locale));
      await expect(banner(page)).toBeVisible();
      await expectHits(page, locale, 'first layer', '.answers button[value=accept], .answers button[value=decline]');
      await whenReady(page);
      await banner(page)
        .locator(kind === 'cookies' ? '[value=manage]' : '[data-replay]')
        .last()
        .click();
      await expect(banner(page).locator('input[role=switch]').first()).toBeAttached();
      await expectHits(page, locale, 'second layer');
      if (kind === 'cookies') {
        await banner(page).locator('.category button').last().click();
        await expect(banner(page).locator('table')).toBeVisible();
        await expectHits(page, locale, 'list of cookies', '.header button');
      } else {
        await banner(page).getByRole('tab').last().click();
        await expect(banner(page).getByRole('searchbox')).toBeVisible();
        await expectHits(page, locale, 'partners');
      }

      await acceptByForm(page, kind);
      await page.goto(address(kind, locale));
      await page.setViewportSize({ width: 320, height: 480 });
      await reopen(page);
      // The saved choice comes first, and all of it is in sight.
      const isInSight = (record: Element) => {
        const root = record.getRootNode() as ShadowRoot;
        const { left, top, width, height } = record.getBoundingClientRect();
        return [1, height - 1].every((down) => record.contains(root.elementFromPoint(left + width / 2, top + down)));
      };
      const record = banner(page).locator('[part=record]');
      // The element grows when the record comes.
      await expect(record.locator('.muted')).toBeVisible();
      expect(await record.evaluate(isInSight)).toBe(true);
      await expectHits(page, locale, 'opened again', '.answers button[value=accept], .answers button[value=decline]');
      await banner(page).locator('.answers button[value=decline]:visible').click();
      await expect(banner(page).locator('[role=status] .lead').first()).toBeVisible();
      await expectHits(page, locale, 'withdrawn');
    });

for (const kind of ['notice', 'two-party', 'data-transfer'])
  test(`${kind}: the answer is in sight, and every button is hit`, async ({ page }) => {
    const answers = kind === 'notice' ? '.close' : '.answers button';
    // In React it is the same nodes.
    for (const locale of ['ar', 'de-DE']) {
      await page.goto(address(kind, locale));
      await expect(banner(page)).toBeVisible();
      await expectHits(page, locale, 'before React', answers);
    }
    await whenReady(page);
    await expectHits(page, 'de-DE', 'in React', answers);
  });

test('a press on “Save choices” changes no switch below it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(address('cookies', 'de-DE'));
  await banner(page).locator('[value=manage]').click();
  await expect(banner(page).locator('.categories')).toBeVisible();
  const save = banner(page).locator('[value=save]');
  const sent = page.waitForRequest(/privacy\/consent/);
  // As a finger does: by its place.
  const box = (await save.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(new URLSearchParams((await sent).postData() ?? '').get('accepted')).toBe('strictlyNecessary');
});
