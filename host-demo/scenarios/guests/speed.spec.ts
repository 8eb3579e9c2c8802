/** How long a visitor of a foreign page waits for the sign-in. */
import { signInByHeader } from '../signInByHeader.ts';
import { expect, open, test } from '../test.ts';
import { GUESTS, ROUTED } from './guests.ts';

test.use({
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    await use(`http://localhost:${Number(url.port) + 1}`);
  },
});

/** From the click on "Sign in" until the form can be used, unthrottled. */
const LIMIT_MS = 1000;

for (const guest of GUESTS) {
  test(`${guest}: the form can be used soon after the click`, async ({ page }) => {
    await open(page, `/${guest}/`);
    await page.waitForLoadState('networkidle');
    const waited = await signInByHeader(page, undefined, ROUTED.includes(guest));
    console.log(`${guest}: click to form ${Math.round(waited)} ms`);
    expect(waited).toBeLessThanOrEqual(LIMIT_MS);
  });
}
