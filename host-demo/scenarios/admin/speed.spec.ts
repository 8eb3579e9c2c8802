/** How quick the hub is: a press on a page at 4x throttling, long lists without. */
import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { expect, signIn, test } from '../test.ts';

const ROUNDS = 15;
const FROM = '/business/approvals/settings';
const TO = '/business/approvals/approvers';
const SCREEN = /\/business\/approvals-approvers\.\w+\.js/;
/** As the hub shows it, without script. */
const STATIC = '/static-approvers';
const PEOPLE = 1000;
/** The page size of the hub's lists. */
const PAGE_SIZE = 15;

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const hub = (page: Page) => page.locator('travel-admin-hub');
const heading = (page: Page) => hub(page).getByRole('heading', { level: 1 });
const linkTo = (page: Page, path: string) => hub(page).locator(`.wide a[href="${path}"]`);

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The page as it is now, whose styles and contents come with its HTML. */
const asStatic = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('travel-admin-hub') as HTMLElement & { shadowRoot: ShadowRoot };
    const styles = [...shadowRoot.adoptedStyleSheets, ...shadowRoot.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('\n');
    const inner = `<style>${styles}</style>${shadowRoot.innerHTML.replaceAll(/<style[\s\S]*?<\/style>/g, '')}`;
    const tokens = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Static</title><style>${tokens.join('\n')}</style>
<travel-static><template shadowrootmode="open">${inner}</template></travel-static></html>`;
  });

test('a press on a page shows its screen as soon as a static page', async ({ page }) => {
  await signIn(page, TO, 'aiko@meridian.example');
  await expect(hub(page).getByRole('rowheader').first()).toBeVisible();
  const html = await asStatic(page);
  await page.route(STATIC, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(FROM);
  await expect(hub(page).getByRole('radio').first()).toBeVisible();
  await throttle(page);

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(FROM);
    await expect(hub(page).getByRole('radio').first()).toBeVisible();
    // The screen is fetched between the hover and the press of a person.
    const screen = page.waitForResponse(SCREEN);
    await linkTo(page, TO).hover();
    await (await screen).finished();
    await runPending(page, 10);
    const took = await linkTo(page, TO).evaluate(async (link) => {
      const root = link.getRootNode() as ShadowRoot;
      const start = performance.now();
      (link as HTMLElement).click();
      const isShown = () => root.querySelector('[role=rowheader], th[scope=row]') !== null;
      while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(); // behind the frame's layout and paint
          port2.postMessage(null);
        }),
      );
      return performance.now() - start;
    });
    ours.push(took);
    await expect(heading(page)).toHaveText('Approvers');

    const pressed = await page.evaluate((url) => {
      const now = performance.timeOrigin + performance.now();
      location.assign(url);
      return now;
    }, STATIC);
    await page.waitForURL(`**${STATIC}`);
    const painted = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.timeOrigin + paint.startTime;
    });
    theirs.push(((await painted.jsonValue()) as number) - pressed);
  }
  const ratio = median(ours) / median(theirs);
  console.log(
    `press to screen: ${median(ours).toFixed(0)} ms, static ${median(theirs).toFixed(0)} ms, ${ratio.toFixed(2)}x`,
  );
  expect(ratio).toBeLessThanOrEqual(1.5);
});

test('a thousand people are paged without a task of over 50 ms', async ({ page }) => {
  await page.route(/\/findUsers/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const [at, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? PAGE_SIZE)];
    const totalPages = Math.ceil(PEOPLE / size);
    const content = Array.from({ length: size }, (_, row) => ({
      email: `person${at * size + row}@meridian.example`,
      firstName: 'Anna',
      lastName: `Meier ${at * size + row}`,
      role: { roleName: 'Traveler' },
      profileImageUrl: null,
      customData: { staffClassDescription: 'Staff' },
    }));
    const pageable = { page: at, size, offset: at * size, paged: true };
    const paging = { pageable, first: at === 0, last: at === totalPages - 1, totalPages, numberOfElements: size };
    return route.fulfill({ json: { content, paging: { ...paging, totalElements: PEOPLE } } });
  });
  await signIn(page, '/business/users/manage', 'aiko@meridian.example');
  await expect(hub(page).getByRole('rowheader').first()).toBeVisible();
  // In the page, as Playwright's own looks at it would be tasks, too.
  const tasks = await page.evaluate(async (size) => {
    const root = document.querySelector('travel-admin-hub')?.shadowRoot as ShadowRoot;
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    for (let turn = 1; turn <= 10; turn += 1) {
      [...root.querySelectorAll<HTMLElement>('a[href*="page"]')].at(-1)?.click();
      const isThere = () => root.querySelector('tbody th')?.textContent?.includes(`Meier ${turn * size}`);
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      // The work that a page begins is over before the next one.
      for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return tasks;
  }, PAGE_SIZE);
  console.log(`tasks over 50 ms while paging: ${tasks.map(Math.round).join(' ') || 'none'}`);
  expect(tasks).toEqual([]);
});
