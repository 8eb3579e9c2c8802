/** "Cookie settings" pressed before React, by a visitor who has decided. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { PAGE, withConfig } from './consentPage.ts';

const CONFIGS = {
  cookies: { consentCategories: true },
  tcf: { consentCategories: true, consent: { cmpId: 10, publisherCountry: 'NL' } },
};
const banner = (page: Page) => page.locator('travel-consent [part=banner]');
const button = (page: Page, name: string) => page.locator('travel-consent').getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });
const isReady = (page: Page) =>
  page.evaluate(() => document.querySelector('travel-consent')?.matches(':state(ready)') ?? false);

for (const kind of ['cookies', 'tcf'] as const) {
  const address = withConfig(`${PAGE}?kind=${kind}`, CONFIGS[kind]);

  /** Opens the page, accepted, with React held back until `release`. */
  async function open(page: Page): Promise<() => void> {
    await page.goto('/scenarios/bare/');
    await page.evaluate(async (regime) => {
      const body = new URLSearchParams({ regime, choice: 'accept', text: `${regime}-1`, locale: 'en-US' });
      await fetch('/privacy/consent', { method: 'POST', body, headers: { accept: 'application/json' } });
    }, kind);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/runtime\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await settings(page).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page).locator('[part=heading]:visible')).toBeFocused();
    expect(await isReady(page)).toBe(false);
    return release;
  }

  test(`${kind}: React goes on with it: the record, “Leave as is”, and the focus back`, async ({ page }) => {
    const release = await open(page);
    release();
    await expect.poll(() => isReady(page)).toBe(true);
    await expect(page.locator('travel-consent [part=record]')).toBeVisible();
    await expect(button(page, 'Withdraw all')).toBeVisible();
    await button(page, 'Leave as is').click();
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
  });

  const hasIcon = kind === 'cookies';
  const ways = hasIcon ? 'the close icon and Escape leave' : 'Escape leaves';
  test(`${kind}: ${ways} it before React, with nothing sent, and Escape in React`, async ({ page, context }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const release = await open(page);
    if (hasIcon)
      await test.step('the close icon', async () => {
        await button(page, 'Close without accepting').click();
        await expect(banner(page)).toBeHidden();
        await settings(page).focus();
        await page.keyboard.press('Enter');
        await expect(banner(page)).toBeVisible();
      });
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    // The acceptance alone.
    expect(sent).toHaveLength(1);
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toContain('analytical');
    release();
    await expect.poll(() => isReady(page)).toBe(true);
    await expect(banner(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
  });
}
