import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  loadReact,
  open,
  picture,
  signIn,
  test,
  WITH_MORE,
} from '../test.ts';
import { HOST_LINES } from './hostLines.ts';

const PAGE = '/scenarios/legacy/';
const BARE = '/scenarios/bare/';

test.beforeEach(({ problems }) => problems.excuse(HOST_LINES));

/** Every computed style of every element below `selector` in the header. */
function looksOf(page: Page, selector: string): Promise<Record<string, string[]>> {
  return page.evaluate((wanted) => {
    const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
    const elements = document.querySelector('travel-header')?.shadowRoot?.querySelectorAll(wanted) ?? [];
    const looks: Record<string, string[]> = {};
    [...elements].forEach((element, index) => {
      const style = getComputedStyle(element);
      const name = `${index} ${element.localName}.${element.getAttribute('class') ?? ''}`;
      looks[name] = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
    });
    return looks;
  }, selector);
}

/** The differences, as `element: property: here, there`. */
function differences(one: Record<string, string[]>, other: Record<string, string[]>): string[] {
  expect(Object.keys(one)).toEqual(Object.keys(other));
  return Object.entries(one).flatMap(([name, style]) =>
    style.flatMap((here, index) => (here === other[name]?.[index] ? [] : `${name}: ${here}, ${other[name]?.[index]}`)),
  );
}

/** Whether all of `menu` is on top of the page, for the eye and the pointer. */
function coveredBy(menu: Locator): Promise<string[]> {
  return menu.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const found = new Set<string>();
    for (const x of [left + 8, (left + right) / 2, right - 8]) {
      for (const y of [top + 8, (top + bottom) / 2, bottom - 8])
        found.add(document.elementFromPoint(x, y)?.localName ?? 'nothing');
    }
    return [...found];
  });
}

/** With the account menu closed and open. */
async function expectSameStyles(page: Page, bare: Page, width: number): Promise<void> {
  for (const tab of [page, bare]) {
    await tab.setViewportSize({ width, height: 844 });
    await tab.mouse.move(5, 500);
    await tab.waitForLoadState('networkidle');
  }
  // The container has the page's font and color; the header in it must not.
  const closed = await looksOf(page, '[data-travel-root] :not(svg *)');
  expect(Object.keys(closed).length).toBeGreaterThan(50);
  expect(differences(closed, await looksOf(bare, '[data-travel-root] :not(svg *)'))).toEqual([]);
  for (const tab of [page, bare]) {
    const { account, accountMenu } = headerOf(tab);
    await account.click();
    await expect(accountMenu).toBeVisible();
    await tab.mouse.move(5, 500);
    await expect(accountMenu).toHaveCSS('opacity', '1');
    await loadReact(tab, 'travel-account-menu');
    // A dialog in a narrow window.
    const isSettled = (menu: Element) =>
      menu.querySelector('travel-account-menu')?.matches(':state(ready)') &&
      menu.querySelector('dialog')?.matches(':modal') === innerWidth < 600;
    await expect.poll(() => accountMenu.evaluate(isSettled)).toBe(true);
    await tab.waitForLoadState('networkidle');
  }
  const menu = await looksOf(page, '#account, #account :not(svg *)');
  expect(differences(menu, await looksOf(bare, '#account, #account :not(svg *)'))).toEqual([]);
  await picture(page, `legacy-${width}`);
  for (const tab of [page, bare]) {
    await tab.keyboard.press('Escape');
    await expect(headerOf(tab).accountMenu).toBeHidden();
  }
}

/** How many channels of pixels differ by more than rounding does. */
function countDifferences(page: Page, pictures: Buffer[]): Promise<number> {
  const addresses = pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async ([one, other]) => {
    const pixelsOf = async (address = '') => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    };
    const [here, there] = [await pixelsOf(one), await pixelsOf(other)];
    if (here.length !== there.length) throw new Error('The pictures differ in size.');
    return here.filter((value, index) => Math.abs(value - (there[index] ?? 0)) > 1).length;
  }, addresses);
}

test('the header is painted as on a bare page, and every computed style in it equals that', async ({
  page,
  context,
}) => {
  const bare = await context.newPage();
  // A server that has just started may answer the first page later than React renders it, with other rows.
  await context.request.get('/travel-shell/fragments/header/flagship.en-US.default.html');
  for (const tab of [page, bare]) {
    // No style is on its way to another one.
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await open(tab, tab === page ? PAGE : BARE);
    await tab.waitForLoadState('networkidle');
  }
  // Down to where the shadow of the page's banner begins. Some versions of the browser draw the edge of one letter in another way.
  const pictures = await Promise.all(
    [page, bare].map((tab) => tab.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 70 } })),
  );
  expect(await countDifferences(bare, pictures)).toBeLessThanOrEqual(32);
  for (const width of [1280, 390]) await test.step(`${width} px`, () => expectSameStyles(page, bare, width));
});

test('its menus lie above the page, work although it stops events, and leave its own widgets alone', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize(WITH_MORE);
  await open(page, PAGE);
  const { account, accountMenu, more, moreMenu, menuButton } = headerOf(page);
  await test.step('the header has no axe violations on a page that has them', () =>
    expectAccessible(page, 'travel-header'));

  await test.step('menus lie above a banner with a z-index of 99999 and are not cut off', async () => {
    const offer = await page.locator('#hot-offer').boundingBox();
    await account.click();
    await expect(accountMenu).toBeVisible();
    const menu = await accountMenu.boundingBox();
    expect(menu && offer && menu.x < offer.x + offer.width && menu.y < offer.y + offer.height).toBe(true);
    expect(await coveredBy(accountMenu)).toEqual(['travel-header']);
    await more.click();
    await expect(moreMenu).toBeVisible();
    await expect(accountMenu).toBeHidden();
    expect(await coveredBy(moreMenu)).toEqual(['travel-header']);
    await more.click();
    await expect(moreMenu).toBeHidden();
  });

  await test.step('they work by pointer and keyboard although the page stops events', async () => {
    await account.click();
    await expect(accountMenu).toBeVisible();
    await page.locator('h1').click();
    await expect(accountMenu).toBeHidden();
    await more.press('Enter');
    await expect(moreMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(moreMenu).toBeHidden();
    const toggled = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('travel-menu-toggle', () => resolve('toggled'), { once: true }),
        ),
    );
    await menuButton.click();
    expect(await toggled).toBe('toggled');
  });

  await test.step("the page's own widgets still work", () => expectWidgetsWork(page));
});

async function expectWidgetsWork(page: Page): Promise<void> {
  const first = page.locator('.flight').first();
  await first.getByRole('link', { name: 'Flight details' }).click();
  await expect(first.locator('.details')).toBeVisible();
  await page.getByRole('link', { name: 'Airlines' }).click();
  await expect(page.getByText('Iberian Wings').first()).toBeHidden();
  await page.getByRole('link', { name: 'Close offer' }).click();
  await expect(page.locator('#hot-offer')).toBeHidden();
  const globals = await page.evaluate(() => {
    const own = window as unknown as Record<string, unknown>;
    return [own.config, typeof own.jQuery, (own.$ as (id: string) => Element)('results').id, own.version];
  });
  expect(globals).toEqual([{ site: 'fc24' }, 'function', 'results', 3]);
}

test('page and header show the same auth state', async ({ page }) => {
  await signIn(page, PAGE);
  await headerReady(page);
  const { account, accountMenu } = headerOf(page);
  await expect(page.locator('#hello')).toHaveText('Hello Ada Lovelace');
  await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
  await account.click();
  await accountMenu.getByRole('link', { name: 'Sign out' }).click();
  await expect(account).toHaveAccessibleName('Sign in');
  await page.reload();
  await expect(page.locator('#hello')).toHaveText('Hello guest');
});
