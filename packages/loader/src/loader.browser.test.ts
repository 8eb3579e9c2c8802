import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type BridgeScope, LOADER, type LoaderBridge } from './bridge.ts';
import type { TravelShell } from './TravelShell.ts';

/** The pieces that were asked for, in order: each fails the first time. */
const asked: string[] = [];
const timesOf = (tag: string) => asked.filter((each) => each === tag).length;

beforeEach(async () => {
  // The constants that the build writes into the file.
  for (const name of ['RULES', 'INTENT', 'INTENT_INTEGRITY']) vi.stubGlobal(`TRAVEL_SHELL_${name}`, '');
  for (const name of ['ROOMS', 'EARLY', 'SHOWN', 'FRAGMENTS']) vi.stubGlobal(`TRAVEL_SHELL_${name}`, []);
  vi.stubGlobal('TRAVEL_SHELL_LOADS', {});
  vi.stubGlobal('TRAVEL_SHELL_VERSION', '1.2.3');
  // Each script of ours is there at once, and intent.js with it.
  vi.spyOn(document.head, 'append').mockImplementation((script) =>
    queueMicrotask(() => (script as Element).dispatchEvent(new Event('load'))),
  );
  await import('./loader.ts');
  const loadPiece = async (tag: string) => {
    asked.push(tag);
    if (timesOf(tag) === 1) throw new Error('The network is down.');
  };
  Object.assign(bridge(), { release: { loadPiece } });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const add = (tag: string) => document.body.append(document.createElement(tag));
const bridge = () => (globalThis as BridgeScope)[LOADER] as LoaderBridge;
const shell = () => (globalThis as unknown as { travelShell: TravelShell }).travelShell;

it('asks for what is blocked again with a press, and not with each move of the pointer', async () => {
  delete bridge().release;
  vi.mocked(document.head.append).mockImplementation((script) =>
    queueMicrotask(() => (script as Element).dispatchEvent(new Event('error'))),
  );
  // Only the first failure of a page is logged: this one.
  expectConsole(/LOAD_FAILED/);
  const told = vi.fn();
  const piece = document.createElement('travel-blocked');
  piece.setAttribute('load', 'intent');
  document.body.append(piece);
  piece.addEventListener('travel-error', told);
  const intend = (type: string) => piece.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  intend('pointerover');
  await expect.poll(() => told.mock.calls.length).toBe(1);
  const asked = vi.mocked(document.head.append).mock.calls.length;
  for (const type of ['pointerover', 'focusin', 'pointerover']) intend(type);
  expect(vi.mocked(document.head.append)).toHaveBeenCalledTimes(asked);
  intend('click');
  await expect.poll(() => told.mock.calls.length).toBe(2);
});

it('asks for a piece that could not be loaded again: for another element, online again, and on return to the tab', async () => {
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

it('adopts one sheet for the menu button, again where the page has assigned its own list', async () => {
  const { adoptedStyleSheets: before } = document;
  onTestFinished(() => {
    document.adoptedStyleSheets = before;
  });
  document.adoptedStyleSheets = [];
  for (let time = 0; time < 3; time += 1) shell().on('travel-menu-toggle', () => {});
  const rules = () =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const menu = /--travel-menu-toggle: ?grid/;
  expect(rules()).toEqual([expect.stringMatching(menu)]);
  document.adoptedStyleSheets = [];
  add('travel-later');
  await expect.poll(rules).toContainEqual(expect.stringMatching(menu));
});

it('brings React for who has signed in on the page that this one is gone back to from', async () => {
  // Not what another test has left of its visitor.
  const cookies = vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  const element = document.createElement('travel-gone-back');
  element.attachShadow({ mode: 'open' });
  document.body.append(element);
  await runPending();
  cookies.mockReturnValue(`${shell().config.signedInCookie}=1`);
  expect(timesOf('travel-gone-back')).toBe(0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => timesOf('travel-gone-back'), { timeout: 4000 }).toBe(1);
  const room = getComputedStyle(document.documentElement).getPropertyValue('--travel-sign-in');
  expect(room).toBe('none');
});

it('says that it does nothing on a page whose shell is that of the package', async () => {
  const present = bridge();
  delete (globalThis as BridgeScope)[LOADER];
  onTestFinished(() => void Object.assign(globalThis, { [LOADER]: present }));
  expectConsole(/LOADER_CONFLICT: 1\.2\.3 of @travel-shell\/elements,1\.2\.3/);
  const again = './loader.ts?again';
  await import(/* @vite-ignore */ again);
});
