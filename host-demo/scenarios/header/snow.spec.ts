import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { configure, expect, expectAccessible, headerReady, layoutShifts, test } from '../test.ts';

const address = (attributes: Record<string, string>, form = 'fragment') =>
  `/scenarios/header/?${new URLSearchParams({ attributes: JSON.stringify(attributes), form })}`;
const PAGE = address({ snow: '' });
const CODE = /\/header\/snow\./;
/** Longer than what a test does meanwhile. */
const IDLE_MS = 60_000;

const flakes = (page: Page) => page.locator('travel-header .snow svg');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('show_snow_animation'));
const localDay = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'));

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await configure(page, { snow: { idleMs: IDLE_MS } });
});

/** Nothing happens on the page for so long. */
async function rest(page: Page, ms = IDLE_MS): Promise<void> {
  await runPending(page, 10);
  await page.clock.fastForward(ms);
  await runPending(page, 10);
}

/** Asked once: the snow ends by itself. */
const expectNoSnow = async (page: Page) => expect(await flakes(page).count()).toBe(0);

async function expectSnow(page: Page): Promise<void> {
  const begun = async () => {
    await rest(page);
    return flakes(page).count();
  };
  await expect.poll(begun).toBeGreaterThan(0);
}

for (const form of ['fragment', 'element']) {
  test(`MSC-018 MSC-020 MSC-022 CON-110 it snows once a day on a page that nobody touches (${form}), and a press ends it`, async ({
    page,
    traffic,
  }) => {
    await page.goto(address({ snow: '' }, form));
    await expectSnow(page);
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
    await rest(page);
    await expectNoSnow(page);
    expect(traffic.paths(CODE)).toHaveLength(before);
  });
}

test('MSC-019 scrolling, keys, presses and the sign-in dialog begin the time again; a press goes through the snow', async ({
  page,
  traffic,
}) => {
  await page.goto(PAGE);
  await expect.poll(() => traffic.paths(CODE)).toHaveLength(1);
  for (const act of [
    () => page.mouse.wheel(0, 50),
    () => page.keyboard.press('Shift'),
    () => page.mouse.click(640, 500),
    () => page.evaluate(() => scrollBy(0, 20)),
  ]) {
    await rest(page, 0.6 * IDLE_MS);
    await expectNoSnow(page);
    await act();
  }
  await test.step('it does not snow over the sign-in dialog', async () => {
    await page.evaluate(() => {
      const { travelShell } = window as unknown as { travelShell: { openSignIn(request: object): Promise<unknown> } };
      void travelShell.openSignIn({ reason: 'sign-in' });
    });
    const dialog = page.locator('travel-sign-in dialog');
    await expect(dialog).toBeVisible();
    await rest(page, 2 * IDLE_MS);
    await expectNoSnow(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectSnow(page);
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
    await rest(page);
    expect(traffic.paths(CODE), path).toEqual([]);
    await expectNoSnow(page);
  }
});

test('blocked storage: it does not snow, as it would on each page', async ({ page, traffic }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto(PAGE);
  await expect.poll(() => traffic.paths(CODE)).toHaveLength(1);
  await rest(page);
  await expectNoSnow(page);
});

test('a wrong time is logged, and 10 s hold', async ({ page, problems, traffic }) => {
  problems.allow(/CONFIG: snow=/);
  await configure(page, { snow: { idleMs: -1 } });
  await page.goto(PAGE);
  await expect.poll(() => traffic.paths(CODE)).toHaveLength(1);
  await rest(page, 5000);
  await expectNoSnow(page);
  await expectSnow(page);
});
