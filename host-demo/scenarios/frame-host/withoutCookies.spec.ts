/** Our page in a frame of another site, in a browser that keeps third-party cookies from it. */
import type { Browser, Frame, Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { expect, signIn, test } from '../test.ts';
import { framedSource, hostPage, hostPolicy } from './pages.ts';
import { type Hosts, startHosts } from './startHosts.ts';

test.describe.configure({ mode: 'default' });
test.use({
  // There the visitor signs in.
  baseURL: async ({ baseURL }, use) => use(backEnd ? site() : baseURL),
  launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, '--test-third-party-cookie-phaseout'] },
});

const NONCE = 'abc';

let backEnd: RunningMain;
let hosts: Hosts;
const site = () => backEnd.origin.replace('127.0.0.1', 'localhost');
/** By address, which is another site than a name is. */
const host = () => hosts.at('127.0.0.1');

test.beforeAll(async () => {
  hosts = await startHosts();
  const data = test.info().outputPath('data');
  backEnd = await startMain({ DATA_DIR: data, EMBED_ORIGINS: host(), SESSION_IN_FRAMES: '1' });
});
test.afterAll(async () => {
  hosts.close();
  await backEnd?.end('SIGTERM');
});

/** On the site itself: a browser says more of one that its visitor has never pressed anything on. */
async function signInByHand(page: Page): Promise<void> {
  await page.goto(`${site()}/login`);
  await page.getByLabel('Email or phone').fill('ada@example.com');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function open(page: Page, { more = '' } = {}): Promise<Frame> {
  const src = framedSource({ site: site(), host: host(), name: 'account', more, config: {} });
  hosts.pages.set(`${host()}/`, {
    policy: hostPolicy(NONCE, site()),
    html: hostPage({ nonce: NONCE, shell: site(), src }),
  });
  await page.goto(`${host()}/`);
  await expect(page.locator('travel-frame:state(loaded)')).toHaveCount(1);
  return page.frames().find((frame) => frame.url().startsWith(`${site()}/scenarios/`)) as Frame;
}

/** Answers the browser's question before it is asked, as headless ones ask nobody. */
async function allow(page: Page): Promise<void> {
  const ofPage = await page.context().newCDPSession(page);
  const { targetInfo } = await ofPage.send('Target.getTargetInfo');
  const ofBrowser = await (page.context().browser() as Browser).newBrowserCDPSession();
  await ofBrowser.send('Browser.setPermission', {
    permission: { name: 'storage-access' },
    setting: 'granted',
    origin: host(),
    embeddedOrigin: site(),
    browserContextId: targetInfo.browserContextId,
  } as never);
}

const button = (frame: Frame) => frame.getByRole('button', { name: 'Use my sign-in here' });
const hasAccess = (frame: Frame) => frame.evaluate(() => document.hasStorageAccess());

const isNotice = (url: string) => url.includes('/frame-notice.');

test('a framed page says that it cannot see the sign-in, and has it after a press', async ({ page }) => {
  await signIn(page, 'about:blank');
  const frame = await open(page);
  expect(await hasAccess(frame)).toBe(false);
  await expect(button(frame)).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Your sign-in' })).toContainText('Your browser keeps your sign-in');
  // The frame is as high as its page with it.
  const height = () => frame.evaluate(() => innerHeight - document.documentElement.scrollHeight);
  await expect.poll(height).toBe(0);
  await allow(page);
  await button(frame).click();
  await expect(
    frame.locator('travel-account-menu').getByRole('button', { name: 'Account: Ada Lovelace' }),
  ).toBeVisible();
  expect(await hasAccess(frame)).toBe(true);
  await expect(button(frame)).toHaveCount(0);
  // Here again, it needs no press.
  const later = await open(page);
  await expect(
    later.locator('travel-account-menu').getByRole('button', { name: 'Account: Ada Lovelace' }),
  ).toBeVisible();
  await expect(button(later)).toHaveCount(0);
});

test('where the browser refuses, the page says so and is a new tab away', async ({ page, problems }) => {
  // Chromium's own line.
  problems.expect(/requestStorageAccess: (Permission denied|Request denied)/, 1);
  await signInByHand(page);
  const frame = await open(page);
  await button(frame).focus();
  await button(frame).press('Enter');
  await expect(frame.getByRole('status')).toHaveText(/Your browser did not allow it\. Open the page in a new tab/);
  await expect(button(frame)).toBeFocused();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  await expect(tab.locator('travel-account-menu').getByRole('button', { name: 'Account: Ada Lovelace' })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBe(null);
  await expect(tab.getByRole('button', { name: 'Use my sign-in here' })).toHaveCount(0);
});

test('a page that needs no session loads no notice; another has it in its language', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const frame = await open(page, { more: '&public' });
  expect(await hasAccess(frame)).toBe(false);
  await expect(frame.locator('travel-account-menu').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(asked.filter(isNotice)).toEqual([]);

  const arabic = await open(page, { more: '&lang=ar' });
  await expect.poll(() => asked.filter(isNotice).length).toBe(1);
  const notice = arabic.getByRole('region', { name: 'تسجيل دخولك' });
  await expect(notice.getByRole('link', { name: 'فتح في علامة تبويب جديدة' })).toBeVisible();
  await expect(notice).toHaveAttribute('dir', 'rtl');
});
