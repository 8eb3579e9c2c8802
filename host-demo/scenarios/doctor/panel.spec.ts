/** The panel of `?travel-shell-debug`, on pages of the demo. */
import type { Page } from '@playwright/test';
import { TCF_COOKIE } from '@travel-shell/core/consentCookieNames';
import { makeTcString } from '../../back-end/areas/consent/testing/makeTcString.ts';
import { ALL, decided, TCF, withConfig } from '../consent/consentPage.ts';
import { HOST_LINES } from '../legacy/hostLines.ts';
import { expect, expectAccessible, headerReady, picture, rendered, signIn, test } from '../test.ts';

const DEBUG = 'travel-shell-debug';
const BARE = `/scenarios/bare/?${DEBUG}`;

const panelOf = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Travel Shell, find out why' });
  return {
    panel,
    toggle: panel.getByRole('button', { name: /^Travel Shell \d/ }),
    section: (title: string) => panel.locator('details').filter({ has: page.locator('summary', { hasText: title }) }),
  };
};

/** The copied report. */
async function copyReport(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { panel } = panelOf(page);
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await expect(panel.getByRole('status')).toHaveText('Copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('opens without a press, says why each piece is loaded, and follows calls and events', async ({ page }) => {
  await page.goto(BARE);
  const { panel, toggle, section } = panelOf(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(section('Pieces')).toContainText('is HTML, without React');
  await expect(section('Could be saved')).toContainText('The fragment of <travel-header>');
  await expect(section('Release')).toContainText(/\/travel-shell\//);
  await section('Store').locator('summary').click();
  await expect(section('Store')).toContainText('nothing needed it so far');
  await picture(page, 'debug-panel');

  await headerReady(page);
  await expect(section('Pieces')).toContainText('the page calls load()');
  await expect(section('Store')).toContainText('signedOut');
  await section('Events').locator('summary').click();
  await expect(section('Events')).toContainText('tag: travel-header');
  await expect(section('Files')).toContainText('runtime/');
  await expectAccessible(page, 'html > div:last-child');
  await expect(panel).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`stays in its corner beside hostile styles, ${width} px wide`, async ({ page, problems }) => {
    problems.excuse(HOST_LINES);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/scenarios/legacy/?${DEBUG}`);
    const { panel } = panelOf(page);
    await expect(panel).toBeInViewport({ ratio: 1 });
    const { x, y, height } = (await panel.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    expect([x, Math.round(y + height)]).toEqual([12, 844 - 12]);
  });
}

test('a visitor without the address gets no file of it', async ({ page, traffic }) => {
  await page.goto('/scenarios/bare/');
  await headerReady(page);
  expect(traffic.paths(/\/debug\./)).toEqual([]);
});

test('collapses by keyboard, stays out of the way on a phone, and closing leaves nothing behind', async ({ page }) => {
  await page.goto(BARE);
  const { panel, toggle } = panelOf(page);
  await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Copy report' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => [...document.documentElement.children].map(({ localName }) => localName))).toEqual([
    'head',
    'body',
  ]);
  await headerReady(page);
  await expect(panel).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(BARE);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await picture(page, 'debug-panel-collapsed');
  await toggle.click();
  await picture(page, 'debug-panel-narrow');
  const { width } = await panel.evaluate((element) => element.getBoundingClientRect());
  expect(width).toBeLessThanOrEqual(390 - 24);
});

test('names what is ignored in the configuration', async ({ page, problems }) => {
  problems.expect(/CONFIG: apiTimeout="soon" is ignored/);
  await page.goto(`${rendered('/scenarios/bare/', { apiTimeout: 'soon', seo: { reader: 'Ada' } })}&${DEBUG}`);
  const { panel, section } = panelOf(page);
  await section('Configuration').locator('summary').click();
  await expect(section('Configuration')).toContainText('ignored');
  await expect(section('Findings')).toContainText('"apiTimeout" in the configuration is ignored');
  await expect(section('Configuration')).toContainText('fragments');
  await expect(panel).not.toContainText('Ada');
});

test('under a strict policy nothing of it is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      blocked.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(`/scenarios/strict-csp/?${DEBUG}`);
  const { section } = panelOf(page);
  await expect(section('Findings')).toContainText('None.');
  expect(await page.evaluate(() => Reflect.get(window, 'blocked'))).toEqual([]);
});

test('in dark and from right to left', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/scenarios/bare/?lang=ar&${DEBUG}`);
  const { panel } = panelOf(page);
  await expect(panel).toBeVisible();
  const { right } = await panel.evaluate((element) => element.getBoundingClientRect());
  expect(right).toBeCloseTo(1280 - 12, 0);
  await picture(page, 'debug-panel-dark-rtl');
  await expectAccessible(page, 'html > div:last-child');
});

test('shows the choice of the visitor with the TC string decoded, and reports neither', async ({
  page,
  context,
  baseURL,
}) => {
  const tcString = makeTcString({ purposes: [1, 2, 3, 4], vendors: [10, 21] });
  await decided(context, baseURL, { consent: ALL, [TCF_COOKIE]: tcString });
  await page.goto(`${withConfig('/scenarios/consent/?kind=tcf', TCF)}&${DEBUG}`);
  const { section } = panelOf(page);
  const choice = section('Choice of this visitor');
  await choice.locator('summary').click();
  await expect(choice).toContainText('strictlyNecessary, functional, advertising, analytical');
  await expect(choice).toContainText('CMP 10');
  await expect(choice).toContainText('1, 2, 3, 4');
  await expect(choice).toContainText(tcString);
  const report = await copyReport(page);
  expect(report).toContain('`decided` yes');
  for (const part of [tcString, 'advertising', 'Choice of this visitor', 'vendors disclosed'])
    expect(report).not.toContain(part);
});

test('the report of a signed-in person has no name, address, id or choice of theirs', async ({ page, context }) => {
  // In a company, and books for somebody.
  const login = 'grace@example.com';
  await signIn(page, BARE, login);
  await headerReady(page);
  const { section } = panelOf(page);
  await section('Store').locator('summary').click();
  await expect(section('Store')).toContainText('signedIn');
  await expect(section('Calls')).toContainText('getAuthState');
  const report = await copyReport(page);
  expect(report).toContain('- `auth` signedIn');
  expect(report).toMatch(/getAuthState .*200, \d+ ms/);

  const state = await page.evaluate(async () => {
    const auth = window.travelShell?.get('auth');
    return JSON.parse(JSON.stringify(auth ?? {})).state;
  });
  const { userInfoState, businessState, accountSwitcherItems } = state;
  const personal = [
    ...Object.values(userInfoState),
    ...accountSwitcherItems.flatMap((item: object) => Object.values(item)),
    ...[businessState.companyName, businessState.companyLogoUrl, businessState.currentTraveler],
    ...(await context.cookies()).filter(({ name }) => name !== 'travel_signed_in').map(({ value }) => value),
  ].filter((value): value is string => typeof value === 'string' && value.length > 2);
  expect(personal).toContain(login);
  expect(personal.length).toBeGreaterThan(4);
  expect(personal.filter((value) => report.includes(value))).toEqual([]);
  expect(report).not.toContain(DEBUG);
});
