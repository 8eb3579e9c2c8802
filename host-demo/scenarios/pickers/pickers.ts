import type { Page } from '@playwright/test';
import { expect, seen } from '../test.ts';

export const PAGE = '/scenarios/pickers/';
export const country = (page: Page) => page.locator('travel-country-picker').first();
export const currency = (page: Page) => page.locator('travel-currency-picker').first();
export const surface = (picker: ReturnType<typeof country>) => picker.locator('#surface');
export const trigger = (picker: ReturnType<typeof country>) => picker.locator('.trigger');

/** Waits until both have hydrated, after an intent on each. The page has a second country picker. */
export async function wake(page: Page): Promise<void> {
  await trigger(country(page)).hover();
  await trigger(currency(page)).hover();
  const ready = async () => (await seen(page, 'travel-ready')).map(({ tag }) => tag);
  await expect.poll(ready).toEqual(expect.arrayContaining(['travel-country-picker', 'travel-currency-picker']));
}

export async function openCountries(page: Page): Promise<void> {
  await trigger(country(page)).click();
  await expect(country(page).locator('.countries')).toBeVisible();
}
