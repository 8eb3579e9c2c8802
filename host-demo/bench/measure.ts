import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { askFor } from './askFor.ts';
import { countRounds, type LoggedRequest, NetworkLog, totalBytes } from './NetworkLog.ts';
import type { Variant } from './pages.ts';
import { installProbe, type ProbedWindow, VISIBLE_BINDING } from './probe.ts';
import { readTrace, TRACE_CATEGORIES } from './readTrace.ts';
import { steadyMean } from './statistics.ts';

/** Emulation of the visitor's machine and connection. */
export interface Conditions {
  cpuSlowdown: number;
  /** Undefined means no throttling. */
  network?: { megabitsPerSecond: number; roundTripMs: number };
}

/** One visit to one page. Times in ms, sizes in bytes. */
export interface Visit {
  /** First paint of anything on the page. */
  firstPaint: number;
  visible: number;
  bytesToVisible: number;
  requestsToVisible: number;
  /** Everything loaded before the first interaction. */
  bytesUntouched: number;
  requestsUntouched: number;
  /** Our scripts, in thread time; 0 on the floor. */
  scriptUntouched: number;
  /** All tasks of the main thread. */
  mainThreadUntouched: number;
  blockingTime: number;
  longestTask: number;
  heapUntouched: number;
  /** The first click of the visit. */
  clickFirst: number;
  /** From the need of it to the header's React. Absent for the floor. */
  interactive?: number;
  bytesToInteractive: number;
  requestsToInteractive: number;
  rounds: number;
  scriptToInteractive: number;
  heapInteractive: number;
  /** Mean of several clicks after everything has loaded, without the fastest and the slowest. */
  clickLater: number;
  layoutShift: number;
}

export interface VisitResult {
  visit: Visit;
  /** Our paths loaded before the first interaction. */
  untouched: string[];
}

const UNTOUCHED_MS = 1500;
const BETWEEN_CLICKS_MS = 350;
/** Minimum hover time before a press. */
const BEFORE_PRESS_MS = 100;
const LATER_CLICKS = 8;
const LIMIT_MS = 30_000;
const OURS = '/travel-shell/';
/** The page's script. */
const STEP_0 = /\/(loader|header\.[^/]+)\.js$/;

const isOurs = (request: LoggedRequest) => request.path.startsWith(OURS);
/** Lists of what later presses load come ahead of need: no script waits for them. */
const isNeeded = (request: LoggedRequest) => isOurs(request) && !request.path.includes('/later/');

/**
 * Visits the page with an empty cache, waits, clicks on the account button, waits again, asks for the header's React, clicks
 * again.
 */
export const measure = (
  browser: Browser,
  origin: string,
  variant: Variant,
  conditions: Conditions,
): Promise<VisitResult> =>
  onNewPage(browser, variant, (page) => visit(browser, page, `${origin}/bench/${variant}`, variant, conditions));

/** From navigation to the header's first frame, in ms: a page that is only looked at. */
export const measureVisible = (
  browser: Browser,
  origin: string,
  path: string,
  conditions: Conditions,
): Promise<number> =>
  onNewPage(browser, path, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await imitate(cdp, conditions);
    await page.addInitScript(installProbe);
    const visibleOnce = untilVisible(cdp);
    await page.goto(`${origin}/bench/${path}`, { waitUntil: 'commit' });
    await visibleOnce;
    return page.evaluate(() => (window as unknown as ProbedWindow).bench.visible as number);
  });

/** Works on a page of a new profile. Throws where the page had errors. */
async function onNewPage<Result>(
  browser: Browser,
  name: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const result = await work(page);
    if (problems.length > 0) throw new Error(`The page of "${name}" had errors: ${problems.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

async function visit(
  browser: Browser,
  page: Page,
  url: string,
  variant: Variant,
  conditions: Conditions,
): Promise<VisitResult> {
  const cdp = await page.context().newCDPSession(page);
  const log = new NetworkLog();
  await log.watch(cdp);
  await cdp.send('Performance.enable');
  await imitate(cdp, conditions);
  await page.addInitScript(installProbe);
  const visibleOnce = untilVisible(cdp);

  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url, { waitUntil: 'commit' });
  await visibleOnce;
  await sleep(UNTOUCHED_MS);
  const trace = readTrace(await browser.stopTracing(), (script) => script.includes(OURS));

  const untouched = log.until();
  const { visible, firstPaint } = await page.evaluate(() => {
    const { visible, firstPaint } = (window as unknown as ProbedWindow).bench;
    return { visible: visible as number, firstPaint: firstPaint as number };
  });
  const [mainThreadUntouched] = await times(cdp, 'TaskDuration');
  const heapUntouched = await heap(cdp);
  const { x, y } = await page.evaluate(() => (window as unknown as ProbedWindow).bench.accountButton());

  const clickFirst = await click(page, x, y);
  await sleep(UNTOUCHED_MS);
  const need = variant === 'floor' ? undefined : await startReact(page);
  const ready = await page.evaluate(() => (window as unknown as ProbedWindow).bench.ready);
  const interactive = ready === undefined || need === undefined ? {} : { interactive: ready - need };
  await sleep(UNTOUCHED_MS);

  const toInteractive = log.until(ready ?? visible);
  const loaded = toInteractive.find(({ path }) => STEP_0.test(path));
  const afterLoader = toInteractive.filter((request) => isNeeded(request) && loaded && request.start >= loaded.end);
  const [scriptToInteractive] = await times(cdp, 'ScriptDuration');

  const later: number[] = [];
  for (let i = 0; i < LATER_CLICKS; i += 1) {
    await page.keyboard.press('Escape');
    await sleep(BETWEEN_CLICKS_MS);
    later.push(await click(page, x, y));
    await sleep(BETWEEN_CLICKS_MS);
  }

  return {
    untouched: untouched.filter(isOurs).map(({ path }) => path.slice(OURS.length)),
    visit: {
      firstPaint,
      visible,
      ...summary('ToVisible', log.until(visible)),
      ...summary('Untouched', untouched),
      scriptUntouched: trace.script,
      mainThreadUntouched,
      blockingTime: trace.blockingTime,
      longestTask: trace.longestTask,
      heapUntouched,
      clickFirst,
      ...interactive,
      ...summary('ToInteractive', toInteractive),
      rounds: countRounds(afterLoader),
      scriptToInteractive,
      heapInteractive: await heap(cdp),
      clickLater: steadyMean(later),
      layoutShift: await page.evaluate(() => (window as unknown as ProbedWindow).bench.layoutShift),
    },
  };
}

export async function imitate(cdp: CDPSession, { cpuSlowdown, network }: Conditions): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const bytesPerSecond = (network.megabitsPerSecond * 1_000_000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

async function click(page: Page, x: number, y: number): Promise<number> {
  const menu = page.evaluate(() => (window as unknown as ProbedWindow).bench.nextMenu());
  // Add the listener of nextMenu() before the mouse moves.
  await page.evaluate(() => undefined);
  await page.mouse.move(x, y);
  await sleep(BEFORE_PRESS_MS);
  await page.mouse.click(x, y);
  return menu;
}

/** By a call from the page: evaluating anything there compiles Playwright's script, which takes longer than our own. */
async function untilVisible(cdp: CDPSession): Promise<void> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: VISIBLE_BINDING });
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The header was not visible in ${LIMIT_MS} ms.`)), LIMIT_MS);
    cdp.on('Runtime.bindingCalled', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}

/** As a visitor does who needs it. Resolves with when that was, once it is there. */
async function startReact(page: Page): Promise<number> {
  const need = await page.evaluate(() => performance.now());
  await askFor(page, 'travel-header');
  await page.waitForFunction(() => (window as unknown as ProbedWindow).bench.ready !== undefined, null, {
    timeout: LIMIT_MS,
  });
  return need;
}

/** In ms since the navigation. */
async function times<const N extends string[]>(cdp: CDPSession, ...names: N): Promise<{ [I in keyof N]: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const times = names.map((wanted) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000);
  return times as { [I in keyof N]: number };
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

type Summary<S extends string> = Record<`bytes${S}` | `requests${S}`, number>;

function summary<S extends string>(name: S, requests: readonly LoggedRequest[]): Summary<S> {
  return { [`bytes${name}`]: totalBytes(requests), [`requests${name}`]: requests.length } as Summary<S>;
}
