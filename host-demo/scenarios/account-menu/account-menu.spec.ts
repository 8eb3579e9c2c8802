import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { readPlan } from '../../readPlan.ts';
import { HOST_LINES } from '../legacy/hostLines.ts';
import { linkIn, mailsTo, mailTo } from '../outbox.ts';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  loadReact,
  open,
  picture,
  signIn,
  slowDown,
  test,
} from '../test.ts';

const PAGE = '/scenarios/account-menu/';
const BARE = '/scenarios/bare/';
const ALL = `${PAGE}?config=${encodeURIComponent('{"profileDashboardPage":"overview"}')}`;

/** Page object for the menu. */
function menuOf(page: Page) {
  const menu = page.locator('travel-account-menu').first();
  return {
    menu,
    trigger: menu.locator('[part=trigger]'),
    surface: menu.locator('.ts-account-dialog'),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
    button: (name: string | RegExp) => menu.getByRole('button', { name }),
    current: menu.getByRole('list', { name: 'Your accounts' }).getByRole('listitem').first(),
  };
}

async function openMenu(page: Page, path: string, login?: string) {
  if (login) await signIn(page, path, login);
  else await page.goto(path);
  const parts = menuOf(page);
  await headerReady(page);
  if (login) await expect(parts.trigger).toHaveAttribute('data-signed-in', '');
  await parts.trigger.click();
  await expect(parts.surface).toBeVisible();
  return parts;
}

/** An API call, as the page would make it. */
async function send(
  page: Page,
  path: string,
  body: { form: Record<string, string> } | { data: object },
): Promise<void> {
  const token = await page.request.post('/s/run/formtoken');
  const headers = { 'X-CSRF': ((await token.json()) as { formtoken: string }).formtoken };
  const answer = await page.request.post(path, { headers, ...body });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Presses Tab until the control with this name has focus; fails if it never does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const nameOfFocus = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  const seenNames: string[] = [];
  for (let step = 0; step < 25; step++) {
    const current = await nameOfFocus();
    if (typeof name === 'string' ? current === name : name.test(current)) return;
    seenNames.push(current);
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}: ${seenNames.join(' | ')}`);
}

test.describe('standalone', () => {
  test('ACC-001 ACC-004 ACC-005 a dropdown links to sign-in and registration, which return to the page', async ({
    page,
  }) => {
    const { link, surface } = await openMenu(page, PAGE);
    await picture(page, 'account-menu-signed-out');
    await expect(link('Create an account')).toHaveAttribute('href', '/login?register');
    expect(await surface.evaluate((element) => element.matches(':modal'))).toBe(false);
    await expectAccessible(page, 'travel-account-menu');
  });

  test('ACC-002 ACC-007 ACC-010 ACC-011 ACC-014 RTE-012 RTE-013 shows the visitor’s data, and covers a narrow window', {
    tag: '@smoke',
  }, async ({ page }) => {
    const { menu, trigger, surface, link, button, current } = await openMenu(page, ALL, 'ada@example.com');
    await test.step('shows the visitor’s data from the back end', async () => {
      await expect(current).toContainText('ada@example.com');
      await expect(link('Trips')).toHaveAttribute('href', '/trips');
      await expect(link('Your guides')).toHaveAttribute('href', '/guides/yourguides');
      await expect(link('Dashboard')).toHaveAttribute('href', '/profile/overview');
      await expect(link('Wishlist')).toBeVisible();
      await link('Wishlist').hover();
      await expect(menu.getByRole('tooltip')).toHaveText(/is on your wishlist$/);
      await picture(page, 'account-menu-ada');
      await trigger.click();
      await expect(surface).toBeHidden();
    });
    await test.step('is modal and covers a narrow window', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await trigger.click();
      await expect.poll(() => surface.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect.poll(() => surface.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await picture(page, 'account-menu-narrow');
      await expectAccessible(page, 'travel-account-menu');
      await button('Close').click();
      await expect(surface).toBeHidden();
      await expect(trigger).toBeFocused();
    });
    await test.step('its link also signs out through the site’s page', async () => {
      await trigger.click();
      await page.goto(new URL((await link('Sign out').getAttribute('href')) ?? '', page.url()).href);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.goto(PAGE);
      await expect(menuOf(page).trigger).toHaveAccessibleName('Sign in');
    });
  });

  test('ACC-017 RTE-011 an unconfirmed account links to the confirmation page, which returns', async ({ page }) => {
    const { link } = await openMenu(page, PAGE, 'bo@example.com');
    await link('Confirm your account').click();
    await expect(page).toHaveURL(/\/s\/ident\/resend\?redir=/);
    expect(new URL(new URL(page.url()).searchParams.get('redir') ?? '').pathname).toBe(PAGE);
  });

  test('ACC-009 a company member switches to personal mode and back to business', { tag: '@smoke' }, async ({
    page,
  }) => {
    const { button } = await openMenu(page, PAGE, 'jonas@northwind.example');
    await expect(button('Business')).toHaveAttribute('aria-pressed', 'true');
    const left = page.waitForURL((url) => url.pathname !== PAGE);
    await button('Personal').click();
    await left;
    await page.goto(PAGE);
    const again = menuOf(page);
    await expect(again.trigger).toHaveAttribute('data-signed-in', '');
    await again.trigger.click();
    await expect(again.button('Personal')).toHaveAttribute('aria-pressed', 'true');
    const back = page.waitForURL((url) => url.pathname !== PAGE);
    await again.button('Business').click();
    await back;
  });

  test('BIZ-065 BIZ-066 BIZ-067 BIZ-068 a company without completed tasks is sent to its onboarding', async ({
    page,
  }) => {
    const { link } = await openMenu(page, PAGE, 'hana@cornerbooks.example');
    await expect(link('Set up your company (not started yet)')).toHaveAttribute('href', '/business/tasks/company');
    await expect(link('Finish your business profile (not started yet)')).toHaveAttribute('href', '/business/tasks');
  });

  test('ACC-015 ACC-019 ACC-024 API-090 a new company is confirmed by the mailed link', async ({ page }) => {
    const address = `founder-${Date.now()}@example.com`;
    await page.goto(PAGE);
    await send(page, '/k/run/auth/register', { form: { username: address, passwd: 'correct horse', consent: 'true' } });
    await page.goto(linkIn(await mailTo(page, address, 'finish-registration')));
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/s/'));
    const company = { companyName: 'Lanterns & Sons', firstName: 'Lena', lastName: 'Lantern' };
    await send(page, '/i/api/business/company/v1/leisureSignup', { data: company });

    const menu = await openMenu(page, PAGE);
    await menu.button('Confirm your company').click();
    const dialog = menu.menu.getByRole('alertdialog', { name: 'Confirm your company' });
    await expect(dialog).toContainText(address);
    await expectAccessible(page, 'travel-account-menu');
    const [already] = await mailsTo(page, address, 'company-confirmation');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog).toBeHidden();
    const [newest] = await mailsTo(page, address, 'company-confirmation');
    expect(newest).not.toBe(already);
    await page.goto(linkIn(newest ?? ''));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForLoadState();

    const confirmed = await openMenu(page, PAGE);
    await expect(confirmed.button('Business')).toBeVisible();
    await expect(confirmed.button('Confirm your company')).toHaveCount(0);
  });

  test('its fragment opens and links work without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`${PAGE}?fragment`);
    const { trigger, link } = menuOf(page);
    await trigger.click();
    await link('Sign in').click();
    await expect(page).toHaveURL(/\/login/);
    await context.close();
  });
});

test.describe('several accounts in one browser', () => {
  for (const [width, lang] of [
    [1280, 'en'],
    [390, 'ar'],
  ] as const) {
    test(`ACC-008 ACC-027 ACC-028 ACC-030 ACC-032 SIG-054 SIG-055 SIG-056 adds an account and switches to it by keyboard (${width} px, ${lang})`, async ({
      page,
    }) => {
      const isArabic = lang === 'ar';
      const text = isArabic
        ? { add: 'إضافة حساب آخر', list: 'حساباتك', to: /^التبديل إلى/ }
        : { add: 'Add another account', list: 'Your accounts', to: /^Switch to/ };
      const path = `${PAGE}?lang=${lang}`;
      await page.setViewportSize({ width, height: 844 });
      await signIn(page, path, 'ada@example.com');
      const { menu, trigger } = menuOf(page);
      await expect(trigger).toHaveAttribute('data-signed-in', '');
      await trigger.focus();
      await page.keyboard.press('Enter');
      // Uses the site's own login page; the dialog has its own scenarios.
      await page.evaluate(() => {
        window.travelShell?.on('travel-sign-in-requested', (event) => event.stopImmediatePropagation());
      });
      await tabTo(page, text.add);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/login\?/);
      await page.getByLabel('Email or phone').fill('layla@example.com');
      await page.getByLabel('Password').fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL((url) => url.pathname + url.search === path);

      const items = menu.getByRole('list', { name: text.list }).getByRole('listitem');
      await expect(trigger).toHaveAttribute('data-signed-in', '');
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(items).toHaveCount(2);
      await expect(items.first()).toContainText('layla@example.com');
      await expect(items.nth(1).getByRole('button')).toBeVisible();
      await picture(page, `account-menu-two-${lang}`);
      await expectAccessible(page, 'travel-account-menu');
      await tabTo(page, text.to);
      const back = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await back;
      await page.waitForURL((url) => url.pathname + url.search === path);
      await expect(trigger).toHaveAccessibleName(/Ada Lovelace/);
      await trigger.press('Enter');
      await expect(items.first()).toContainText('ada@example.com');
      await expect(items).toHaveCount(2);
    });
  }
});

const BUILT = join(import.meta.dirname, '../../../dist/travel-shell');

test.describe('in the header', () => {
  test('requests its files when something needs them, and with no intent; then all at once, including brand and language', async ({
    page,
    traffic,
  }) => {
    await slowDown(page, 2000, /account-menu\/remoteEntry/);
    await open(page, BARE);
    await page.waitForLoadState('networkidle');
    expect(traffic.paths(/account-menu/)).toEqual([]);
    await headerOf(page).account.click();
    await expect(headerOf(page).accountMenu).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(traffic.paths(/travel-shell\/account-menu/)).toEqual([]);

    await page.evaluate(() => void window.travelShell?.load('travel-account-menu'));
    // The element's chunks, and its brand and language files.
    const { chunks, variants } = readPlan(BUILT, 'travel-account-menu');
    const files = [...chunks, ...(variants.brand?.flagship ?? []), ...(variants.locale?.['en-US'] ?? [])];
    await expect
      .poll(() => files.filter(({ url }) => traffic.paths(/travel-shell/).some((path) => path.endsWith(url))).length)
      .toBe(files.length);
    expect(await page.evaluate(() => customElements.get('travel-account-menu') === undefined)).toBe(true);
    await expect.poll(() => page.evaluate(() => customElements.get('travel-account-menu') !== undefined)).toBe(true);
    await loadReact(page, 'travel-account-menu');
    expect(traffic.paths(/account-menu\/remoteEntry/)).toHaveLength(1);
  });

  test('signed in, a fragment hides its signed-out menu while the script loads', async ({ page, problems }) => {
    problems.excuse(HOST_LINES);
    const fragment = '/scenarios/legacy-fragment/';
    await signIn(page, fragment);
    await headerReady(page);
    await slowDown(page, 1500, /travel-shell\/account-menu\//);
    const { account, accountMenu } = headerOf(page);
    await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
    await account.click();
    await expect(accountMenu).toBeVisible();
    await expect(accountMenu.getByText('Create an account')).toBeHidden();
    expect((await accountMenu.boundingBox())?.height).toBeGreaterThan(300);
    await expect(accountMenu.getByRole('link', { name: 'Your account' })).toBeVisible();
  });

  test('ACC-001 ACC-002 RTL works by keyboard in Arabic, as a dropdown and over all of a narrow window', async ({
    page,
  }) => {
    // The narrowest with a dropdown.
    await page.setViewportSize({ width: 768, height: 844 });
    await signIn(page, `${BARE}?lang=ar`, 'layla@example.com');
    await headerReady(page);
    const { account, accountMenu } = headerOf(page);
    const dialog = accountMenu.locator('dialog');
    const openByKeyboard = async (isModal: boolean) => {
      await account.focus();
      await page.keyboard.press('Enter');
      await expect(accountMenu.getByRole('link', { name: 'حسابك' })).toBeVisible();
      await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(isModal);
    };
    await openByKeyboard(false);
    expect((await dialog.boundingBox())?.width).toBeLessThan(400);
    await picture(page, 'account-menu-header-ar-768');
    await expectAccessible(page, 'travel-header');
    await page.keyboard.press('Escape');
    await expect(accountMenu).toBeHidden();

    // The widest with a full-screen menu.
    await page.setViewportSize({ width: 767, height: 844 });
    await openByKeyboard(true);
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 767, height: 844 });
    await picture(page, 'account-menu-header-ar-767');
    await expectAccessible(page, 'travel-header');
    await tabTo(page, 'تسجيل الخروج');
    await page.keyboard.press('Enter');
    await expect(account).toHaveAccessibleName('تسجيل الدخول');
    await expect(accountMenu).toBeHidden();
    await expect(account).toBeFocused();
  });

  test('signed in, renders at once without showing the signed-out menu; signing out in one tab reaches the other within a second', async ({
    page,
    context,
  }) => {
    await signIn(page, PAGE);
    const { trigger, link } = menuOf(page);
    await expect(trigger).toHaveAttribute('data-signed-in', '');
    const other = await context.newPage();
    await open(other, BARE);
    await headerOf(other).account.click();
    await expect(headerOf(other).accountMenu.getByRole('link', { name: 'Your account' })).toBeVisible();
    await expect(headerOf(other).accountMenu.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
    await picture(other, 'account-menu-in-header');

    await trigger.click();
    await link('Sign out').click();
    await expect(trigger).toHaveAccessibleName('Sign in');
    await expect(headerOf(other).account).toHaveAccessibleName('Sign in', { timeout: 1000 });
    await expect(headerOf(other).accountMenu.getByRole('link', { name: 'Create an account' })).toBeVisible();
  });
});
