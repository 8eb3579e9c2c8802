import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, it, vi } from 'vitest';
import { defineLazy } from './defineLazy.ts';

it('downloads a part once for all who need it, and knows it from then on', async () => {
  const start = vi.fn(async () => ({ part: 'it' }));
  const lazy = defineLazy('header', start);
  expect(lazy.loaded).toBeUndefined();
  const [one, other] = await Promise.all([lazy.load(), lazy.attempt()]);
  expect([one, other, await lazy.load()]).toEqual(Array(3).fill({ part: 'it' }));
  expect(lazy.loaded).toBe(one);
  expect(start).toHaveBeenCalledOnce();
});

it('forgets a failure: the next call downloads again', async () => {
  const start = vi.fn(async () => ({ part: 'it' })).mockRejectedValueOnce(new Error('offline'));
  const lazy = defineLazy('header', start);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(await lazy.load()).toEqual({ part: 'it' });
});

it('attempt() logs a failure under the name of the piece, and gives undefined', async () => {
  const lazy = defineLazy('header', () => Promise.reject(new Error('offline')));
  const lines = expectConsole(/LOAD_FAILED/);
  expect(await lazy.attempt()).toBeUndefined();
  expect(lines[0]).toContain('[travel-shell header]');
  expect(lines[0]).toContain('offline');
});

it('attempt() of a part that is needed rejects, and logs nothing', async () => {
  const lazy = defineLazy('header', () => Promise.reject(new Error('offline')));
  await expect(lazy.attempt(true)).rejects.toThrow('offline');
});
