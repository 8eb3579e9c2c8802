/** The company itself on the real back end: its facts, logo, switches, deletion, and help. */
import type { Locator, Page } from '@playwright/test';
import { linkIn, mailsTo, mailTo } from '../outbox.ts';
import { expect, expectAccessible, signIn, test } from '../test.ts';
import { hub } from './hub.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// They share the settings of a company that no other spec changes.
test.describe.configure({ mode: 'serial' });

const ADMIN = 'maya@gannet.example';
/** May change the settings of the company, and nothing else of it. */
const OFFICE = 'omar@gannet.example';
/** Has another permission of an administrator. */
const TECHNICIAN = 'lena@gannet.example';
const GENERAL = '/business/company/general';

const part = (page: Page, name: string) => hub(page).getByRole('region', { name, exact: true });
const facts = (page: Page) => part(page, 'Name and address');
const logo = (page: Page) => part(page, 'Logo');
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const country = (page: Page) => facts(page).getByRole('combobox', { name: 'Country' });
/** By its name: behind a dialog it has no role. */
const phone = (page: Page) => hub(page).locator('[name=phoneNumber]:not([type=radio])');
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const saved = (within: Locator) => within.getByText('Saved', { exact: true });
const changedBy = (within: Locator, name: string) => within.getByText(`Last changed by ${name} on `);
const number = () => `+46 31 ${Math.floor(Math.random() * 1e6) + 1e6}`;

async function setPhone(page: Page, value: string): Promise<void> {
  await phone(page).fill(value);
  await press(facts(page), 'Save name and address');
  await expect(saved(facts(page))).toBeVisible();
}

test('API-086 BIZ-072 facts are checked in words, saved, and there after a reload', { tag: '@smoke' }, async ({
  page,
}) => {
  await signIn(page, GENERAL, ADMIN);
  await expect(phone(page)).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  const before = await field(facts(page), 'Website').inputValue();
  await field(facts(page), 'Website').fill('http://gannet.example');
  await press(facts(page), 'Save name and address');
  await expect(field(facts(page), 'Website')).toHaveAccessibleDescription(/begins with https:\/\//);
  await expectAccessible(page, 'travel-admin-hub');

  const typed = number();
  await field(facts(page), 'Website').fill('https://gannet.example/freight');
  await country(page).selectOption({ label: 'Norway' });
  await setPhone(page, typed);
  await page.reload();
  await expect(phone(page)).toHaveValue(typed);
  await expect(field(facts(page), 'Website')).toHaveValue('https://gannet.example/freight');
  await expect(country(page)).toHaveValue('NO');
  await expect(changedBy(facts(page), 'Maya Lindqvist')).toBeVisible();

  await field(facts(page), 'Website').fill(before);
  await country(page).selectOption('SE');
  await setPhone(page, typed);
});

test('API-093 API-094 BIZ-111 BIZ-112 a logo is refused in words, uploaded, and taken back', async ({ page }) => {
  await signIn(page, GENERAL, ADMIN);
  const file = logo(page).getByLabel('New logo');
  const choose = (name: string, mimeType: string, buffer: Buffer) => file.setInputFiles({ name, mimeType, buffer });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/company/v1/logo') && sent.push(request.method()));
  for (const [name, type, bytes, refusal] of [
    [
      'logo.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /SVG and HEIC cannot be used/,
    ],
    ['logo.png', 'image/png', Buffer.alloc(2 ** 20 + 1, 1), /This file is too large: at most 1 MB/],
    ['logo.png', 'image/png', await drawn(page, 4001, 4000), /at most 16,000,000 pixels/],
    ['logo.png', 'image/png', Buffer.from('no picture'), /no picture that can be shown/],
  ] as const) {
    await choose(name, type, bytes);
    await expect(file).toHaveAccessibleDescription(refusal);
    await press(logo(page), 'Upload');
    await expect(file).toBeFocused();
  }
  await expectAccessible(page, 'travel-admin-hub');
  expect(sent).toEqual([]);

  await choose('gannet.png', 'image/png', await drawn(page, 64, 32));
  await expect(logo(page).getByRole('img', { name: 'Preview of gannet.png' })).toBeVisible();
  await press(logo(page), 'Upload');
  await expect(logo(page).getByText('The new logo is in use.')).toBeVisible();
  await page.reload();
  const picture = logo(page).getByRole('img', { name: 'Logo of Gannet Freight' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await expectAccessible(page, 'travel-admin-hub');

  await press(logo(page), 'Remove the logo');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page, 'travel-admin-hub');
  await press(question, 'Remove the logo');
  await expect(logo(page).getByText('The logo is removed.')).toBeVisible();
  await expect(file).toBeFocused();
  await page.reload();
  await expect(logo(page).getByText('There is no logo yet.')).toBeVisible();
  await expect(changedBy(logo(page), 'Maya Lindqvist')).toBeVisible();
});

/** A picture that the browser has made. */
async function drawn(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      canvas.getContext('2d')?.fillRect(0, 0, wide / 2, high);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

test('API-097 BIZ-114 the order of results is chosen, and is there after a reload', async ({ page }) => {
  await signIn(page, GENERAL, ADMIN);
  const orders = part(page, 'Order of search results');
  const flights = orders.getByRole('combobox', { name: 'Flights' });
  for (const order of ['Lowest price', 'Recommended']) {
    await flights.click();
    await orders.getByRole('option', { name: order }).click();
    await press(orders, 'Save the order');
    await expect(saved(orders)).toBeVisible();
    await page.reload();
    await expect(flights).toHaveText(order);
  }
});

test('API-112 API-113 API-120 API-121 BIZ-118 BIZ-119 several rooms and a feature are switched at once, and are so after a reload', async ({
  page,
}) => {
  await signIn(page, '/business/company/features', ADMIN);
  const toggles = (
    [
      ['Booking', 'Several rooms in one booking'],
      ['Members and help', 'Video tutorials'],
    ] as const
  ).map(([title, name]) => ({ within: part(page, title), toggle: part(page, title).getByRole('switch', { name }) }));
  const before: boolean[] = [];
  for (const { toggle } of toggles) before.push(await toggle.isChecked());
  await expectAccessible(page, 'travel-admin-hub');
  for (const isChanged of [true, false]) {
    for (const { within, toggle } of toggles) {
      await toggle.click();
      await expect(saved(within)).toBeVisible();
    }
    await page.reload();
    for (const [index, { toggle }] of toggles.entries()) {
      await expect(toggle).toBeChecked({ checked: before[index] !== isChanged });
    }
  }
  await expect(changedBy(hub(page), 'Maya Lindqvist').first()).toBeVisible();
});

test('API-085 BIZ-072 who may change the settings only has all of the page, and saves; who may not has no form', async ({
  page,
  context,
  problems,
}) => {
  await signIn(page, GENERAL, OFFICE);
  await expectAccessible(page, 'travel-admin-hub');
  const typed = number();
  await setPhone(page, typed);
  await page.reload();
  await expect(phone(page)).toHaveValue(typed);
  await expect(changedBy(facts(page), 'Omar Haddad')).toBeVisible();
  await press(part(page, 'Delete the company'), 'Delete this company');
  await expect(field(part(page, 'Delete the company'), 'Name of the company, to confirm')).toBeVisible();
  // Whether there are other administrators is nothing that this role may find out.
  await expect(hub(page).getByText('You are the last administrator')).toBeHidden();

  await test.step('who may not change the settings has no form', async () => {
    problems.expect(/403/);
    // A page that is still open may ask once more.
    await page.goto('about:blank');
    await context.clearCookies();
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === GENERAL);
    await signIn(page, GENERAL, TECHNICIAN);
    expect((await answer).status()).toBe(403);
    await expect(hub(page).getByText(/You may not open this page/)).toBeVisible();
    await expect(hub(page).getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, 'travel-admin-hub');
  });
});

test('API-122 API-123 BIZ-120 BIZ-121 support gets a report with its files, and the account manager a message', async ({
  page,
}) => {
  await signIn(page, GENERAL, ADMIN);
  const subject = `Crates ${crypto.randomUUID()}`;
  const report = hub(page).getByRole('group', { name: 'Report a problem' });
  await press(report, 'Write a report');
  await field(report, 'Summary').fill(subject);
  await field(report, 'Topic').fill('Invoice');
  await field(report, 'Description').fill('The invoice is empty.\nSince Monday.');
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await report.getByLabel('Attachment 1 of 5').setInputFiles(pdf('first.pdf'));
  await report.getByLabel('Attachment 2 of 5').setInputFiles(pdf('second.pdf'));
  await expectAccessible(page, 'travel-admin-hub');
  await press(report, 'Send');
  await expect(report.getByText(/^Support has your report\. Its number is /)).toBeVisible();
  await expect(report.getByRole('button', { name: 'Write a report' })).toBeFocused();

  const manager = hub(page).getByRole('group', { name: 'Your account manager' });
  await press(manager, 'Write a message');
  await field(manager, 'Subject').fill(subject);
  await field(manager, 'Description').fill('What does another year cost?');
  await press(manager, 'Send');
  await expect(manager.getByText('Your account manager has your message.')).toBeVisible();
  const [ofSupport = '', ofManager = ''] = await Promise.all([
    mailTo(page, 'business-support@travel-shell.example', 'issue-report'),
    mailTo(page, 'account-managers@travel-shell.example', 'account-manager'),
  ]);
  // Without the dot, which would make a link of a file's name.
  for (const said of ['The invoice is empty.', 'first pdf', 'second pdf']) expect(ofSupport).toContain(said);
  expect(ofManager).toContain('What does another year cost?');
});

test('API-089 a company is deleted by its name, then by the mail and its page; a page of it leads to the start page', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/401/); // of a visitor who is not signed in yet
  const { name, email } = await signUpCompany(page);
  await page.goto(GENERAL);
  const deletion = part(page, 'Delete the company');
  await press(deletion, 'Delete this company');
  await expect(deletion.getByText('You are the last administrator')).toBeVisible();
  await expect(deletion.getByRole('list', { name: 'This goes with the company:' }).getByRole('listitem')).toHaveCount(
    4,
  );
  const confirmed = field(deletion, 'Name of the company, to confirm');
  await confirmed.fill(`${name} Ltd`);
  await press(deletion, 'Send me the mail');
  await expect(confirmed).toHaveAccessibleDescription(/This is another name/);
  await expectAccessible(page, 'travel-admin-hub');
  expect(await mailsTo(page, email, 'company-deletion')).toEqual([]);
  // As a Mac types its accents, with a space of the clipboard.
  await confirmed.fill(` ${name.normalize('NFD')} `);
  await press(deletion, 'Send me the mail');
  await expect(deletion.getByText(/^A mail to .* is on its way\./)).toBeVisible();

  // A second session would be asked for a code first.
  const storageState = await page.context().storageState();
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin, storageState })).newPage();
  await other.goto(GENERAL);
  await phone(other).fill(number());
  await page.goto(linkIn(await mailTo(page, email, 'company-deletion')));
  await expect(page.getByRole('heading', { name: `Delete ${name}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the company' }).click();
  await expect(page.getByRole('heading', { name: 'The company is gone' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/');
  await press(facts(other), 'Save name and address');
  await expect(other).toHaveURL(new URL('/', page.url()).href);
  await other.context().close();
});

/** A company of its own, which can be deleted. */
async function signUpCompany(page: Page) {
  const id = crypto.randomUUID().slice(0, 8);
  const [name, email, password] = [`Café ${id}`, `cafe-${id}@example.org`, 'seventeen warm rolls'];
  const business = page.locator('travel-business');
  await page.goto('/business/get-started');
  for (const [label, value] of [
    ['Name of the company', name],
    ['First name', 'Zoë'],
    ['Last name', 'Lund'],
    ['Work email', email],
    ['Password', password],
  ] as const)
    await field(business, label).fill(value);
  await page.keyboard.press('Enter');
  await expect(business.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await page.goto(linkIn(await mailTo(page, email, 'company-signup')));
  await page.getByRole('button', { name: 'Finish the sign-up' }).click();
  return { name, email };
}
