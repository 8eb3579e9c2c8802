/** Foreign projects that follow docs/partner-guide.md: built by host-demo/guests/build.ts, on an origin of their own. */
import { signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import { expect, open, picture, test } from '../test.ts';
import { GUESTS } from './guests.ts';

test.use({
  // Passkeys do not work on IP addresses. The next port is the guests'.
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    await use(`http://localhost:${Number(url.port) + 1}`);
  },
});

for (const guest of GUESTS) {
  test(`${guest}: a visitor signs in and out with the header`, async ({ page, baseURL }) => {
    const own: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL && !pathname.startsWith(`/${guest}/`)) own.push(pathname);
    });
    await open(page, `/${guest}/`);
    await page.waitForLoadState('networkidle');
    await picture(page, `guest-${guest}`);
    await signInByHeader(page);
    await signOutByHeader(page);
    expect(own).toEqual([]);
  });
}

test("r2wc: the partner's own element in the header follows the shared store", async ({ page }) => {
  await open(page, '/r2wc/');
  const points = page.locator('travel-header acme-points');
  await expect(points).toHaveText('Sign in for points');
  await signInByHeader(page);
  await expect(points).toHaveText('120 points');
  await signOutByHeader(page);
  await expect(points).toHaveText('Sign in for points');
});
