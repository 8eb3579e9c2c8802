import { authStateOf } from '@travel-shell/testing/authStateOf';
import { freshStore } from '@travel-shell/testing/freshStore';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let shell: Awaited<ReturnType<typeof freshStore>>;
beforeEach(async () => {
  shell = await freshStore();
});
afterEach(() => vi.unstubAllGlobals());

it('calls a subscriber at once and on each change until it unsubscribes', async () => {
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

it('reports a throwing listener as the host’s own error and still calls the others', async () => {
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

it('keeps a good answer where a listener of the state itself throws', async () => {
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
  configureForTest({ apiBase: backEnd.origin });
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const fault = new Error('of the host');
  shell.authState.subscribe(() => {
    throw fault;
  });
  await shell.refreshAuth();
  expect(shell.readState('auth').status).toBe('signedIn');
  expect(reportError.mock.calls).toEqual([[fault]]);
});

it('lists the known states when the name is unknown', () => {
  expect(() => shell.readState('basket' as 'auth')).toThrow('There is no state "basket". Known: auth.');
  expect(() => shell.subscribeState('toString' as 'auth', () => {})).toThrow('There is no state "toString"');
});
