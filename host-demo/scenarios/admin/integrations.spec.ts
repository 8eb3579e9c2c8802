/** A company's connections: its expense system and its identity providers, on the real back end. */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../test.ts';
import { hub, openElsewhere, SAID_OF_FAILURES, SITUATIONS } from './hub.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// They share the providers of a company, and one of its active ones is the last.
test.describe.configure({ mode: 'serial' });

const ADMIN = 'maya@gannet.example';
/** May connect the company, and nothing else of it. */
const TECHNICIAN = 'lena@gannet.example';
/** Has another permission of an administrator. */
const OFFICE = 'omar@gannet.example';
/** The administrator of a company whose settings no other spec changes. */
const EXPENSES_ADMIN = 'grace@example.com';
const EXPENSES = '/business/integrations';
const SSO = '/business/integrations/sso';
const PROVIDER = 'https://id.gannet.example';

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

test('API-095 API-096 BIZ-113 an expense system is chosen, there after a reload, and removed', async ({ page }) => {
  await signIn(page, EXPENSES, EXPENSES_ADMIN);
  const system = (name: string) => hub(page).getByRole('radio', { name });
  const code = field(hub(page), 'Code of the system');
  const saved = hub(page).getByText('Saved', { exact: true });
  await expect(system('Expensify')).toBeChecked();
  await expectAccessible(page, 'travel-admin-hub');

  await system('Another system').click();
  await code.fill('our system');
  await button(hub(page), 'Save').click();
  await expect(code).toHaveAccessibleDescription(/Use letters from A to Z, digits and _ only/);
  await code.fill('gannet_2');
  await button(hub(page), 'Save').click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(system('Another system')).toBeChecked();
  await expect(code).toHaveValue('GANNET_2');
  await expect(hub(page).getByText('Last changed by Grace Okafor on ')).toBeVisible();

  await button(hub(page), 'Remove the system').click();
  await expect(question(page).getByRole('heading', { name: 'Remove GANNET_2?' })).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await button(question(page), 'Remove the system').click();
  await expect(hub(page).getByText('GANNET_2 was removed.')).toBeVisible();
  await page.reload();
  await expect(system('Expensify')).not.toBeChecked();
  await expect(button(hub(page), 'Remove the system')).toHaveCount(0);
  await system('Expensify').click();
  await button(hub(page), 'Save').click();
  await expect(saved).toBeVisible();
});

/** The entry in the list. */
const entry = (page: Page, name: string) =>
  hub(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const said = (page: Page, text: string | RegExp) => expect(hub(page).getByText(text)).toBeVisible();

async function fill(page: Page, name: string, secret = ''): Promise<void> {
  for (const [label, value] of [
    ['Name', name],
    ['Issuer', PROVIDER],
    ['Authorization endpoint', `${PROVIDER}/authorize`],
    ['Client ID', 'travel'],
  ] as const)
    await field(hub(page), label).fill(value);
  await hub(page).getByLabel('Client secret', { exact: true }).fill(secret);
}

async function add(page: Page, name: string, secret?: string): Promise<void> {
  await button(hub(page), 'Add an identity provider').click();
  await fill(page, name, secret);
  await button(hub(page), 'Add').click();
  await said(page, `${name} was added and is not ready yet. Try it, then switch it on.`);
}

async function remove(page: Page, name: string): Promise<void> {
  await button(entry(page, name), `Delete ${name}`).click();
  await button(question(page), 'Delete').click();
  await said(page, `${name} was deleted.`);
  await expect(entry(page, name)).toHaveCount(0);
}

/** The identity provider of the test leads back with this answer. The tab of the try shows what we say of it. */
async function tryEntry(page: Page, name: string, answer: string, title: string): Promise<void> {
  await page.context().route(`${PROVIDER}/**`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const back = `${searchParams.get('redirect_uri')}?state=${searchParams.get('state')}&${answer}`;
    return route.fulfill({ contentType: 'text/html', body: `<a href="${back.replaceAll('&', '&amp;')}">Back</a>` });
  });
  await button(entry(page, name), `Try ${name}`).click();
  const opened = page.context().waitForEvent('page');
  await entry(page, name)
    .getByRole('link', { name: `Open the sign-in of ${name}` })
    .click();
  const tab = await opened;
  await tab.getByRole('link', { name: 'Back' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
  await tab.close();
  await page.context().unroute(`${PROVIDER}/**`);
  // As the browser says it when the tab is seen again; tabs of a test never are hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('API-103 to API-108 BIZ-115 an identity provider is added, tried, switched on, changed and deleted', async ({
  page,
}) => {
  test.slow();
  const name = uniqueName('Gannet staff');
  await signIn(page, SSO, ADMIN);
  await said(page, 'There is no identity provider yet.');
  await said(page, /they sign nobody in yet/);
  await expectAccessible(page, 'travel-admin-hub');
  await button(hub(page), 'Add an identity provider').click();
  await button(hub(page), 'Add').click();
  await expect(field(hub(page), 'Name')).toHaveAccessibleDescription(/Please fill this in/);
  await expectAccessible(page, 'travel-admin-hub');
  await button(hub(page), 'Cancel').click();
  await add(page, name, 'a secret of the provider');
  await expect(entry(page, name).getByText('Stored, never shown')).toBeVisible();
  await expect(entry(page, name).getByText('Not tried yet.')).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');

  const active = entry(page, name).getByRole('switch', { name: `Ready ${name}` });
  await active.click();
  await expect(question(page).getByText('Nobody has tried it yet.')).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await button(question(page), 'Cancel').click();
  await expect(active).not.toBeChecked();

  await tryEntry(page, name, 'error=access_denied', `${name} has refused`);
  await expect(entry(page, name).getByText(/it failed\.$/)).toBeVisible();
  await expect(entry(page, name).getByText(/does not let this person in/)).toBeVisible();
  await tryEntry(page, name, 'code=1', `${name} has answered`);
  await expect(entry(page, name).getByText(/: it worked\.$/)).toBeVisible();

  // An empty secret keeps the old one; the try is over, as the provider sees another client.
  await button(entry(page, name), `Change ${name}`).click();
  const secret = hub(page).getByLabel('Client secret', { exact: true });
  await expect(secret).toHaveValue('');
  await expect(secret).toHaveAccessibleDescription(/A secret is stored, and never shown again\. Empty: it stays\./);
  await expectAccessible(page, 'travel-admin-hub');
  await field(hub(page), 'Client ID').fill('travel-2');
  await button(hub(page), 'Save').click();
  await said(page, `${name} was changed.`);
  await page.reload();
  await expect(entry(page, name).getByText('travel-2')).toBeVisible();
  await expect(entry(page, name).getByText('Stored, never shown')).toBeVisible();
  await expect(entry(page, name).getByText('The identity provider has been changed since then.')).toBeVisible();
  await said(page, /^Last changed by Maya Lindqvist on /);

  await active.click();
  await expect(question(page).getByText('It has been changed since the last try.')).toBeVisible();
  await button(question(page), 'Switch on').click();
  await said(page, `${name} is ready.`);
  await page.reload();
  await expect(active).toBeChecked();
  await active.click();
  await expect(question(page).getByText(/^It is the last one that is ready/)).toBeVisible();
  await button(question(page), 'Cancel').click();
  await expect(active).toBeChecked();

  await button(entry(page, name), `Delete ${name}`).click();
  await expect(question(page).getByText(/^It is the last one that is ready/)).toBeVisible();
  await expect(question(page).getByText('Its settings and its secret will be gone for good.')).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await button(question(page), 'Delete').click();
  await said(page, `${name} was deleted.`);
  await page.reload();
  await said(page, 'There is no identity provider yet.');
});

test('API-102 who may connect the company only has both pages, copies the addresses for the provider, which is said, and changes them; who may not has no form', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, EXPENSES, TECHNICIAN);
  await hub(page).getByRole('radio', { name: 'Another system' }).click();
  await expectAccessible(page, 'travel-admin-hub');
  const name = uniqueName('Contractors');
  await page.goto(SSO);
  await test.step('the addresses for the provider are copied, which is said', async () => {
    for (const [label, address] of [
      ['Return address', `${baseURL}/business/sso/callback`],
      ['Sign-in address of your company', `${baseURL}/business/sso/`],
    ] as const) {
      const text = hub(page).locator('.copy', { hasText: label });
      await text.getByRole('button', { name: 'Copy', description: label }).click();
      await expect(text.getByText('Copied', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
    }
  });
  await add(page, name);
  await expect(entry(page, name).getByText('None', { exact: true })).toBeVisible();
  await remove(page, name);

  await test.step('who may not connect the company has no form', async () => {
    problems.expect(/403/, 2);
    // A page that is still open may ask once more.
    await page.goto('about:blank');
    await context.clearCookies();
    for (const path of [EXPENSES, SSO]) {
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await (path === EXPENSES ? signIn(page, path, OFFICE) : page.goto(path));
      expect((await answer).status()).toBe(403);
      await expect(hub(page).getByText(/You may not open this page/)).toBeVisible();
      await expect(hub(page).locator('input')).toHaveCount(0);
      await expectAccessible(page, 'travel-admin-hub');
    }
  });
});

/** Somebody else gives the provider another client. */
async function changeClient(browser: Browser, page: Page, name: string): Promise<void> {
  const other = await openElsewhere(browser, page, SSO, TECHNICIAN);
  await button(entry(other, name), `Change ${name}`).click();
  await field(hub(other), 'Client ID').fill('theirs');
  await button(hub(other), 'Save').click();
  await said(other, `${name} was changed.`);
  await other.context().close();
}

test("API-105 after whatever happens to a save a provider's form is as it was typed, and then saved", async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(SAID_OF_FAILURES);
  const name = uniqueName('Partners');
  await signIn(page, SSO, ADMIN);
  await add(page, name);
  for (const [index, [how, happen]] of SITUATIONS.entries())
    await test.step(`after ${how}`, async () => {
      await button(entry(page, name), `Change ${name}`).click();
      // By their names: behind a dialog they have no role. A dialog that fades out asks for one of two by radio buttons.
      const client = hub(page).locator('[name=clientId]:not([type=radio])');
      const secret = hub(page).locator('[name=clientSecret]');
      await client.fill(`mine-${index}`);
      await secret.fill('a secret of mine');
      await happen({
        page,
        calls: /\/company\/v1\/sso\/[^/]+$/,
        login: ADMIN,
        press: () => button(hub(page), 'Save').click(),
        async expectTyped() {
          await expect(client).toHaveValue(`mine-${index}`);
          // A page that was left for the second factor has kept no secret.
          if (how === 'a missing second factor') await secret.fill('a secret of mine');
          await expect(secret).toHaveValue('a secret of mine');
        },
        change: () => changeClient(browser, page, name),
      });
      await said(page, `${name} was changed.`);
      await page.reload();
      await expect(entry(page, name).getByText(`mine-${index}`, { exact: true })).toBeVisible();
      await expect(entry(page, name).getByText('Stored, never shown')).toBeVisible();
    });
  await remove(page, name);
});
