/** Signing in and out without calls for nothing and lines in the console, and a tag that only configures. */
import type { Page } from '@playwright/test';
import { signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import { expect, headerReady, loadReact, seen, test } from '../test.ts';
import { dialogOf } from './dialog.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const AUTH_STATE = /\/AuthStateProviderAction/;

const open = async (page: Page, body: string) => {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<script async src="/travel-shell/loader.js"></script></head><body>${body}<main id="main"></main></body></html>`;
  await page.route('**/a-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto('/a-page');
};

test('a sign-in and a sign-out abort no call, and write nothing into the console', async ({ page }) => {
  let step = 'at first';
  const ended: string[] = [];
  page.on('requestfailed', (request) => AUTH_STATE.test(request.url()) && ended.push(step));
  const written: string[] = [];
  // But what the browser has to say to developers of the page's forms and looks.
  page.on(
    'console',
    (message) => !/debug|verbose/.test(message.type()) && written.push(`${message.type()}: ${message.text()}`),
  );
  await open(page, '<travel-header></travel-header>');
  await headerReady(page);
  for (const _ of ['once', 'again']) {
    step = 'signing in';
    await signInByHeader(page);
    step = 'signed in';
    await headerReady(page);
    step = 'signing out';
    // The call that asks who is there now is not ended by the next step of this test.
    const answered = page.waitForResponse(AUTH_STATE);
    await signOutByHeader(page);
    await answered;
    step = 'signed out';
    expect(await seen(page, 'travel-error')).toEqual([]);
  }
  expect(ended).toEqual([]);
  expect(written).toEqual([]);
});

test('a tag that only a request opens shows nothing and downloads nothing until it is asked for', async ({
  page,
  traffic,
}) => {
  await open(
    page,
    '<p>Above</p><travel-sign-in passkeys="off"></travel-sign-in><travel-trips-drawer></travel-trips-drawer>' +
      '<travel-opt-out></travel-opt-out><p>Below</p><travel-footer></travel-footer>',
  );
  // The footer, which comes into view at the same time, is there.
  await expect(page.locator('travel-footer').getByRole('link', { name: 'About us' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { element, dialog, button } = dialogOf(page);
  expect(
    await element.evaluate((tag) => [tag.getBoundingClientRect().height, tag.childNodes.length, tag.shadowRoot]),
  ).toEqual([0, 0, null]);
  expect(traffic.paths(/\/(sign-in|trips-drawer|consent)\/|travel-(sign-in|trips|opt-out)/)).toEqual([]);

  await page.evaluate(() => {
    type Shell = { travelShell: { openSignIn(request: object): Promise<object> } };
    void (window as unknown as Shell).travelShell.openSignIn({ reason: 'sign-in' });
  });
  await expect(dialog).toBeVisible();
  await expect(button('Continue with email')).toBeVisible();
  await expect(button(/passkey/i)).toHaveCount(0);
  await loadReact(page, 'travel-sign-in');
  await expect(button('Continue with email')).toBeVisible();
  await expect(button(/passkey/i)).toHaveCount(0);
  await expect(element).toHaveCount(1);
});
