import { CONFIG_DEFAULTS } from '@travel-shell/core';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type BridgeScope, LOADER, type LoaderBridge, type StateListener } from './bridge.ts';

/** The load of step 1. */
const loading = Promise.withResolvers<void>();

/** Step 1's side: the page's state, whose listeners hear of each value. */
const listeners = new Set<StateListener>();
const runtime = {
  checkConfig() {},
  openSignIn: async ({ resultId }: { resultId?: string }) => ({ signedIn: true, resultId }),
  subscribe(_: string, listener: StateListener) {
    listeners.add(listener);
    listener('first');
    return () => listeners.delete(listener);
  },
};

beforeAll(async () => {
  // The constants that the build writes into the file.
  for (const name of ['DEBUG', 'DEBUG_INTEGRITY']) vi.stubGlobal(`TRAVEL_SHELL_${name}`, '');
  vi.stubGlobal('TRAVEL_SHELL_SIGN_IN', 'travel-sign-in');
  vi.stubGlobal('TRAVEL_SHELL_REQUESTED', []);
  for (const name of ['HEARD', 'SCRIPTED']) vi.stubGlobal(`TRAVEL_SHELL_${name}`, {});
  vi.stubGlobal('fetch', async () => Response.json([]));
  vi.stubGlobal('travelShell', { config: CONFIG_DEFAULTS });
  const files = { runtime: [{ url: 'runtime.js', integrity: 'sha256-x' }], plans: 'plans', pieces: {} };
  const pieces = Promise.resolve(Response.json({ release: '1.2.3', ...files }));
  vi.stubGlobal(LOADER as never, undefined);
  (globalThis as BridgeScope)[LOADER] = {
    ...{ base: `${location.origin}/shell/`, given: {}, defaults: {}, timeout: 5000, pieces, runtime },
    ...{ want: vi.fn(), load: () => loading.promise, fragment: async () => undefined },
  } as unknown as LoaderBridge;
  await import('./intent.ts');
});
afterEach(() => listeners.clear());

const release = () => (globalThis as BridgeScope)[LOADER]?.release as NonNullable<LoaderBridge['release']>;

it('settles a request for the sign-in that a newer one has replaced, without waiting for React', async () => {
  const [first, second] = ['1', '2'].map((resultId) => release().openSignIn({ reason: 'save-trip', resultId }));
  expect(await first).toEqual({ signedIn: false, resultId: '1' });
  loading.resolve();
  expect(await second).toEqual({ signedIn: true, resultId: '2' });
});

it('ends a subscription that the first call of its listener has ended', async () => {
  const end = new AbortController();
  const heard: unknown[] = [];
  await release().subscribe(
    'auth',
    (value) => {
      heard.push(value);
      end.abort();
    },
    end.signal,
  );
  for (const listener of listeners) listener('second');
  expect(heard).toEqual(['first']);
});

it('ends a subscription later, and begins none that has ended before', async () => {
  const [later, before] = [new AbortController(), new AbortController()];
  before.abort();
  await release().subscribe('auth', () => {}, later.signal);
  await release().subscribe('auth', () => {}, before.signal);
  expect(listeners.size).toBe(1);
  later.abort();
  expect(listeners.size).toBe(0);
});

it('hears of what is typed, and of events of other shapes, without an error', async () => {
  document.dispatchEvent(new Event('input', { bubbles: true }));
  window.dispatchEvent(new CustomEvent('travel-error'));
  await runPending();
});
