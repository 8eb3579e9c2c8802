import { authStateOf } from '@travel-shell/api/authStateOf';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/api/testBackEnd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshStore } from './freshStore.ts';

let shell: Awaited<ReturnType<typeof freshStore>>;
beforeEach(async () => {
  shell = await freshStore();
});
afterEach(() => vi.unstubAllGlobals());

it('tells a subscriber at once and then with each change, until it ends', async () => {
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
  configureForTest({ apiBase: backEnd.origin });
  const early = vi.fn();
  const end = shell.subscribeState('auth', early);
  expect(early).toHaveBeenCalledExactlyOnceWith({ status: 'pending' });

  await shell.refreshAuth();
  expect(early).toHaveBeenLastCalledWith({ status: 'signedIn', state: authStateOf('Ada') });

  const late = vi.fn();
  shell.subscribeState('auth', late);
  expect(late).toHaveBeenCalledExactlyOnceWith({ status: 'signedIn', state: authStateOf('Ada') });

  end();
  backEnd.answer(AUTH_STATE, { json: authStateOf() });
  await shell.refreshAuth();
  expect(early).toHaveBeenCalledTimes(2);
  expect(late).toHaveBeenCalledTimes(2);
});

it('a listener that throws is reported as the host’s own error and harms nobody else', async () => {
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
  configureForTest({ apiBase: backEnd.origin });
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const fault = new Error('of the host');
  const other = vi.fn();
  shell.subscribeState('auth', () => {
    throw fault;
  });
  shell.subscribeState('auth', other);
  await shell.refreshAuth();
  expect(reportError.mock.calls).toEqual([[fault], [fault]]);
  expect(other).toHaveBeenCalledTimes(2);
});

it('names the states there are when asked for another', () => {
  expect(() => shell.readState('basket' as 'auth')).toThrow('There is no state "basket". Known: auth.');
  expect(() => shell.subscribeState('toString' as 'auth', () => {})).toThrow('There is no state "toString"');
});
