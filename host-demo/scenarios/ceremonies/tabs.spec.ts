/** Who is signed in, in every tab, whatever way it came about in one of them. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/seed/accounts.ts';
import { expect, test } from '../test.ts';
import { addAuthenticator, openBench, serveBench, siteOf } from './bench.ts';

/** Resolves in the page when every copy of the code there knows, with how many ms that took from the call on. */
const follows = (page: Page, status: 'signedIn' | 'signedOut') =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const copies = [window.one, window.two];
        const look = () => {
          if (copies.every((copy) => copy.authState.get().status === wanted)) resolve(performance.now() - start);
          else setTimeout(look, 10);
        };
        look();
      }),
    status,
  );

test('signing in and out in one tab is known to all pieces of the others within a second', async ({
  page,
  context,
  baseURL,
}) => {
  await serveBench(context);
  await addAuthenticator(page);
  const site = siteOf(baseURL);
  await openBench(page, site);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await openBench(other, site);
    // As pieces do: what nobody looks at is not asked for.
    await other.evaluate(() => {
      for (const copy of [window.one, window.two]) copy.authState.subscribe(() => {});
      return window.one.refreshAuth();
    });
  }
  // Only the tab in front may ask an authenticator.
  await page.bringToFront();
  const ways: Record<string, () => Promise<unknown>> = {
    password: () =>
      page.evaluate(
        (password) => window.one.signIn(window.one.api.login({ username: 'bo@example.com', password, sticky: false })),
        DEMO_PASSWORD,
      ),
    passkey: () => page.evaluate(() => window.one.signInWithPasskey()),
  };
  for (const [way, signIn] of Object.entries(ways)) {
    expect(await signIn()).toMatchObject({ result: expect.stringMatching(/^(success|signed-in)$/) });
    for (const took of await Promise.all(others.map((other) => follows(other, 'signedIn')))) {
      expect(took, `signed in by ${way}`).toBeLessThan(1000);
    }
    if (way === 'password') {
      expect(await page.evaluate(() => window.one.offerPasskeyCreation({ isAsked: true }))).toBe('created');
    }
    await page.evaluate(() => window.one.signOut());
    for (const took of await Promise.all(others.map((other) => follows(other, 'signedOut')))) {
      expect(took, `signed out after ${way}`).toBeLessThan(1000);
    }
  }
});
