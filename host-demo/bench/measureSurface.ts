import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { askFor } from './askFor.ts';
import { OPENING_CATEGORIES, type Opening, readOpenings } from './readTrace.ts';
import { spreadOf, steadyMean } from './statistics.ts';
import { installSurfaceProbe, type SurfaceWindow } from './surfaceProbe.ts';
import type { Target } from './surfaces.ts';

/** One visit to a surface that has loaded and opened before. */
export interface SurfaceVisit extends Opening {
  /** Mean of several clicks, without the fastest and the slowest. In ms. */
  clickLater: number;
}

const OPENINGS = 4;
const LATER_CLICKS = 5;
/** Longer than any animation. */
const OPEN_MS = 500;
/** How long after closing main-thread time still counts for it. */
const AFTER_CLOSING_MS = 500;
/** Between two later clicks, longer than any exit animation. */
const BETWEEN_CLICKS_MS = 350;
const BETWEEN_MS = 100;
const LIMIT_MS = 30_000;
/** Outside the element: within a shadow root no `pointerover` reaches the page. */
const AWAY_PX = 400;

/** How often it is opened and closed before the heap is measured first, and between two measurements. See README.md. */
const WARM_UP_CYCLES = 450;
export const HEAP_CYCLES = 200;

/** Opens and closes it several times under CPU throttling, and reads a trace of that. */
export function measureSurface(
  browser: Browser,
  origin: string,
  target: Target,
  cpuSlowdown: number,
): Promise<SurfaceVisit> {
  return visit(browser, origin, target, async (page, cdp, { x, y }) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const click = async () => {
      await sleep(BETWEEN_MS);
      await page.mouse.click(x, y);
    };

    await browser.startTracing(page, { categories: OPENING_CATEGORIES });
    for (let left = OPENINGS; left > 0; left -= 1) {
      await click();
      await sleep(OPEN_MS);
      await page.keyboard.press('Escape');
      await sleep(AFTER_CLOSING_MS + BETWEEN_MS);
    }
    const openings = readOpenings(await browser.stopTracing(), AFTER_CLOSING_MS);
    if (openings.length !== OPENINGS)
      throw new Error(`${target.path}: found ${openings.length} openings in the trace.`);

    const later: number[] = [];
    for (let left = LATER_CLICKS; left > 0; left -= 1) {
      const opened = page.evaluate(() => (window as unknown as SurfaceWindow).surface.nextOpening());
      await page.evaluate(() => undefined); // its listener is added before the press
      await click();
      later.push(await opened);
      await sleep(BETWEEN_CLICKS_MS);
      await page.keyboard.press('Escape');
      await sleep(BETWEEN_CLICKS_MS);
    }
    const median = (measure: keyof Opening) => spreadOf(openings.map((opening) => opening[measure])).median;
    return {
      mainThread: median('mainThread'),
      layouts: median('layouts'),
      styles: median('styles'),
      clickLater: steadyMean(later),
    };
  });
}

/**
 * Heap growth in bytes after so many cycles: the smaller of two measurements, because compiled code is added once, a leak
 * each time.
 */
export function measureHeap(browser: Browser, origin: string, target: Target): Promise<number> {
  return visit(browser, origin, target, async (page, cdp) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const heapAfter = async (cycles: number) => {
      await page.evaluate((times) => (window as unknown as SurfaceWindow).surface.cycle(times), cycles);
      for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    const warm = await heapAfter(WARM_UP_CYCLES);
    const once = await heapAfter(HEAP_CYCLES);
    const twice = await heapAfter(HEAP_CYCLES);
    return Math.min(once - warm, twice - once);
  });
}

/** Loads the page, opens and closes it once, and waits until the network is idle. */
async function visit<Result>(
  browser: Browser,
  origin: string,
  target: Target,
  work: (page: Page, cdp: CDPSession, trigger: { x: number; y: number }) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.addInitScript(installSurfaceProbe, target);
    await page.goto(`${origin}/bench/${target.path}`, { waitUntil: 'load' });
    const holds = (condition: () => boolean) => page.waitForFunction(condition, null, { timeout: LIMIT_MS });

    await holds(() => (window as unknown as SurfaceWindow).surface.place() !== undefined);
    const place = async () => {
      const found = await page.evaluate(() => (window as unknown as SurfaceWindow).surface.place());
      if (!found) throw new Error(`${target.path}: ${target.trigger} is missing.`);
      return found;
    };
    if (target.host) await askFor(page, target.host);
    await pointAt(
      page,
      await place(),
      holds(() => (window as unknown as SurfaceWindow).surface.isReady()),
    );
    const trigger = await place();
    await page.mouse.click(trigger.x, trigger.y);
    await holds(() => (window as unknown as SurfaceWindow).surface.isOpen());
    await page.waitForLoadState('networkidle');
    await untilComplete(page);
    await page.keyboard.press('Escape');
    await holds(() => !(window as unknown as SurfaceWindow).surface.isOpen());
    await sleep(AFTER_CLOSING_MS);

    const result = await work(page, await context.newCDPSession(page), trigger);
    if (problems.length > 0) throw new Error(`The page of "${target.path}" had errors: ${problems.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Comes and goes with the pointer until something is ready: the loader may not listen yet when it comes first. */
async function pointAt(page: Page, { x, y }: { x: number; y: number }, ready: Promise<unknown>): Promise<void> {
  let isReady = false;
  const waiting = ready.then(() => {
    isReady = true;
  });
  for (;;) {
    await page.mouse.move(x, y);
    await Promise.race([waiting, sleep(OPEN_MS)]);
    if (isReady) break;
    await page.mouse.move(x, y + AWAY_PX);
    await sleep(BETWEEN_MS); // two moves within a frame are one
  }
}

/** Lists render in portions. */
async function untilComplete(page: Page): Promise<void> {
  for (let before = -1; ; ) {
    const now = await page.evaluate(() => (window as unknown as SurfaceWindow).surface.contents());
    if (now === before) return;
    before = now;
    await sleep(OPEN_MS);
  }
}
