/** A page that arrives in two parts, as over a slow network: what is painted first does not move. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, headerOf, layoutShifts, test } from './test.ts';

/** Passes requests on, and pauses in front of the first `cut` of a page until `resume`. */
async function startSlowServer(origin: string, cut: string) {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const at = type.startsWith('text/html') ? body.indexOf(cut) : -1;
    if (at > 0) {
      response.write(body.subarray(0, at));
      await resumed;
    }
    response.end(body.subarray(Math.max(at, 0)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resume,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** What is parsed by now has been painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

for (const width of [390, 1280]) {
  // The navigation, and each thing at the end of the bar.
  for (const cut of ['class="nav"', 'part="trips"', 'ts-account-button"', 'id="account"']) {
    test(`nothing of the header moves, ${width} px wide, if the page pauses before ${cut}`, async ({
      page,
      baseURL,
      problems,
    }) => {
      // A typeface that arrives late moves the page's own text.
      problems.allow(/woff2|ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
      const server = await startSlowServer(baseURL ?? '', cut);
      try {
        await page.setViewportSize({ width, height: 800 });
        const loaded = page.goto(`${server.url}/scenarios/shell/`);
        await expect(headerOf(page).header.locator('.logo')).toBeVisible();
        await expect(headerOf(page).header.locator('#account')).not.toBeAttached();
        await painted(page);
        server.resume();
        await loaded;
        await expect(headerOf(page).header.locator('.ts-account-button')).toBeVisible();
        // Below it, the rows of the page and of the footer fill up as they come.
        const { height } = (await page.locator('travel-header').boundingBox()) as { height: number };
        expect(await layoutShifts(page, height)).toEqual([]);
      } finally {
        await server.stop();
      }
    });
  }
}
