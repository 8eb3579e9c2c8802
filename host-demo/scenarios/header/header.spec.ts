import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  layoutShifts,
  loadReact,
  picture,
  signIn,
  test,
} from '../test.ts';

const PAGE = '/scenarios/header/';
const address = (query: Record<string, string>) => `${PAGE}?${new URLSearchParams(query)}`;
const withAttributes = (attributes: Record<string, string>, query: Record<string, string> = {}) =>
  address({ attributes: JSON.stringify(attributes), ...query });

const PICKERS = ['travel-country-picker', 'travel-currency-picker'];

/** Stores every node of the header's root, and of the roots of pieces inside it, to compare later. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? within(node.shadowRoot) : [])]);
    const host = document.querySelector('travel-header, travel-checkout-header');
    const root = host?.shadowRoot?.querySelector('[data-travel-root]') as Element;
    const all = () => within(root);
    Object.assign(window, { servedNodes: all(), allNodes: all });
  });

const compare = (page: Page) =>
  page.evaluate(() => {
    const { servedNodes, allNodes } = window as unknown as { servedNodes: Element[]; allNodes(): Element[] };
    const now = new Set(allNodes());
    return { served: servedNodes.length, kept: servedNodes.filter((node) => now.has(node)).length };
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HDR-003 HDR-009 HDR-010 HDR-028 HDR-029 HDR-030 HDR-031 HDR-O06 partner, under-logo, checkout and pickers are there', {
    tag: '@smoke',
  }, async ({ page }) => {
    await test.step('shows partner and under-logo', async () => {
      await page.goto(PAGE);
      const { header } = headerOf(page);
      await expect(header.getByText('In association with Air Nord')).toBeVisible();
      await expect(header.getByRole('img', { name: 'Air Nord' })).toBeVisible();
      await expect(header.locator('.under-logo')).toBeVisible();
    });
    await test.step('the header of a checkout has its logo', async () => {
      await page.goto(address({ piece: 'checkout-header' }));
      await expect(page.getByRole('link', { name: 'Vireo home' })).toBeVisible();
    });
    await test.step('the pickers are in the fragment, with roots of their own', async () => {
      await page.goto(withAttributes({ 'country-picker': '', 'currency-picker': '' }));
      for (const tag of PICKERS) await expect(page.locator(`${tag} button`).first()).toBeVisible();
      await expect(page.locator('travel-country-picker .trigger img')).toHaveAttribute('src', /\/US\.webp$/);
      // A language without a country gets its likely one.
      await page.goto(withAttributes({ 'country-picker': '', locale: 'ar' }));
      await expect(page.locator('travel-country-picker .trigger img')).toHaveAttribute('src', /\/EG\.webp$/);
    });
  });

  test('HDR-015 HDR-016 the logo has its final size from the first paint', async ({ page }) => {
    for (const [size, width] of [
      ['normal-from-m', 768],
      ['normal-from-l', 1024],
      ['normal-from-xl', 1280],
    ] as const) {
      await page.setViewportSize({ width: width - 20, height: 700 });
      await page.goto(withAttributes({ 'logo-size': size }));
      await expect(page.locator('.logo-mark')).toBeVisible();
      await expect(page.locator('.logo-word')).toBeHidden();
      await page.setViewportSize({ width: width + 20, height: 700 });
      await expect(page.locator('.logo-word')).toBeVisible();
    }
  });
});

test.describe('hydration', () => {
  test('of a header with all its extras keeps every node without layout shift', async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await remember(page);
    await headerReady(page);
    const { served, kept } = await compare(page);
    expect(served).toBeGreaterThan(50);
    expect(kept).toBe(served);
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page, 'travel-header');
    await picture(page, 'header-extras');
  });

  test('HDR-016 STA-089 with a configured logo keeps all nodes but the logo', async ({ page }) => {
    const logo = { isUnderLogoEnabled: true, normalFromMedium: [], normalFromExtraLarge: ['flights'] };
    await page.setViewportSize({ width: 1100, height: 700 });
    await page.goto(withAttributes({ 'active-vertical': 'flights' }, { config: JSON.stringify({ logo }) }));
    await page.waitForLoadState('networkidle');
    await remember(page);
    const inLogo = await page.locator('.logo *').count();
    await headerReady(page);
    await expect(page.locator('.under-logo')).toBeVisible();
    await expect(page.locator('.logo-word')).toBeHidden();
    const { served, kept } = await compare(page);
    expect(kept).toBeGreaterThanOrEqual(served - inLogo);
  });

  test('HDR-009 HDR-010 around pickers keeps every node of the header, and theirs', async ({ page }) => {
    await page.goto(withAttributes({ 'country-picker': '', 'currency-picker': '' }));
    await page.waitForLoadState('networkidle');
    await remember(page);
    // Not the account menu: once it is loaded its style element becomes an adopted sheet.
    await headerReady(page);
    const { served, kept } = await compare(page);
    expect(kept).toBe(served);
    expect(await page.evaluate((tags) => tags.map((tag) => Boolean(customElements.get(tag))), PICKERS)).toEqual([
      false,
      false,
    ]);
    await loadReact(page, PICKERS[0] as string);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('a client-rendered header loads the pickers itself without layout shift', async ({ page }) => {
    const { promise: measured, resolve: letPickers } = Promise.withResolvers<void>();
    await page.route(/picker[^?]*\.js$/, async (route) => {
      await measured;
      await route.continue();
    });
    await page.goto(
      withAttributes(
        { 'country-picker': '', 'currency-picker': '' },
        { form: 'element', config: '{"fragments":"off"}' },
      ),
    );
    const places = () =>
      page.evaluate((tags) => {
        const root = document.querySelector('travel-header')?.shadowRoot;
        const parts = [...tags, '.more', '.trips', '[part=account]'].map((part) => root?.querySelector(part));
        return parts.map((part) => JSON.stringify(part?.getBoundingClientRect()));
      }, PICKERS);
    await headerReady(page);
    const before = await places();
    letPickers();
    await headerReady(page, 3);
    for (const tag of PICKERS) await expect(page.locator(`${tag} button`).first()).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(page.locator('travel-currency-picker .symbol')).toHaveText('$');
    for (const text of await page.locator('.trigger-text').all()) {
      expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    await expectAccessible(page, 'travel-header');
    await picture(page, 'header-pickers');
  });
});

test.describe('banners', () => {
  const banners = { 'ad-banners': '.ad', 'smart-banner': '.smart' };

  test('HDR-021 HDR-022 the header stays below them, and the page knows its offset', async ({ page }) => {
    await page.goto(withAttributes(banners, { ads: '' }));
    await headerReady(page);
    const heights = await page.evaluate(() =>
      ['.ad', '.smart'].map((name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0),
    );
    const total = heights.reduce((sum, height) => sum + height, 0);
    const offset = () => page.evaluate(() => (window as unknown as ShellWindow).travelShell.get('headerOffset'));
    await expect.poll(offset).toBe(62 + total);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => topOf(page)).toBeCloseTo(total, 0);
    await page.evaluate(() => document.querySelector('.smart')?.remove());
    await expect.poll(offset).toBe(62 + (heights[0] ?? 0));
    await expect.poll(() => topOf(page)).toBeCloseTo(heights[0] ?? 0, 0);
  });

  interface ShellWindow {
    travelShell: { get(name: string): unknown };
  }

  const topOf = (page: Page) =>
    page.evaluate(() => document.querySelector('travel-header')?.getBoundingClientRect().top ?? 0);
});

test.describe('confetti', () => {
  const attributes = { confetti: 'explorer', 'confetti-once': '', 'logo-animation': '600' };
  const canvas = (page: Page) => page.locator('travel-header canvas');

  test('MSC-028 MSC-029 CON-111 is not downloaded with reduced motion; flies once per device and cleans up', async ({
    page,
    traffic,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(withAttributes(attributes, { form: 'element' }));
    await headerReady(page);
    await page.waitForLoadState('networkidle');
    const before = traffic.paths(/\.js/).length;
    await runPending(page);
    expect(traffic.paths(/\.js/)).toHaveLength(before);
    await expect(canvas(page)).not.toBeAttached();

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await expect(canvas(page)).toBeAttached();
    expect(traffic.paths(/\.js/).length).toBeGreaterThan(before);
    await picture(page, 'header-confetti');
    await expect(canvas(page)).not.toBeAttached();
    expect(await page.evaluate(() => localStorage.getItem('logoConfettiShown'))).toBe('true');

    await page.reload();
    await headerReady(page);
    await runPending(page);
    await expect(canvas(page)).not.toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.describe('checkout', () => {
  const path = address({ piece: 'checkout-header', attributes: '{}' });

  test('HDR-031 HDR-032 STA-015 downloads only the loader, then hydrates; shows the display email of the signed-in visitor', async ({
    page,
    traffic,
  }) => {
    await test.step('signed out, only the loader is downloaded, and hydration keeps every node', async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(traffic.paths(/travel-shell\/.*\.js/)).toEqual(['/travel-shell/loader.js']);
      await remember(page);
      await headerReady(page);
      const { served, kept } = await compare(page);
      expect(kept).toBe(served);
      expect(await layoutShifts(page)).toEqual([]);
    });
    await test.step('signed in, shows the display email', async () => {
      await signIn(page, path);
      await headerReady(page);
      await expect(page.getByText('Signed in as ada@example.com')).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
      await expectAccessible(page, 'travel-checkout-header');
      await picture(page, 'checkout-header');
    });
  });

  test('client-rendered, causes no layout shift', async ({ page }) => {
    await page.goto(address({ piece: 'checkout-header', attributes: '{}', form: 'element' }));
    await headerReady(page);
    await expect(page.getByRole('link', { name: 'Vireo home' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
});
