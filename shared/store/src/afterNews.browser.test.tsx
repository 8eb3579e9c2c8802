/** The data of a person, from the news that somebody has signed in or out elsewhere until it is known who is there. */

import { ApiError } from '@travel-shell/api';
import { selectTraveler } from '@travel-shell/contract/calls/selectTraveler';
import { AUTH_STATE, answerCallsUntilNext, FORM_TOKEN, refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { cleanup, render } from '@travel-shell/testing/browser';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { expectConsole } from '@travel-shell/testing/testConsole';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EntityState } from './index.ts';

let shell: Awaited<ReturnType<typeof freshStore>>;
let mine: EntityState<string>;
let openTabs: () => void;
/** The back end's session. */
let session: string | undefined;
let letAnswer: () => void;
let held: Promise<void> | undefined;
/** Who was signed in when the personal data was asked for; each time. */
let asked: (string | undefined)[];
let authCalls: number;
let isBroken: boolean;
/** Who was signed in when this was called; the first time its form token is refused. */
let written: (string | undefined)[];

function stateOf(name: string | undefined) {
  const state = authStateOf(name);
  const accountEmail = name ? `${name}@example.com` : null;
  return { ...state, userInfoState: { ...state.userInfoState, accountEmail } };
}

beforeEach(async () => {
  openTabs = closeOtherTabs();
  playSignedInCookie(true);
  session = 'Ada';
  held = undefined;
  asked = [];
  authCalls = 0;
  isBroken = false;
  written = [];
  answerCallsUntilNext(async (_request, path) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'a-token-that-is-long-enough' });
    if (path === selectTraveler.path) {
      written.push(session);
      if (written.length > 1) return Response.json({});
      return Response.json({ errors: [{ code: 'INVALID_FORM_TOKEN' }] }, { status: 403 });
    }
    if (path !== AUTH_STATE) return undefined;
    authCalls += 1;
    await held;
    return isBroken ? refusal() : Response.json(stateOf(session));
  });
  shell = await freshStore();
  mine = shell.defineEntity('mine', {
    async load() {
      asked.push(session);
      if (!session) throw new ApiError('HTTP', 'Nobody is signed in.', { url: '/', status: 401, body: null });
      return `of ${session}`;
    },
    staleAfter: 0,
    personal: true,
    failure: { code: 'MINE_FAILED', message: 'Could not load it.' },
  });
});
afterEach(() => {
  cleanup();
  openTabs();
});

function Mine(): ReactNode {
  const now = shell.useShellState(mine);
  return <p>{now.status === 'ready' ? now.data : now.status}</p>;
}

/** Shows what belongs to a person only to somebody who is signed in. */
function Page(): ReactNode {
  const { status } = shell.useAuth();
  return status === 'signedIn' ? <Mine /> : <p>{status}</p>;
}

/** Another tab signs out, or in as somebody else. The answer who is there waits for `letAnswer`. */
async function becomeElsewhere(next: string | undefined): Promise<void> {
  session = next;
  held = new Promise((resolve) => {
    letAnswer = resolve;
  });
  const before = authCalls;
  const other = new BroadcastChannel('travel-shell.auth');
  other.postMessage('');
  await expect.poll(() => authCalls).toBe(before + 1);
  other.close();
}

async function show() {
  const screen = await render(<Page />);
  await expect.poll(() => screen.container.textContent).toBe('of Ada');
  expect(asked).toEqual(['Ada']);
  return screen;
}

it('is not asked for, though the page still shows it, and never again once the visitor has left', async () => {
  const { container } = await show();
  await becomeElsewhere(undefined);
  await expect.poll(() => container.textContent).toBe('pending');
  // The visitor comes back to this tab; another piece shows it, too.
  document.dispatchEvent(new Event('visibilitychange'));
  await render(<Mine />).then((more) => more.unmount());
  await runPending();
  expect(asked).toEqual(['Ada']);

  letAnswer();
  await expect.poll(() => container.textContent).toBe('signedOut');
  await runPending();
  expect(asked).toEqual(['Ada']);
});

it('is not asked for by an element that goes a moment after the answer', async () => {
  const end = mine.subscribe(() => {});
  shell.authState.subscribe(() => {
    // As elements do: one that is only moved comes back at once.
    if (shell.authState.get().status !== 'signedIn') setTimeout(end);
  });
  await expect.poll(() => shell.authState.get().status).toBe('signedIn');
  await becomeElsewhere(undefined);
  letAnswer();
  await expect.poll(() => shell.authState.get().status).toBe('signedOut');
  await runPending();
  await runPending();
  expect(asked).toEqual(['Ada']);
});

it('is asked for once more where it is known who is there now', async () => {
  const { container } = await show();
  await becomeElsewhere('Bo');
  letAnswer();
  await expect.poll(() => container.textContent).toBe('of Bo');
  expect(asked).toEqual(['Ada', 'Bo']);
});

it('waits for that answer where code asks for it, too', async () => {
  await show();
  await becomeElsewhere('Bo');
  const refreshed = mine.refresh();
  await runPending();
  expect(asked).toEqual(['Ada']);
  letAnswer();
  await refreshed;
  expect(mine.get()).toEqual({ status: 'ready', data: 'of Bo' });
});

it('is asked for all the same where that question fails', async () => {
  expectConsole(/AUTH_STATE_FAILED/, 1);
  const { container } = await show();
  isBroken = true;
  await becomeElsewhere('Bo');
  letAnswer();
  await expect.poll(() => container.textContent).toBe('of Bo');
});

it('is asked for after who is there, when the visitor comes back to the tab', async () => {
  const { container } = await show();
  // Another page of the site, which tells no tab; the cookie says the same of both.
  session = 'Bo';
  held = new Promise((resolve) => {
    letAnswer = resolve;
  });
  const before = authCalls;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => authCalls).toBe(before + 1);
  await runPending();
  expect(asked).toEqual(['Ada']);
  letAnswer();
  await expect.poll(() => container.textContent).toBe('of Bo');
  expect(asked).toEqual(['Ada', 'Bo']);
});

it.each([
  ['out', 'Ada', undefined, 'signedOut'],
  ['in', undefined, 'Ada', 'of Ada'],
])(
  'is what the cookie says when the visitor comes back, who has signed %s on another page',
  async (_, first, next, shown) => {
    playSignedInCookie(first !== undefined);
    session = first;
    await freshStore().then((fresh) => {
      shell = fresh;
    });
    await shell.ensureAuth();
    const { container } = await render(<Page />);
    await expect.poll(() => container.textContent).toBe(first ? 'of Ada' : 'signedOut');
    session = next;
    playSignedInCookie(next !== undefined);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => container.textContent).toBe(shown);
  },
);

it.each([
  ['once more for the visitor who began it', 'Ada', ['Ada', 'Ada']],
  ['for nobody else', 'Bo', ['Bo']],
  ['once more where nobody is signed in, so that the back end says so', undefined, [undefined, undefined]],
])('a write whose form token is refused is done %s', async (_, next, expected) => {
  await show();
  const { call } = await import('@travel-shell/api');
  const begun = call(selectTraveler, { json: { email: 'a@example.com' } });
  session = next;
  await begun.catch(() => {});
  expect(written).toEqual(expected);
});
