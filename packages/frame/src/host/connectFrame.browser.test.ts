import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST, VERSION } from '../protocol.ts';
import { type Connection, connectFrame } from './connectFrame.ts';

let frame: HTMLIFrameElement;
let connection: Connection;
let loaded: boolean[];
let say: (message: unknown) => void;
let hello: { version: number; oldest: number } | undefined;
let targets: string[];

/** A page of this origin, whose greeting is taken in place of frame.js. */
beforeEach(async () => {
  loaded = [];
  targets = [];
  hello = undefined;
  frame = document.createElement('iframe');
  frame.src = `${location.origin}/framed`;
  const isThere = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  connection = connectFrame(frame, { mayLeave: false, loaded: (isLoaded) => loaded.push(isLoaded) });
  // The first hello could else be taken for that of the reloaded page, whose port is another.
  await isThere;
  frame.addEventListener('load', listen, { capture: true });
  frame.contentWindow?.location.reload();
  await expect.poll(() => hello).toBeDefined();
});
afterEach(() => {
  connection.end();
  frame.remove();
});

function listen(): void {
  frame.contentWindow?.addEventListener('message', ({ data, origin, ports: [port] }) => {
    hello = JSON.parse(data);
    targets.push(origin);
    say = (message) => port?.postMessage(typeof message === 'object' ? JSON.stringify(message) : message);
  });
}

const welcome = (more = {}) => say({ type: 'welcome', version: VERSION, origin: location.origin, ...more });
async function load(): Promise<void> {
  welcome();
  say({ type: 'loaded', height: 321 });
  await expect.poll(() => loaded).toEqual([true]);
}

it('speaks first, with its versions, and shows the page once that is loaded', async () => {
  expect(hello).toMatchObject({ version: VERSION, oldest: expect.any(Number) });
  await load();
  expect(frame.style.blockSize).toBe('321px');
});

it.each([
  ['no number', '"x"'],
  ['a text', '"500"'],
  ['too high', '100001'],
  ['negative', '-1'],
  ['zero', '0'],
  ['none', 'null'],
  ['endless', '1e999'],
])('ignores a height that is %s', async (_what, height) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await load();
  say(`{"type":"height","height":${height}}`);
  await runPending();
  expect(frame.style.blockSize).toBe('321px');
  say({ type: 'height', height: 100_000 });
  await expect.poll(() => frame.style.blockSize).toBe('100000px');
});

it('drops what is no JSON, too long or unknown, with one debug line for each reason', async () => {
  const lines = vi.spyOn(console, 'info').mockImplementation(() => {});
  await load();
  for (let i = 0; i < 20; i += 1) {
    say('{');
    say(`"${'x'.repeat(LONGEST)}"`);
    say({ type: 'constructor', height: 1 });
    say({ type: 'unheard-of' });
  }
  await runPending();
  expect(frame.style.blockSize).toBe('321px');
  const dropped = lines.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('dropped'));
  expect(new Set(dropped).size).toBe(dropped.length);
});

it('hears nothing before the page has named itself', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  say({ type: 'loaded', height: 500 });
  say({ type: 'height', height: 500 });
  await runPending();
  expect(loaded).toEqual([]);
  expect(frame.style.blockSize).toBe('');
});

it.each([
  ['is of another origin than src', { origin: 'https://evil.example' }, /another origin than src/],
  ['has no origin', { origin: 'null' }, /another origin than src/],
  ['answers in a version of its own', { version: VERSION + 1 }, /version of its own/],
  ['answers in no version', { version: 'x' }, /version of its own/],
])('does not show a page that %s', async (_what, more, line) => {
  expectConsole(line);
  welcome(more);
  say({ type: 'loaded', height: 500 });
  await expect.poll(() => loaded).toEqual([false]);
  await runPending();
  expect(frame.style.blockSize).toBe('');
});

it('says in the words of the page that it refuses', async () => {
  expectConsole(/FRAME_FAILED.*the frame speaks versions 3 to 4/);
  say({ type: 'refused', reason: 'the frame speaks versions 3 to 4, its host 1 to 1' });
  await expect.poll(() => loaded).toEqual([false]);
});

it('rejects what is in flight when the page says good-bye, and takes no call until it is back', async () => {
  await load();
  const call = connection.ask('call', { request: {} });
  say({ type: 'bye' });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(connection.ask('call', { request: {} })).rejects.toMatchObject({ name: 'InvalidStateError' });
});

it('follows no anchor without a press, but those back and forth of one that was pressed', async () => {
  await load();
  const moved: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    moved.push((this as HTMLElement).style.insetBlockStart);
  });
  const activation = vi.spyOn(navigator, 'userActivation', 'get');
  const press = (isActive: boolean) => activation.mockReturnValue({ isActive } as UserActivation);
  press(false);
  say({ type: 'anchor', from: '', top: 100 });
  say({ type: 'show', top: 5000, bottom: 5000 });
  await runPending();
  expect(moved).toEqual([]);
  press(true);
  say({ type: 'anchor', from: '', top: 100 });
  await expect.poll(() => moved).toEqual(['100px']);
  press(false);
  for (const [from, to] of [
    ['#part', ''],
    ['', '#part'],
    ['#part', ''],
  ])
    say({ type: 'anchor', from, to, top: 200 });
  await runPending();
  // Back to the place, forth to the other, and no further.
  expect(moved).toEqual(['100px', '0px', '0px']);
  activation.mockRestore();
});
