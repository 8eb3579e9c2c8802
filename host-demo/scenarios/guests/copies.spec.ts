/** The playground's files for React, Vue, Svelte and Next, in projects of another origin (host-demo/guests/copies.ts). */
import { COPIES } from '../../guests/copies.ts';
import { driveSample } from '../playground/driveSample.ts';
import { test } from '../test.ts';

test.use({
  // Passkeys do not work on IP addresses. The next port is the guests'.
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    await use(`http://localhost:${Number(url.port) + 1}`);
  },
});

for (const name of Object.keys(COPIES)) {
  test(`${name}: menu, picker and save button work on a page that was copied`, async ({ page }) => {
    await page.goto(`/${name}/`);
    await driveSample(page);
  });
}
