import { reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, expect, test, vi } from 'vitest';
import { scrollToElement } from './scrollToElement.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

/** A target far down, in the page or in a box that scrolls; a shadow root lies between. */
function targetIn(scroller?: HTMLElement): HTMLElement {
  const host = document.createElement('div');
  host.style.cssText = 'padding-block: 2000px';
  (scroller ?? document.body).append(host);
  const target = document.createElement('p');
  host.attachShadow({ mode: 'open' }).append(target);
  return target;
}

function boxOnPage(): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = 'block-size: 200px; overflow: auto; border: 5px solid';
  document.body.append(box);
  return box;
}

test('MSC-072 CON-022 on the page it ends 80 px below the top', async () => {
  const restore = await reduceMotion();
  const target = targetIn();
  scrollToElement(target);
  expect(target.getBoundingClientRect().top).toBeCloseTo(80, 0);
  await restore();
});

test('MSC-071 CON-021 in a box that scrolls it ends 20 px below its edge', async () => {
  const restore = await reduceMotion();
  const box = boxOnPage();
  const target = targetIn(box);
  scrollToElement(target);
  expect(target.getBoundingClientRect().top - box.getBoundingClientRect().top - 5).toBeCloseTo(20, 0);
  await restore();
});

test('MSC-074 CON-005 it is animated for 300 ms', () => {
  const target = targetIn();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  /** Runs the requested frame at `time`; returns whether it requests another one. */
  const comes = (time: number) => {
    const [step] = frames.mock.lastCall as [FrameRequestCallback];
    frames.mockClear();
    step(1000 + time);
    return frames.mock.calls.length > 0;
  };
  scrollToElement(target);
  expect(window.scrollY).toBe(0);
  expect(comes(150)).toBe(true);
  expect(target.getBoundingClientRect().top).toBeGreaterThan(200);
  expect(comes(299)).toBe(true);
  expect(comes(300)).toBe(false);
  expect(target.getBoundingClientRect().top).toBeCloseTo(80, 0);
});

test('it stops when the visitor scrolls', async () => {
  const target = targetIn();
  scrollToElement(target);
  await until(() => window.scrollY > 0, 'started');
  window.scrollTo(0, 5);
  await runPending();
  expect(window.scrollY).toBe(5);
});
