import { authStateOf } from '@travel-shell/testing/authStateOf';
import { anotherCopy, freshStore, recordOnPage } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, it, vi } from 'vitest';
import pkg from '../package.json' with { type: 'json' };
import { STORE_VERSION } from './getShellStore.ts';
import { STORE_KEY } from './storeKey.ts';

it('does not touch the page when imported', async () => {
  await freshStore();
  expect(recordOnPage()).toBeUndefined();
});

it('shares state, request and events between two copies of the package', async () => {
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
  configureForTest({ apiBase: backEnd.origin });
  const first = await freshStore();
  const second = await anotherCopy();
  expect(second.getShellStore, 'really two copies').not.toBe(first.getShellStore);
  expect(first.getShellStore()).toBe(second.getShellStore());

  const heard: string[] = [];
  first.subscribeState('auth', ({ status }) => heard.push(`first ${status}`));
  second.subscribeState('auth', ({ status }) => heard.push(`second ${status}`));
  await Promise.all([first.refreshAuth(), second.refreshAuth()]);
  expect(backEnd.seen(AUTH_STATE)).toHaveLength(1);
  expect(heard).toEqual(['first pending', 'second pending', 'first signedIn', 'second signedIn']);

  stubPage();
  const events: boolean[] = [];
  first.on('menu-toggle', ({ open }) => events.push(open));
  second.publish('menu-toggle', { open: true });
  expect(events).toEqual([true]);
  vi.unstubAllGlobals();
});

it('rejects a copy with another protocol, and logs both versions once', async () => {
  const lines = expectConsole(/STORE_VERSION_CONFLICT/, 1);
  const { getShellStore, readState, StoreVersionConflict } = await freshStore();
  const theirs = { version: '9.8.7', protocol: 99 };
  Object.assign(globalThis, { [STORE_KEY]: theirs });

  for (const use of [getShellStore, () => readState('auth')]) {
    expect(use).toThrow(StoreVersionConflict);
    expect(use).toThrow(/0\.1\.0 \(protocol 1\).*9\.8\.7 \(protocol 99\)/);
  }
  expect(lines[0]).toMatch('9.8.7');
  expect(recordOnPage(), 'the first one keeps working').toBe(theirs);
});

it('has the version of its package', () => {
  expect(STORE_VERSION).toBe(pkg.version);
});
