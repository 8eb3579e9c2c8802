import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OLDEST, VERSION } from '../protocol.ts';
import { FRAME_CALLS, type FrameCalls } from './FrameCalls.ts';
import { startFrame } from './startFrame.ts';

const HOST = 'https://host.example';
const HELLO = { travelFrame: 'hello', version: VERSION, oldest: OLDEST };

vi.stubGlobal('TRAVEL_SHELL_FRAME_CALLS', 'frame-calls.js');
vi.stubGlobal('TRAVEL_SHELL_FRAME_CALLS_INTEGRITY', 'sha256-');
startFrame([HOST], true);

const relay = vi.fn<FrameCalls['relay']>();
const count = vi.fn<FrameCalls['count']>();
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  relay.mockReset().mockResolvedValue({ status: 200, body: 7 });
  count.mockReset().mockResolvedValue(true);
  Object.assign(globalThis, {
    [FRAME_CALLS]: { relay, count },
    [Symbol.for('travel-shell.loader')]: { load: async () => {} },
    travelShell: { push: (act: () => void) => act() },
  });
});
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for('travel-shell.loader'));
  Reflect.deleteProperty(globalThis, 'travelShell');
});

interface Greeting {
  data?: unknown;
  origin?: string;
  source?: Window | null;
  ports?: 0 | 1;
}

/** The host's side of a greeting: the messages that come, in order. */
function greet({ data = JSON.stringify(HELLO), origin = HOST, source = parent, ports = 1 }: Greeting = {}) {
  const { port1, port2 } = new MessageChannel();
  const heard: { type: string; [field: string]: unknown }[] = [];
  port1.onmessage = (event) => heard.push(JSON.parse(event.data));
  dispatchEvent(new MessageEvent('message', { data, origin, source, ports: ports ? [port2] : [] }));
  return {
    heard,
    of: (type: string) => heard.filter((message) => message.type === type),
    say: (message: unknown) => port1.postMessage(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

describe('startFrame', () => {
  it('names itself, and tells its height once it has a first view', async () => {
    document.body.innerHTML = '<div style="block-size: 900px"></div>';
    const { heard } = greet();
    await expect.poll(() => heard.map(({ type }) => type)).toEqual(['welcome', 'loaded']);
    expect(heard[0]).toEqual({ type: 'welcome', version: VERSION, origin: location.origin });
    expect(heard[1]?.height).toBeGreaterThanOrEqual(900);
  });

  it('answers a newer host in its own version, and refuses in words one that it cannot understand', async () => {
    const newer = greet({ data: JSON.stringify({ ...HELLO, version: VERSION + 1 }) });
    await expect.poll(() => newer.heard[0]).toMatchObject({ type: 'welcome', version: VERSION });
    const later = greet({ data: JSON.stringify({ ...HELLO, version: VERSION + 2, oldest: VERSION + 1 }) });
    await expect
      .poll(() => later.heard)
      .toEqual([{ type: 'refused', reason: expect.stringContaining('speaks versions') }]);
  });

  it.each<[string, Greeting]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a window that is not the parent', { source: null }],
    ['no JSON', { data: '{' }],
    ['an object', { data: HELLO }],
    ['another kind of message', { data: JSON.stringify({ ...HELLO, travelFrame: 'height' }) }],
    ['no port', { ports: 0 }],
  ])('does not answer %s', async (_what, greeting) => {
    const { heard } = greet(greeting);
    await runPending();
    expect(heard).toEqual([]);
  });

  it('ends the connection before a new greeting, and aborts its calls', async () => {
    let signal: AbortSignal | undefined;
    relay.mockImplementation((_request, _host, given) => {
      signal = given;
      return new Promise(() => {});
    });
    const first = greet();
    first.say({ type: 'call', id: 1, request: {} });
    await expect.poll(() => signal?.aborted).toBe(false);
    const second = greet();
    await expect.poll(() => second.of('welcome')).toHaveLength(1);
    expect(signal?.aborted).toBe(true);
    expect(first.of('bye')).toHaveLength(1);
    first.say({ type: 'call', id: 2, request: {} });
    await runPending();
    expect(relay).toHaveBeenCalledTimes(1);
  });

  it('makes calls under the origin that has greeted, ten at once', async () => {
    let release = (): void => {};
    relay.mockImplementation(
      () =>
        new Promise((resolve) => {
          const before = release;
          release = () => {
            before();
            resolve({ status: 200, body: 7 });
          };
        }),
    );
    const host = greet();
    for (let id = 1; id <= 11; id += 1) host.say({ type: 'call', id, request: { url: `/${id}` } });
    // The eleventh is refused at once.
    await expect.poll(() => host.of('answer')).toEqual([{ type: 'answer', id: 11 }]);
    expect(relay).toHaveBeenCalledWith({ url: '/1' }, HOST, expect.any(AbortSignal));
    release();
    await expect.poll(() => host.of('answer')).toHaveLength(11);
    expect(host.of('answer')[1]).toEqual({ type: 'answer', id: 1, answer: { status: 200, body: 7 } });
  });

  it('tells no more of a failure than that', async () => {
    relay.mockResolvedValue(undefined);
    count.mockRejectedValue(new TypeError('secret'));
    expectConsole(/RELAY_FAILED/);
    const host = greet();
    host.say({ type: 'call', id: 1, request: {} });
    host.say({ type: 'metric', id: 2, metric: {} });
    await expect
      .poll(() => host.of('answer'))
      .toEqual([
        { type: 'answer', id: 1 },
        { type: 'answer', id: 2 },
      ]);
  });

  it('MSC-004 asks the host for anchors of its page, which the browser follows, and leaves other links alone', async () => {
    document.body.innerHTML =
      '<a id="inside" href="#d%C3%A9tails">In</a><a id="none" href="#nowhere">None</a><a id="top" href="/x" target="_top">Out</a>' +
      '<div style="block-size: 700px"></div><h2 id="détails">Details</h2>';
    const host = greet();
    await expect.poll(() => host.of('loaded')).toHaveLength(1);
    document.querySelector('#top')?.addEventListener('click', (event) => event.preventDefault());
    const changes: string[] = [];
    const note = () => changes.push(location.hash);
    addEventListener('hashchange', note);
    const before = location.hash;
    for (const link of document.querySelectorAll('a')) {
      link.click();
      await runPending();
    }
    await expect.poll(() => changes).toEqual(['#d%C3%A9tails', '#nowhere']);
    await expect.poll(() => host.of('anchor')).toEqual([{ type: 'anchor', from: before, top: expect.any(Number) }]);
    expect(host.of('anchor')[0]?.top).toBeGreaterThan(700);
    expect(document.activeElement?.id).toBe('détails');
    // The page has answered that press by itself.
    expect(host.of('leave')).toEqual([]);

    history.back();
    await expect.poll(() => host.of('anchor')).toHaveLength(2);
    expect(host.of('anchor')[1]).toMatchObject({ from: '#nowhere', to: '#d%C3%A9tails', top: expect.any(Number) });
    removeEventListener('hashchange', note);
    history.back();
    await expect.poll(() => location.hash).toBe(before);
  });

  it('knows the slice on screen, and takes no other values', async () => {
    const host = greet();
    const start = () => document.documentElement.style.getPropertyValue('--travel-frame-start');
    host.say({ type: 'visible', top: 120, height: 50 });
    await expect.poll(start).toBe('120px');
    for (const top of [-1, 'x', null, 1e9]) host.say({ type: 'visible', top, height: 50 });
    host.say({ type: '__proto__' });
    host.say({ type: 'constructor' });
    host.say('{');
    await runPending();
    expect(start()).toBe('120px');
    host.say({ type: 'visible', top: 0, height: 0 });
    await expect.poll(start).toBe('0px');
  });

  it('says how far its end is off the screen, also when it grows after it was told', async () => {
    const host = greet();
    const end = () => document.documentElement.style.getPropertyValue('--travel-frame-end');
    host.say({ type: 'visible', top: 0, height: 50 });
    await expect.poll(end).toBe(`${innerHeight - 50}px`);
    document.documentElement.style.setProperty('--travel-frame-end', '0px');
    dispatchEvent(new Event('resize'));
    expect(end()).toBe(`${innerHeight - 50}px`);
  });

  it('has what gets the focus outside of the slice brought there, and not the element around a shadow tree', async () => {
    document.body.innerHTML =
      '<div style="block-size: 2000px"></div><div id="host" style="display: contents"></div><button style="display: block">Below</button>';
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    const inner = document.createElement('button');
    inner.style.cssText = 'position: fixed; inset-block-start: 600px';
    root?.append(inner);
    const host = greet();
    await expect.poll(() => host.of('loaded')).toHaveLength(1);
    host.say({ type: 'visible', top: 500, height: 300 });
    await runPending();
    inner.focus({ preventScroll: true });
    await runPending();
    expect(host.of('anchor')).toEqual([]);
    document.querySelector<HTMLElement>('body > button')?.focus({ preventScroll: true });
    await expect.poll(() => host.of('anchor')).toEqual([{ type: 'anchor', top: expect.any(Number) }]);
    expect(host.of('anchor')[0]?.top).toBeGreaterThanOrEqual(2000);
  });

  it('leaves behind what had the focus where it was seen, as a link that leads to another page of an app', async () => {
    document.body.innerHTML = '<div></div><button style="display: block">Next</button>';
    const host = greet();
    await expect.poll(() => host.of('loaded')).toHaveLength(1);
    host.say({ type: 'visible', top: 0, height: 300 });
    await expect.poll(() => document.documentElement.style.getPropertyValue('--travel-frame-end')).not.toBe('');
    stopTimers(100);
    document.querySelector('button')?.focus({ preventScroll: true });
    Object.assign((document.querySelector('div') as HTMLElement).style, { blockSize: '2000px' });
    await advance(200);
    await runPending();
    expect(host.of('anchor')).toEqual([]);
  });
});
