import type { Page } from '@playwright/test';
import { ITEM, ODD_TEXT } from '../../playground/sample.ts';
import { openMenu } from '../signInByHeader.ts';
import { expect, headerOf } from '../test.ts';

/** Uses each piece of the playground's sample as a visitor does, on a page that has what was copied. */
export async function driveSample(page: Page): Promise<void> {
  const { header } = headerOf(page);
  // Attributes as they were chosen, with everything that a template could have read in them.
  await expect(header.getByRole('link', { name: ITEM, exact: true })).toBeVisible();
  await expect(header).toContainText(ODD_TEXT);
  await expect(header).toHaveAttribute('static');
  await expect(header).toHaveAttribute('page-type', 'results');
  await expect(page.locator('travel-footer')).toContainText('2031');

  await openMenu(page, 'Sign in');
  await page.keyboard.press('Escape');

  const picker = header.locator('travel-currency-picker');
  const euro = picker.getByRole('option', { name: /EUR/ }).first();
  await picker.locator('.trigger').click();
  const reloaded = page.waitForEvent('load');
  await euro.click();
  await reloaded;
  await picker.locator('.trigger').click();
  await expect(euro).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(picker.locator('.trigger')).toContainText('EUR');

  const heart = page.locator('travel-save-button').getByRole('button').first();
  await heart.click();
  await expect(page.locator('travel-sign-in').getByRole('dialog')).toBeVisible();
}
