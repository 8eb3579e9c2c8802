import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { expect, headerOf, headerReady, open, picture, seen, signIn, test } from '../test.ts';

const PAGE = '/scenarios/moving/';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A mark on a node of the view, lost when the view is re-rendered from scratch. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('travel-header')?.shadowRoot?.querySelector('[part=menu-button]');
    Object.assign(button as Element, { marked: true });
  });

const isMarked = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('travel-header')?.shadowRoot?.querySelector('[part=menu-button]');
    return 'marked' in (button as Element);
  });

test('keeps its view, and an open menu, when it is moved; two on a page show the same visitor and open separate menus', {
  tag: '@smoke',
}, async ({ page, traffic }) => {
  await signIn(page, PAGE);
  const { account, accountMenu } = headerOf(page);
  await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
  await mark(page);
  for (const [name, place] of [
    ['Move it below', '#second'],
    ['moveBefore()', '#first'],
  ] as const) {
    await test.step(name, async () => {
      await press(page, name);
      await expect(page.locator(`${place} travel-header`).getByRole('button', { name: 'Menu' })).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      const ready = (await seen(page, 'travel-ready')) as { tag: string }[];
      expect(ready.filter(({ tag }) => tag === 'travel-header')).toHaveLength(1);
      await account.click();
      await expect(accountMenu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(accountMenu).toBeHidden();
      expect(traffic.paths(/AuthStateProviderAction/)).toHaveLength(1);
    });
  }

  await test.step('moveBefore() keeps a menu open', async () => {
    await account.click();
    await expect(accountMenu).toBeVisible();
    await page.evaluate(() => {
      type Movable = Element & { moveBefore(node: Node, child: Node | null): void };
      const second = document.getElementById('second') as Element as Movable;
      second.moveBefore(document.querySelector('travel-header') as Node, null);
    });
    await expect(page.locator('#second travel-header #account')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(accountMenu).toBeHidden();
  });

  await test.step('two on a page', async () => {
    await press(page, 'Clone it');
    await headerReady(page, 2);
    const [one, two] = [page.locator('travel-header').nth(0), page.locator('travel-header').nth(1)];
    for (const one of await page.locator('travel-header [part=account]').all())
      await expect(one).toHaveAccessibleName('Account: Ada Lovelace');
    await two.locator('[part=account]').click();
    await expect(two.locator('#account')).toBeVisible();
    await expect(one.locator('#account')).toBeHidden();
    await expect(two.getByRole('link', { name: 'Trips' }).first()).toBeVisible();
    expect(traffic.paths(/AuthStateProviderAction/)).toHaveLength(1);
    await picture(page, 'moving-two');
  });
});

test('works when added again after removal; is found when added by innerHTML, in its language', async ({ page }) => {
  await open(page, PAGE);
  await press(page, 'Remove it');
  await expect(page.locator('travel-header')).toHaveCount(0);
  // A removal is over after a task; before, it would be a move.
  await runPending(page, 10);
  await press(page, 'Add it again');
  await headerReady(page, 2);
  await expect(headerOf(page).menuButton).toBeVisible();

  await press(page, 'Write one with innerHTML');
  await headerReady(page, 3);
  await expect(page.locator('#second travel-header').getByRole('link', { name: 'Flüge' }).first()).toBeVisible();
});

test('is found when added after the loader, as the first of its kind', async ({ page, traffic }) => {
  await page.goto(`${PAGE}?empty`);
  await page.waitForLoadState('networkidle');
  expect(traffic.paths(/^\/travel-shell\/.*\.js/)).toEqual(['/travel-shell/loader.js']);
  await press(page, 'Write one with innerHTML');
  await headerReady(page);
  await expect(page.locator('#second travel-header').getByRole('button', { name: 'Menü' })).toBeVisible();
});

test('works inside the shadow root of another component once the page asks for it', async ({ page }) => {
  await page.goto(`${PAGE}?empty`);
  await press(page, 'One inside a component');
  const inner = page.locator('page-frame travel-header');
  await expect(inner.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await inner.locator('[part=account]').click();
  await expect(inner.locator('#account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inner.locator('#account')).toBeHidden();
});

test('keeps properties set before it was defined', async ({ page }) => {
  await page.goto(`${PAGE}?late`);
  await page.evaluate(() => {
    Object.assign(document.querySelector('travel-header') as object, {
      brand: 'sister',
      items: [{ text: 'Balloons', url: '/balloons', verticalName: 'activities' }],
    });
  });
  await page.addScriptTag({ url: '/travel-shell/loader.js' });
  await headerReady(page);
  await expect(headerOf(page).header.getByRole('link', { name: 'Solenne home' })).toBeVisible();
  await expect(headerOf(page).header.getByRole('link', { name: 'Balloons' }).first()).toBeVisible();
  const own = await page.evaluate(() => Object.keys(document.querySelector('travel-header') as object));
  expect(own.filter((key) => key === 'brand' || key === 'items')).toEqual([]);
});

test('leaves nothing behind when it is removed and added 100 times', async ({ page }) => {
  await open(page, PAGE);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const measure = async () => {
    await runPending(page, 10);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
  };
  const churn = async () => {
    const done = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('churned', () => resolve(true), { once: true })),
    );
    await press(page, 'Remove and add it 100 times');
    await done;
    await headerReady(page);
  };
  // Run once before counting, because one-time objects (compiled code, caches, React's listeners) are not leaks.
  await churn();
  let before = await measure();
  const grown = async () => {
    await churn();
    const after = await measure();
    const by = {
      listeners: Math.max(0, after.listeners - before.listeners),
      nodes: Math.max(0, after.nodes - before.nodes),
      // 100 leaked headers would take about 20 MB.
      heap: after.heap - before.heap > 512 * 1024,
    };
    before = after;
    return by;
  };
  // A busy machine may release something later; a leak grows each time.
  await expect.poll(grown).toEqual({ listeners: 0, nodes: 0, heap: false });
});
