import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BridgeScope, LOADER } from './bridge.ts';

/** The pieces that were asked for, in order: each fails the first time. */
const asked: string[] = [];
const timesOf = (tag: string) => asked.filter((each) => each === tag).length;

beforeEach(async () => {
  // What the build writes into the file.
  for (const name of ['VERSION', 'RULES', 'INTENT', 'INTENT_INTEGRITY']) vi.stubGlobal(`TRAVEL_SHELL_${name}`, '');
  for (const name of ['ROOMS', 'EARLY', 'SHOWN', 'FRAGMENTS']) vi.stubGlobal(`TRAVEL_SHELL_${name}`, []);
  // Each script of ours is there at once, and intent.js with it.
  vi.spyOn(document.head, 'append').mockImplementation((script) =>
    queueMicrotask(() => (script as Element).dispatchEvent(new Event('load'))),
  );
  await import('./loader.ts');
  const loadPiece = async (tag: string) => {
    asked.push(tag);
    if (timesOf(tag) === 1) throw new Error('The network is down.');
  };
  Object.assign((globalThis as BridgeScope)[LOADER] as object, { release: { loadPiece } });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const add = (tag: string) => document.body.append(document.createElement(tag));

it('asks for a piece that could not be loaded again: for another element, online again, and on return to the tab', async () => {
  expectConsole(/LOAD_FAILED: The network is down\./);
  const failed: string[] = [];
  document.addEventListener('travel-error', ({ detail }: CustomEventInit) => failed.push(detail.tag));
  const reasons: Record<string, (tag: string) => unknown> = {
    'travel-again': add,
    'travel-online': () => dispatchEvent(new Event('online')),
    'travel-returned': () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  };
  for (const [tag, happen] of Object.entries(reasons)) {
    add(tag);
    await expect.poll(() => failed).toContain(tag);
    happen(tag);
    await expect.poll(() => timesOf(tag), { message: tag }).toBe(2);
  }
});
