/** The traveler form on the real back end: before script and after it, signed in and out. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, headerReady, layoutShifts, signIn, test } from '../test.ts';

const PAGE = '/scenarios/traveler/';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const form = (page: Page) => page.locator('travel-traveler-form');
const field = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name, exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save traveler' });
const isLive = (page: Page) => expect(form(page).locator('button[type=submit]')).toBeVisible();
const heard = async (page: Page) => {
  await expect(page.locator('#heard')).not.toBeEmpty();
  return JSON.parse((await page.locator('#heard').textContent()) ?? '') as Record<string, unknown>;
};

async function enter(page: Page, first = 'Zoë'): Promise<void> {
  for (const [name, text] of [
    [/^First name/, first],
    [/^Last name/, 'van der Ößt'],
    ['Month', '2'],
    ['Day', '28'],
    ['Year', '1990'],
  ] as const) {
    await field(page, name).fill(text);
  }
}

const travelerCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/i/api/account/traveler/')) calls.push(`${request.method()} ${pathname.slice(27)}`);
  });
  return calls;
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there, laid out and typed into; a press sends nothing away', async ({ page }) => {
    await page.goto(PAGE);
    await enter(page);
    await expect(field(page, /^First name/)).toHaveValue('Zoë');
    await form(page).getByText('Female', { exact: true }).click();
    await expect(form(page).getByRole('radio', { name: 'Female' })).toBeChecked();
    await save(page).click();
    await field(page, 'Year').press('Enter');
    await expect(field(page, 'Year')).toHaveValue('1990');
    expect(new URL(page.url()).search).toBe('');
    // The page's own rules do not reach it.
    await expect(field(page, /^First name/)).toHaveCSS('text-transform', 'none');
    await expect(save(page)).toHaveCSS('float', 'none');
  });
});

test('what is typed before script stays, and a press before script saves once it is there', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/travel-shell\/(?!loader\.js|.*fragments|.*\.css|fonts\/)/, async (route) => {
    await held;
    await route.continue();
  });
  const calls = travelerCalls(page);
  // The loader's requests belong to the loading of the page.
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await enter(page);
  await field(page, 'Number').fill('+49 30 123456');
  const name = await field(page, /^First name/).elementHandle();
  await save(page).click();
  go();
  expect(await heard(page)).toEqual({
    isSaved: false,
    firstName: 'Zoë',
    lastName: 'van der Ößt',
    dateOfBirth: '1990-02-28',
    phoneNumber: '30 123456',
    phoneCountryCode: '49',
    phoneCountryCodeISO: 'DE',
    preferred: false,
  });
  await isLive(page);
  expect(await name?.evaluate((node) => node.isConnected)).toBe(true);
  expect(calls).toEqual([]);
});

test('MSC-082 MSC-083 API-029 API-030 API-031 a new traveler is added, read again, and saved in their place', {
  tag: '@smoke',
}, async ({ page }) => {
  const calls = travelerCalls(page);
  await signIn(page, PAGE, 'bo@example.com');
  await isLive(page);
  await enter(page, 'Zoë');
  await save(page).click();
  await expect(form(page).getByText('Saved in your account.')).toBeVisible();
  const { travelerId, isSaved } = await heard(page);
  expect(isSaved).toBe(true);
  await page.reload();
  await expect(field(page, /^First name/)).toHaveValue('Zoë');
  await expect(field(page, 'Month')).toHaveValue('2');
  await field(page, 'Known traveler number').fill('TT7654321');
  await save(page).click();
  await expect(form(page).getByText('Saved in your account.')).toBeVisible();
  expect(calls).toEqual(['GET preferred', 'POST ', 'GET preferred', `PUT ${travelerId}`]);
  expect(await heard(page)).toMatchObject({ travelerId, knownTravelerNumber: 'TT7654321', preferred: true });
});

test('somebody else is added, with nothing of the booker filled in; with the back end down the form keeps its values, says so, and saves later', async ({
  page,
  problems,
}) => {
  await signIn(page, `${PAGE}?else`, 'layla@example.com');
  await isLive(page);
  await enter(page, 'O');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  problems.expect(/503/, 1);
  await page.route('**/i/api/account/traveler/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await save(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('That was not saved. Please try again.');
  await expect(field(page, /^Last name/)).toHaveValue('van der Ößt');
  await save(page).click();
  expect(await heard(page)).toMatchObject({
    isSaved: true,
    firstName: 'O',
    lastName: 'van der Ößt',
    preferred: false,
  });
});

test('nothing moves when React takes the form; by the keyboard alone: errors are said, the first wrong field has the focus, and it is saved', async ({
  page,
}) => {
  await page.goto(PAGE);
  await isLive(page);
  expect(await layoutShifts(page)).toEqual([]);
  await headerReady(page);
  await field(page, /^First name/).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('Please check 3 fields.');
  await expect(field(page, /^First name/)).toBeFocused();
  await page.keyboard.type('山');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('田');
  await page.keyboard.press('Tab');
  for (const part of ['2', '28', '1990']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await heard(page)).toMatchObject({ firstName: '山', lastName: '田', dateOfBirth: '1990-02-28', gender: 'M' });
});

test('Back gives every field back, without the browser’s cache of pages, too', async ({ page }) => {
  await page.goto(PAGE);
  await isLive(page);
  await enter(page);
  await form(page).getByText('Female', { exact: true }).click();
  await form(page).getByRole('combobox').selectOption('DE');
  await field(page, 'Number').fill('30 123456');
  await page.goto('/scenarios/bare/');
  await page.goBack();
  await isLive(page);
  for (const [name, text] of [
    [/^First name/, 'Zoë'],
    ['Month', '2'],
    ['Day', '28'],
    ['Year', '1990'],
    ['Number', '30 123456'],
  ] as const) {
    await expect(field(page, name)).toHaveValue(text);
  }
  await expect(form(page).getByRole('combobox')).toHaveValue('DE');
  await save(page).click();
  expect(await heard(page)).toMatchObject({
    dateOfBirth: '1990-02-28',
    gender: 'F',
    phoneNumber: '30 123456',
    phoneCountryCode: '49',
  });
});

test('in each language it has names for screen readers, no axe findings, and says what is wrong', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [locale, alert, button] of [
    ['en-US', 'Please check 3 fields.', 'Save traveler'],
    ['de-DE', 'Bitte prüfen Sie 3 Felder.', 'Speichern'],
    ['fr-FR', '3', 'Enregistrer'],
    ['es-ES', '3', 'Guardar'],
    ['ja-JP', '3', '保存する'],
    ['ar', '3', 'حفظ'],
  ] as const)
    await test.step(locale, async () => {
      await page.goto(`${PAGE}?locale=${locale}&lang=${locale}`);
      await isLive(page);
      await expectAccessible(page, 'travel-traveler-form');
      const fields = form(page).getByRole('textbox');
      for (const one of await fields.all()) await expect(one).toHaveAccessibleName(/./);
      await form(page).getByRole('button', { name: button }).click();
      await expect(form(page).getByRole('alert')).toContainText(alert);
      await expect(form(page).locator('[aria-invalid=true]').first()).toBeFocused();
      for (const one of await form(page).locator('input[aria-invalid=true]:not([id*=dateOfBirth])').all()) {
        await expect(one).toHaveAccessibleDescription(/./);
      }
      await expectAccessible(page, 'travel-traveler-form');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test('an element without HTML of a server is rendered', async ({ page }) => {
  await page.goto(`${PAGE}?bare`);
  await isLive(page);
  await enter(page);
  await save(page).click();
  expect(await heard(page)).toMatchObject({ isSaved: false, firstName: 'Zoë' });
});

test('Chromium’s own autofill fills in names, address and telephone, which are sent', async ({ page }) => {
  const address = {
    fields: Object.entries({
      NAME_FIRST: 'Grace',
      NAME_LAST: 'Hopper',
      NAME_FULL: 'Grace Hopper',
      EMAIL_ADDRESS: 'grace@example.org',
      PHONE_HOME_WHOLE_NUMBER: '+12025550123',
      ADDRESS_HOME_COUNTRY: 'US',
    }).map(([name, value]) => ({ name, value })),
  };
  const fill = async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('Autofill.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'travel-traveler-form [name=firstName]',
    });
    const { node } = await session.send('DOM.describeNode', { nodeId });
    await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address } as never);
  };
  await page.goto(PAGE);
  await isLive(page);
  await fill();
  await expect(field(page, /^First name/)).toHaveValue('Grace');
  await expect(field(page, /^Last name/)).toHaveValue('Hopper');
  await expect(field(page, 'Email address')).toHaveValue('grace@example.org');
  await expect(field(page, 'Number')).toHaveValue(/202.?555.?0123/);
  for (const [name, text] of [
    ['Month', '2'],
    ['Day', '28'],
    ['Year', '1990'],
  ] as const) {
    await field(page, name).fill(text);
  }
  await save(page).click();
  expect(await heard(page)).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', phoneCountryCode: '1' });
});
