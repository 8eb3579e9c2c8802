/** The admin hub on the real back end: who finds which page, without script too. */
import type { APIRequestContext, Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { DEMO_ADDRESSES, KIT_ADDRESSES, MISSING_ADDRESSES } from '../../back-end/testing/hubAddresses.ts';
import { BUSINESS_ACCOUNTS } from '../../demo/seed/businessAccounts.ts';
import { configure, expect, expectAccessible, layoutShifts, loadReact, signIn, test } from '../test.ts';
import { hub } from './hub.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** Administrator of a company with all features. */
const ADMIN = 'aiko@meridian.example';
/** Has the permissions of a travel manager: policy, guests, tracker. */
const MANAGER = 'samuel@meridian.example';
const TRAVELER = 'liam@meridian.example';

const heading = (page: Page) => hub(page).getByRole('heading', { level: 1 });
const navigation = (page: Page) => hub(page).getByRole('navigation', { name: 'Administration' });
const linkTo = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });
const group = (page: Page, name: string) => hub(page).locator('.wide summary', { hasText: new RegExp(`^${name}$`) });

/** The server's answer, without following it: the status, and the addresses in its navigation. */
async function open(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const [, wide = ''] = /<div class="wide">(.*?)<\/nav>/s.exec(html) ?? [];
  return {
    status: answer.status(),
    location: answer.headers().location,
    links: [...wide.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href),
  };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const company of ['Corner Books', 'Northwind Labs', 'Meridian Group', 'Gannet Freight']) {
    const members = BUSINESS_ACCOUNTS.filter(({ business }) => business?.companyName === company);

    test(`BIZ-071 to BIZ-099 BIZ-101 BIZ-103 at ${company} each member is answered as the navigation says`, async ({
      page,
      context,
    }) => {
      test.slow();
      expect(members).not.toEqual([]);
      for (const { login } of members) {
        await context.clearCookies();
        await signIn(page, '/business', login);
        const answers = [];
        for (const path of [...KIT_ADDRESSES, ...DEMO_ADDRESSES])
          answers.push([path, await open(page.request, path)] as const);
        const shown = answers.find(([, { links }]) => links.length > 0)?.[1].links ?? [];
        for (const [path, { status, location, links }] of answers) {
          const isShown = shown.includes(path);
          const first = shown.find((link) => link.startsWith(`${path}/`));
          const expected = isShown ? [200, undefined] : first ? [303, first] : [403, undefined];
          expect([status, location], `${login} ${path}`).toEqual(expected);
          if (status !== 303) expect(links, `${login} ${path}`).toEqual(shown);
        }
        for (const path of MISSING_ADDRESSES) {
          expect((await open(page.request, path)).status, `${login} ${path}`).toBe(404);
          expect(shown).not.toContain(path);
        }
      }
    });
  }

  test('BIZ-106 who is signed out comes back after the login, who may not is told so with the way back, and an administrator goes through it by its links', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/40[34]/, 3);
    await page.goto('/business/users/roles?a=1');
    expect(new URL(page.url()).search).toBe('?redir=%2Fbusiness%2Fusers%2Froles%3Fa%3D1');
    await signIn(page, '/business', TRAVELER);
    expect((await page.goto('/business/approvals/settings'))?.status()).toBe(403);
    await expect(hub(page).getByText('You may not open this page.')).toBeVisible();
    await expect(navigation(page).getByRole('link')).toHaveText(['Your company', 'Trips to approve']);
    await hub(page).getByRole('link', { name: 'Back to your company' }).click();
    expect(new URL(page.url()).pathname).toBe('/business');
    expect((await page.goto('/business/users/nowhere'))?.status()).toBe(404);
    // The server knows the hub's pages only, so any other one is answered in the company's frame.
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Business' }).getByRole('link').first()).toHaveText(
      'Your company',
    );
    expect((await page.goto('/business/policy/train/preferences'))?.status()).toBe(404);

    await test.step('an administrator goes through it by its links, whose groups open without script', async () => {
      await context.clearCookies();
      await signIn(page, '/business/company', ADMIN);
      expect(new URL(page.url()).pathname).toBe('/business/company/general');
      await expect(heading(page)).toHaveText('Company profile');
      await expect(page).toHaveTitle('Company profile – Travel Shell');
      await expect(linkTo(page, 'Company profile')).toHaveAttribute('aria-current', 'page');
      await group(page, 'Members').click();
      await linkTo(page, 'Roles').click();
      await expect(heading(page)).toHaveText('Roles');
      await expect(hub(page).getByText('What each role may do.')).toBeVisible();
      // In a slot, by the site.
      await expect(page.getByText('May do everything, also change roles and the company.')).toBeVisible();
      await group(page, 'Integrations').click();
      await linkTo(page, 'Single sign-on').click();
      await expect(heading(page)).toHaveText('Single sign-on');
    });
  });
});

test('BIZ-103 a travel manager finds what the role has, from the page of the company', async ({ page }) => {
  await signIn(page, '/business', MANAGER);
  const business = page.locator('travel-business');
  await business.getByRole('link', { name: /^Manage members/ }).click();
  await expect(page).toHaveURL(/\/business\/users\/manage$/);
  await expect(heading(page)).toHaveText('Manage members');
  await expect(hub(page).locator('.wide > nav > ul > li')).toHaveText([
    ...['Your company', /^Travel policy/, /^Members/, 'Trips to approve'],
  ]);
  await expect(
    hub(page)
      .locator('.wide details', { has: page.getByText('Manage members') })
      .getByRole('link'),
  ).toHaveText(['Manage members']);
});

test('nothing on the page moves while script comes, and the keyboard goes through it: groups, links, Escape, and the heading of the next page', async ({
  page,
}) => {
  await signIn(page, '/business/company/general', ADMIN);
  await loadReact(page, 'travel-admin-hub');
  expect(await layoutShifts(page)).toEqual([]);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const users = group(page, 'Members');
  await users.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(linkTo(page, 'Manage members')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(users).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Roles');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Roles – Travel Shell');
  await expectAccessible(page, 'travel-admin-hub');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Company profile');

  for (const path of ['/business/policy/car/preferences', '/business/payment-options']) {
    await page.goto(path);
    await loadReact(page, 'travel-admin-hub');
    expect(await layoutShifts(page), path).toEqual([]);
  }
});

test('in Arabic it fits windows of 320, 768 and 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  for (const path of ['/business/company/general', '/business/policy/hotel/restrictions']) {
    await (path.includes('/company/') ? signIn(page, `${path}?locale=ar`, ADMIN) : page.goto(`${path}?locale=ar`));
    await expect(hub(page).locator('.root')).toHaveAttribute('dir', 'rtl');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Items that do not fit into the header's bar go after the resize.
      await expect.poll(isWider, `${path} at ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 320, height: 900 });
  }
  await hub(page).locator('.narrow > summary').click();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, 'travel-admin-hub');
  }
});

test("BIZ-099 what a page gives for its users' roles is shown; what a site has elsewhere leads there, and what it does not have is not offered", async ({
  page,
}) => {
  const tag = snippetOf('packages/admin-hub/README.md', 'slot="users-roles"');
  await configure(page, { adminPages: { 'users/groups': '/my/groups', 'policy/train': false } });
  await page.route('**/scenarios/business/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${tag}</main>`) });
  });
  await signIn(page, '/scenarios/business/', ADMIN);
  await hub(page).scrollIntoViewIfNeeded();
  await expect(heading(page)).toHaveText('Roles');
  await expect(page.getByText('Travel manager: policies, reports')).toBeVisible();
  await expect(linkTo(page, 'Manage members')).toBeVisible();
  await expect(linkTo(page, 'Groups')).toHaveAttribute('href', '/my/groups');
  await expect(group(page, 'Hotels')).toHaveCount(1);
  await expect(group(page, 'Trains')).toHaveCount(0);
});
