/** The lines that pages of a company share: `storybook/foundations/Layout.stories.tsx` shows them. */
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../test.ts';

const SCREENS = [
  ...['/business', '/business/tasks', '/business/company/general', '/business/policy/hotel/settings'],
  ...['/business/users/manage', '/business/account-permissions', '/business/account-permissions/log'],
];
const WIDTHS = [390, 1280, 1600];

interface Edges {
  start: number;
  end: number;
}

/** The edges of an element's contents, inside its padding, from left to right. */
const contentsOf = (locator: Locator): Promise<Edges> =>
  locator.first().evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { start: Math.round(left + parseFloat(paddingLeft)), end: Math.round(right - parseFloat(paddingRight)) };
  });

/** The edges of each visible element's box. */
const boxesOf = (locator: Locator): Promise<Edges[]> =>
  locator.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right }) => ({ start: Math.round(left), end: Math.round(right) })),
  );

/** Each form and each table; a placeholder inside is no card of its own. */
const cardsOf = (page: Page) => page.locator('.screen .card:not(.card .card), .screen .ts-table-frame');

test('bars have one edge and contents another one, on every page and at every width', async ({ page }) => {
  await signIn(page, '/business', 'grace@example.com');
  for (const path of SCREENS) {
    await page.goto(path);
    const heading = page.locator('.screen h1');
    await expect(page.locator('.screen [role=status]:text("Loading")')).toHaveCount(0);
    await expect(page.locator('.screen :is(.card, .page, .ts-table tbody tr, .ts-table-empty)').first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${path} at ${width} px`, async () => {
        const contents = await contentsOf(page.locator('#main'));
        const edge = await contentsOf(page.locator('travel-footer .top'));
        expect((await contentsOf(page.locator('travel-header .logo'))).start, 'the mark').toBe(edge.start);
        if (width < 1000) expect(contents.start, 'one edge for all on a phone').toBe(edge.start);

        const isBeside = (await boxesOf(page.locator('travel-admin-hub .wide'))).length > 0;
        const column = (await boxesOf(heading))[0];
        expect(column?.end, 'the end of contents').toBe(contents.end);
        if (isBeside) {
          const links = await contentsOf(page.locator('travel-admin-hub .wide .ts-disclosure-link'));
          expect(links.start, 'the texts of the navigation').toBe(contents.start);
        } else expect(column?.start, 'the heading').toBe(contents.start);
        const cards = await boxesOf(cardsOf(page));
        for (const { start, end } of cards) {
          expect(start, 'each card').toBe(column?.start);
          expect(end, 'a line of text is no longer than can be read').toBeLessThanOrEqual(column?.end ?? 0);
        }
        expect(new Set(cards.map(({ end }) => end)).size, 'the ends of cards').toBeLessThanOrEqual(1);
      });
    }
  }
});

test('a card has the same room at all sides of it, and its foot goes from edge to edge', async ({ page }) => {
  await signIn(page, '/business', 'grace@example.com');
  const paddings = new Set<string>();
  for (const path of ['/business/tasks', '/business/company/general', '/business/policy/hotel/settings']) {
    await page.goto(path);
    const foot = page.locator('.screen .card-foot').first();
    await expect(foot).toBeVisible();
    const sides = await foot.evaluate((element) => {
      const card = element.closest('.card') as HTMLElement;
      const [inner, outer] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
      return [inner.left - outer.left, outer.right - inner.right, outer.bottom - inner.bottom].map(Math.round);
    });
    // The line around the card.
    expect(sides, path).toEqual([1, 1, 1]);
    paddings.add(
      await page
        .locator('.screen .card')
        .first()
        .evaluate((card) => getComputedStyle(card).padding),
    );
  }
  expect(paddings.size).toBe(1);
});

test('enlarged text on a phone leaves the page and each card 16 px of room', async ({ page }) => {
  await signIn(page, '/business', 'grace@example.com');
  // As wide in letters as 390 px with text of 200 %.
  await page.setViewportSize({ width: 200, height: 900 });
  await page.goto('/business/company/general');
  const card = page.locator('.screen .card').first();
  await expect(card).toBeVisible();
  expect((await boxesOf(card))[0]?.start).toBe(16);
  expect((await contentsOf(card)).start).toBe(16 + 16);
});
