import type { Page } from '@playwright/test';
import { configure, expect, expectAccessible, headerReady, layoutShifts, test } from '../test.ts';

const address = (attributes: Record<string, string>, form = 'fragment') =>
  `/scenarios/header/?${new URLSearchParams({ attributes: JSON.stringify(attributes), form })}`;
const PAGE = address({ snow: '' });
const CODE = /\/header\/snow\./;
const IDLE_MS = 400;
/** So long that it would have begun, in ms. */
const LONG = 2000;

const flakes = (page: Page) => page.locator('travel-header .snow svg');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('show_snow_animation'));
const localDay = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'));

test.beforeEach(({ page }) => configure(page, { snow: { idleMs: IDLE_MS } }));

for (const form of ['fragment', 'element']) {
  test(`MSC-018 MSC-020 MSC-022 CON-110 it snows once a day on a page that nobody touches (${form}), and a press ends it`, async ({
    page,
    traffic,
  }) => {
    await page.goto(address({ snow: '' }, form));
    await expect(flakes(page).first()).toBeAttached();
    expect(await stored(page)).toBe(JSON.stringify(await localDay(page)));
    expect(await flakes(page).first().getAttribute('height')).toBe('28');
    await expect.poll(() => flakes(page).count()).toBeGreaterThan(5);
    await expectAccessible(page);
    await page.mouse.click(640, 500);
    await expect(flakes(page)).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);

    const before = traffic.paths(CODE).length;
    await page.reload();
    await headerReady(page);
    await page.waitForTimeout(LONG);
    await expect(flakes(page)).toHaveCount(0);
    expect(traffic.paths(CODE)).toHaveLength(before);
  });
}

test('MSC-019 scrolling, keys, presses and the sign-in dialog begin the time again; a press goes through the snow', async ({
  page,
  traffic,
}) => {
  await configure(page, { snow: { idleMs: 1500 } });
  await page.goto(PAGE);
  await expect.poll(() => traffic.paths(CODE)).toHaveLength(1);
  for (const act of [
    () => page.mouse.wheel(0, 50),
    () => page.keyboard.press('Shift'),
    () => page.mouse.click(640, 500),
    () => page.evaluate(() => scrollBy(0, 20)),
  ]) {
    await page.waitForTimeout(600);
    await expect(flakes(page)).toHaveCount(0);
    await act();
  }
  await test.step('it does not snow over the sign-in dialog', async () => {
    await page.evaluate(() => {
      const { travelShell } = window as unknown as { travelShell: { openSignIn(request: object): Promise<unknown> } };
      void travelShell.openSignIn({ reason: 'sign-in' });
    });
    const dialog = page.locator('travel-sign-in dialog');
    await expect(dialog).toBeVisible();
    await page.waitForTimeout(2 * LONG);
    await expect(flakes(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(flakes(page).first()).toBeAttached();
  });
  await test.step('a press goes through the snow to what is behind it', async () => {
    await page.locator('travel-header [part=account]').click();
    await expect(page.locator('travel-header #account')).toBeVisible();
    await expect(flakes(page)).toHaveCount(0);
  });
});

test('MSC-021 nothing of it is downloaded with reduced motion, on a checkout, or without the attribute', async ({
  page,
  traffic,
}) => {
  for (const [path, reducedMotion] of [
    [PAGE, 'reduce'],
    [address({ snow: '', 'page-type': 'checkout' }), 'no-preference'],
    [address({ 'pride-logo': '' }), 'no-preference'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    await headerReady(page);
    await page.waitForTimeout(LONG);
    expect(traffic.paths(CODE), path).toEqual([]);
    await expect(flakes(page)).toHaveCount(0);
  }
});

test('blocked storage: it does not snow, as it would on each page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto(PAGE);
  await headerReady(page);
  await page.waitForTimeout(LONG);
  await expect(flakes(page)).toHaveCount(0);
});

test('a wrong time is logged, and 10 s hold', async ({ page, problems, traffic }) => {
  problems.allow(/CONFIG: snow=/);
  await configure(page, { snow: { idleMs: -1 } });
  await page.goto(PAGE);
  await expect.poll(() => traffic.paths(CODE)).toHaveLength(1);
  await page.waitForTimeout(LONG);
  await expect(flakes(page)).toHaveCount(0);
});
