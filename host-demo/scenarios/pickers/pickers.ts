import type { Page } from '@playwright/test';
import { expect, loadReact } from '../test.ts';

export const PAGE = '/scenarios/pickers/';
export const country = (page: Page) => page.locator('travel-country-picker').first();
export const currency = (page: Page) => page.locator('travel-currency-picker').first();
export const surface = (picker: ReturnType<typeof country>) => picker.locator('#surface');
export const trigger = (picker: ReturnType<typeof country>) => picker.locator('.trigger');

/** Waits until both have hydrated. The page has a second country picker. */
export const wake = (page: Page): Promise<void> => loadReact(page, 'travel-country-picker', 'travel-currency-picker');

export async function openCountries(page: Page): Promise<void> {
  await trigger(country(page)).click();
  await expect(country(page).locator('.countries')).toBeVisible();
}
