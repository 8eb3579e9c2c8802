/** A member of a company books for others, on the real back end. */
import type { Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, signIn, test } from '../test.ts';
import { tabTo } from './tabTo.ts';

const PAGE = '/scenarios/business/';
const README = 'packages/business/README.md';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** Page object for whom one books for. */
function bookingFor(page: Page) {
  const element = page.locator('travel-booking-for');
  return {
    element,
    trigger: element.locator('[part=trigger]'),
    /** There before it is open. */
    ready: element.locator('[part=switch]'),
    self: element.getByRole('button', { name: 'Yourself', exact: true }),
    other: element.getByRole('button', { name: 'Somebody else' }),
    search: element.getByRole('combobox', { name: 'Colleague' }),
    option: (name: RegExp) => element.getByRole('option', { name }),
  };
}

test('BIZ-041 BIZ-045 BIZ-051 a travel manager books for a colleague, and for themselves again, by keyboard', {
  tag: '@smoke',
}, async ({ page }) => {
  await signIn(page, PAGE, 'mateo@northwind.example');
  const parts = bookingFor(page);
  await expect(parts.trigger).toHaveAccessibleName('Booking for yourself');
  await expect(parts.ready).toBeAttached();

  await tabTo(page, 'Booking for');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Somebody else');
  await page.keyboard.press('Space');
  await expectAccessible(page, 'travel-booking-for');
  await tabTo(page, 'Colleague');
  await page.keyboard.type('ines');
  await expect(parts.option(/Ines Duarte/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto(PAGE);
  await expect(parts.trigger).toHaveAccessibleName('Booking for Ines Duarte');
  await parts.trigger.focus();
  await page.keyboard.press('Enter');
  await expect(parts.other).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, 'Yourself');
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(PAGE);
  await expect(parts.trigger).toHaveAccessibleName('Booking for yourself');
});

/** By mouse. */
async function choose(page: Page, name: string): Promise<void> {
  const { trigger, ready, other, search, option } = bookingFor(page);
  await expect(ready).toBeAttached();
  await trigger.click();
  await other.click();
  await search.fill(name);
  await option(new RegExp(name, 'i')).click();
}

test('what another tab has chosen is shown at once, and said', async ({ page, context }) => {
  await signIn(page, PAGE, 'samuel@meridian.example');
  const parts = bookingFor(page);
  await expect(parts.trigger).toHaveAccessibleName('Booking for yourself');
  await expect(parts.ready).toBeAttached();

  // Another tab of this browser: this one shows it at once, and says so.
  const tab = await context.newPage();
  await tab.goto(PAGE);
  await choose(tab, 'Liam');
  await tab.waitForURL((url) => url.pathname === '/');
  await expect(parts.trigger).toHaveAccessibleName("Booking for Liam O'Connor");
  await expect(parts.element.locator('[part=toast]')).toContainText("You are booking for Liam O'Connor now");

  // The traveler is reset for the next user of the demo.
  await parts.trigger.click();
  await parts.self.click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('BIZ-048 ERR-040 what another device has chosen is said before this page changes it', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 409/);
  const logged = problems.expect(/TRAVELER_FAILED/);
  await signIn(page, PAGE, 'aiko@meridian.example');
  const parts = bookingFor(page);
  await expect(parts.trigger).toHaveAccessibleName('Booking for yourself');
  await expect(parts.ready).toBeAttached();

  const device = await browser.newContext({ ...(baseURL && { baseURL }) });
  const there = await device.newPage();
  await signIn(there, PAGE, 'aiko@meridian.example');
  await choose(there, 'Liam');
  await there.waitForURL((url) => url.pathname === '/');

  await choose(page, 'Nadia');
  await expect(parts.element.getByRole('alert')).toContainText("Liam O'Connor");
  await expect(parts.trigger).toHaveAccessibleName("Booking for Liam O'Connor");
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged.join()).not.toMatch(/Liam|Nadia|meridian/i);

  // The traveler is reset for the next user of the demo.
  await parts.self.click();
  await page.waitForURL((url) => url.pathname === '/');
  await device.close();
});

test('the name in a page of a member is there without script', async ({ page, request }) => {
  expect(snippetOf(README, 'traveler-name="Ines Duarte"')).toContain('<travel-booking-for');
  const answer = await request.get(
    '/travel-shell/fragments/booking-for/flagship.en-US.default.html?traveler-name=Ines%20Duarte',
  );
  const html = await answer.text();
  await page.setContent(html);
  await page.evaluate((markup) => document.body.setHTMLUnsafe(markup), html);
  await expect(page.getByRole('button', { name: 'Booking for Ines Duarte' })).toBeVisible();
});

test('on a page of a private visitor not one byte of it is loaded', async ({ page, traffic }) => {
  await signIn(page, '/scenarios/account-menu/', 'ada@example.com');
  await page.locator('travel-account-menu [part=trigger]').click();
  await expect(page.locator('travel-account-menu').getByRole('link', { name: 'Your account' })).toBeVisible();
  await runPending(page);
  expect(traffic.paths(/\/travel-shell\/(business\/|.*business-menu)/)).toEqual([]);
});
