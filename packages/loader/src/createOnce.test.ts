import { describe, expect, it, vi } from 'vitest';
import { createOnce } from './createOnce.ts';

describe('createOnce', () => {
  it('starts one piece of work per key, however many ask', async () => {
    const once = createOnce();
    const start = vi.fn(async () => 'done');
    expect(await Promise.all([once('a', start), once('a', start), once('b', start)])).toEqual(['done', 'done', 'done']);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('forgets a failure, so that the next call tries again', async () => {
    const once = createOnce();
    await expect(once('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await once('a', async () => 'up')).toBe('up');
  });
});
