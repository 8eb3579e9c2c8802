/** A results page with save buttons and the drawer of trips, against the real back end. */
import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { dialogOf, fillDialog } from '../sign-in/dialog.ts';
import { emptyPage, expect, expectAccessible, layoutShifts, picture, signIn, test } from '../test.ts';
import {
  drawer,
  forgetSaved,
  host,
  openDrawer,
  PAGE,
  SAVED,
  saveButton,
  TRIPS_STORE,
  tripsLink,
  wakeButtons,
  wakeDrawer,
} from './results.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** Each test has an account of its own: they run beside each other, on one server. */
async function open(page: Page, login: string, path = PAGE): Promise<void> {
  await signIn(page, await emptyPage(page), login);
  await forgetSaved(page);
  await page.goto(path);
  await wakeButtons(page);
}

const toast = (page: Page, text: string) => page.locator('.ts-toast').filter({ hasText: text });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HDR-007 the trips link leads to the trips page, and the buttons look as they do with it', async ({ page }) => {
    await page.goto(PAGE);
    await expect(saveButton(page)).toBeVisible();
    await tripsLink(page).click();
    await page.waitForURL(/\/trips$/);
  });
});

test('TRP-001 TRP-002 an untouched page loads loader.js only, and hydrates; fetched ahead, its drawer needs nothing more', async ({
  page,
  traffic,
}) => {
  await page.goto(PAGE);
  await runPending(page);
  const files = () =>
    traffic
      .paths(/^\/(travel-shell|horizon|trips)\//)
      .filter((path) => !path.endsWith('.css') && !path.includes('/fonts/'));
  expect(files()).toEqual(['/travel-shell/loader.js']);
  const before = await saveButton(page).boundingBox();
  await wakeButtons(page);
  expect(await saveButton(page).boundingBox()).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
  // D-30: the visitor is signed out, so no trips are fetched.
  expect(traffic.paths(/trips\/api/)).toEqual([]);

  await test.step('fetched ahead, the drawer opens without another script of the release', async () => {
    await wakeDrawer(page);
    await page.waitForLoadState('networkidle');
    // Never answered: what the open drawer adds to itself later is asked for, too.
    await page.route('**/travel-shell/**/*.js', () => {});
    await tripsLink(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });
  await test.step('the drawer opens and closes by the event of a page', async () => {
    const ask = (open: boolean) =>
      page.evaluate((opens) => {
        const init = { bubbles: true, cancelable: true, detail: { open: opens } };
        document.dispatchEvent(new CustomEvent('travel-trips-drawer-toggle', init));
      }, open);
    await ask(true);
    await expect(drawer(page)).toBeVisible();
    await ask(false);
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe('the first press on the trips link, before React', () => {
  test('HDR-007 TRP-001 opens the drawer, which React hydrates in place', async ({ page }) => {
    let letReact = () => {};
    const held = new Promise<void>((resolve) => {
      letReact = resolve;
    });
    await page.route(/\/travel-shell\/(runtime|header|trips-drawer|save-button)\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PAGE);
    const fetched = page.waitForResponse(/\/trips-drawer\/.*open\.html/);
    await tripsLink(page).hover();
    await fetched;
    await tripsLink(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('heading', { name: 'Your trips' })).toBeVisible();
    await expect(drawer(page).getByRole('link', { name: 'See all trips' })).toHaveAttribute('href', '/trips');
    await picture(page, 'results-first-drawer');
    const panel = await drawer(page).elementHandle();
    letReact();
    await expect(drawer(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await panel?.evaluate((element) => element.isConnected)).toBe(true);
    expect(page.url()).toContain(PAGE);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await tripsLink(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  test('closed again before React, it stays closed', async ({ page }) => {
    let letReact = () => {};
    const held = new Promise<void>((resolve) => {
      letReact = resolve;
    });
    await page.route(/\/travel-shell\/(runtime|header|trips-drawer|save-button)\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PAGE);
    const fetched = page.waitForResponse(/\/trips-drawer\/.*open\.html/);
    await tripsLink(page).hover();
    await fetched;
    await tripsLink(page).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    letReact();
    await wakeDrawer(page);
    await runPending(page);
    await expect(drawer(page)).toBeHidden();
  });
});

test('HDR-007 the trips link leads to the trips page where the drawer cannot be loaded', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|net::ERR_|^request: |LOAD_FAILED/);
  await page.route(/\/trips-drawer\//, (route) => route.abort('failed'));
  await page.goto(PAGE);
  const failed = page.waitForEvent('requestfailed');
  await tripsLink(page).hover();
  await failed;
  await tripsLink(page).click();
  await page.waitForURL(/\/trips/);
});

test.describe('a visitor who is signed in', () => {
  test('TRP-025 TRP-026 TRP-O10 saves a flight, which the drawer and the next page show, and undoes it in toast and drawer', {
    tag: '@smoke',
  }, async ({ page }) => {
    await open(page, 'layla@example.com');
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(toast(page, 'Saved for later')).toBeVisible();
    await picture(page, 'results-saved');
    await expectAccessible(page, 'travel-save-button');
    await openDrawer(page);
    await expect(drawer(page).getByRole('link', { name: 'Berlin to Lisbon, 06:40' })).toBeVisible();
    await picture(page, 'results-drawer-saved');
    await expectAccessible(page, 'travel-trips-drawer');
    await page.reload();
    await wakeButtons(page);
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(saveButton(page, 1)).toHaveAttribute('aria-pressed', 'false');

    await saveButton(page, 1).click();
    await toast(page, 'Saved for later').getByRole('button', { name: 'Undo' }).click();
    await expect(saveButton(page, 1)).toHaveAttribute('aria-pressed', 'false');
    await expect(toast(page, 'No longer saved')).toBeVisible();

    await saveButton(page, 2).click();
    await expect(saveButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Remove Berlin to Lisbon, 12:05' }).click();
    const undo = drawer(page).getByRole('button', { name: 'Save Berlin to Lisbon, 12:05 again' });
    await expect(undo).toBeFocused();
    await expect(host(page, 2).locator('.button')).toHaveAttribute('aria-pressed', 'false');
    await undo.click();
    await expect(host(page, 2).locator('.button')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a save in one tab shows in the other within a second', async ({ page, context }) => {
    await open(page, 'maximiliane@example.com');
    const other = await context.newPage();
    await other.goto(PAGE);
    await wakeButtons(other);
    await expect(saveButton(other, 3)).toHaveAttribute('aria-pressed', 'false');
    await page.bringToFront();
    await saveButton(page, 3).click();
    await expect(saveButton(page, 3)).toHaveAttribute('aria-pressed', 'true');
    await expect(saveButton(other, 3)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
    await saveButton(page, 3).click();
    await expect(saveButton(other, 3)).toHaveAttribute('aria-pressed', 'false', { timeout: 1000 });
  });

  test('a save while offline is sent once the browser is online', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await open(page, 'mateo@northwind.example');
    // The notices are there.
    await saveButton(page, 4).click();
    await expect(toast(page, 'Saved for later')).toBeVisible();
    await context.setOffline(true);
    await saveButton(page, 2).click();
    await expect(toast(page, 'You are offline')).toBeVisible();
    await expect(saveButton(page, 2)).toHaveAttribute('data-state', 'saving');
    await context.setOffline(false);
    await expect(saveButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await wakeButtons(page);
    await expect(saveButton(page, 2)).toHaveAttribute('aria-pressed', 'true');

    // Closed before that, the tab leaves it to the next page.
    await context.setOffline(true);
    await saveButton(page, 1).click();
    await expect(saveButton(page, 1)).toHaveAttribute('data-state', 'saving');
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(PAGE);
    await wakeButtons(next);
    await expect(saveButton(next, 1)).toHaveAttribute('aria-pressed', 'true');
    expect(await next.evaluate(() => localStorage['trips.unsent.saves'])).toBeUndefined();
  });

  test('a save that fails leaves the flight unsaved, and says so', async ({ page, problems }) => {
    problems.allow(/Failed to load resource.*500/);
    problems.expect(/SAVE_FAILED: flights-AU104 could not be saved/);
    await open(page, 'grace@example.com');
    await page.route(`**${SAVED}**`, (route) =>
      route.fulfill({ status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } }),
    );
    await saveButton(page).click();
    await expect(toast(page, 'That was not saved')).toBeVisible();
    await expect(saveButton(page)).toHaveAttribute('data-state', 'unsaved');
  });
});

test.describe('a visitor who is signed out', () => {
  test('TRP-027 TRP-028 TRP-030 TRP-031 declines to sign in, then does, and the flight is saved without a reload', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto(PAGE);
    await wakeButtons(page);
    await page.evaluate(() => {
      Object.assign(window, { declined: [] });
      document.addEventListener('travel-save-declined', (event) =>
        (window as unknown as { declined: string[] }).declined.push((event as CustomEvent).detail.resultId),
      );
    });
    const declined = () => page.evaluate(() => (window as unknown as { declined: string[] }).declined);
    await saveButton(page).click();
    const { heading, button } = dialogOf(page);
    await expect(heading('Keep it for later')).toBeVisible();
    await button('Not now').click();
    await expect(heading('Keep it for later')).toBeHidden();
    await expect(saveButton(page)).toHaveAttribute('data-state', 'unsaved');
    expect(await page.evaluate(() => sessionStorage['sign.in.closed'])).toBe('true');
    await test.step('closing the sign-in lets the page go on, unless the drawer is open', async () => {
      await expect.poll(declined).toEqual(['flights-AU104']);
      await openDrawer(page);
      // As a page may do behind the drawer.
      await host(page, 1)
        .locator('.button')
        .evaluate((button: HTMLElement) => button.click());
      await button('Not now').click();
      await expect(drawer(page)).toBeVisible();
      await runPending(page);
      expect(await declined()).toEqual(['flights-AU104']);
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
    });
    await test.step('signs in, and the flight is saved without a reload', async () => {
      await saveButton(page).click();
      await fillDialog(page, 'sol@example.com');
      await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => 'declined' in window)).toBe(true);
      await saveButton(page).click();
      await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
    });
  });

  test('the first press on a button is not lost: it asks for the sign-in once React is there', async ({ page }) => {
    await page.goto(PAGE);
    await saveButton(page).click();
    await expect(dialogOf(page).heading('Keep it for later')).toBeVisible();
  });

  test('TRP-029 signs in on another page, and the next results page saves the flight', async ({ page }) => {
    await page.goto(PAGE);
    await wakeButtons(page);
    await saveButton(page, 1).click();
    await expect(dialogOf(page).heading('Keep it for later')).toBeVisible();
    // The page that is left would save it, too.
    await page.goto('about:blank');
    await signIn(page, PAGE, '+4915112345678');
    await expect(saveButton(page, 1)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => sessionStorage['trips.saved.result'])).toBeUndefined();
    await forgetSaved(page);
  });

  test('signs in from the drawer, which shows the trips then', async ({ page }) => {
    await page.goto(PAGE);
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Sign in' }).click();
    await fillDialog(page, 'ada@example.com');
    await expect(drawer(page).getByRole('link', { name: /A week in Lisbon/ })).toBeVisible();
  });
});

test('TRP-009 closing the drawer shows the reminder below the trips link, which Safari does not focus when pressed', async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
  await page.route(`**${TRIPS_STORE}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.userSettings.tripsDrawerReminderTooltipShown = false;
    await route.fulfill({ response, json });
  });
  await signIn(page, PAGE, 'maximiliane@example.com');
  await openDrawer(page);
  await expect(drawer(page).locator('[part=trip]').first()).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  const hint = page.locator('travel-trips-drawer [part=tooltip]:popover-open');
  await expect(hint).toContainText('You can come back to');
  const link = await tripsLink(page).boundingBox();
  const { x, y } = (await hint.boundingBox()) ?? { x: 0, y: 0 };
  expect(y).toBeGreaterThan((link?.y ?? 0) + (link?.height ?? 0) - 1);
  expect(Math.abs(x - (link?.x ?? 0))).toBeLessThan(400);
});

test('a result that is none disables its button, says why, and is one line in the console', async ({
  page,
  problems,
}) => {
  problems.expect(/ATTRIBUTE_INVALID: .*resultId/);
  await page.goto(`${PAGE}?broken`);
  await wakeButtons(page);
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toHaveAttribute('title', 'This cannot be saved');
  await expect(saveButton(page, 1)).toBeEnabled();
});

test('with the back end down the drawer says so and leads on, and the page does not reload twice', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|TRIPS_FAILED/);
  await signIn(page, PAGE, 'ada@example.com');
  await page.route('**/trips/api/**', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ code: 'INTERNAL_ERROR' }] } }),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await openDrawer(page);
  await expect(drawer(page).getByRole('alert')).toContainText('Your trips did not load');
  await expect(drawer(page).getByRole('link', { name: 'See all trips' })).toHaveAttribute('href', '/trips');
  await expectAccessible(page, 'travel-trips-drawer');
  for (let times = 0; times < 2; times += 1) await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await runPending(page);
  expect(loads).toBe(0);
  await page.unroute('**/trips/api/**');
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page).getByRole('link', { name: /A week in Lisbon/ })).toBeVisible();
  // A reload that fails reloads the page, once in ten minutes (ERR-042).
  await page.route('**/trips/api/**', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ code: 'INTERNAL_ERROR' }] } }),
  );
  const cameBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const reloaded = page.waitForEvent('load');
  await cameBack();
  await reloaded;
  expect(loads).toBe(1);
  await openDrawer(page);
  await expect(drawer(page).getByRole('alert')).toBeVisible();
  await cameBack();
  await runPending(page);
  expect(loads).toBe(1);
});

test.describe('from right to left, on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the drawer comes from the left, where the trips link is', async ({ page }) => {
    await signIn(page, `${PAGE}?lang=ar`, 'ada@example.com');
    await openDrawer(page);
    await expect(drawer(page).getByRole('link', { name: /A week in Lisbon/ })).toBeVisible();
    // Once it has slid in.
    const edges = async () => {
      const box = await drawer(page).boundingBox();
      return [Math.round(box?.x ?? -1), Math.round((box?.x ?? 0) + (box?.width ?? 390)) < 370];
    };
    await expect.poll(edges).toEqual([0, true]);
    await expectAccessible(page, 'travel-trips-drawer');
    await picture(page, 'results-ar');
  });
});
