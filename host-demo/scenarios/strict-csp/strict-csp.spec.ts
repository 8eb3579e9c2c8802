import type { Page } from '@playwright/test';
import { HEADER_CHUNK } from '../headerFiles.ts';
import { country, PAGE as PICKERS, trigger } from '../pickers/pickers.ts';
import { runPending } from '../runPending.ts';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  open,
  picture,
  rendered,
  rewrite,
  seen,
  signIn,
  test,
  WITH_MORE,
} from '../test.ts';

const PAGE = '/scenarios/strict-csp/';

/** Collects CSP reports, and our script elements while they are in the document. */
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
    test('loads, opens its menus, signs in and out without one violation', { tag: '@smoke' }, async ({ page }) => {
      await page.setViewportSize(WITH_MORE);
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

test('the fragment’s style has the page’s nonce', async ({ page }) => {
  await watch(page);
  await page.goto(`${PAGE}?fragment`);
  await expect(page.locator('travel-header header')).toHaveCSS('display', 'block');
  const height = await page.locator('travel-header header').evaluate((header) => header.getBoundingClientRect().height);
  expect(height).toBe(80);
  expect(await violations(page)).toEqual([]);
});

async function tamperWith(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
}

for (const [part, pattern] of [
  ['the runtime', /\/runtime\/runtime\./],
  ['the container', /\/header\/remoteEntry/],
  ['the header', HEADER_CHUNK],
] as const) {
  test(`a tampered file is blocked and the fallback stays: ${part}`, async ({ page, problems }) => {
    problems.allow(/integrity|ERR_/);
    const logged = problems.expect(/\[travel-shell/);
    await tamperWith(page, pattern);
    await page.goto(rendered(PAGE));
    await expect.poll(() => seen(page, 'travel-error')).toHaveLength(1);
    await expect(page.locator('travel-header > a', { hasText: 'Trips' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(logged[0]).toContain('<travel-header> could not be loaded.');
  });
}

test('a script that is loaded later is blocked, too, if it was tampered with', async ({ page, problems }) => {
  problems.allow(/integrity|ERR_/);
  const logged = problems.allow(/\[travel-shell/);
  // The list of countries and what searches it.
  const later = /\/pickers\/countries\./;
  await tamperWith(page, later);
  const requests = page.waitForRequest(later);
  await page.goto(PICKERS);
  await page.evaluate(() => void window.travelShell?.load('travel-country-picker'));
  await trigger(country(page)).click();
  await requests;
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

for (const [file, pattern] of [
  ['intent.js', /\/intent\.\w+\.js/],
  ['debug.js', /\/debug\.\w+\.js/],
] as const) {
  test(`so is ${file}, whose integrity is in the file that loads it`, async ({ page, problems }) => {
    problems.allow(/integrity|ERR_/);
    const logged = problems.allow(/\[travel-shell/);
    await tamperWith(page, pattern);
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.goto(`${rendered(PAGE)}&travel-shell-debug`);
    await refused;
    await expect.poll(() => logged.join('\n')).toContain(`${file.slice(0, -2)}`);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
}

test('a module tag also passes its nonce on', async ({ page }) => {
  await watch(page);
  await rewrite(page, PAGE, (html) => html.replace('<script src="/travel', '<script type="module" src="/travel'));
  await open(page, PAGE);
  expect(await violations(page)).toEqual([]);
});

test('a CSP without our Trusted Types name is logged once, every call settles, and the fallback stays', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|trusted-types/i);
  const logged = problems.allow(/\[travel-shell/);
  await page.addInitScript(() => {
    const answers: Record<string, unknown> = {};
    const rejected = (name: string) => (error: Error) => {
      answers[name] = String(error);
    };
    type Shell = NonNullable<typeof window.travelShell>;
    const early: ((shell: Shell) => void)[] = [
      (shell) => {
        answers.queued = shell.get('auth');
        shell.load('travel-header').catch(rejected('load'));
        shell.openSignIn({ reason: 'sign-in' }).catch(rejected('openSignIn'));
        shell.subscribe('auth', () => {})();
        shell.subscribe('auth', () => {});
      },
    ];
    Object.assign(window, { answers, travelShell: early });
  });
  await rewrite(
    page,
    PAGE,
    (html) => html,
    (policy) => policy.replace('trusted-types travel-shell', 'trusted-types other'),
  );
  await page.goto(PAGE);
  const disallowed = expect.stringMatching(/createPolicy/);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { answers: unknown }).answers))
    .toEqual({ queued: { status: 'pending' }, load: disallowed, openSignIn: disallowed });
  await expect.poll(() => seen(page, 'travel-error')).toMatchObject([{ tag: 'travel-header', code: 'LOAD_FAILED' }]);
  const trips = page.locator('travel-header > a', { hasText: 'Trips' });
  await trips.hover();
  await runPending(page);
  expect(logged).toEqual([expect.stringMatching(/LOAD_FAILED: .*createPolicy/)]);
  await trips.click();
  await expect(page).toHaveURL(/\/trips$/);
});
