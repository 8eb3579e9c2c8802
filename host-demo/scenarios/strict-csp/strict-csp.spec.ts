import type { Page } from '@playwright/test';
import { HEADER_CHUNK } from '../headerFiles.ts';
import { expect, expectAccessible, headerOf, headerReady, open, picture, seen, signIn, test } from '../test.ts';

const PAGE = '/scenarios/strict-csp/';

/** Collects what the browser reports, and the script elements of ours while they are in the document. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    const scripts: { path: string; nonce: string; integrity: string; crossOrigin: string | null }[] = [];
    Object.assign(window, { violations, scripts });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || !node.src.includes('/travel-shell/')) continue;
        const { nonce, integrity, crossOrigin, src } = node;
        scripts.push({ path: new URL(src).pathname, nonce, integrity, crossOrigin });
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const violations = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

const scripts = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { scripts: { path: string; nonce: string; integrity: string; crossOrigin: string }[] })
        .scripts,
  );

for (const [name, path] of [
  ['rendered in the browser', PAGE],
  ['as a fragment', `${PAGE}?fragment`],
] as const) {
  test.describe(name, () => {
    test('loads, opens its menus, signs in and out without one violation', async ({ page }) => {
      await watch(page);
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      const { account, accountMenu, more, moreMenu } = headerOf(page);
      await more.click();
      await expect(moreMenu).toBeVisible();
      await headerReady(page);
      await expectAccessible(page);
      await picture(page, `strict-csp${path.includes('fragment') ? '-fragment' : ''}`);
      expect(await violations(page)).toEqual([]);

      await signIn(page, path);
      await headerReady(page);
      await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
      await account.click();
      await accountMenu.getByRole('link', { name: 'Sign out' }).click();
      await expect(account).toHaveAccessibleName('Sign in');
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('every script of ours carries nonce and integrity', async ({ page }) => {
  await watch(page);
  await open(page, PAGE);
  const [loader, ...others] = await scripts(page);
  expect(loader?.path).toBe('/travel-shell/loader.js');
  expect(others.length).toBeGreaterThanOrEqual(5);
  for (const script of others) {
    expect(script, script.path).toEqual({
      path: script.path,
      nonce: loader?.nonce,
      integrity: expect.stringMatching(/^sha(256|384|512)-/),
      crossOrigin: 'anonymous',
    });
  }
  expect(loader?.nonce).not.toBe('');
});

test('the fragment brings its style with the nonce of the page', async ({ page }) => {
  await watch(page);
  await page.goto(`${PAGE}?fragment`);
  await expect(page.locator('travel-header header')).toHaveCSS('display', 'block');
  const height = await page.locator('travel-header header').evaluate((header) => header.getBoundingClientRect().height);
  expect(height).toBe(80);
  expect(await violations(page)).toEqual([]);
});

for (const [part, pattern] of [
  ['the runtime', /\/runtime\/runtime\./],
  ['the container', /\/header\/remoteEntry/],
  ['the header', HEADER_CHUNK],
] as const) {
  test(`a tampered file is refused and the fallback stays: ${part}`, async ({ page, problems }) => {
    problems.allow(/integrity|ERR_|preload/);
    const logged = problems.expect(/\[travel-shell/);
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
    });
    await page.goto(PAGE);
    await expect.poll(() => seen(page, 'travel-error')).toHaveLength(1);
    await expect(page.locator('travel-header > a', { hasText: 'Trips' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(logged[0]).toContain('<travel-header> could not be loaded.');
  });
}
