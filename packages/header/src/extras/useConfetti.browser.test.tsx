/** Confetti from the logo: when it flies, for how long, and its cleanup. */

import { logoConfettiShown } from '@travel-shell/store/keys/logoConfettiShown';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountHeader, part, playBackEnd } from '../testPage.ts';

let stopBackEnd: () => void;

/** The machine's own pointer or focus, left on the logo by another file, would stop its cycles. */
const REAL = ['pointerover', 'focusin'];
const ignoreReal = (event: Event) => event.isTrusted && event.stopImmediatePropagation();

beforeEach(async () => {
  await page.viewport(1280, 720);
  localStorage.removeItem('logoConfettiShown');
  stopBackEnd = playBackEnd(authStateOf());
  for (const type of REAL) window.addEventListener(type, ignoreReal, true);
});

afterEach(() => {
  for (const type of REAL) window.removeEventListener(type, ignoreReal, true);
  vi.restoreAllMocks();
  stopBackEnd();
  localStorage.removeItem('logoConfettiShown');
  document.body.replaceChildren();
});

const canvasOf = (header: HTMLElement) => header.shadowRoot?.querySelector('canvas') ?? null;
const shapeOf = (header: HTMLElement) => part(header, '.logo-shape');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function mountWithConfetti(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const header = await mountHeader({ confetti: 'explorer', ...attributes });
  await expect.poll(() => canvasOf(header), { timeout: 8000, interval: 10 }).toBeTruthy(); // a busy page is idle late
  return header;
}

/** The fully opaque colours now on the canvas. */
function coloursOn(canvas: HTMLCanvasElement): Set<string> {
  const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    found.add(`#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`);
  }
  return found;
}

/** How long a header's confetti flies. Frames dropped on a busy machine are not made up for, so they do not count. */
async function flightOf(header: () => HTMLElement | null): Promise<number> {
  const hasCanvas = () => Boolean(header()?.shadowRoot?.querySelector('canvas'));
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  while (!hasCanvas()) await frame();
  let flown = 0;
  for (let before = await frame(); hasCanvas(); ) {
    const now = await frame();
    flown += Math.min(now - before, 4 * (1000 / 60));
    before = now;
  }
  return flown;
}

describe('whether it flies', () => {
  test('MSC-028 flies when the feature is enabled', async () => {
    const header = await mountWithConfetti();
    const canvas = canvasOf(header) as HTMLCanvasElement;
    await expect.poll(() => coloursOn(canvas).has('#00684a')).toBe(true);
    expect(canvas.getAttribute('aria-hidden')).toBe('true');
    expect(getComputedStyle(canvas).pointerEvents).toBe('none');
    expect(getComputedStyle(canvas).position).toBe('fixed');
  });

  test('MSC-028 does not fly when the feature is disabled', async () => {
    const header = await mountHeader({ 'pride-logo': '' });
    await pause(300);
    expect(canvasOf(header)).toBeNull();
  });

  test('MSC-028 CON-111 does not fly when this device has seen it', async () => {
    logoConfettiShown.write(true);
    const header = await mountHeader({ confetti: 'explorer' });
    await pause(300);
    expect(canvasOf(header)).toBeNull();
  });

  test('does not fly with reduced motion; the logo does not move either', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduce') ? ({ ...original(query), matches: true } as MediaQueryList) : original(query),
    );
    const header = await mountHeader({ confetti: 'explorer' });
    await pause(300);
    expect(canvasOf(header)).toBeNull();
    expect(part(header, '.logo-mark').getAnimations()).toEqual([]);
  });

  test.each([
    ['explorer', '#3c8dde', '#e40303'],
    ['pride', '#e40303', '#3c8dde'],
  ] as const)('MSC-034 MSC-035 %s has its own colours', async (confetti, own, other) => {
    const canvas = canvasOf(await mountWithConfetti({ confetti })) as HTMLCanvasElement;
    await expect.poll(() => coloursOn(canvas).has(own)).toBe(true);
    expect(coloursOn(canvas).has(other)).toBe(false);
  });
});

describe('how long', () => {
  test('MSC-032 CON-072 logo and confetti move for 2000 ms by default', async () => {
    const watching = flightOf(() => document.querySelector('travel-header'));
    const header = await mountWithConfetti();
    expect(part(header, '.logo-mark').getAnimations()[0]?.effect?.getTiming().duration).toBe(2000);
    const flown = await watching;
    expect(flown).toBeGreaterThan(1900);
    expect(flown).toBeLessThan(2100);
  });

  test.each([
    [{}, 9000],
    [{ 'logo-cycle': '11' }, 11_000],
  ])('MSC-033 CON-075 a compact logo moves in cycles: %j', async (attributes, cycle) => {
    const header = await mountWithConfetti({ compact: '', ...attributes });
    const [movement] = part(header, '.logo-mark').getAnimations();
    const timing = movement?.effect?.getTiming();
    expect(timing).toMatchObject({ duration: cycle, iterations: Number.POSITIVE_INFINITY });
    const frames = (movement as Animation & { effect: KeyframeEffect }).effect.getKeyframes();
    const still = frames.filter(({ computedOffset }) => computedOffset >= 2000 / cycle);
    expect(still.every(({ rotate }) => rotate === '0deg')).toBe(true);
    expect(frames.some(({ rotate }) => rotate !== '0deg')).toBe(true);
  });

  test.each(['pointerover', 'focusin'])('%s on the logo stops the cycles of a compact logo', async (type) => {
    const header = await mountWithConfetti({ compact: '' });
    const mark = part(header, '.logo-mark');
    expect(mark.getAnimations()).toHaveLength(1);
    part(header, '.logo').dispatchEvent(new Event(type, { bubbles: true }));
    expect(mark.getAnimations()).toEqual([]);
  });

  test('any other logo moves once', async () => {
    const header = await mountWithConfetti();
    expect(part(header, '.logo-mark').getAnimations()[0]?.effect?.getTiming().iterations).toBe(1);
  });
});

describe('the end', () => {
  test('MSC-029 with confetti-once the flag is stored at the end, not before', async () => {
    const header = await mountWithConfetti({ 'confetti-once': '', 'logo-animation': '300' });
    expect(logoConfettiShown.read()).toBeUndefined();
    await expect.poll(() => canvasOf(header), { timeout: 5000 }).toBeNull();
    expect(localStorage.getItem('logoConfettiShown')).toBe('true');
  });

  test('MSC-029 without confetti-once nothing is stored, so it flies again', async () => {
    const header = await mountWithConfetti({ 'logo-animation': '300' });
    await expect.poll(() => canvasOf(header), { timeout: 5000 }).toBeNull();
    expect(logoConfettiShown.read()).toBeUndefined();
    header.remove();
    await mountWithConfetti();
  });

  test('removing the header removes the confetti and does not store the flag', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    const header = await mountWithConfetti({ 'confetti-once': '' });
    header.remove();
    await pause(100);
    expect(canvasOf(header)).toBeNull();
    frames.mockClear();
    await pause(200);
    expect(frames).not.toHaveBeenCalled();
    expect(logoConfettiShown.read()).toBeUndefined();
  });

  test('removing the attribute removes the confetti', async () => {
    const header = await mountWithConfetti({ compact: '' });
    header.removeAttribute('confetti');
    await expect.poll(() => canvasOf(header)).toBeNull();
    expect(header.shadowRoot?.querySelector('.logo-mark')?.getAnimations()).toEqual([]);
  });
});

describe('with the pride logo', () => {
  const inkOf = (header: HTMLElement) => getComputedStyle(part(header, '.logo-mark path')).fill;

  test('MSC-036 neither logo shows until confetti is decided, then the pride logo does', async () => {
    const idle: IdleRequestCallback[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => idle.push(callback));
    const header = await mountHeader({ confetti: 'pride', 'pride-logo': '' });
    expect(shapeOf(header).dataset.pride).toBe('unknown');
    expect(inkOf(header)).toBe(getComputedStyle(part(header, '.logo')).color);
    for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 1 });
    await expect.poll(() => shapeOf(header).dataset.pride).toBe('true');
    expect(inkOf(header)).toContain('#travel-pride');
  });

  test('MSC-036 the pride logo shows immediately when confetti has been seen', async () => {
    logoConfettiShown.write(true);
    const header = await mountHeader({ confetti: 'pride', 'pride-logo': '' });
    await expect.poll(() => shapeOf(header).dataset.pride).toBe('true');
  });

  test('MSC-037 confetti alone leaves the logo as it is', async () => {
    const header = await mountWithConfetti({ confetti: 'pride' });
    expect(shapeOf(header).dataset.pride).toBeUndefined();
    expect(inkOf(header)).not.toContain('travel-pride');
  });
});
