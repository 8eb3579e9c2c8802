/** A page that arrives in parts, as over a slow network: what is painted first does not move. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { banner, siteOf } from './consent/consentPage.ts';
import { expect, headerOf, layoutShifts, test } from './test.ts';

/** Passes requests on, and pauses in front of the first of each of `cuts` in a page until `resume`, each time. */
async function startSlowServer(origin: string, cuts: readonly string[]) {
  const pauses = cuts.map(() => Promise.withResolvers<void>());
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    let sent = 0;
    for (const [index, cut] of type.startsWith('text/html') ? cuts.entries() : []) {
      const at = body.indexOf(cut, sent);
      if (at < 0) continue;
      response.write(body.subarray(sent, at));
      sent = at;
      await pauses[index]?.promise;
    }
    response.end(body.subarray(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resume: (index: number) => pauses[index]?.resolve(),
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** Everything that is parsed by now has been painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The navigation, and each thing at the end of the bar: what is behind it is not there at that pause. */
const CUTS = [
  ['class="nav"', '.nav'],
  ['part="trips"', '[part=trips]'],
  ['ts-account-button"', '.ts-account-button'],
  ['id="account"', '#account'],
] as const;

for (const width of [390, 1280]) {
  test(`nothing of the header moves, ${width} px wide, if the page pauses before each thing in it`, async ({
    page,
    baseURL,
    problems,
  }) => {
    // A typeface that arrives late moves the page's own text.
    problems.allow(/woff2|ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const server = await startSlowServer(
      baseURL ?? '',
      CUTS.map(([cut]) => cut),
    );
    try {
      await page.setViewportSize({ width, height: 800 });
      const loaded = page.goto(`${server.url}/scenarios/shell/`);
      const { header } = headerOf(page);
      await expect(header.locator('.logo')).toBeVisible();
      for (const [index, [cut, next]] of CUTS.entries()) {
        await test.step(`before ${cut}`, async () => {
          const [, before] = CUTS[index - 1] ?? [];
          if (before) await expect(header.locator(before)).toBeAttached();
          await expect(header.locator(next)).not.toBeAttached();
          await expect(header.locator('#account')).not.toBeAttached();
          await painted(page);
          server.resume(index);
        });
      }
      await loaded;
      await expect(header.locator('.ts-account-button')).toBeVisible();
      // Below it, the rows of the page and of the footer fill up as they come.
      const { height } = (await page.locator('travel-header').boundingBox()) as { height: number };
      expect(await layoutShifts(page, height)).toEqual([]);
    } finally {
      await server.stop();
    }
  });
}

test('a banner whose contents are on their way is not asked for once more', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const server = await startSlowServer(baseURL ?? '', ['part="banner"']);
  try {
    const loaded = page.goto(`${server.url}${siteOf('tcf')}`);
    const element = page.locator('travel-consent');
    // The hidden frame of `__tcfapi` is behind it, and looks like the next thing of the page.
    await expect(page.locator('travel-consent + iframe')).toBeAttached();
    expect(await element.evaluate(({ shadowRoot }) => !!shadowRoot)).toBe(true);
    await expect(banner(page)).not.toBeAttached();
    await painted(page);
    server.resume(0);
    await loaded;
    await expect.poll(() => banner(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(asked.filter((path) => path.includes('/fragments/'))).toEqual([]);
  } finally {
    await server.stop();
  }
});
