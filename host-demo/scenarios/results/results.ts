import type { Page } from '@playwright/test';
import { expect, loadReact, seen } from '../test.ts';
import { FLIGHTS } from './flights.ts';

export const PAGE = '/scenarios/results/';

export const TRIPS_STORE = '/trips/api/store';
export const SAVED = '/trips/api/user/savedForLater/';

/** The button of a flight, by its place on the page. */
export const saveButton = (page: Page, index = 0) =>
  page.locator('travel-save-button').nth(index).getByRole('button', { name: /^Save/ });
export const host = (page: Page, index = 0) => page.locator('travel-save-button').nth(index);
export const drawer = (page: Page) => page.locator('travel-trips-drawer').getByRole('dialog');
export const tripsLink = (page: Page) => page.locator('travel-header').locator('[part=trips]');

/** Resolves when the buttons have hydrated. */
export async function wakeButtons(page: Page): Promise<void> {
  await loadReact(page, 'travel-save-button');
  const ready = async () => (await seen(page, 'travel-ready')).filter(({ tag }) => tag === 'travel-save-button');
  await expect.poll(async () => (await ready()).length).toBe(FLIGHTS.length);
}

/** Resolves when the drawer is on the page, closed and hydrated. */
export const wakeDrawer = (page: Page): Promise<void> => loadReact(page, 'travel-header', 'travel-trips-drawer');

export async function openDrawer(page: Page): Promise<void> {
  await wakeDrawer(page);
  await tripsLink(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** Removes what an earlier test has saved with this account. */
export async function forgetSaved(page: Page): Promise<void> {
  await page.evaluate(
    async ([saved, ids]) => {
      const { formtoken } = await (await fetch('/s/run/formtoken', { method: 'POST' })).json();
      for (const id of ids as string[])
        await fetch(`${saved}${id}`, { method: 'DELETE', headers: { 'X-CSRF': formtoken } });
    },
    [SAVED, FLIGHTS.map(({ id }) => `flights-${id}`)] as const,
  );
}
