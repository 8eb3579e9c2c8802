/** The bar in other typefaces and spacings than the brand's, signed in and out, before React and with it. */
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { runPending } from '../runPending.ts';
import { expect, test } from '../test.ts';
import {
  BAR_LOOKS,
  BARS_PAGE,
  barsOf,
  haveReact,
  judgeBars,
  NO_PROBLEMS,
  showBars,
  showName,
  signInHere,
} from './judgeBars.ts';

const AUTH_STATE = /\/AuthStateProviderAction/;
const ADA = { login: 'ada@example.com', password: DEMO_PASSWORD };

for (const [name, query] of [
  ['the first one current', 'active-vertical=flights'],
  ['the last one current', 'active-vertical=explore'],
  ['in German, where "more" always has one', 'locale=de-DE&visible-items=7'],
] as const)
  test(`no item is cut, lost or twice: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1500, height: 900 });
    await page.goto(BARS_PAGE);
    for (const isSignedIn of [false, true]) {
      await test.step(isSignedIn ? 'signed in' : 'signed out', async () => {
        await page.evaluate(showBars, barsOf(query));
        expect(await page.evaluate(judgeBars, BAR_LOOKS)).toEqual(NO_PROBLEMS);
        await expect.poll(() => page.evaluate(haveReact)).toBe(true);
        if (isSignedIn) await expect.poll(() => page.evaluate(showName, 'Ada')).toBe(true);
        expect(await page.evaluate(judgeBars, BAR_LOOKS)).toEqual(NO_PROBLEMS);
      });
      if (isSignedIn) break;
      expect(await page.evaluate(signInHere, ADA)).toBe(true);
      await page.goto(BARS_PAGE);
    }
  });

interface Shift {
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Begins to note layout shifts: from where to where. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join();
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Shift[] })[])
      shifts.push(...sources.map(({ previousRect, currentRect }) => `${place(previousRect)} -> ${place(currentRect)}`));
  }).observe({ type: 'layout-shift' });
}

for (const query of ['active-vertical=flights', 'active-vertical=explore'])
  test(`in no typeface and spacing the bar moves when React comes: ${query}`, async ({ page }) => {
    await page.setViewportSize({ width: 1500, height: 2200 });
    for (const look of BAR_LOOKS) {
      await page.goto(BARS_PAGE);
      await page.evaluate(showBars, barsOf(query));
      await page.evaluate(judgeBars, [look]);
      await runPending(page, 3);
      await page.evaluate(watchShifts);
      await expect.poll(() => page.evaluate(haveReact)).toBe(true);
      await runPending(page);
      expect(await page.evaluate('shifts'), look.family).toEqual([]);
    }
  });

test('no bar moves when the name of the visitor comes late', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 2200 });
  await page.goto(BARS_PAGE);
  expect(await page.evaluate(signInHere, ADA)).toBe(true);
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(AUTH_STATE, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(BARS_PAGE);
  await page.evaluate(showBars, barsOf('active-vertical=flights'));
  await expect.poll(() => page.evaluate(haveReact)).toBe(true);
  await runPending(page, 3);
  expect(await page.evaluate(showName, 'Ada')).toBe(false);
  await page.evaluate(watchShifts);
  answer();
  await expect.poll(() => page.evaluate(showName, 'Ada')).toBe(true);
  await runPending(page);
  expect(await page.evaluate('shifts')).toEqual([]);
});
