/** A page whose HTML has the consent.js of an older release beside the loader.js of this one. */
import { expect, headerOf, headerReady, test } from '../test.ts';

/** What such a consent.js did: it left the banner's HTML to a function that step 0 has no longer. */
const OLD_CONSENT = `
  window[Symbol.for('travel-shell.consent')] = {};
  document.documentElement.style.setProperty('--travel-consent-cookies', 'block');
  addEventListener('DOMContentLoaded', () => {
    const element = document.querySelector('travel-consent');
    element.setAttribute('load', 'intent');
    (window.travelShell = window.travelShell || []).push(async () => {
      const { fetchFragment } = window[Symbol.for('travel-shell.loader')];
      if (fetchFragment) element.attachShadow({ mode: 'open' }).append((await fetchFragment(element, '.cookies')).view);
    });
  });`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An old page</title><link rel="icon" href="data:,">
<script type="application/json" id="travel-shell-config">{"consentCategories": true}</script>
<script>${OLD_CONSENT}</script><script async src="/travel-shell/loader.js"></script></head>
<body><travel-consent></travel-consent><travel-header></travel-header><main id="main"></main></body></html>`;

test('React shows the banner, one line says what to copy, and an answer counts', async ({
  page,
  problems,
  context,
}) => {
  const said = problems.expect(/CONFIG: The consent\.js in the HTML of this page is of an older release/);
  await page.route('**/old-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }));
  await page.goto('/old-page');
  await headerOf(page).account.hover();
  const banner = page.locator('travel-consent [part=banner]');
  await expect(banner).toBeVisible();
  await headerReady(page, 2);
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner).toBeHidden();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value)
    .toContain('advertising');
  expect(said).toHaveLength(1);
});
