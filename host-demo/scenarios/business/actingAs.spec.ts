/** Support acts as a member of a company, on the real back end. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, signIn, test } from '../test.ts';

const PAGE = '/scenarios/acting-as/';
const SUPPORT = '/demo/support';
const AGENT = 'sol@example.com';
const ADMIN = 'aiko@meridian.example';
const BOTH = /Sol Reyes.+is acting as.+Nadia/;

// Cookies of a secure site hold on this name only.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// They share one agent and one company.
test.describe.configure({ mode: 'serial' });

/** Page object of the bar. */
function barOf(page: Page) {
  const element = page.locator('travel-acting-as');
  return {
    element,
    bar: element.getByRole('region', { name: 'Acting as a member' }),
    time: element.locator('[part=time]'),
    end: element.getByRole('button', { name: 'Stop acting' }),
    ready: page.locator('travel-acting-as:state(ready)'),
  };
}

/**
 * Whether the company allows support to act for its members, by an administrator in a browser of their own. To end that ends
 * such sessions, whose browsers do not hear of it.
 */
async function letSupport(browser: Browser, method: 'POST' | 'DELETE', baseURL = ''): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, PAGE, ADMIN);
  const status = await page.evaluate(async (method) => {
    const { formtoken } = await (await fetch('/s/run/formtoken', { method: 'POST' })).json();
    const headers = { 'X-CSRF': formtoken };
    return (await fetch('/i/api/business/impersonation/v1/support', { method, headers })).status;
  }, method);
  expect(status).toBe(200);
  await context.close();
}

/** By the page of support, which needs no script. */
async function actAsNadia(page: Page): Promise<void> {
  await page.goto(SUPPORT);
  const option = page.getByRole('option', { name: /Nadia/ });
  await page.getByLabel('Member').selectOption({ label: (await option.textContent()) ?? '' });
  await page.getByRole('button', { name: 'Act as this member' }).click();
  await page.waitForURL((url) => url.pathname === '/business');
}

async function nameOf(context: BrowserContext): Promise<string> {
  const answer = await context.request.get('/horizon/common/authentication/providers/AuthStateProviderAction');
  return (await answer.json()).userInfoState.accountName ?? '';
}

test.beforeEach(async ({ browser, baseURL }) => letSupport(browser, 'POST', baseURL));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('API-084 API-117 both names and the way out are in the first HTML', async ({ page, context }) => {
    await signIn(page, PAGE, AGENT);
    await expect(barOf(page).bar).toBeHidden();
    await actAsNadia(page);
    await page.goto(PAGE);
    const { bar, time, end } = barOf(page);
    await expect(bar).toContainText(BOTH);
    await expect(time).toHaveText(/^(59|60) minutes left$/);
    const { top = 1 } = await bar.evaluate((node) => ({ top: node.getBoundingClientRect().top }));
    expect(top).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeVisible();
    await expect(end).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    // A sign-out ends it as well.
    await end.click();
    await page.waitForURL((url) => url.pathname === '/signout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await nameOf(context)).toBe('');
  });
});

test('API-084 API-117 another tab follows, what is locked is refused in words, and the way out leads home', {
  tag: '@smoke',
}, async ({ page, context, problems }) => {
  problems.allow(/Failed to load resource/);
  await signIn(page, PAGE, AGENT);
  await expect(barOf(page).ready).toBeAttached();
  await expect(barOf(page).bar).toBeHidden();

  // Acting begins in another tab, whose page sends word to this one.
  const tab = await context.newPage();
  await actAsNadia(tab);
  await tab.goto(PAGE);
  await expect(barOf(tab).bar).toContainText(BOTH);
  await expect(barOf(page).bar).toContainText(BOTH);
  await expect(barOf(page).element.getByRole('status')).toContainText(BOTH);
  await expect(barOf(tab).element.getByRole('status')).toBeEmpty();
  await expectAccessible(tab, 'travel-acting-as');

  await tab.getByRole('link', { name: 'Passkeys' }).click();
  await expect(tab.getByRole('alert')).toHaveText('Support cannot do this in the name of a member.');
  await tab.goBack();

  await expect(barOf(tab).ready).toBeAttached();
  await barOf(tab).end.focus();
  await tab.keyboard.press('Enter');
  await tab.waitForURL((url) => url.pathname === '/');
  expect(await nameOf(context)).toBe('Sol Reyes');
  await expect(barOf(page).bar).toContainText(/Sol Reyes.+is no longer acting as.+Nadia/);
  await barOf(page).element.getByRole('button', { name: 'Reload' }).click();
  await expect(barOf(page).ready).toBeAttached();
  await expect(barOf(page).bar).toBeHidden();
});

test('API-117 ERR-009 the way out leads home from a session that has expired, too', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await signIn(page, PAGE, AGENT);
  await actAsNadia(page);
  await page.goto(PAGE);
  await expect(barOf(page).ready).toBeAttached();
  // As after its time: the browser still has the cookie.
  await letSupport(browser, 'DELETE', baseURL);
  await barOf(page).end.click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a page that always has it loads no React for an anonymous visitor, and no request has a name in its address', async ({
  page,
  traffic,
}) => {
  await page.goto(PAGE);
  const hasHtml = () => barOf(page).element.evaluate(({ shadowRoot }) => shadowRoot !== null);
  await expect.poll(hasHtml).toBe(true);
  await page.mouse.move(300, 300);
  await runPending(page);
  expect(traffic.paths(/\/travel-shell\/(business|runtime)\//)).toEqual([]);

  await signIn(page, PAGE, AGENT);
  await actAsNadia(page);
  await page.goto(PAGE);
  await expect(barOf(page).ready).toBeAttached();
  expect(traffic.paths(/Sol|Reyes|Nadia|Haddad/)).toEqual([]);
  await barOf(page).end.click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the names in the page of a server are there without script', async ({ page, request }) => {
  const snippet = snippetOf('packages/business/README.md', 'agent-name="Sol Reyes"');
  const given = [...snippet.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  expect(given).toHaveLength(4);
  const answer = await request.get(
    `/travel-shell/fragments/acting-as/flagship.en-US.default.html?${new URLSearchParams(given)}`,
  );
  const html = await answer.text();
  await page.setContent(html);
  await page.evaluate((markup) => document.body.setHTMLUnsafe(markup), html);
  await expect(barOf(page).bar).toContainText(/Sol Reyes.+is acting as.+Ines Duarte/);
});
