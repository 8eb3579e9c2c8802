import { authStateOf } from '@travel-shell/testing/authStateOf';
import { anotherCopy, freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { AUTH_STATE, configureForTest, LOGOUT, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORE_KEY } from './storeKey.ts';
import { openTabs } from './tabs.ts';

/** Also the channels of whole stores, which would receive messages of the next test. */
const channels: BroadcastChannel[] = [];
class KnownChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
beforeEach(() => {
  stubPage();
  vi.stubGlobal('BroadcastChannel', KnownChannel);
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

describe('openTabs', () => {
  it('tells the other tabs but not its own, and only about its topic', async () => {
    const own = vi.fn();
    const other = vi.fn();
    const consent = vi.fn();
    const here = openTabs('auth', own);
    openTabs('auth', other);
    openTabs('consent', consent);
    here.tell();
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
    expect(own).not.toHaveBeenCalled();
    expect(consent).not.toHaveBeenCalled();
  });

  it('does nothing on a server', () => {
    vi.unstubAllGlobals();
    const channel = vi.spyOn(globalThis, 'BroadcastChannel');
    openTabs('auth', () => {}).tell();
    expect(channel).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

it('clears personal data on a sign-out in another tab, even before the auth state was fetched', async () => {
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
  configureForTest({ apiBase: backEnd.origin, formtoken: 'token' });
  const shell = await freshStore();
  shell.authState.onPage();
  const failure = { code: 'MINE_FAILED', message: 'Not known.' };
  const mine = shell.defineEntity<string>('mine', { load: async () => 'of Ada', personal: true, failure });
  await mine.refresh();
  expect(mine.get()).toEqual({ status: 'ready', data: 'of Ada' });
  openTabs('auth', () => {}).tell();
  await vi.waitFor(() => expect(mine.get()).toEqual({ status: 'pending' }));
  await shell.refreshAuth();
});

it('a sign-out and a sign-in in one tab reach the others', async () => {
  await using backEnd = await startTestBackEnd({
    [AUTH_STATE]: { json: authStateOf('Ada') },
    [LOGOUT]: { json: { status: 0 } },
  });
  configureForTest({ apiBase: backEnd.origin, formtoken: 'token' });
  const first = await freshStore();
  await first.refreshAuth();
  // The second tab: another record on a simulated second page.
  Reflect.deleteProperty(globalThis, STORE_KEY);
  const second = await anotherCopy();
  await second.refreshAuth();
  const other = second.getShellStore();
  expect(second.readState('auth').status).toBe('signedIn');

  const asked = backEnd.seen(AUTH_STATE).length;
  backEnd.answer(AUTH_STATE, { json: authStateOf() });
  await second.signOut();
  // The tab's own request, and that of the tab it notified.
  await vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(asked + 2));
  Reflect.set(globalThis, STORE_KEY, other);
  await vi.waitFor(() => expect(second.readState('auth')).toMatchObject({ status: 'signedOut' }));
});
