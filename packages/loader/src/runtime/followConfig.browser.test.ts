/** Features that a configuration asks for beyond the pieces; each begins once on a page, so once in this file. */

import { CONFIG_DEFAULTS, getConfig, type ShellConfig } from '@travel-shell/core';
import { answerCalls, FORM_TOKEN } from '@travel-shell/testing/answerCalls';
import { forgetStore } from '@travel-shell/testing/forgetStore';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followConfig } from './followConfig.ts';

const scope = globalThis as { travelShell?: { config: ShellConfig } };
const MARKETING = { runSyncScript: true, suggestedKmkid: 'mk_of_the_page' };

let synced: string[];
let end: () => void;
beforeEach(() => {
  forgetStore();
  sessionStorage.clear();
  synced = [];
  end = answerCalls((_request, path) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'test' });
    if (!path.includes('kmkid')) return undefined;
    synced.push(path);
    return Response.json({ kmkid: null });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Document.prototype, 'prerendering');
  end();
  delete scope.travelShell;
});

function configure(config: Partial<ShellConfig>): void {
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, ...config } };
  followConfig();
}

test('MSC-026 STA-105 a marketing id is synced once the visitor sees the page and the browser is idle, and only once', async () => {
  const setPrerendering = (value: boolean) =>
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, value });
  const idle: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => idle.push(run));
  setPrerendering(true);
  for (let times = 0; times < 2; times += 1) configure({ marketingId: MARKETING });
  await runPending();
  expect(idle).toEqual([]);
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect.poll(() => idle).toHaveLength(1);
  await runPending();
  expect(synced).toEqual([]);
  idle[0]?.({ didTimeout: false, timeRemaining: () => 1 });
  await expect.poll(() => synced).toHaveLength(1);
  configure({ marketingId: MARKETING, debug: false });
  await runPending();
  expect([idle.length, synced.length]).toEqual([1, 1]);
});

test('MSC-044 MSC-046 ad blockers are looked for once, where targets are configured, also later than the marketing id', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const told: unknown[] = [];
  const note = (event: Event) => told.push((event as CustomEvent).detail);
  document.addEventListener('travel-ad-blocker-checked', note);
  const target = new URL('/shared/store/package.json', location.href).href;
  for (let times = 0; times < 2; times += 1) configure({ marketingId: MARKETING, adBlockerTargets: [target] });
  await expect.poll(() => told).toEqual([{ isBlocking: false, targets: [{ url: target, isBlocked: false }] }]);
  await runPending();
  document.removeEventListener('travel-ad-blocker-checked', note);
  expect([told.length, synced.length]).toEqual([1, 0]);
});

test('what is wrong is logged, begins nothing, and the default takes its place', async () => {
  expectConsole(/CONFIG: adBlockerTargets=.* is ignored/);
  expectConsole(/CONFIG: marketingId=.* is ignored/);
  const changed = vi.fn();
  addEventListener('travel-configured', changed, { once: true });
  configure({ marketingId: { runSyncScript: 'yes' } as never, adBlockerTargets: 'all' as never });
  await runPending();
  expect(synced).toEqual([]);
  expect(changed).toHaveBeenCalledOnce();
  expect(getConfig()).toMatchObject({ adBlockerTargets: [] });
});
