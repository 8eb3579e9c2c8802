/** Signing in on a page whose consent banner is never answered. */

import { openMenu, signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import { expect, headerReady, test } from '../test.ts';
import { dialogOf } from './dialog.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<script type="application/json" id="travel-shell-config">{"consentCategories": true}</script>
<script src="/travel-shell/consent.js"></script><script async src="/travel-shell/loader.js"></script></head>
<body><travel-consent></travel-consent><travel-header></travel-header><main id="main"></main></body></html>`;

test('an unanswered banner does not hold the sign-in back: by the header, by the page, again after a sign-out', async ({
  page,
}) => {
  await page.route('**/a-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }));
  await page.goto('/a-page');
  const banner = page.locator('travel-consent [part=banner]');
  await expect(banner).toBeVisible();
  await headerReady(page);
  await signInByHeader(page);
  await expect(banner).toBeVisible();
  await headerReady(page);
  await signOutByHeader(page);

  const { dialog, button } = dialogOf(page);
  for (const _ of ['once', 'again']) {
    const asked = page.evaluate(() =>
      (window as unknown as Page).travelShell.openSignIn({ reason: 'save-trip', resultId: 'r-17' }),
    );
    await expect(dialog).toBeVisible();
    await button('Close').click();
    expect(await asked).toEqual({ signedIn: false, resultId: 'r-17' });
  }
  await (await openMenu(page, 'Sign in')).click();
  await expect(dialog).toBeVisible();
  await expect(banner).toBeVisible();
});

interface Page {
  travelShell: { openSignIn(request: object): Promise<object> };
}
