import { expect, test, vi } from 'vitest';
import { soon } from './soon.ts';

test('runs once the browser is idle', async () => {
  const run = vi.fn();
  soon(run);
  expect(run).not.toHaveBeenCalled();
  await new Promise<void>((resolve) => soon(resolve));
  expect(run).toHaveBeenCalledTimes(1);
});

test('without idle callbacks, as in Safari, it waits 200 ms', () => {
  const descriptor = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback') as PropertyDescriptor;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useFakeTimers();
  const run = vi.fn();
  soon(run, 3000);
  vi.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  Object.defineProperty(window, 'requestIdleCallback', descriptor);
  expect(run).toHaveBeenCalledTimes(1);
});
