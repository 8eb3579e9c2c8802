import { publish, refreshAuth } from '@travel-shell/store';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PlayedBackEnd, playBackEnd } from '../testPage.ts';
import type { OneTapOptions } from './oneTap.ts';
import { configure, type PlayedGoogle, playGoogle, RETURNING } from './testPrompt.ts';

const LOGIN = '/k/run/googleauth/login';

let backEnd: PlayedBackEnd;
let google: PlayedGoogle;
let tracked: string[];
let stop: () => void = () => {};
const reloads: unknown[] = [];
const keepPage = (event: Event) => {
  event.preventDefault();
  reloads.push((event as CustomEvent).detail);
};

beforeEach(() => {
  backEnd = playBackEnd();
  backEnd.auth = RETURNING;
  google = playGoogle();
  configure({ google: { clientId: 'shop', script: google.script } });
  tracked = [];
  reloads.length = 0;
  document.addEventListener('travel-navigate', keepPage);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.removeEventListener('travel-navigate', keepPage);
  for (const name of ['travelShell', 'google', 'playedGoogle']) Reflect.deleteProperty(globalThis, name);
  backEnd.end();
});

const names = () => google.calls.map(([name]) => name);

async function start(over: Partial<OneTapOptions> = {}): Promise<void> {
  const { startOneTap } = await import('./oneTap.ts');
  await refreshAuth();
  stop = startOneTap({
    track: (action, label) => tracked.push(`${action} ${label}`),
    onSuccess: () => undefined,
    ...over,
  });
}
async function show(over?: Partial<OneTapOptions>): Promise<void> {
  await start(over);
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(names()).toContain('prompt'));
}

it('SIG-006 SIG-039 CON-084 loads Google’s script after 2500 ms, and prompts', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(2499);
  expect(document.querySelector(`script[src="${google.script}"]`)).toBeNull();
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(names()).toEqual(['initialize', 'prompt']));
  expect(google.calls[0]?.[1]).toMatchObject({
    client_id: 'shop',
    // D-14: of the form token the played back end gives.
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
  });
});

it('SIG-043 tracks that the prompt is shown, once', async () => {
  await show();
  google.tell({ type: 'display' });
  google.tell({ type: 'display' });
  expect(tracked).toEqual(['show prompt']);
});

it('SIG-044 tracks that the prompt is skipped', async () => {
  await show();
  google.tell({ type: 'skipped', getSkippedReason: () => 'user_cancel' });
  expect(tracked).toEqual(['skip user_cancel']);
});

it('SIG-045 tracks that the prompt is dismissed, also where the browser shows it and tells no reason', async () => {
  await show();
  google.tell({ type: 'dismissed' });
  expect(tracked).toEqual(['show prompt', 'dismiss unknown']);
});

it('SIG-046 CON-089 loads the page anew after 300 ms', async () => {
  backEnd.answer(LOGIN, { json: { status: 0, message: 'signin' } });
  await show();
  google.answer({ credential: 'a.b.c' });
  // In real time: waiting by vitest would move the clock of the page on.
  while (tracked.length === 0) await new Promise(requestAnimationFrame);
  expect(tracked).toEqual(['success success']);
  await vi.advanceTimersByTimeAsync(299);
  expect(reloads).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reloads).toEqual([{ kind: 'reload', reason: 'one-tap' }]);
  expect(backEnd.sent.at(-1)).toEqual({
    path: LOGIN,
    fields: { confirm: 'true', idToken: 'a.b.c', sticky: 'true', userInfo: 'true' },
  });
});

it('SIG-047 leaves the page alone where there is a callback, and calls it', async () => {
  backEnd.answer(LOGIN, { json: { status: 0, message: 'signin' } });
  const callback = vi.fn();
  await show({ onSuccess: () => callback });
  google.answer({ credential: 'a.b.c' });
  await vi.waitFor(() => expect(callback).toHaveBeenCalledWith(expect.objectContaining({ result: 'success' })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reloads).toEqual([]);
});

it('SIG-048 sends the authorization code where Google gives one', async () => {
  await show();
  google.answer({ code: '4/abc' });
  await vi.waitFor(() =>
    expect(backEnd.sent.at(-1)).toEqual({
      path: '/k/run/googleauth/authorize',
      fields: { code: '4/abc', sticky: 'true', userInfo: 'true' },
    }),
  );
});

it('ERR-028 logs that nothing can welcome a new account, and goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  backEnd.answer(LOGIN, { json: { status: 0, message: 'signup' } });
  await show();
  google.answer({ credential: 'a.b.c' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/ONE_TAP_FAILED.*welcome dialog/)));
  await vi.advanceTimersByTimeAsync(300);
  expect(reloads).toHaveLength(1);
  log.mockRestore();
});

it.each([
  ['a refusal', { status: 401, json: { status: -1, errorCode: 'VALIDATION_ERROR' } }],
  ['an account to be linked', { json: { status: 1 } }],
  ['one that cannot be', { status: 409, json: { status: -1 } }],
] as const)('ERR-029 logs %s, and shows nothing', async (_what, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  backEnd.answer(LOGIN, answer);
  await show();
  const before = document.body.innerHTML;
  google.answer({ credential: 'a.b.c' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(log.mock.calls[0]?.[0]).toContain('ONE_TAP_FAILED');
  await vi.advanceTimersByTimeAsync(1000);
  expect([reloads, document.body.innerHTML === before]).toEqual([[], true]);
  log.mockRestore();
});

it.each([
  ['does not load', 'data:text/javascript,throw%20new%20DOMException()%3B'.replace('data:', 'blob:')],
  ['brings no library', 'data:text/javascript,0'],
])('ERR-030 tracks load-failed where the script %s', async (_what, script) => {
  configure({ google: { clientId: 'shop', script } });
  await start();
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(tracked).toEqual(['load-failed MISSING_LIBRARY']));
  expect(document.querySelector(`script[src="${script}"]`)?.isConnected ?? false).toBe(script.includes(',0'));
});

it('asks nobody where Google is not configured, or signs in by the back end alone', async () => {
  for (const config of [{}, { google: { clientId: 'shop', script: google.script, serverSide: true } }]) {
    configure(config);
    await start();
    await vi.advanceTimersByTimeAsync(5000);
    stop();
  }
  expect([names(), tracked]).toEqual([[], []]);
});

it('gives way to the dialog, takes its turn behind the consent, and forgets who signs out', async () => {
  const leave = enterOverlayQueue('consent', { show() {} });
  await start();
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(document.querySelector(`script[src="${google.script}"]`)).not.toBeNull());
  expect(names()).toEqual([]);
  leave();
  await vi.waitFor(() => expect(names()).toEqual(['initialize', 'prompt']));
  enterOverlayQueue('sign-in', { show() {} })();
  expect(names().at(-1)).toBe('cancel');
  publish('sign-out', {});
  expect(names().at(-1)).toBe('disableAutoSelect');
});
