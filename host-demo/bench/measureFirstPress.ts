import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { type Conditions, imitate } from './measure.ts';
import { countRounds, NetworkLog } from './NetworkLog.ts';
import { installSurfaceProbe, type SurfaceWindow } from './surfaceProbe.ts';
import type { Target } from './surfaces.ts';

/** The first press of a visit, by touch, with an empty cache. */
export interface FirstPress {
  /** From lifting the finger to the frame with what was pressed for. In ms. */
  pressToUseful: number;
  /** Rounds of requests from touching to that frame. */
  rounds: number;
  /** Main-thread time of the press and all that it sets going, until the page is quiet. In ms of thread time. */
  mainThread: number;
}

const UNTOUCHED_MS = 1500;
/** How long a finger stays; few taps are shorter. */
const TAP_MS = 80;
const LIMIT_MS = 30_000;
/** A page is quiet once it has done as good as nothing, and asked for nothing, for so long. */
const QUIET_MS = 600;
const LOOKS = 4;
/**
 * Main-thread time that counts as none: a look at it costs some itself, and so does the blinking caret of a field with
 * a long list below.
 */
const NOTHING_MS = 16;

/** Loads the page on a phone, waits, taps, and waits for the surface with its contents. */
export async function measureFirstPress(
  browser: Browser,
  origin: string,
  target: Target,
  conditions: Conditions,
): Promise<FirstPress> {
  const viewport = target.isWide ? { width: 1280, height: 800 } : { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const cdp = await context.newCDPSession(page);
    const log = new NetworkLog();
    await log.watch(cdp);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await imitate(cdp, conditions);
    await page.addInitScript(installSurfaceProbe, target);
    await page.goto(`${origin}/bench/${target.path}`, { waitUntil: 'load' });
    await page.waitForFunction(() => (window as unknown as SurfaceWindow).surface.place() !== undefined, null, {
      timeout: LIMIT_MS,
    });
    await sleep(UNTOUCHED_MS);
    const place = await page.evaluate(() => (window as unknown as SurfaceWindow).surface.place());
    if (!place) throw new Error(`${target.path}: ${target.trigger} is missing.`);
    const opened = page.evaluate(() => (window as unknown as SurfaceWindow).surface.nextOpening());
    const touched = await page.evaluate(() => performance.now());
    const before = await mainThreadOf(cdp);
    await tap(cdp, place);
    const pressToUseful = await Promise.race([opened, sleep(LIMIT_MS)]);
    if (!pressToUseful) throw new Error(`${target.path}: a press on ${target.trigger} did not show ${target.surface}.`);
    const mainThread = (await untilQuiet(cdp, log, target.path)) - before;
    if (problems.length > 0) throw new Error(`The page of "${target.path}" had errors: ${problems.join('; ')}`);
    const useful = touched + TAP_MS + pressToUseful;
    return { pressToUseful, rounds: countRounds(log.between(touched, useful)), mainThread };
  } finally {
    await context.close();
  }
}

/** Since the navigation. */
async function mainThreadOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Resolves with the main-thread time since the navigation, without what came after. */
async function untilQuiet(cdp: CDPSession, log: NetworkLog, path: string): Promise<number> {
  const end = performance.now() + LIMIT_MS;
  let quiet = await mainThreadOf(cdp);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await sleep(QUIET_MS / LOOKS);
    const now = await mainThreadOf(cdp);
    if (now - quiet <= NOTHING_MS && log.isQuiet) continue;
    if (performance.now() > end) throw new Error(`${path}: the page was not quiet within ${LIMIT_MS} ms.`);
    quiet = now;
    looks = -1;
  }
  return quiet;
}

async function tap(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(TAP_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
