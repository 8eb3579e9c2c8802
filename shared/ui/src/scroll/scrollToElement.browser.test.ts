import { afterEach, expect, test } from 'vitest';
import { reduceMotion, until } from '../testing/leavesNoTrace.ts';
import { scrollToElement } from './scrollToElement.ts';

afterEach(() => {
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

test('MSC-074 CON-005 it takes 300 ms', async () => {
  const target = targetIn();
  const start = performance.now();
  scrollToElement(target);
  expect(window.scrollY).toBe(0);
  await until(() => Math.abs(target.getBoundingClientRect().top - 80) < 1, 'arrived');
  expect(performance.now() - start).toBeGreaterThan(200);
  expect(performance.now() - start).toBeLessThan(600);
});

test('it gives way to the visitor', async () => {
  const target = targetIn();
  scrollToElement(target);
  await until(() => window.scrollY > 0, 'started');
  window.scrollTo(0, 5);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(window.scrollY).toBe(5);
});
