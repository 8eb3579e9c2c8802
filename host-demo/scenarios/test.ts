/** What every spec of the scenarios starts from. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../server/seed/accounts.ts';
import { Problems } from './Problems.ts';
import { Traffic } from './Traffic.ts';

export { expect };

interface Fixtures {
  problems: Problems;
  traffic: Traffic;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.list(), 'unexpected console lines, errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
  traffic: async ({ context }, use) => {
    const traffic = new Traffic();
    traffic.watch(context);
    await use(traffic);
  },
});

/** Signs in by the login page a person uses, and comes back to `path`. */
export async function signIn(page: Page, path: string, login = 'ada@example.com'): Promise<void> {
  await page.goto(`/login?redir=${encodeURIComponent(path)}`);
  await page.getByLabel('Email or phone').fill(login);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** Resolves when each header on the page has rendered or hydrated. */
export async function headerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const headers = [...document.querySelectorAll('travel-header')];
    return headers.length > 0 && headers.every((header) => (header as { travelReady?: true }).travelReady);
  });
}

/** Marks each element that has said `travel-ready`, for `headerReady`. Call before the page is opened. */
export async function noteReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('travel-ready', ({ target }) => {
      (target as { travelReady?: true }).travelReady = true;
    });
  });
}

/** Opens a page and waits until its header works. */
export async function open(page: Page, path: string): Promise<void> {
  await noteReady(page);
  await page.goto(path);
  await headerReady(page);
}

/** No axe rule is broken inside `selector`; shadow roots are looked into. */
export async function expectAccessible(page: Page, selector = 'body'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(selector).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Cumulative layout shift of the page so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames: the last shift has been painted, and its entry delivered.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(total))));
      }),
  );
}

/** Slows every answer of ours down, so that the order of requests can be told. */
export async function slowDown(page: Page, milliseconds: number, pattern: RegExp): Promise<void> {
  await page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}
