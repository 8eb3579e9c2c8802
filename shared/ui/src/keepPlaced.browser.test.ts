import { expect, onTestFinished, test, vi } from 'vitest';
import { keepPlaced } from './keepPlaced.ts';

const frame = () => new Promise(requestAnimationFrame);

test('it places at once, and again before the next frame when a size changes, without an error on the page', async () => {
  const anchor = document.createElement('div');
  const floating = document.createElement('div');
  document.body.append(anchor, floating);
  const errors: string[] = [];
  const handleError = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', handleError);
  // The update makes the anchor larger.
  const update = vi.fn(() => {
    if (update.mock.calls.length < 4) anchor.style.height = `${update.mock.calls.length * 10}px`;
  });
  const stop = keepPlaced(anchor, floating, update);
  onTestFinished(() => {
    stop();
    anchor.remove();
    floating.remove();
    window.removeEventListener('error', handleError);
  });
  expect(update).toHaveBeenCalledOnce();

  floating.style.height = '40px';
  await expect.poll(() => update.mock.calls.length).toBeGreaterThanOrEqual(4);
  for (let count = 0; count < 3; count++) await frame();
  expect(errors).toEqual([]);

  stop();
  const calls = update.mock.calls.length;
  floating.style.height = '80px';
  for (let count = 0; count < 3; count++) await frame();
  expect(update).toHaveBeenCalledTimes(calls);
});
