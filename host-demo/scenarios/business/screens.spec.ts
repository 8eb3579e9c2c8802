/** The pages of a company, on the real back end and its outbox. */
import type { APIRequestContext, Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { expect, expectAccessible, headerOf, layoutShifts, rewrite, signIn, test } from '../test.ts';

const README = 'packages/business/README.md';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const business = (page: Page) => page.locator('travel-business');
const heading = (page: Page) => business(page).getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => business(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => business(page).getByRole('textbox', { name, exact: true });
const links = (page: Page) => business(page).getByRole('navigation').getByRole('link').allTextContents();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('RTE-022 to RTE-028 BIZ-070 are pages with a heading and links; who is signed out is led to the login, and a traveler is told what is not for them', async ({
    page,
    context,
    problems,
  }) => {
    await page.goto('/business/tasks/company');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/login?redir=%2Fbusiness%2Ftasks%2Fcompany',
    );
    await test.step('pages of others below the same address stay what they are', async () => {
      await page.goto('/business/verify');
      expect(new URL(page.url()).pathname).toBe('/login');
      await page.goto('/business/stats');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are at /business/stats');
    });
    for (const [path, title] of [
      ['/business/get-started', 'Travel as a company'],
      ['/business/biz-plus-upgrade?tier=bizPlus', 'Plans'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} – Travel Shell`);
    }
    expect(await links(page)).toEqual(['Travel as a company', 'Plans']);
    await signIn(page, '/business', 'aiko@meridian.example');
    await expect(heading(page)).toHaveText('Your company');
    for (const name of ['Your first steps', 'Set up your company', 'Invitations', 'Events', 'Plans']) {
      await business(page).getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name);
    }

    await test.step('BIZ-035 a traveler gets 403 for the steps of the company and its invitations, in words, and 404 for what is not there', async () => {
      problems.expect(/40[34]/, 3);
      await context.clearCookies();
      await signIn(page, '/business/tasks', 'liam@meridian.example');
      expect(await links(page)).toEqual(['Your company', 'Your first steps', 'Plans']);
      expect((await page.goto('/business/tasks/company'))?.status()).toBe(403);
      await expect(business(page).getByText('You may not open this page. Ask an administrator')).toBeVisible();
      expect((await page.goto('/business/invitations'))?.status()).toBe(403);
      expect((await page.goto('/business/nowhere'))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('There is no such page');
    });
  });
});

/** The mails that the site has sent to an address. */
async function mailsTo(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(`/demo/outbox?to=${encodeURIComponent(address)}&format=json`);
  return JSON.stringify(await answer.json());
}

const PASSWORD = 'seventeen warm rolls';

async function fillSignUp(page: Page, company: string, email: string): Promise<void> {
  await field(page, 'Name of the company').fill(company);
  await field(page, 'First name').fill('Bo');
  await field(page, 'Last name').fill('Diaz');
  await field(page, 'Work email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
}

test('API-098 API-118 API-119 API-109 a company signs up, goes on by its mail, gets a better plan, and books for a guest', async ({
  page,
  request,
}) => {
  const name = crypto.randomUUID().slice(0, 8);
  const email = `bakery-${name}@example.org`;
  await page.goto('/business/get-started');
  await expect(field(page, 'Name of the company')).toBeVisible();
  await expectAccessible(page, 'travel-business');
  await test.step('the answer is the same for an address that has an account', async () => {
    await fillSignUp(page, 'Copy of Ada', 'ada@example.com');
    await button(page, 'Create account').click();
    await expect(business(page).getByText('We have sent a mail to ada@example.com.')).toBeVisible();
    await page.reload();
  });
  await fillSignUp(page, `Bakery ${name}`, email);
  await page.keyboard.press('Enter');
  await expect(business(page).getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await expect(business(page).getByText(email)).toBeVisible();

  await expect.poll(() => mailsTo(request, email)).toContain('/business/signup/');
  const [, link = ''] = /(\/business\/signup\/[\w-]+)/.exec(await mailsTo(request, email)) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Finish the sign-up' }).click();
  await expect(heading(page)).toHaveText('Set up your company');
  await page.goto('/business/get-started');

  await expect(business(page).getByText(`Bakery ${name} has Business.`)).toBeVisible();
  await expectAccessible(page, 'travel-business');
  await button(page, 'Move to Business Plus').click();
  const question = business(page).getByRole('alertdialog');
  await question.getByRole('button', { name: 'Move to Business Plus' }).click();
  await expect(business(page).getByText(`Bakery ${name} has Business Plus.`)).toBeVisible();
  await button(page, 'Ask for Enterprise').click();
  await expect(business(page).getByText('You have asked for Enterprise.')).toBeVisible();
  await page.reload();
  await expect(business(page).getByText('You have asked for Enterprise.')).toBeVisible();

  await field(page, 'What would you like to see?').fill('Approvals');
  await button(page, 'Ask for a demonstration').click();
  await expect(business(page).getByText('You have asked for a demonstration.')).toBeVisible();
  const all = await (await request.get('/demo/outbox?format=json')).text();
  expect(all).toContain(`Bakery ${name} asks for a demonstration`);

  // The company's first booking is for a guest.
  await page.goto('/scenarios/business/');
  const bookingFor = page.locator('travel-booking-for');
  await expect(bookingFor.locator('[part=switch]')).toBeAttached();
  await bookingFor.getByRole('button', { name: 'Booking for yourself' }).click();
  await bookingFor.getByRole('button', { name: 'Somebody else' }).click();
  await bookingFor.getByText('Book for a guest').click();
  await bookingFor.getByLabel('Email').fill(`guest-${name}@example.org`);
  await bookingFor.getByLabel('First name').fill('Noor');
  await bookingFor.getByLabel('Last name').fill('Aziz');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/scenarios/business/');
  await expect(bookingFor.getByRole('button', { name: 'Booking for Noor Aziz' })).toBeVisible();
});

test('STA-032 a member takes a step, and the account menu follows without a reload', { tag: '@smoke' }, async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await signIn(page, '/business/tasks', 'pavel@cornerbooks.example');
  const { account, header } = headerOf(page);
  const item = header.getByRole('link', { name: /Finish your business profile/ });
  await expect(button(page, 'Done: Take a look around')).toBeVisible();
  await account.click();
  await expect(item).toHaveAccessibleName(/not started yet/);
  await page.keyboard.press('Escape');
  const before = loads.length;
  await button(page, 'Done: Take a look around').click();
  await expect(button(page, 'Undo: Take a look around')).toBeVisible();
  await account.click();
  await expect(item).not.toHaveAccessibleName(/not started yet/);
  await page.keyboard.press('Escape');
  expect(loads).toHaveLength(before);
  // The task is reset for the next user of the demo.
  await button(page, 'Undo: Take a look around').click();
  await expect(button(page, 'Done: Take a look around')).toBeVisible();
});

const addBefore = (page: Page, path: string, end: string, markup: string): Promise<void> =>
  rewrite(page, path, (html) => html.replace(end, () => `${markup}${end}`));

test('screens change without a page load, by the keyboard, with the focus on the heading; a page gives what they show, or their tag alone', async ({
  page,
}) => {
  await signIn(page, '/business', 'aiko@meridian.example');
  await expect(business(page).getByText('Meridian Group')).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await business(page).getByRole('navigation').getByRole('link', { name: 'Your first steps' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your first steps');
  await expect(heading(page)).toBeFocused();
  await expect(business(page).getByRole('heading', { name: 'Your profile', exact: true })).toBeVisible();
  await expectAccessible(page, 'travel-business');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Your company');

  await test.step('what a page gives for invitations is shown by the screen', async () => {
    await business(page).getByRole('navigation').getByRole('link', { name: 'Invitations', exact: true }).click();
    await expect(page.getByText('You invite colleagues under')).toBeVisible();
    const [slotted = ''] = /<ul[\s\S]*<\/ul>/.exec(snippetOf(README, 'slot="invitations"')) ?? [];
    await addBefore(page, '/business/invitations', '</travel-business>', slotted);
    await page.reload();
    await expect(page.getByText('Ines Duarte, until 30 November')).toBeVisible();
    await expect(business(page).getByText('Here are the invitations')).toBeHidden();
  });

  await test.step('by its tag alone it shows its screen, on a page that no server has rendered', async () => {
    await addBefore(page, '/scenarios/business/', '</main>', snippetOf(README, 'page="/business/tasks"'));
    await page.goto('/scenarios/business/');
    await business(page).scrollIntoViewIfNeeded();
    await expect(heading(page)).toHaveText('Your first steps');
    await expect(button(page, 'Done: Take a look around').or(button(page, 'Undo: Take a look around'))).toBeVisible();
  });
});

test('nothing on the page moves while a screen comes', async ({ page }) => {
  await signIn(page, '/business', 'aiko@meridian.example');
  for (const path of ['/business', '/business/tasks', '/business/tasks/company', '/business/biz-plus-upgrade']) {
    if (path !== '/business') await page.goto(path);
    await expect(business(page).locator('.pages, .keyword-form, .steps, .plans').last()).toBeVisible();
    await expect(business(page).locator('.loaded[aria-busy]')).toHaveCount(0);
    expect(await layoutShifts(page), path).toEqual([]);
  }
});

test('in Arabic they fit windows of 320, 768 and 1280 px', async ({ page }) => {
  const WIDTHS = [320, 768, 1280];
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.setViewportSize({ width: 320, height: 900 });
  await signIn(page, '/business/tasks?locale=ar', 'aiko@meridian.example');
  for (const path of ['/business/tasks', '/business/tasks/company', '/business/biz-plus-upgrade', '/business']) {
    if (path !== '/business/tasks') await page.goto(`${path}?locale=ar`);
    await expect(business(page).locator('.root')).toHaveAttribute('dir', 'rtl');
    await expect(business(page).locator('.steps, .plans, .pages').first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Items that do not fit into the header's bar go after the resize.
      await expect.poll(isWider, `${path} at ${width} px`).toBe(false);
      if (path === '/business') await expectAccessible(page, 'travel-business');
    }
    await page.setViewportSize({ width: 320, height: 900 });
  }
});
