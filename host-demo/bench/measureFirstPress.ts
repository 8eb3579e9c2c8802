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
}

const UNTOUCHED_MS = 1500;
/** How long a finger stays; few taps are shorter. */
const TAP_MS = 80;
const LIMIT_MS = 30_000;

/** Loads the page on a phone, waits, taps, and waits for the surface with its contents. */
export async function measureFirstPress(
  browser: Browser,
  origin: string,
  target: Target,
  conditions: Conditions,
): Promise<FirstPress> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const cdp = await context.newCDPSession(page);
    const log = new NetworkLog();
    await log.watch(cdp);
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
    await tap(cdp, place);
    const pressToUseful = await opened;
    const useful = await page.evaluate(() => performance.now());
    if (problems.length > 0) throw new Error(`The page of "${target.path}" had errors: ${problems.join('; ')}`);
    return { pressToUseful, rounds: countRounds(log.between(touched, useful)) };
  } finally {
    await context.close();
  }
}

async function tap(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(TAP_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
