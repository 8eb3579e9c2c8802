/** Confetti from the logo: when it flies, how long, and that nothing of it stays. */
import { authStateOf } from '@travel-shell/api/authStateOf';
import { logoConfettiShown } from '@travel-shell/store/keys/logoConfettiShown';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DURATION } from '../confetti/startConfetti.ts';
import { contract } from '../contract.ts';
import { mountHeader, part, playBackEnd } from '../testPage.ts';

let stopBackEnd: () => void;

beforeEach(async () => {
  await page.viewport(1280, 720);
  localStorage.removeItem('logoConfettiShown');
  stopBackEnd = playBackEnd(authStateOf());
});

afterEach(() => {
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

/** The colours on the canvas now, as far as they are whole. */
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

describe('whether it flies', () => {
  test('MSC-028 it does where the feature is on', async () => {
    const header = await mountWithConfetti();
    const canvas = canvasOf(header) as HTMLCanvasElement;
    await expect.poll(() => coloursOn(canvas).has('#00684a')).toBe(true);
    expect(canvas.getAttribute('aria-hidden')).toBe('true');
    expect(getComputedStyle(canvas).pointerEvents).toBe('none');
    expect(getComputedStyle(canvas).position).toBe('fixed');
  });

  test('MSC-028 it does not where the feature is off', async () => {
    const header = await mountHeader({ 'pride-logo': '' });
    await pause(300);
    expect(canvasOf(header)).toBeNull();
  });

  test('MSC-028 CON-111 nor where this device has seen it', async () => {
    logoConfettiShown.write(true);
    const header = await mountHeader({ confetti: 'explorer' });
    await pause(300);
    expect(canvasOf(header)).toBeNull();
  });

  test('nor for those who want less motion; the logo keeps still, too', async () => {
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
  ] as const)('MSC-034 MSC-035 %s has colours of its own', async (confetti, own, other) => {
    const canvas = canvasOf(await mountWithConfetti({ confetti })) as HTMLCanvasElement;
    await expect.poll(() => coloursOn(canvas).has(own)).toBe(true);
    expect(coloursOn(canvas).has(other)).toBe(false);
  });
});

describe('how long', () => {
  test('MSC-032 CON-072 2000 ms where nobody says otherwise', async () => {
    expect(DURATION).toBe(2000);
    expect(contract.attributes.logoAnimation.default).toBe(2000);
    const header = await mountWithConfetti();
    expect(part(header, '.logo-mark').getAnimations()[0]?.effect?.getTiming().duration).toBe(2000);
    const start = performance.now();
    await expect.poll(() => canvasOf(header), { timeout: 8000 }).toBeNull();
    // Frames that a busy machine drops are not made up for, so it may take longer, never less.
    expect(performance.now() - start).toBeGreaterThan(1500);
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

  test.each(['pointerover', 'focusin'])('%s on the logo ends that', async (type) => {
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
  test('MSC-029 with once-only the flag is stored then, and not before', async () => {
    const header = await mountWithConfetti({ 'confetti-once': '', 'logo-animation': '300' });
    expect(logoConfettiShown.read()).toBeUndefined();
    await expect.poll(() => canvasOf(header), { timeout: 5000 }).toBeNull();
    expect(localStorage.getItem('logoConfettiShown')).toBe('true');
  });

  test('MSC-029 without it nothing is stored, so it flies again', async () => {
    const header = await mountWithConfetti({ 'logo-animation': '300' });
    await expect.poll(() => canvasOf(header), { timeout: 5000 }).toBeNull();
    expect(logoConfettiShown.read()).toBeUndefined();
    header.remove();
    await mountWithConfetti();
  });

  test('a header that goes away takes it along, unseen by the flag', async () => {
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

  test('so does the attribute', async () => {
    const header = await mountWithConfetti({ compact: '' });
    header.removeAttribute('confetti');
    await expect.poll(() => canvasOf(header)).toBeNull();
    expect(header.shadowRoot?.querySelector('.logo-mark')?.getAnimations()).toEqual([]);
  });
});

describe('with the pride logo', () => {
  const inkOf = (header: HTMLElement) => getComputedStyle(part(header, '.logo-mark path')).fill;

  test('MSC-036 neither logo shows its colours until it is settled, then pride does', async () => {
    const idle: IdleRequestCallback[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => idle.push(callback));
    const header = await mountHeader({ confetti: 'pride', 'pride-logo': '' });
    expect(shapeOf(header).dataset.pride).toBe('unknown');
    expect(inkOf(header)).toBe(getComputedStyle(part(header, '.logo')).color);
    for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 1 });
    await expect.poll(() => shapeOf(header).dataset.pride).toBe('true');
    expect(inkOf(header)).toContain('#travel-pride');
  });

  test('MSC-036 it is settled at once where confetti has been seen', async () => {
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
