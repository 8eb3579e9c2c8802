import { expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

/** As in Safari. */
function withoutIdleCallbacks(): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback') as PropertyDescriptor;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  return () => Object.defineProperty(window, 'requestIdleCallback', descriptor);
}

test('runs once the browser is idle, and not when it was cancelled', async () => {
  const run = vi.fn();
  const cancelled = vi.fn();
  whenIdle(cancelled)();
  whenIdle(run);
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test.each([
  [3000, 200],
  [50, 50],
])('without idle callbacks a wait of at most %i ms is a timer of %i ms', (patience, delay) => {
  const restore = withoutIdleCallbacks();
  vi.useFakeTimers();
  const run = vi.fn();
  const cancelled = vi.fn();
  whenIdle(run, patience);
  whenIdle(cancelled, patience)();
  vi.advanceTimersByTime(delay - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  restore();
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test('a named element of the page does not stand in its way', async () => {
  const restore = withoutIdleCallbacks();
  document.body.insertAdjacentHTML('beforeend', '<a id="requestIdleCallback">Link</a>');
  await new Promise<void>((resolve) => whenIdle(resolve, 1));
  document.getElementById('requestIdleCallback')?.remove();
  restore();
});
