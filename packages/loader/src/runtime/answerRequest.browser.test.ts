import { publish } from '@travel-shell/store';
import { AUTH_STATE, answerCallsUntilNext, FORM_TOKEN, refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest, type RequestAnswer } from './answerRequest.ts';

type Dialog = HTMLElement & { request?: { resultId?: string } };

let load: ReturnType<typeof vi.fn<() => Promise<void>>>;
let left: string[];
const stay = (event: Event) => {
  left.push((event as CustomEvent).detail.url);
  event.preventDefault();
};

beforeEach(() => {
  load = vi.fn(async () => {});
  left = [];
  vi.stubGlobal('travelShell', { load });
  document.addEventListener('travel-navigate', stay);
});
afterEach(() => {
  document.removeEventListener('travel-navigate', stay);
  vi.unstubAllGlobals();
  document.querySelector('travel-sign-in')?.remove();
});

const ANSWER: RequestAnswer = {
  tag: 'travel-sign-in',
  endedBy: 'sign-in-closed',
  otherwise: { signedIn: false },
  page: { key: 'signInUrl', default: '/login' },
};
const ask = (resultId: string) => answerRequest(ANSWER, { resultId });
const asked = () => document.querySelector<Dialog>('travel-sign-in')?.request?.resultId;
const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), runPending().then(() => false)]);

it('resolves a request immediately when a newer one takes the dialog, and the newer one when it closes', async () => {
  const first = ask('r1');
  await vi.waitFor(() => expect(asked()).toBe('r1'));
  const second = ask('r2');
  expect(await first).toEqual({ signedIn: false, resultId: 'r1' });
  await vi.waitFor(() => expect(asked()).toBe('r2'));
  expect(await isSettled(second)).toBe(false);
  publish('sign-in-closed', { signedIn: true, resultId: 'r2' });
  expect(await second).toEqual({ signedIn: true, resultId: 'r2' });
});

it('never shows a request that was superseded while the dialog was loading', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  load.mockReturnValue(promise);
  const shown: unknown[] = [];
  const [first, second] = [ask('r1'), ask('r2')];
  const dialog = document.querySelector('travel-sign-in') as Dialog;
  Object.defineProperty(dialog, 'request', { set: ({ resultId }) => shown.push(resultId) });
  expect(await first).toEqual({ signedIn: false, resultId: 'r1' });
  resolve();
  await vi.waitFor(() => expect(shown).toEqual(['r2']));
  publish('sign-in-closed', { signedIn: false, resultId: 'r2' });
  expect(await second).toEqual({ signedIn: false, resultId: 'r2' });
  expect(shown).toEqual(['r2']);
});

it('navigates only once when the dialog of several callers cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  expect(await Promise.all([ask('r1'), ask('r2')])).toEqual([
    { signedIn: false, resultId: 'r1' },
    { signedIn: false, resultId: 'r2' },
  ]);
  expect(left).toHaveLength(1);
  expect(document.querySelector('travel-sign-in')).toBeNull();
});

it('resolves the next request after the previous one was resolved', async () => {
  const first = ask('r1');
  await vi.waitFor(() => expect(asked()).toBe('r1'));
  publish('sign-in-closed', { signedIn: true, resultId: 'r1' });
  expect(await first).toEqual({ signedIn: true, resultId: 'r1' });
  const second = ask('r2');
  await vi.waitFor(() => expect(asked()).toBe('r2'));
  publish('sign-in-closed', { signedIn: false, resultId: 'r2' });
  expect(await second).toEqual({ signedIn: false, resultId: 'r2' });
});

it.each(['prepare', 'render'])(
  'leads to the page, and ends, when the piece is there and fails to %s',
  async (phase) => {
    const asking = ask('r1');
    await vi.waitFor(() => expect(asked()).toBe('r1'));
    const dialog = document.querySelector('travel-sign-in') as Dialog;
    const failure = { bubbles: true, composed: true, detail: { tag: 'travel-sign-in', phase } };
    // Another piece's, inside.
    dialog
      .appendChild(document.createElement('travel-country-picker'))
      .dispatchEvent(new CustomEvent('travel-error', failure));
    expect(await isSettled(asking)).toBe(false);
    dialog.dispatchEvent(new CustomEvent('travel-error', failure));
    expect(await asking).toEqual({ signedIn: false, resultId: 'r1' });
    expect(dialog.request).toBeUndefined();
    expect(left.map((url) => new URL(url).pathname)).toEqual(['/login']);
    // The request has ended: a later failure belongs to another.
    dialog.dispatchEvent(new CustomEvent('travel-error', failure));
    expect(left).toHaveLength(1);
  },
);

describe('a piece that cannot be loaded', () => {
  const CHOICES: RequestAnswer = {
    tag: 'travel-opt-out',
    endedBy: 'privacy-choices-closed',
    otherwise: {},
    page: { default: '/privacy/manage', signedIn: '/profile/account' },
  };
  /** Shows the piece's first screen, as it is shown before React. */
  function showFirst(html: string): HTMLDialogElement {
    const element = document.body.appendChild(document.createElement('travel-opt-out'));
    element.attachShadow({ mode: 'open' }).innerHTML = `<dialog>${html}</dialog>`;
    const dialog = element.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    return dialog;
  }
  const paths = () => left.map((url) => new URL(url).pathname);

  beforeEach(() => void load.mockRejectedValue(new Error('offline')));
  afterEach(() => document.querySelector('travel-opt-out')?.remove());

  it.each([
    ['signed in', () => Response.json(authStateOf('Ada')), '/profile/account'],
    ['signed out', () => Response.json(authStateOf()), '/privacy/manage'],
    ['not known, as the back end fails', () => refusal(), '/privacy/manage'],
  ])('CNS-O04 leads visitors to the page of theirs: %s', async (name, authState, target) => {
    if (name.startsWith('not known')) expectConsole(/AUTH_STATE_FAILED/);
    answerCallsUntilNext(async (_request, path) => {
      if (path === FORM_TOKEN) return Response.json({ formtoken: 'a-token-that-is-long-enough' });
      return path === AUTH_STATE ? authState() : undefined;
    });
    await freshStore();
    const fresh = await import('./answerRequest.ts');
    await fresh.answerRequest(CHOICES, {});
    expect(paths()).toEqual([target]);
    expect(new URL(left[0] ?? '').searchParams.get('redir')).toBe(location.href);
  });

  it.each([
    ['waits for data', '<div aria-busy="true"></div>', 1],
    ['has a form that leads there', '<form></form>', 0],
  ])('CNS-059 leaves a first screen that %s: %s, %i time(s)', async (_name, html, times) => {
    showFirst(html);
    await answerRequest({ ...CHOICES, page: { default: '/privacy/manage' } }, {});
    expect(left).toHaveLength(times);
  });

  it('does not lead away a visitor who has closed its first screen', async () => {
    const dialog = showFirst('<div aria-busy="true"></div>');
    dialog.close();
    dialog.dataset.dismissed = '';
    await answerRequest({ ...CHOICES, page: { default: '/privacy/manage' } }, {});
    expect(left).toEqual([]);
  });
});
