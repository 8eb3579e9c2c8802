import { authStateOf } from '@travel-shell/api/authStateOf';
import { AUTH_STATE, configureForTest, LOGOUT, startTestBackEnd } from '@travel-shell/api/testBackEnd';
import { stubPage } from '@travel-shell/api/testPage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anotherCopy, freshStore } from './freshStore.ts';
import { openTabs, type Tabs } from './tabs.ts';

const KEY = Symbol.for('travel-shell.store');
const opened: Tabs[] = [];
const open = (topic: string, onNews: () => void) => {
  const tabs = openTabs(topic, onNews);
  opened.push(tabs);
  return tabs;
};
beforeEach(() => {
  stubPage();
});
afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.close();
  vi.unstubAllGlobals();
});

describe('openTabs', () => {
  it('tells the other tabs, not the own one, and only about its topic', async () => {
    const own = vi.fn();
    const other = vi.fn();
    const consent = vi.fn();
    const here = open('auth', own);
    open('auth', other);
    open('consent', consent);
    here.tell();
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
    expect(own).not.toHaveBeenCalled();
    expect(consent).not.toHaveBeenCalled();
  });

  it('does nothing on a server', () => {
    vi.unstubAllGlobals();
    const channel = vi.spyOn(globalThis, 'BroadcastChannel');
    open('auth', () => {}).tell();
    expect(channel).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
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
