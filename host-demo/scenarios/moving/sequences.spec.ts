/**
 * Changes of an element by scripts of real pages, in random order, while it is fetched, HTML, hydrated or React's:
 * after each sequence every header on the page works and is styled, and nothing is in the console. A failure names its
 * seed.
 */
import type { Page } from '@playwright/test';
import { expect, headerReady, test } from '../test.ts';

const PAGE = '/scenarios/moving/?country-picker&currency-picker';
const SEEDS = [11, 23, 37, 41, 59, 67, 73, 89, 97, 101, 103, 107];
const STEPS = 24;

/** Holds requests back until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue().catch(() => {}); // the page is gone
  });
  return resolve;
}

/** One random act; resolves some time later. `rest` is the generator's state, which it returns. */
const act = (page: Page, rest: number) =>
  page.evaluate(async (state) => {
    let a = state;
    /** mulberry32 */
    const random = () => {
      a = (a + 0x6d2b79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
    const task = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const places = [...document.querySelectorAll('.place')] as HTMLElement[];
    const headers = [...document.querySelectorAll('.place > travel-header')] as HTMLElement[];
    const header = pick(headers);
    const place = pick(places);
    const frameDocument = () => {
      const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
      return frame.contentDocument as Document;
    };
    const acts: Record<string, () => unknown> = {
      move: () => place.append(header),
      moveBefore: () => (place as HTMLElement & { moveBefore(node: Node, child: null): void }).moveBefore(header, null),
      clone: () => headers.length < 4 && place.append(header.cloneNode(true)),
      async reinsert() {
        header.remove();
        await pick([() => Promise.resolve(), task, () => frames(4)])();
        place.append(header);
      },
      adopt() {
        frameDocument().body.append(header);
        place.append(header);
      },
      async adoptSlowly() {
        const other = document.implementation.createHTMLDocument();
        other.body.append(header);
        await frames(2);
        place.append(header);
      },
      adoptParsed() {
        const other = new DOMParser().parseFromString(header.outerHTML, 'text/html');
        header.replaceWith(document.adoptNode(other.body.firstElementChild as Element));
      },
      language: () => document.documentElement.setAttribute('lang', pick(['en-US', 'de-DE'])),
      hover: () => header.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true })),
      // As for one elsewhere on the page: the header around it stays HTML.
      pickers: () => load('travel-country-picker', 'travel-currency-picker'),
    };
    const load = (...tags: string[]) => {
      const { travelShell } = window as unknown as { travelShell: { load?(tag: string): Promise<void> } };
      for (const tag of tags) travelShell.load?.(tag).catch(() => {});
    };
    const name = pick(Object.keys(acts));
    await acts[name]?.();
    await pick([() => Promise.resolve(), task, () => frames(1)])();
    return { rest: a, name };
  }, rest);

for (const seed of SEEDS) {
  test(`moved, cloned, adopted and inserted again in random order, from seed ${seed}`, async ({ page }, testInfo) => {
    const letFragments = await hold(page, /\/fragments\/|\.html/);
    const letReact = await hold(page, /\/travel-shell\/(runtime|header|pickers|account-menu)\//);
    await page.goto(PAGE);
    const told: string[] = [];
    let rest = seed;
    for (let step = 0; step < STEPS; step += 1) {
      if (step === 6) letFragments();
      if (step === 14) letReact();
      const done = await act(page, rest);
      rest = done.rest;
      told.push(done.name);
    }
    await testInfo.attach('acts', { body: told.join(' ') });
    await headerReady(page);
    // In a narrow header they are in a menu, so nothing has asked for them.
    await page.evaluate(() =>
      Promise.all(
        (['travel-country-picker', 'travel-currency-picker'] as const).map((tag) => window.travelShell?.load(tag)),
      ),
    );
    const states = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('travel-header')].map((header) => {
          const bar = header.shadowRoot?.querySelector('.bar');
          const pickers = [
            ...(header.shadowRoot?.querySelectorAll('travel-country-picker, travel-currency-picker') ?? []),
          ];
          return {
            isReady: header.matches(':state(ready)'),
            isStyled: bar !== null && bar !== undefined && getComputedStyle(bar).display === 'flex',
            height: header.getBoundingClientRect().height,
            pickers: pickers.filter((picker) => picker.shadowRoot?.querySelector('[part=trigger]')).length,
          };
        }),
      );
    const good = { isReady: true, isStyled: true, height: 80, pickers: 2 };
    await expect
      .poll(async () => (await states()).filter((state) => JSON.stringify(state) !== JSON.stringify(good)))
      .toEqual([]);
    // One of them does what it is for.
    await page.locator('travel-header').last().locator('[part=account]').click();
    await expect(page.locator('travel-header').last().locator('#account')).toBeVisible();
  });
}
