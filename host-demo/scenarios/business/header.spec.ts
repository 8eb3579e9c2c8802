/** Whom a member books for, in the header's bar and in the drawer. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, headerOf, signIn, test } from '../test.ts';

const PAGE = '/scenarios/business/?in=pieces';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const inHeader = (page: Page) => page.locator('travel-header travel-booking-for');
const inDrawer = (page: Page) => page.locator('travel-nav-drawer travel-booking-for');
const NAME = { name: 'Booking for Ines Duarte' };

test('the header and the drawer show who is booked for; the smallest header only if it is somebody else', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, PAGE, 'grace@example.com');
  for (const width of [390, 320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const trigger = inHeader(page).getByRole('button', NAME);
    await expect(trigger).toBeInViewport({ ratio: 1 });
    const box = await trigger.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const account = await page.locator('travel-header [part=account]').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(account?.x ?? 0);
    await trigger.click();
    await expect(inHeader(page).getByRole('dialog')).toBeInViewport();
    await expect(inHeader(page).getByRole('button', { name: 'Somebody else', pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inHeader(page).getByRole('dialog')).toBeHidden();
    await expect(trigger).toBeFocused();
  }
  await expectAccessible(page, 'travel-header');
  await page.setViewportSize({ width: 390, height: 800 });
  await headerOf(page).menuButton.click();
  await expect(inDrawer(page).getByRole('button', NAME)).toBeVisible();
  await inDrawer(page).getByRole('button', NAME).click();
  await expect(inDrawer(page).getByRole('button', { name: 'Somebody else', pressed: true })).toBeVisible();

  await test.step('the smallest header of a member who books for themselves has nothing of it, the others say so', async () => {
    await context.clearCookies();
    await signIn(page, PAGE, 'priya@northwind.example');
    const trigger = inHeader(page).locator('[part=trigger]');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(trigger).toBeInViewport({ ratio: 1 });
      await expect(trigger).toHaveAccessibleName('Booking for yourself');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(trigger).toBeHidden();
  });
});

test('a page puts the traveler it knows into the bar of its first HTML, without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/scenarios/business/?in=bar&name=Ines%20Duarte');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', NAME)).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});

test('on a page of the company a member chooses a traveler and stays there, and books for themselves again', async ({
  page,
}) => {
  await signIn(page, '/business/tasks', 'aiko@meridian.example');
  const trigger = inHeader(page).getByRole('button', { name: /^Booking for/ });
  const stays = async (press: () => Promise<void>, name: RegExp) => {
    const loaded = page.waitForEvent('load');
    await press();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/business/tasks');
    await expect(trigger).toHaveAccessibleName(name);
  };
  await expect(trigger).toHaveAccessibleName('Booking for yourself');
  await trigger.click();
  await inHeader(page).getByRole('button', { name: 'Somebody else' }).click();
  await inHeader(page).getByRole('combobox').fill('liam');
  await stays(() => inHeader(page).getByRole('option').first().click(), /^Booking for Liam/);
  await page.setViewportSize({ width: 390, height: 800 });
  const box = await trigger.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(60);
  await page.setViewportSize({ width: 1280, height: 800 });
  await trigger.click();
  await stays(() => inHeader(page).getByRole('button', { name: 'Yourself' }).click(), /^Booking for yourself/);
});
