/**
 * A piece with screens, as `npm run new` makes it, on the real server: its pages, who may open them, and the example of
 * CONTRIBUTING in use. A further piece that the command makes is built beside it.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { writeNew } from '../../../scripts/new/writeNew.ts';
import { type RunningDemo, startDemo } from '../../bench/startDemo.ts';
import { signOutByHeader } from '../signInByHeader.ts';
import { expect, expectAccessible, picture, seen, signIn, test } from '../test.ts';
import { makeDesk } from './makeDesk.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const script = (...args: string[]) =>
  run(process.execPath, [...args], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_ENV: 'development' },
  });

/** Administrator of Northwind Labs. */
const ADMIN = 'grace@example.com';
/** Traveler of the same company. */
const TRAVELER = 'ines@northwind.example';
/** In no company. */
const PRIVATE = 'ada@example.com';
const SHELL = ['header', 'account-menu', 'footer'];
const FACTS = '/i/api/business/company/v1/';

// One worker builds once for all, and the company is one.
test.describe.configure({ mode: 'serial' });

let root = '';
let dist = '';
let byHand: string[] = [];
let server: RunningDemo;

test.beforeAll(async () => {
  // Below ours, so that the packages it imports are found; no other check looks in.
  mkdirSync(join(REPOSITORY, 'dist'), { recursive: true });
  root = mkdtempSync(join(REPOSITORY, 'dist/screens-'));
  dist = join(root, 'dist');
  byHand = makeDesk(root);
  const card = join(root, writeNew(root, 'piece', 'greeting-card'));
  symlinkSync(join(REPOSITORY, 'packages/save-button/node_modules'), join(card, 'node_modules'));
  // The shell of the server's pages.
  for (const name of SHELL) symlinkSync(join(REPOSITORY, 'packages', name), join(root, 'packages', name));
  await script('scripts/build/build.ts', `--root=${root}`, `--dist=${dist}`);
  server = await startDemo({ DIST_DIR: dist }, join(import.meta.dirname, 'serve.ts'));
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

// The pages are on a server of their own, which is not there yet when the pieces are built.
test.use({ baseURL: async ({ baseURL }, use) => use(server?.origin ?? baseURL) });

const desk = (page: Page) => page.locator('travel-desk');
const heading = (page: Page) => desk(page).getByRole('heading', { level: 1 });
const linkTo = (page: Page, name: string) =>
  desk(page).getByRole('navigation').getByRole('link', { name, exact: true });
const links = (page: Page) => desk(page).getByRole('navigation').getByRole('link').allTextContents();
const field = (page: Page, name: string) => desk(page).getByRole('textbox', { name, exact: true });
const save = (page: Page) => desk(page).getByRole('button', { name: 'Save', exact: true });

/** Opens the example as its administrator, and waits until it can be used. */
async function openCompany(page: Page, address = '/desk/company'): Promise<void> {
  await signIn(page, address, ADMIN);
  await expect(save(page)).toBeVisible();
}

const isHere = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true);
const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

test('the command makes the piece with little by hand; it is built and rendered, and its README names the screens', async () => {
  await test.step('by hand are the screen in its folder, its row and its words', () => {
    const inFolder = byHand.filter((file) => file.startsWith('src/company/'));
    expect(inFolder.length).toBeLessThanOrEqual(6);
    const others = byHand.filter((file) => !inFolder.includes(file) && !file.startsWith('src/messages/'));
    expect(others).toEqual(['src/screens.ts']);
  });

  await test.step('the made piece is built and rendered', async () => {
    const { renderFragment, FRAGMENT_PIECES } = await import(pathToFileURL(join(dist, 'fragments/index.js')).href);
    expect(FRAGMENT_PIECES).toEqual(expect.arrayContaining(['desk', 'greeting-card']));
    expect(await renderFragment('greeting-card')).toContain('<h2>Greeting card</h2>');
  });

  await test.step('the README names the screens and who may open them', async () => {
    await script('scripts/generate.mjs', `--root=${root}`, 'scripts/screens.ts');
    const readme = readFileSync(join(root, 'packages/desk/README.md'), 'utf8');
    expect(readme).toMatch(/\| `\/desk\/people`\s+\| People\s+\| everybody\s+\|/);
    expect(readme).toMatch(
      /\| `\/desk\/company`\s+\| Company\s+\| members of a company with `COMPANY_SETTINGS_MANAGEMENT`\s+\|/,
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('screens are pages with links between them, for whoever may open them', async ({ page, problems }) => {
    await test.step('an address that the table does not have is 404, with the way to those it has', async () => {
      problems.expect(/404/);
      const answer = await page.goto('/desk/nowhere');
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle('There is no such page – Travel Shell');
    });

    await test.step('a visitor who is signed out sees what is for everybody, and is led to the login for the rest', async () => {
      const [answer] = await Promise.all([
        page.waitForResponse((each) => new URL(each.url()).pathname === '/desk/people'),
        linkTo(page, 'People').click(),
      ]);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe('no-store');
      await expect(page).toHaveTitle('People – Travel Shell');
      await expect(heading(page)).toHaveText('People');
      expect(await links(page)).toEqual(['People']);
      await expect(desk(page).getByText('This page needs JavaScript.')).toBeVisible();
      await expect(desk(page).getByText('Loading')).toBeHidden();
      await page.goto('/desk/company?page=2');
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe('/login?redir=%2Fdesk%2Fcompany%3Fpage%3D2');
      await signIn(page, '/desk/company?page=2', ADMIN);
      await expect(heading(page)).toHaveText('Company');
    });

    await test.step('a member with the permission goes by links from screen to screen, in their language', async () => {
      await linkTo(page, 'People').click();
      await expect(linkTo(page, 'People')).toHaveAttribute('aria-current', 'page');
      await linkTo(page, 'Company').click();
      await expect(page).toHaveTitle('Company – Travel Shell');
      await expect(linkTo(page, 'Company')).toHaveAttribute('aria-current', 'page');
      await page.goto('/desk/people?locale=de-DE');
      await expect(page).toHaveTitle('Personen – Travel Shell');
      expect(await links(page)).toEqual(['Personen', 'Firma']);
    });
  });

  test('who may not gets 403 and the way to other screens', async ({ page, problems }) => {
    problems.expect(/403/, 2);
    await test.step('a member without the permission', async () => {
      await signIn(page, '/desk/people', TRAVELER);
      expect(await links(page)).toEqual(['People']);
      const answer = await page.goto('/desk/company');
      expect(answer?.status()).toBe(403);
      await expect(page).toHaveTitle('Company – Travel Shell');
      await expect(heading(page)).toHaveText('Company');
      await expect(desk(page).getByText('You may not open this page.')).toBeVisible();
      await linkTo(page, 'People').click();
      await expect(page).toHaveTitle('People – Travel Shell');
    });

    await test.step('somebody in no company', async () => {
      await page.context().clearCookies();
      await signIn(page, 'about:blank', PRIVATE);
      expect((await page.goto('/desk/company'))?.status()).toBe(403);
      expect(await links(page)).toEqual(['People']);
    });
  });
});

test('from screen to screen: before any script of ours by a page of its own, then in place, and back', async ({
  page,
}) => {
  await test.step('the first press, before any script of ours, is a page of its own', async () => {
    // Never answered.
    await page.route('**/travel-shell/runtime/**', () => {});
    await signIn(page, '/desk/people', ADMIN);
    await markDocument(page);
    await linkTo(page, 'Company').click();
    await expect(page).toHaveTitle('Company – Travel Shell');
    expect(await isHere(page)).toBe(false);
    await page.unroute('**/travel-shell/runtime/**');
    await page.reload();
    await expect(save(page)).toBeVisible();
  });

  await test.step('a press swaps the screen without a page load: title, heading, focus, address', async () => {
    await markDocument(page);
    await linkTo(page, 'People').click();
    await expect(page).toHaveTitle('People – Travel Shell');
    await expect(heading(page)).toBeFocused();
    await expect(desk(page).locator('p.people')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/desk/people');
    expect(await isHere(page)).toBe(true);
    await expectAccessible(page, 'travel-desk');
  });

  await test.step('Back restores search and scroll, a reload a deep address', async () => {
    await page.setViewportSize({ width: 900, height: 500 });
    await linkTo(page, 'Company').click();
    await desk(page).getByRole('link', { name: 'Next' }).click();
    await expect(desk(page).getByText('4–5 of 5')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?page=2');
    await desk(page).getByRole('link', { name: 'Previous' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(100);
    // By script, as a press would scroll to the link.
    await linkTo(page, 'People').evaluate((link: HTMLElement) => link.click());
    await expect(desk(page).locator('p.people')).toBeVisible();
    await page.goBack();
    await expect(desk(page).getByText('4–5 of 5')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    expect(await isHere(page)).toBe(true);
    expect(await seen(page, 'travel-error')).toEqual([]);
    await page.reload();
    await expect(desk(page).getByText('4–5 of 5')).toBeVisible();
    await expect(page).toHaveTitle('Company – Travel Shell');
    // No piece has failed.
    expect(await seen(page, 'travel-error')).toEqual([]);
  });
});

/** From the example, as it was opened. */
async function leaveByRouter(page: Page): Promise<void> {
  const leave = () =>
    page.evaluate(
      (code) => new Function('router', code)({ push: (to: string) => Reflect.set(window, 'pushed', to) }),
      snippetOf('docs/host-api.md', "new CustomEvent('travel-leave-requested'"),
    );
  const pushed = () => page.evaluate(() => Reflect.get(window, 'pushed'));
  await leave();
  expect(await pushed()).toBe('/hotels');

  await page.evaluate(() => Reflect.deleteProperty(window, 'pushed'));
  await field(page, 'Name').fill('Something else');
  const question = desk(page).getByRole('alertdialog', { name: 'Leave without saving?' });
  // The guard follows what is typed a moment later.
  await expect(async () => {
    await leave();
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await page.evaluate(() => Reflect.deleteProperty(window, 'pushed'));

  await page.evaluate(() =>
    document.addEventListener('travel-leave-requested', (event) => event.preventDefault(), { once: true }),
  );
  await leave();
  await expect(question).toBeHidden();
  expect(await pushed()).toBeUndefined();
  await leave();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(pushed).toBe('/hotels');
}

test('the example is sent once, asks before it is left, and asks its fields by the rules of the contract', async ({
  page,
}) => {
  await openCompany(page);
  await test.step('it is sent once, however often the button is pressed', async () => {
    const writes: string[] = [];
    const held: (() => void)[] = [];
    await page.route(`**${FACTS}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      writes.push(route.request().url());
      held.push(() => void route.continue());
    });
    await field(page, 'City').fill('Leipzig');
    await save(page).dblclick();
    await field(page, 'City').press('Enter');
    await expect.poll(() => writes.length).toBe(1);
    for (const go of held) go();
    await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(field(page, 'City')).toHaveValue('Leipzig');
    expect(writes).toHaveLength(1);
  });

  await test.step('a router of the host asks before it leaves, and can answer by itself', () => leaveByRouter(page));

  await test.step('it is accessible, and asks its fields', async () => {
    await expect(desk(page).getByRole('row', { name: /Grace Okafor/ })).toBeVisible();
    await field(page, 'Name').fill('');
    await save(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Please fill this in.');
    await expectAccessible(page, 'travel-desk');
    await picture(page, 'screen-company');
  });
});

/** Another administrator, in a browser of their own. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await openCompany(page);
  return page;
}

async function saved(page: Page): Promise<void> {
  const answer = page.waitForResponse((each) => each.url().endsWith(FACTS) && each.request().method() === 'PUT');
  await save(page).click();
  expect((await answer).status()).toBe(200);
}

const factsOf = (page: Page) => page.evaluate(async (path) => (await (await fetch(path)).json()).facts, FACTS);

test('what is typed is neither lost nor overwrites what somebody else has saved meanwhile', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/412/);
  // The browser asks before a changed form is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await openCompany(page);
  const other = await elsewhere(browser);
  const question = desk(page).getByRole('dialog', { name: 'Someone else has changed this' });

  await test.step('a draft survives a reload with the version it was typed for, and no sign-out', async () => {
    await field(page, 'Website').fill('https://draft.example/');
    await page.reload();
    await expect(field(page, 'Website')).toHaveValue('https://draft.example/');
    await expect(desk(page).getByText('What you typed before is here again.')).toBeVisible();

    await field(other, 'Website').fill('https://theirs.example/');
    await saved(other);
    await page.reload();
    await expect(field(page, 'Website')).toHaveValue('https://draft.example/');
    await save(page).click();
    await expect(question.getByRole('radio', { name: 'Theirs: https://theirs.example/' })).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();

    // The visitor signs out in another tab. This one does not ask for what was theirs: a 401 would be a line in the console.
    const tab = await page.context().newPage();
    await tab.goto('/desk/people');
    await signOutByHeader(tab);
    await signIn(page, '/desk/company', ADMIN);
    await expect(field(page, 'Website')).toHaveValue('https://theirs.example/');
    await expect(desk(page).getByText('What you typed before is here again.')).toBeHidden();
  });

  await test.step('what somebody else has saved meanwhile is asked about field by field, and never overwritten', async () => {
    await field(page, 'Name').fill('Mine Labs');
    await field(page, 'Street').fill('My street 1');
    await field(other, 'Name').fill('Their Labs');
    await field(other, 'City').fill('Hamburg');
    await saved(other);

    await save(page).click();
    await expect(question.getByRole('radio', { name: 'Theirs: Their Labs' })).toBeVisible();
    await expect(question).toContainText('Also changed by them: City');
    // Nothing is saved before the answer, also for whoever keeps editing.
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect((await factsOf(page)).name).toBe('Their Labs');
    await expect(field(page, 'Name')).toHaveValue('Mine Labs');
    await save(page).click();
    await question.getByRole('radio', { name: 'Yours: Mine Labs' }).click();
    await question.getByRole('button', { name: 'Save this' }).click();
    await expect(question).toBeHidden();
    await expect.poll(async () => (await factsOf(page)).name).toBe('Mine Labs');
    expect((await factsOf(page)).address).toMatchObject({ street: 'My street 1', city: 'Hamburg' });
    await expect(field(page, 'City')).toHaveValue('Hamburg');
  });
  await other.context().close();
});
