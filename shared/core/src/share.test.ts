import { describe, expect, it, vi } from 'vitest';
import { share } from './share.ts';

describe('share', () => {
  it('starts the work for a key once for all callers', async () => {
    const shared = new Map();
    const start = vi.fn(async () => 'done');
    expect(
      await Promise.all([share(shared, 'a', start), share(shared, 'a', start), share(shared, 'b', start)]),
    ).toEqual(['done', 'done', 'done']);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it.each([
    [false, 2],
    [true, 1],
  ])('with keeps: %s has started %i times after two calls in a row', async (keeps, times) => {
    const shared = new Map();
    const start = vi.fn(async () => 'done');
    await share(shared, 'a', start, keeps);
    await share(shared, 'a', start, keeps);
    expect(start).toHaveBeenCalledTimes(times);
  });

  it.each([false, true])('with keeps: %s forgets a failure, so that the next call tries again', async (keeps) => {
    const shared = new Map();
    await expect(share(shared, 'a', () => Promise.reject(new Error('down')), keeps)).rejects.toThrow('down');
    expect(await share(shared, 'a', async () => 'up', keeps)).toBe('up');
  });

  it('starts again after forget, and the end of the forgotten work does not affect the new one', async () => {
    const shared = new Map();
    let end = () => {};
    const first = share(shared, 'a', () => new Promise<string>((resolve) => (end = () => resolve('first'))));
    shared.delete('a');
    const second = share(shared, 'a', () => new Promise<string>(() => {}));
    end();
    expect(await first).toBe('first');
    expect(share(shared, 'a', async () => 'third')).toBe(second);
  });
});
