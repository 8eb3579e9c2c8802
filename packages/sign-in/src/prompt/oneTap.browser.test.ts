/** Google's prompt as the element shows it, with a fake Google script. */
import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { getShellStore, publish, refreshAuth } from '@travel-shell/store';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PlayedBackEnd, playBackEnd } from '../testPage.ts';
import { configure, mountPrompt, type PlayedGoogle, playGoogle, RETURNING } from './testPrompt.ts';

const LOGIN = '/k/run/googleauth/login';

let backEnd: PlayedBackEnd;
let google: PlayedGoogle;
let tracked: string[];
const reloads: unknown[] = [];
const keepPage = (event: Event) => {
  event.preventDefault();
  reloads.push((event as CustomEvent).detail);
};
const hear = (event: Event) => {
  const { piece, part, action, label } = (event as CustomEvent).detail;
  tracked.push(`${piece} ${part}: ${action} ${label}`);
};

beforeEach(() => {
  backEnd = playBackEnd();
  backEnd.auth = RETURNING;
  google = playGoogle();
  configure({ google: { clientId: 'shop', script: google.script } });
  tracked = [];
  reloads.length = 0;
  document.addEventListener('travel-navigate', keepPage);
  document.addEventListener('travel-track', hear);
});
afterEach(() => {
  vi.useRealTimers();
  remove();
  document.removeEventListener('travel-navigate', keepPage);
  document.removeEventListener('travel-track', hear);
  for (const name of ['travelShell', 'google', 'playedGoogle']) Reflect.deleteProperty(globalThis, name);
});

const names = () => google.calls.map(([name]) => name);

const remove = () => document.querySelector('travel-sign-in-prompt')?.remove();

/** The element on a signed-out page, whose clock the test controls. */
async function start(properties: object = {}, attributes: Record<string, string> = {}): Promise<void> {
  stopTimers();
  const element = await mountPrompt({ 'front-door': '/elsewhere', ...attributes });
  Object.assign(element, properties);
  await refreshAuth();
  // By now the prompt's code is loaded or not needed.
  await import('./oneTap.ts');
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
async function show(properties?: object): Promise<void> {
  await start(properties);
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
    // D-14: made from the form token of the fake back end.
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
  });
});

it('its Trusted Types policy gives no other script, whoever asks', async () => {
  await show();
  type Policy = { createScriptURL(url: string): object };
  const policy = getShellStore().once('google-policy', () => undefined as unknown as Policy);
  expect(String(policy.createScriptURL('https://other.example/script.js'))).toBe(google.script);
});

it('prompts where the page configures Google only later', async () => {
  configure({});
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(names()).toEqual([]);
  configure({ google: { clientId: 'shop', script: google.script } });
  dispatchEvent(new Event('travel-configured'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2500);
    expect(names()).toEqual(['initialize', 'prompt']);
  });
});

it('waits for consent to functional cookies where the site asks for it, and goes on when it is given', async () => {
  configure({ google: { clientId: 'shop', script: google.script }, consentCategories: true });
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  publish('consent-declined', { regime: 'cookies' });
  publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'analytical'] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.querySelector(`script[src="${google.script}"]`)).toBeNull();

  publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'functional'] });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(2499);
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(names()).toEqual(['initialize', 'prompt']));
});

it('does not start for consent given after it was removed', async () => {
  configure({ google: { clientId: 'shop', script: google.script }, consentCategories: true });
  await start();
  remove();
  publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'functional'] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(names()).toEqual([]);
});

it('SIG-043 tracks that the prompt is shown, once', async () => {
  await show();
  google.tell({ type: 'display' });
  google.tell({ type: 'display' });
  expect(tracked).toEqual(['sign-in-prompt one-tap: show prompt']);
});

it('SIG-044 tracks that the prompt is skipped', async () => {
  await show();
  google.tell({ type: 'skipped', getSkippedReason: () => 'user_cancel' });
  expect(tracked).toEqual(['sign-in-prompt one-tap: skip user_cancel']);
});

it('where the browser shows none, the next overlay has its turn', async () => {
  await show();
  const next = vi.fn();
  onTestFinished(enterOverlayQueue(OVERLAY_RANKS.offer, { show: next }));
  expect(next).not.toHaveBeenCalled();
  google.tell({ type: 'not displayed', getNotDisplayedReason: () => 'opt_out_or_no_session' });
  expect(tracked).toEqual(['sign-in-prompt one-tap: skip opt_out_or_no_session']);
  expect(next).toHaveBeenCalledOnce();
});

it('SIG-045 tracks that the prompt is dismissed, even when the browser gives no reason', async () => {
  await show();
  google.tell({ type: 'dismissed' });
  expect(tracked).toEqual(['sign-in-prompt one-tap: show prompt', 'sign-in-prompt one-tap: dismiss unknown']);
});

it('SIG-046 CON-089 reloads the page after 300 ms', async () => {
  backEnd.answer(LOGIN, { json: { status: 0, message: 'signin' } });
  await show();
  google.answer({ credential: 'a.b.c' });
  await expect.poll(() => tracked).toEqual(['sign-in-prompt one-tap: success success']);
  await vi.advanceTimersByTimeAsync(299);
  expect(reloads).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reloads).toEqual([{ kind: 'reload', reason: 'one-tap' }]);
  expect(backEnd.sent.at(-1)).toEqual({
    path: LOGIN,
    fields: { confirm: 'true', idToken: 'a.b.c', sticky: 'true', userInfo: 'true' },
  });
});

it('SIG-047 calls the callback instead of reloading the page, if there is one', async () => {
  backEnd.answer(LOGIN, { json: { status: 0, message: 'signin' } });
  const callback = vi.fn();
  await show({ oneTapSuccess: callback });
  google.answer({ credential: 'a.b.c' });
  await vi.waitFor(() => expect(callback).toHaveBeenCalledWith(expect.objectContaining({ result: 'success' })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reloads).toEqual([]);
});

it('SIG-048 sends the authorization code when Google gives one', async () => {
  await show();
  google.answer({ code: '4/abc' });
  await vi.waitFor(() =>
    expect(backEnd.sent.at(-1)).toEqual({
      path: '/k/run/googleauth/authorize',
      fields: { code: '4/abc', sticky: 'true', userInfo: 'true' },
    }),
  );
});

it('ERR-028 logs that there is no welcome dialog for a new account, and continues', async () => {
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
])('ERR-030 tracks load-failed when the script %s', async (_what, script) => {
  configure({ google: { clientId: 'shop', script } });
  await start();
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(tracked).toEqual(['sign-in-prompt one-tap: load-failed MISSING_LIBRARY']));
  expect(document.querySelector(`script[src="${script}"]`)?.isConnected ?? false).toBe(script.includes(',0'));
});

it.each([{ clientId: '' }, { clientId: 'shop', scope: '' }])(
  'ERR-033 logs why it does not prompt with %o',
  async (site) => {
    const lines = expectConsole(/ONE_TAP_FAILED: MISSING_CLIENT_ID_OR_SCOPE: google of the configuration/);
    configure({ google: { ...site, script: google.script } });
    await start();
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect([names(), tracked]).toEqual([[], []]);
  },
);

it('does not load Google’s script when Google is not configured, signs in on the server, or is turned off', async () => {
  const site = { clientId: 'shop', script: google.script };
  const pages = [
    [{}, {}],
    [{ google: { ...site, serverSide: true } }, {}],
    [{ google: site }, { 'no-one-tap': '' }],
  ] as const;
  for (const [config, attributes] of pages) {
    configure(config);
    await start({}, attributes);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    remove();
  }
  expect([names(), tracked]).toEqual([[], []]);
});

it('closes for the dialog, queues behind the consent, and resets on sign-out', async () => {
  const leave = enterOverlayQueue(OVERLAY_RANKS.decision, { show() {} });
  await start();
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(document.querySelector(`script[src="${google.script}"]`)).not.toBeNull());
  expect(names()).toEqual([]);
  leave();
  await vi.waitFor(() => expect(names()).toEqual(['initialize', 'prompt']));
  enterOverlayQueue(OVERLAY_RANKS.request, { show() {} })();
  expect(names().at(-1)).toBe('cancel');
  publish('sign-out', {});
  expect(names().at(-1)).toBe('disableAutoSelect');
});
