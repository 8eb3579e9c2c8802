import { authStateOf } from '@travel-shell/api/authStateOf';
import { AUTH_STATE, configureForTest, LOGOUT, startTestBackEnd } from '@travel-shell/api/testBackEnd';
import { stubPage } from '@travel-shell/api/testPage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anotherCopy, freshStore } from './freshStore.ts';
import { openTabs } from './tabs.ts';

const KEY = Symbol.for('travel-shell.store');
/** Also those of whole stores, which would listen in on the next test. */
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
  it('tells the other tabs, not the own one, and only about its topic', async () => {
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

it('a sign-out in another tab takes personal things away, also where nobody has asked yet who is signed in', async () => {
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
  // The second tab: another record on what stands for another page.
  Reflect.deleteProperty(globalThis, KEY);
  const second = await anotherCopy();
  await second.refreshAuth();
  const other = second.getShellStore();
  expect(second.readState('auth').status).toBe('signedIn');

  const asked = backEnd.seen(AUTH_STATE).length;
  backEnd.answer(AUTH_STATE, { json: authStateOf() });
  await second.signOut();
  // Its own question, and that of the tab it has told.
  await vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(asked + 2));
  Reflect.set(globalThis, KEY, other);
  await vi.waitFor(() => expect(second.readState('auth')).toMatchObject({ status: 'signedOut' }));
});
