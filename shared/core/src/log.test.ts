import { afterEach, expect, it, vi } from 'vitest';
import { logFailure } from './log.ts';

const LOADER = Symbol.for('travel-shell.loader');

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, LOADER);
});

it.each([
  ['the page beside loader.js', { base: 'https://cdn.example/kit/' }, 'https://cdn.example/kit/errors.html'],
  ['the same in the package, without a loader', undefined, '@travel-shell/elements/errors.html'],
])('ends each line with the address of its row: %s', (_, bridge, place) => {
  if (bridge) Object.assign(globalThis, { [LOADER]: bridge });
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  logFailure({ code: 'CONFIG', message: 'No such key.', piece: 'header' });
  expect(write.mock.calls).toEqual([[`[travel-shell header] CONFIG: No such key. See ${place}#CONFIG`]]);
});

it('names the call that failed, by its innermost error', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  class ApiError extends Error {
    override readonly name = 'ApiError';
  }
  const call = new ApiError('POST https://a.example/token got no answer. Is it up?', { cause: new TypeError('fetch') });
  const cause = new ApiError('Failed to retrieve formToken', { cause: call });
  logFailure({ code: 'AUTH_STATE_FAILED', message: 'Could not load it.', cause });
  const page = Object.assign(new ApiError('200 NOT_JSON https://a.example/x'), { method: 'GET' });
  logFailure({ code: 'AUTH_STATE_FAILED', message: 'Could not load it.', cause: page });
  logFailure({ code: 'AUTH_STATE_FAILED', message: 'Could not load it.', cause: new Error('other') });
  const tail = 'See @travel-shell/elements/errors.html#AUTH_STATE_FAILED';
  const start = '[travel-shell] AUTH_STATE_FAILED: Could not load it.';
  expect(write.mock.calls.map(([line]) => line)).toEqual([
    `${start} POST https://a.example/token got no answer. Is it up? ${tail}`,
    `${start} GET 200 NOT_JSON https://a.example/x. ${tail}`,
    `${start} ${tail}`,
  ]);
});
