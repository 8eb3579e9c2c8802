/** Confetti from the logo: when it flies, for how long, and its cleanup. */

import { logoConfettiShown } from '@travel-shell/store/keys/logoConfettiShown';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
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

async function mountWithConfetti(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const header = await mountHeader({ confetti: 'explorer', ...attributes });
  await expect.poll(() => canvasOf(header), { interval: 10 }).toBeTruthy(); // a busy page is idle late
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

const STEP = 1000 / 60;

/** Confetti whose frames the test draws, each 1/60 s after the one before, however busy the machine is. */
async function mountWithFrames(
  attributes: Record<string, string> = {},
): Promise<{ header: HTMLElement; draw: (ms: number) => void }> {
  const idle: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => idle.push(callback));
  const header = await mountHeader({ confetti: 'explorer', ...attributes });
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 1 });
  await expect.poll(() => canvasOf(header)).toBeTruthy();
  let now = performance.now();
  const draw = (ms: number) => {
    for (const end = now + ms; now < end; now += STEP) for (const run of frames.splice(0)) run(now + STEP);
  };
  return { header, draw };
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
    await runPending();
    expect(canvasOf(header)).toBeNull();
  });

  test('MSC-028 CON-111 does not fly when this device has seen it', async () => {
    logoConfettiShown.write(true);
    const header = await mountHeader({ confetti: 'explorer' });
    await runPending();
    expect(canvasOf(header)).toBeNull();
  });

  test('does not fly with reduced motion; the logo does not move either', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduce') ? ({ ...original(query), matches: true } as MediaQueryList) : original(query),
    );
    const header = await mountHeader({ confetti: 'explorer' });
    await runPending();
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
    const { header, draw } = await mountWithFrames();
    expect(part(header, '.logo-mark').getAnimations()[0]?.effect?.getTiming().duration).toBe(2000);
    // The first frame may be some steps.
    draw(1900);
    expect(canvasOf(header)).toBeTruthy();
    draw(100 + 2 * STEP);
    expect(canvasOf(header)).toBeNull();
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
    const { header, draw } = await mountWithFrames({ 'confetti-once': '', 'logo-animation': '300' });
    draw(200);
    expect([Boolean(canvasOf(header)), logoConfettiShown.read()]).toEqual([true, undefined]);
    draw(200);
    expect(canvasOf(header)).toBeNull();
    expect(localStorage.getItem('logoConfettiShown')).toBe('true');
  });

  test('MSC-029 without confetti-once nothing is stored, so it flies again', async () => {
    const { header, draw } = await mountWithFrames({ 'logo-animation': '300' });
    draw(400);
    expect(canvasOf(header)).toBeNull();
    expect(logoConfettiShown.read()).toBeUndefined();
    header.remove();
    vi.restoreAllMocks();
    await mountWithConfetti();
  });

  test('removing the header removes the confetti and does not store the flag', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    const header = await mountWithConfetti({ 'confetti-once': '' });
    header.remove();
    await runPending();
    expect(canvasOf(header)).toBeNull();
    frames.mockClear();
    await runPending();
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
