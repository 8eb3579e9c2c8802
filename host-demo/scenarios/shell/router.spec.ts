/** A page with a router of its own follows our links without a new document, before React and after. */
import type { Page } from '@playwright/test';
import { decided } from '../consent/consentPage.ts';
import { fillDialog } from '../sign-in/dialog.ts';
import { openMenu } from '../signInByHeader.ts';
import { expect, headerOf, headerReady, test } from '../test.ts';

const PAGE = '/scenarios/shell/';
/** Everything of React and the pieces; not step 0, the fragments and what shows them. */
const REACT =
  /\/travel-shell\/(runtime|pickers|sign-in|header|account-menu|footer|nav-drawer|trips-drawer|save-button)\//;

type Routed = Window & { followed: string[] };

// The banner would cover what is pressed.
test.beforeEach(async ({ context, baseURL, page }) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary' });
  // As docs/host-api.md has it. What it has followed is gone with the document.
  await page.addInitScript(() => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    const queue = [
      (shell: NonNullable<Window['travelShell']>) =>
        shell.on('travel-navigate', (event) => {
          event.preventDefault();
          const { kind, url, reason } = event.detail;
          followed.push(kind === 'reload' ? `reload: ${reason}` : `${kind} ${new URL(url).pathname}`);
          if (url) history.pushState(null, '', url);
        }),
    ];
    Object.assign(window, { travelShell: queue });
  });
});

const followed = (page: Page) => page.evaluate(() => (window as unknown as Routed).followed);
const drawerOf = (page: Page) => page.locator('travel-nav-drawer').getByRole('dialog', { name: 'Menu' });

/** React does not come. */
const withoutReact = (page: Page) => page.route(REACT, (route) => route.abort());

/** The listener has asked for what tells it of links. */
async function openPage(page: Page, path = PAGE): Promise<void> {
  const told = page.waitForResponse(/\/travel-shell\/intent\./);
  await page.goto(path);
  await (await told).finished();
}

for (const isReact of [false, true]) {
  test.describe(isReact ? 'with React' : 'before React', () => {
    test.beforeEach(async ({ page, problems }) => {
      if (isReact) return;
      problems.allow(/LOAD_FAILED|ERR_FAILED|Failed to load/);
      await withoutReact(page);
    });

    test('header and footer, a menu and the drawer, which close; a press with a modifier opens a tab, as ever', async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openPage(page);
      if (isReact) await headerReady(page);
      const { header, menuButton, account, accountMenu } = headerOf(page);
      const flights = header.locator('.nav-bar').getByRole('link', { name: 'Flights' });
      const expected: string[] = [];
      const follow = async (link: typeof flights, path: string) => {
        await link.click();
        expected.push(`link ${path}`);
        await expect.poll(() => followed(page)).toEqual(expected);
      };
      await test.step('header and footer', async () => {
        await follow(flights, '/flights');
        await follow(header.locator('[part=logo]'), '/');
        const link = page.locator('travel-footer').getByRole('link', { name: 'About' }).first();
        await follow(link, new URL((await link.getAttribute('href')) ?? '', page.url()).pathname);
      });
      await test.step('a press with a modifier opens a tab', async () => {
        const opened = context.waitForEvent('page');
        await flights.click({ modifiers: ['ControlOrMeta'] });
        await (await opened).close();
        expect(await followed(page)).toEqual(expected);
      });
      await test.step('a menu and the drawer, which close', async () => {
        await page.setViewportSize({ width: 390, height: 800 });
        await menuButton.click();
        await follow(drawerOf(page).getByRole('link', { name: 'Flights' }), '/flights');
        await expect(drawerOf(page)).toBeHidden();
        await account.click();
        await follow(accountMenu.getByRole('link', { name: 'Trips' }), '/trips');
        await expect(accountMenu).toBeHidden();
      });
    });
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 900 } });

  test('the first press on a link, before React', async ({ page, problems }) => {
    problems.allow(/LOAD_FAILED|ERR_FAILED|Failed to load/);
    await withoutReact(page);
    await openPage(page);
    await headerOf(page).header.locator('.nav-bar').getByRole('link', { name: 'Flights' }).tap();
    await expect.poll(() => followed(page)).toEqual(['link /flights']);
  });
});

test('a sign-in does not reload the page, which then knows the visitor, and whose trips drawer closes behind its link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page);
  await headerReady(page);
  await (await openMenu(page, 'Sign in')).click();
  await fillDialog(page, 'ada@example.com');
  await expect.poll(() => followed(page)).toEqual(['reload: signed-in']);
  await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(PAGE);

  await headerOf(page).header.locator('[part=trips]').click();
  const drawer = page.locator('travel-trips-drawer').getByRole('dialog');
  await drawer.locator('a.row').first().click();
  await expect.poll(async () => (await followed(page)).length).toBe(2);
  await expect(drawer).toBeHidden();
});
