/** How long a visitor of the partner's page waits for the sign-in form, without throttling. */
import { clickSignIn } from '../signInByHeader.ts';
import { expect, open, test } from '../test.ts';

/** From the click on "Sign in" until the form can be used. */
const LIMIT_MS = 1000;

test('the sign-in form can be used within a second of the click', async ({ page }) => {
  await open(page, '/scenarios/partner/');
  const waited = await clickSignIn(page);
  console.log(`click to form: ${Math.round(waited)} ms`);
  expect(waited).toBeLessThanOrEqual(LIMIT_MS);
});
