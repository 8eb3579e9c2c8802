import type { AuthState, Schema } from '@travel-shell/contract';
import { getHealth } from '@travel-shell/contract/calls/getHealth';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { anotherCopy, freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { stubPage } from '@travel-shell/testing/stubPage';
import {
  AUTH_STATE,
  configureForTest,
  LOGOUT,
  startTestBackEnd,
  type TestBackEnd,
} from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HEALTH = 'GET /healthz';
const healthy = { status: 'ok', database: 'ok' } as const;
const failure = { code: 'HEALTH_FAILED', message: 'Not known.' };

let shell: Awaited<ReturnType<typeof freshStore>>;
let api: typeof import('@travel-shell/api');
let backEnd: TestBackEnd;
beforeEach(async () => {
  shell = await freshStore();
  api = await import('@travel-shell/api');
  backEnd = await startTestBackEnd({ [HEALTH]: { json: healthy } });
  configureForTest({ apiBase: backEnd.origin, formtoken: 'token' });
  return () => backEnd[Symbol.asyncDispose]();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = (signal: AbortSignal) => api.call(getHealth, { signal });
const define = (options: object = {}, from = shell) =>
  from.defineEntity<Schema<'Health'>>('health', { load, personal: false, failure, ...options });
const asked = () => backEnd.seen(HEALTH).length;
const until = (check: () => void) => vi.waitFor(check);

describe('an entity', () => {
  it('is not fetched by being defined or read', async () => {
    const health = define();
    expect(health.get()).toEqual({ status: 'pending' });
    await runPending();
    expect(asked()).toBe(0);
  });

  it('is loaded once, on the first subscription, and is then frozen', async () => {
    const health = define();
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) health.subscribe(() => seen.push(health.get().status));
    await until(() => expect(health.get()).toEqual({ status: 'ready', data: healthy }));
    expect(seen).toEqual(['ready', 'ready', 'ready']);
    expect(asked()).toBe(1);
    expect(Object.isFrozen((health.get() as { data: object }).data)).toBe(true);
  });

  it('API-020 shares one request and one state between two copies of its code', async () => {
    const second = await anotherCopy();
    const here = define();
    const there = define({}, second);
    await Promise.all([here.refresh(), there.refresh()]);
    expect(asked()).toBe(1);
    expect(here.get()).toBe(there.get());
  });

  it('does not re-render when an equal response arrives', async () => {
    const health = define();
    await health.refresh();
    const before = health.get();
    const listener = vi.fn();
    health.subscribe(listener);
    await health.refresh();
    expect(asked()).toBe(2);
    expect(health.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is refetched on subscription when stale, and never before', async () => {
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start);
    const health = define({ staleAfter: 1000 });
    health.subscribe(() => {})();
    await until(() => expect(health.get().status).toBe('ready'));
    now.mockReturnValue(start + 999);
    health.subscribe(() => {})();
    await runPending();
    expect(asked()).toBe(1);
    now.mockReturnValue(start + 1000);
    health.subscribe(() => {})();
    await until(() => expect(asked()).toBe(2));
    await health.refresh();
  });

  it('is refetched when the visitor returns to the tab while stale, or from the back/forward cache', async () => {
    const { page } = stubPage();
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start);
    const health = define({ staleAfter: 1000 });
    const end = health.subscribe(() => {});
    await until(() => expect(health.get().status).toBe('ready'));
    page.dispatchEvent(new Event('visibilitychange'));
    await runPending();
    expect(asked(), 'still fresh').toBe(1);
    now.mockReturnValue(start + 1000);
    page.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(asked()).toBe(2));
    await health.refresh();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await until(() => expect(asked()).toBeGreaterThan(2));
    await health.refresh();
    const before = asked();
    end();
    now.mockReturnValue(start + 9000);
    page.dispatchEvent(new Event('visibilitychange'));
    await runPending();
    expect(asked(), 'no subscribers').toBe(before);
  });

  it('ignores responses to requests older than the last write', async () => {
    let release = () => {};
    const old = new Promise<void>((resolve) => {
      release = resolve;
    });
    backEnd.answer(HEALTH, () => old.then(() => ({ json: { ...healthy, from: 'before' } })));
    const health = define();
    const running = health.refresh();
    await until(() => expect(asked()).toBe(1));
    backEnd.answer(HEALTH, { json: { ...healthy, from: 'after' } });
    health.set({ ...healthy, from: 'the write' } as never);
    expect(health.get()).toMatchObject({ status: 'ready', data: { from: 'the write' } });
    release();
    await running;
    expect(health.get()).toMatchObject({ data: { from: 'after' } });
  });
});

it('ignores an old response even when its load does not abort', async () => {
  const answers: ((data: object) => void)[] = [];
  const health = define({ load: () => new Promise((resolve) => answers.push(resolve)) });
  const running = health.refresh();
  health.set({ ...healthy, from: 'the write' } as never);
  answers[0]?.({ ...healthy, from: 'before' });
  await until(() => expect(answers).toHaveLength(2));
  expect(health.get()).toMatchObject({ status: 'ready', data: { from: 'the write' } });
  answers[1]?.({ ...healthy, from: 'after' });
  await running;
  expect(health.get()).toMatchObject({ data: { from: 'after' } });
});

describe('an entity that cannot be loaded', () => {
  it('ERR-052 keeps the last good data, is logged once per outage under its code, and recovers', async () => {
    const lines = expectConsole(/HEALTH_FAILED: Not known\./, 2);
    const health = define();
    backEnd.answer(HEALTH, { status: 500, json: {} });
    await health.refresh();
    expect(health.get()).toMatchObject({ status: 'failed', error: { code: 'HTTP', status: 500 } });
    expect(health.get()).not.toHaveProperty('data');
    await health.refresh();
    expect(lines).toHaveLength(1);

    backEnd.answer(HEALTH, { json: healthy });
    await health.refresh();
    expect(health.get()).toEqual({ status: 'ready', data: healthy });

    backEnd.answer(HEALTH, { json: { status: 5 } });
    await health.refresh();
    expect(health.get()).toMatchObject({
      status: 'failed',
      error: { code: 'INVALID_ANSWER', path: 'status' },
      data: healthy,
    });
    expect(lines).toHaveLength(2);
  });

  it('is not logged when its definition excludes the failure', async () => {
    const health = define({ isWorthLogging: (error: { status?: number }) => error.status !== 403 });
    backEnd.answer(HEALTH, { status: 403, json: {} });
    await health.refresh();
    expect(health.get().status).toBe('failed');
  });

  it('is retried when the next piece subscribes', async () => {
    expectConsole(/HEALTH_FAILED/);
    const health = define();
    backEnd.answer(HEALTH, { status: 500, json: {} });
    await health.refresh();
    backEnd.answer(HEALTH, { json: healthy });
    health.subscribe(() => {});
    await until(() => expect(health.get().status).toBe('ready'));
  });
});

describe('a personal entity', () => {
  it('API-O14 is cleared at a sign-out and at a sign-in, and reloaded if subscribed', async () => {
    backEnd.answer(AUTH_STATE, { json: authStateOf('Ada') });
    backEnd.answer(LOGOUT, { json: { status: 0 } });
    const mine = define({ personal: true });
    const everybodys = shell.defineEntity<Schema<'Health'>>('public', { load, personal: false, failure });
    await Promise.all([shell.refreshAuth(), mine.refresh(), everybodys.refresh()]);

    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    await shell.signOut();
    expect(mine.get()).toEqual({ status: 'pending' });
    expect(everybodys.get().status).toBe('ready');
    await shell.refreshAuth();

    const before = asked();
    mine.subscribe(() => {});
    await until(() => expect(mine.get().status).toBe('ready'));
    await shell.applyAuthResponse({ status: 0 });
    await until(() => expect(asked()).toBe(before + 2));
    await until(() => expect(mine.get().status).toBe('ready'));
  });

  it('ignores the response to a write when the visitor has signed out meanwhile', async () => {
    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    backEnd.answer(LOGOUT, { json: { status: 0 } });
    const mine = define({ personal: true });
    let answer = (_data: Schema<'Health'>) => {};
    const write = () =>
      new Promise<Schema<'Health'>>((resolve) => {
        answer = resolve;
      });
    const taken = mine.take(write());
    answer(healthy);
    await taken;
    expect(mine.get()).toEqual({ status: 'ready', data: healthy });

    const late = mine.take(write());
    await shell.signOut();
    answer(healthy);
    await late;
    expect(mine.get()).toEqual({ status: 'pending' });
    await shell.refreshAuth();
  });

  it('does not refetch when the visitor signs out while it is loading', async () => {
    let release = () => {};
    const old = new Promise<void>((resolve) => {
      release = resolve;
    });
    backEnd.answer(HEALTH, () => old.then(() => ({ json: healthy })));
    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    backEnd.answer(LOGOUT, { json: { status: 0 } });
    const mine = define({ personal: true });
    const running = mine.refresh();
    const end = mine.subscribe(() => {});
    await until(() => expect(asked()).toBe(1));
    await shell.signOut();
    end(); // like a piece that shows nothing to signed-out visitors
    release();
    await running;
    await runPending();
    expect(mine.get()).toEqual({ status: 'pending' });
    expect(asked()).toBe(1);
  });

  it.each([
    ['another person’s', (state: AuthState) => Object.assign(state.userInfoState, { accountEmail: 'bo@example.com' })],
    [
      'the same person’s in business mode',
      (state: AuthState) => Object.assign(state.businessState, { businessMode: true }),
    ],
    ['a signed-out visitor’s', (state: AuthState) => Object.assign(state, { loggedInSession: false })],
  ])('is cleared when the auth state is %s', async (_whose, change) => {
    const state = authStateOf('Ada');
    backEnd.answer(AUTH_STATE, { json: structuredClone(state) });
    const mine = define({ personal: true });
    await Promise.all([shell.refreshAuth(), mine.refresh()]);
    await shell.refreshAuth();
    expect(mine.get().status, 'the same person').toBe('ready');
    change(state);
    backEnd.answer(AUTH_STATE, { json: state });
    await shell.refreshAuth();
    expect(mine.get()).toEqual({ status: 'pending' });
  });
});

describe('hosts', () => {
  it('read public states by name once they are in use, but no private ones', async () => {
    const open = define({ isPublic: true });
    shell.defineEntity('secret', { load, personal: false, failure }).get();
    expect(() => shell.readState('health' as 'auth')).toThrow('There is no state "health". Known: auth.');
    await open.refresh();
    expect(shell.readState('health' as 'auth')).toEqual({ status: 'ready', data: healthy });
    expect(() => shell.readState('secret' as 'auth')).toThrow('Known: auth, health.');
  });
});

it('entityFamily gives one entity for each key', async () => {
  const { entityFamily } = await import('./entityFamily.ts');
  const keys: string[] = [];
  const family = entityFamily<Schema<'Health'>>('family', (key) => ({
    load: (signal) => {
      keys.push(key);
      return load(signal);
    },
    personal: false,
    failure,
  }));
  expect(family('a')).toBe(family('a'));
  expect(family('a').name).not.toBe(family('b').name);
  await Promise.all([family('a').refresh(), family('b').refresh()]);
  expect(keys).toEqual(['a', 'b']);
});
