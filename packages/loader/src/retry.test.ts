import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

describe('retry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ERR-013 CON-002 gives up after the first attempt and 2 more', async () => {
    const attempt = vi.fn().mockRejectedValue(new Error('down'));
    const result = expect(retry(attempt)).rejects.toThrow('down');
    await vi.runAllTimersAsync();
    await result;
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('ERR-014 CON-003 waits 200 ms, then 400 ms', async () => {
    const attempt = vi.fn().mockRejectedValue(new Error('down'));
    const result = expect(retry(attempt)).rejects.toThrow('down');
    await vi.advanceTimersByTimeAsync(199);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(399);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(3);
    await result;
  });

  it('ERR-015 adds a distinct cache-busting parameter to each retry, and none to the first attempt', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    attempt.mockResolvedValue('up');
    const result = retry(attempt);
    await vi.runAllTimersAsync();
    expect(await result).toBe('up');
    expect(attempt.mock.calls).toEqual([[''], ['?retry=1'], ['?retry=2']]);
  });
});
