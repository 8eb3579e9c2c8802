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
