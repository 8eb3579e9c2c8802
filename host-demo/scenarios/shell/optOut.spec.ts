/** The privacy choices, from the footer's link on a page with everything, against the real back end. */
import type { Page } from '@playwright/test';
import { decided } from '../consent/consentPage.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, headerReady, intentLoaded, picture, seen, signIn, test } from '../test.ts';

const PAGE = '/scenarios/shell/';
const OPT_OUT = '/i/api/account/dataSharing/v1/optOut';
/** Everything of React and the pieces; not step 0, the fragments and what shows them. */
const REACT = /\/travel-shell\/(runtime|consent|header|footer|nav-drawer|pickers|sign-in)\//;
const TOLD = ['travel-data-sharing-cookie-changed', 'travel-consent-shared', 'travel-ccpa-synced'];

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// The banner would cover what is pressed.
test.beforeEach(({ context, baseURL }) => decided(context, baseURL, { consent: 'strictlyNecessary' }));

const linkOf = (page: Page) => page.locator('travel-footer').locator('[data-requests=privacy-choices-requested]');
const dialogOf = (page: Page) => page.locator('travel-opt-out').getByRole('dialog');
const switchOf = (page: Page) => dialogOf(page).getByRole('switch');
const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' });
const manageOf = (page: Page) => dialogOf(page).getByRole('link');

async function hoverLink(page: Page): Promise<void> {
  await linkOf(page).hover();
  await intentLoaded(page);
}

async function openChoices(page: Page): Promise<void> {
  await hoverLink(page);
  await linkOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(switchOf(page)).toBeVisible();
}

/** Presses the switch, and waits until the back end has it. */
async function toggle(page: Page, isOn: boolean): Promise<void> {
  const stored = page.waitForResponse((response) => response.url().endsWith(OPT_OUT) && isWrite(response.request()));
  await switchOf(page).click();
  expect((await stored).request().postDataJSON()).toEqual({ allowDataSharing: !isOn });
  await expect(dialogOf(page).getByText('Your choice is saved')).toBeVisible();
  await expect(switchOf(page)).toBeChecked({ checked: isOn });
}

const isWrite = (request: { method(): string }) => request.method() === 'PUT';

const saved = (page: Page) =>
  page.evaluate(async (path) => (await (await fetch(path)).json()).allowDataSharing, OPT_OUT);

/** Notes what the page is told, in order. */
const note = (page: Page) =>
  page.addInitScript((types) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const type of types)
      document.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]));
  }, TOLD);
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);

const playSignal = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

/** Holds React back until it is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REACT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('CNS-055 the footer’s link opens them, unless the host shows its own: 390 px wide, in Arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${PAGE}?locale=ar`);
  await test.step('a host shows its own', async () => {
    await page.evaluate(() =>
      document.addEventListener(
        'travel-privacy-choices-requested',
        (event) => {
          event.preventDefault();
          document.title = 'Ours';
        },
        { once: true },
      ),
    );
    await hoverLink(page);
    await linkOf(page).click();
    await expect(page).toHaveTitle('Ours');
    await runPending(page);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(page.url()).toContain(PAGE);
  });
  await openChoices(page);
  await expectAccessible(page, 'travel-opt-out');
  await picture(page, 'opt-out-390-default-ar');
  expect(page.url()).toContain(PAGE);
});

/** The dialog of the HTML, which React has not drawn. */
async function expectServed(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeVisible();
  expect(await page.evaluate(() => customElements.get('travel-opt-out'))).toBeUndefined();
  await expect(dialogOf(page)).toHaveAttribute('aria-labelledby', /./);
  const { width } = (await dialogOf(page).boundingBox()) ?? { width: 0 };
  expect(width).toBeCloseTo(400, 0);
  await expectAccessible(page, 'travel-opt-out');
  await picture(page, 'opt-out-first');
}

test('CNS-055 CNS-061 CNS-062 CNS-064 CNS-065 CNS-066 a visitor who is signed out opts out, from before React on, which the next page and tab know', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await note(page);
  const release = await holdReact(page);
  await page.goto(PAGE);
  await test.step('a press before React opens them as HTML, and React fills in the choice', async () => {
    await hoverLink(page);
    await linkOf(page).click();
    await expectServed(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('travel-opt-out')?.shadowRoot?.querySelector('dialog');
      Object.assign(dialog ?? {}, { isMarked: true });
    });
    release();
    await expect(switchOf(page)).toBeVisible();
    expect(await dialogOf(page).evaluate((dialog) => 'isMarked' in dialog)).toBe(true);
  });
  await expect(switchOf(page)).not.toBeChecked();
  await expect(manageOf(page)).toHaveAttribute('href', /\/privacy\/manage$/);
  await toggle(page, true);
  expect(await told(page)).toEqual([
    ['travel-data-sharing-cookie-changed', { allowDataSharing: false }],
    ['travel-consent-shared', { regime: 'ccpa', allowDataSharing: false }],
    ['travel-ccpa-synced', { isOptedOut: true }],
  ]);
  await picture(page, 'opt-out-saved');
  const other = await context.newPage();
  await other.goto(`${PAGE}?presentation=dark`);
  await openChoices(other);
  await expectAccessible(other, 'travel-opt-out');
  await picture(other, 'opt-out-1280-dark-en-US');
  await expect(switchOf(other)).toBeChecked();
  await toggle(other, false);
  await closeOf(other).click();
  // An answer is fresh for a second.
  await page.clock.setFixedTime(Date.now() + 2000);
  // Headless tabs are always visible, so the event is played.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(switchOf(page)).not.toBeChecked();
});

test('CNS-057 CNS-061 a visitor who is signed in opts out for their account', async ({ page, browser, baseURL }) => {
  await signIn(page, PAGE, 'bo@example.com');
  await openChoices(page);
  await expect(manageOf(page)).toHaveAttribute('href', /\/profile\/account$/);
  const wasOn = await switchOf(page).isChecked();
  await toggle(page, !wasOn);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await signIn(other, PAGE, 'bo@example.com');
  await openChoices(other);
  await expect(switchOf(other)).toBeChecked({ checked: !wasOn });
  await elsewhere.close();
  await toggle(page, wasOn);
});

test('CNS-062 a choice is not lost by closing the dialog at once', async ({ page }) => {
  await page.goto(PAGE);
  await openChoices(page);
  await switchOf(page).click();
  await closeOf(page).click();
  await expect.poll(() => saved(page)).toBe(false);
});

test('CNS-062 a choice is not lost by leaving the page at once', async ({ page }) => {
  await page.route('**/elsewhere', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">',
    }),
  );
  await page.goto(PAGE);
  await openChoices(page);
  // Before its 250 ms are over.
  await switchOf(page).evaluate((control) => {
    (control as HTMLElement).click();
    location.assign('/elsewhere');
  });
  await expect(page).toHaveTitle('Elsewhere');
  await expect.poll(() => saved(page)).toBe(false);
});

test('closed before React, they stay closed', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(PAGE);
  await hoverLink(page);
  await linkOf(page).click();
  await closeOf(page).click();
  await expect(dialogOf(page)).toBeHidden();
  release();
  await expect
    .poll(async () => (await seen(page, 'travel-ready')).some(({ tag }) => tag === 'travel-opt-out'))
    .toBe(true);
  await runPending(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(page.url()).toContain(PAGE);
});

test.describe('where something fails', () => {
  test.beforeEach(({ problems }) => problems.allow(/Failed to load resource|net::ERR_|^request: |LOAD_FAILED/));

  // A choice that cannot be read or stored leads to the same page of one visitor: `goToManagePage`.
  test('ERR-034 CNS-O04 a choice that cannot be read is made on the page that manages it: signed in', async ({
    page,
    problems,
  }) => {
    problems.allow(/STATE_FAILED/);
    await page.route(`**${OPT_OUT}`, (route) => route.fulfill({ status: 503, body: '{}' }));
    await signIn(page, PAGE, 'bo@example.com');
    await headerReady(page);
    await linkOf(page).click();
    await page.waitForURL((url) => url.pathname === '/profile/account');
  });

  test('CNS-063 ERR-034 a choice that cannot be stored is made there, too: signed out', async ({ page, problems }) => {
    const logged = problems.expect(/OPT_OUT_FAILED/);
    await page.route(`**${OPT_OUT}`, (route) =>
      isWrite(route.request()) ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await page.goto(PAGE);
    await openChoices(page);
    await switchOf(page).click();
    await page.waitForURL((url) => url.pathname === '/privacy/manage');
    expect(logged).toHaveLength(1);
  });

  for (const [who, login, target] of [
    ['signed out', '', '/privacy/manage'],
    ['signed in', 'bo@example.com', '/profile/account'],
  ] as const)
    test(`CNS-059 CNS-O04 where the dialog cannot be loaded, the press leads there: ${who}`, async ({ page }) => {
      await page.route(/\/travel-shell\/consent\//, (route) => route.abort('failed'));
      await (login ? signIn(page, PAGE, login) : page.goto(PAGE));
      await hoverLink(page);
      await linkOf(page).click();
      await page.waitForURL((url) => url.pathname === target);
    });
});

test.describe('Global Privacy Control', () => {
  test.beforeEach(({ page }) => playSignal(page));

  test('is shown as honored, and asks once whether to save the opt-out', async ({ page }) => {
    await page.goto(PAGE);
    await openChoices(page);
    await expect(switchOf(page)).toBeChecked();
    await expect(dialogOf(page).getByText('Opt-out signal honored')).toBeVisible();
    await expectAccessible(page, 'travel-opt-out');
    await picture(page, 'opt-out-signal');
    await dialogOf(page).getByRole('button', { name: 'Leave as is' }).click();
    await page.reload();
    await openChoices(page);
    await expect(dialogOf(page).getByText('Opt-out signal honored')).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Save the opt-out' })).toBeHidden();
    expect(await saved(page)).toBe(true);
  });
});

test.describe('without a dialog', () => {
  const off = (extra = '') =>
    `/scenarios/footer/?privacy-choices=&config=${encodeURIComponent('{"optOutDialog":false}')}${extra}`;

  test('CNS-059 the link leads to the page that manages the choice before React', async ({ page, problems }) => {
    problems.allow(/LOAD_FAILED|SLOW/);
    await page.route(/\/travel-shell\/(runtime|consent)\//, () => {});
    await page.goto(off());
    await hoverLink(page);
    await linkOf(page).click();
    await page.waitForURL(/\/privacy\/manage$/);
  });

  test('CNS-059 and with React, for visitors who are signed in to their account', async ({ page }) => {
    await signIn(page, off(), 'bo@example.com');
    await headerReady(page);
    await linkOf(page).click();
    await page.waitForURL(/\/profile\/account$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CNS-059 RTE-017 the link leads to the page that manages the choice', async ({ page }) => {
    await page.goto(PAGE);
    await linkOf(page).click();
    await page.waitForURL(/\/privacy\/manage$/);
  });
});
