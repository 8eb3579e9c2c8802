/** How long the visitor waits for the dialog at 4x CPU throttling. */
import { expect, loadReact, open, test } from '../test.ts';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** From the click until the dialog's frame is painted, in ms, on an idle machine. */
const LIMIT_MS = 100;
/** Odd, and large enough to tolerate a busy second. */
const RUNS = 15;

test('loaded on intent, the dialog opens on the first click without waiting, at 4x throttling', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const waits: number[] = [];
  // Measure the first click on a fresh page each time.
  for (let run = 0; run < RUNS; run++) {
    await open(page, '/scenarios/sign-in/');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await loadReact(page, 'travel-sign-in');
    await page.waitForFunction(() => document.querySelector('travel-sign-in')?.matches(':state(ready)'));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // From the click's timestamp until after the frame's layout and paint, as the bench measures menus.
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const isShown = () =>
            document.querySelector('travel-sign-in')?.shadowRoot?.querySelector('dialog')?.open === true;
          const begin = ({ timeStamp }: Event) => {
            const look = () =>
              requestAnimationFrame(() => {
                if (!isShown()) return look();
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - timeStamp);
                port2.postMessage(null);
              });
            look();
          };
          addEventListener('click', begin, { capture: true, once: true });
        }),
    );
    // Add its listener before the click.
    await page.evaluate(() => undefined);
    await page.mouse.down();
    await page.mouse.up();
    const wait = await shown;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    waits.push(Math.round(wait));
    await page.mouse.move(0, 0);
  }
  console.log(`first click to dialog at 4x: ${waits.join(', ')} ms`);
  expect(waits.toSorted((a, b) => a - b)[(RUNS - 1) / 2], 'the median').toBeLessThan(LIMIT_MS);
});
