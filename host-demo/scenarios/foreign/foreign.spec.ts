/** Header and footer by the tags of our README on pages of other kinds: they move nothing and look as on a plain one. */
import type { Locator, Page } from '@playwright/test';
import { expect, headerOf, headerReady, layoutShifts, picture, slowDown, test, WITH_MORE } from '../test.ts';

const PAGE = '/scenarios/foreign/';

// All of the footer is on the screen, so that whatever moves in it counts.
test.use({ viewport: { ...WITH_MORE, height: 1600 } });

interface Looks {
  header: Buffer;
  footer: Buffer;
}

/** Opens the page with time to paint before header and footer come, and waits until both show as HTML. */
async function open(page: Page, query: string): Promise<void> {
  await slowDown(page, 100, /\/fragments\//);
  await page.goto(`${PAGE}?${query}`);
  await expect(headerOf(page).account).toBeVisible();
  await expect(page.locator('travel-footer [part=footer]')).toBeVisible();
}

/** Everything that a visible footer loads has arrived. */
async function settled(page: Page): Promise<void> {
  const footer = page.locator('travel-footer');
  await expect(footer.locator(':is([slot=social], [part=social]) img')).toHaveCount(7);
  await expect(footer.locator(':is([slot=partners], [part=partners]) img')).toHaveCount(5);
  await page.waitForFunction(() => {
    const footer = document.querySelector('travel-footer');
    const images = [footer, footer?.shadowRoot].flatMap((root) => [...(root?.querySelectorAll('img') ?? [])]);
    return document.fonts.status === 'loaded' && images.every(({ complete }) => complete);
  });
}

async function looksOf(page: Page): Promise<Looks> {
  await settled(page);
  await page.mouse.move(640, 200);
  const shoot = async (piece: Locator) => {
    const clip = await piece.boundingBox();
    return page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
  };
  return { header: await shoot(page.locator('travel-header')), footer: await shoot(page.locator('travel-footer')) };
}

/** How they look on a plain page of that language; the same for all tests of a worker. */
const plainLooks = new Map<string, Promise<Looks>>();

async function plainLooksIn(language: string, page: Page): Promise<Looks> {
  const shoot = async () => {
    const plain = await page.context().newPage();
    await open(plain, `host=plain&lang=${language}`);
    await headerReady(plain, 2);
    const looks = await looksOf(plain);
    await plain.close();
    return looks;
  };
  const looks = plainLooks.get(language) ?? shoot();
  plainLooks.set(language, looks);
  return looks;
}

async function openByKeyboard(page: Page): Promise<void> {
  const { account, accountMenu, header, moreMenu } = headerOf(page);
  for (const [button, menu] of [
    [header.locator('.more'), moreMenu],
    [account, accountMenu],
  ] as const) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
}

for (const [name, query, language = 'en'] of [
  ["with Tailwind's preflight", 'host=tailwind'],
  ['with Bootstrap 3 in Arabic', 'host=bootstrap&lang=ar', 'ar'],
  ['with a strict policy and Trusted Types', 'host=strict'],
  ['with a base address', 'host=base'],
  ['in XHTML', 'host=xhtml'],
  ['in quirks mode', 'host=quirks'],
  ['with a rem of 10 px', 'host=rem'],
  ['where React renders them', `config=${encodeURIComponent('{"fragments":"off"}')}`],
] as const) {
  test(`on a page ${name} nothing moves, menus open by keyboard, and all looks as on a plain page`, async ({
    page,
  }) => {
    await open(page, query);
    await openByKeyboard(page);
    await headerReady(page, 2);
    await openByKeyboard(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
    const looks = await looksOf(page);
    await picture(page, `foreign-${query}`);
    const plain = await plainLooksIn(language, page);
    expect(looks.header.equals(plain.header), 'the header').toBe(true);
    expect(looks.footer.equals(plain.footer), 'the footer').toBe(true);
  });
}

for (const query of ['host=bootstrap&lang=ar', 'host=strict']) {
  test(`with the fragments in the page nothing moves: ${query}`, async ({ page }) => {
    await slowDown(page, 100, /\/travel-shell\//);
    await page.goto(`${PAGE}?${query}&served`);
    await openByKeyboard(page);
    await headerReady(page, 2);
    await openByKeyboard(page);
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

// The logo has no word below 80em, and its navigation stays beside it.
for (const [width, query] of [
  [1280, 'vertical'],
  [1100, 'vertical'],
  [1100, 'served&vertical'],
] as const)
  test(`with a configured logo and no attribute for it nothing moves at ${width} px, ?${query}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1600 });
    const logo = { isUnderLogoEnabled: true, normalFromMedium: [], normalFromExtraLarge: ['flights'] };
    await open(page, `${query}&config=${encodeURIComponent(JSON.stringify({ logo }))}`);
    await headerReady(page, 2);
    await expect(page.locator('travel-header .under-logo')).toBeVisible();
    await expect(page.locator('travel-header .logo-word')).toBeVisible({ visible: width >= 1280 });
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
  });

for (const query of ['compact', 'compact&served'])
  test(`with a low header nothing moves, ?${query}`, async ({ page }) => {
    await open(page, query);
    await headerReady(page, 2);
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('in a narrow window the account menu opens and closes above a page that stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'host=plain');
  const { account, accountMenu } = headerOf(page);
  for (const isHydrated of [false, true]) {
    if (isHydrated) await headerReady(page, 2);
    await account.click();
    await expect(accountMenu.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(accountMenu).toBeHidden();
  }
  expect(await layoutShifts(page)).toEqual([]);
});
