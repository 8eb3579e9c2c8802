/** Browsers that forbid an API of the page, by a setting or a policy: each piece does without it, and says nothing. */
import { decided } from './consent/consentPage.ts';
import { drawer, PAGE as RESULTS, tripsLink } from './results/results.ts';
import { dialogOf, fillDialog } from './sign-in/dialog.ts';
import { openMenu } from './signInByHeader.ts';
import { expect, headerOf, test, WITH_MORE } from './test.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/**
 * How a browser refuses each; `all` is Firefox's setting that blocks every cookie, and more. What our code never uses
 * for one thing is refused together.
 */
const FORBIDDEN = [
  ['channels', 'caches'],
  ['storage'],
  ['cookies'],
  ['all'],
  // A disk without room, or Safari's private windows of old.
  ['locks', 'room in storage'],
  // Android's WebView has null where its app has not switched it on.
  ['any storage object'],
  // http:// under another name than localhost.
  ['a secure context'],
  // A blocker's idea of tracking, in a browser of old.
  ['observers and beacons', 'cookie store'],
];

/** Runs in the page, before its scripts. */
function forbid(what: string[]): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const is = (name: string) => what.includes(name) || what.includes('all');
  const hide = (owner: object, ...names: string[]) => {
    for (const name of names) Object.defineProperty(owner, name, { configurable: true, get: refuse, set: refuse });
  };
  if (is('channels')) {
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
  }
  if (is('storage')) hide(window, 'localStorage', 'sessionStorage', 'indexedDB');
  if (is('locks')) LockManager.prototype.request = async () => refuse();
  if (is('caches')) hide(window, 'caches');
  if (is('cookies')) hide(document, 'cookie');
  if (is('cookies')) Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  if (what.includes('room in storage')) {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }
  const lack = (owner: object, ...names: string[]) => {
    for (const name of names) Object.defineProperty(owner, name, { configurable: true, value: undefined });
  };
  if (what.includes('any storage object')) {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, value: null });
  }
  if (what.includes('a secure context')) {
    lack(window, 'caches', 'cookieStore', 'PublicKeyCredential');
    lack(navigator, 'locks', 'credentials', 'clipboard', 'serviceWorker', 'storage');
    lack(crypto, 'randomUUID', 'subtle');
    Object.defineProperty(window, 'isSecureContext', { value: false });
  }
  if (what.includes('observers and beacons')) {
    lack(window, 'PerformanceObserver', 'ReportingObserver', 'requestIdleCallback');
    navigator.sendBeacon = refuse;
  }
  if (is('cookie store')) Object.defineProperty(window, 'cookieStore', { value: undefined });
}

for (const what of FORBIDDEN) {
  test(`without ${what.join(' and ')}: menus, pickers, consent, sign-in and trips do what they are for`, async ({
    page,
    context,
    baseURL,
  }) => {
    const blocksCookies = what.includes('cookies') || what.includes('all');
    await page.addInitScript(forbid, what);
    await page.goto('/scenarios/shell/');
    const banner = page.locator('travel-consent').locator('[part=banner]');
    if (blocksCookies) await expect(banner).toBeHidden();
    else {
      await banner.getByRole('button', { name: 'Accept all' }).click();
      await expect(banner).toBeHidden();
    }

    // The answer would become that of the account, which other tests share.
    await context.clearCookies();
    await decided(context, baseURL, { consent: 'strictlyNecessary' });
    await page.setViewportSize(WITH_MORE);
    await page.goto(RESULTS);
    const { account, more, moreMenu } = headerOf(page);
    await more.click();
    await expect(moreMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await (await openMenu(page, 'Sign in')).click();
    await expect(dialogOf(page).button('Continue with email')).toBeVisible();
    // No session without a cookie.
    if (blocksCookies) return;
    const reloaded = page.waitForEvent('load');
    await fillDialog(page, 'layla@example.com');
    await reloaded;
    await expect(account).toHaveAccessibleName(/^Account: /);
    await tripsLink(page).click();
    await expect(drawer(page)).toBeVisible();
  });
}
