import { getPrivacyMenu } from '@travel-shell/contract/calls/getPrivacyMenu';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { render } from '@travel-shell/testing/browser';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_STALE_AFTER_MS } from './auth.ts';
import { STORE_KEY } from './storeKey.ts';

let shell: Awaited<ReturnType<typeof freshStore>>;
let back: () => Response;
let anything = () => {};

beforeEach(async () => {
  playSignedInCookie(true);
  shell = await freshStore();
  back = () => Response.json(authStateOf('Ada'));
  // This tests the page; the connection is tested in Node.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input).endsWith('/formtoken')) return Response.json({ formtoken: 'token' });
    if (!String(input).endsWith(getPrivacyMenu.path)) return back();
    anything();
    return Response.json([]);
  });
});
afterEach(() => vi.restoreAllMocks());

const authCalls = () => vi.mocked(fetch).mock.calls.filter(([input]) => String(input).includes('AuthStateProvider'));

/** Long enough for a request to be sent, once the browser is idle. */
const quiet = async () => {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  await runPending();
};

const shows = (screen: { container: HTMLElement }, status: string) =>
  expect.poll(() => screen.container.textContent).toBe(status);

/** A call that has nothing to do with the visitor; `happen` runs when its response arrives. */
async function callAnything(happen = () => {}): Promise<void> {
  const { call } = await import('@travel-shell/api');
  anything = happen;
  await call<'getPrivacyMenu'>({ ...getPrivacyMenu, parse: (value) => value as never });
}

function Status({ seen }: { seen?: string[] }) {
  const { status } = shell.useAuth();
  seen?.push(status);
  return <p>{status}</p>;
}

it('hydrates what the server sent even though the store already knows more, and then shows it', async () => {
  await shell.refreshAuth();
  expect(shell.readState('auth').status).toBe('signedIn');

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>signedOut</p>';
  const sent = container.firstChild;
  const onRecoverableError = vi.fn();
  const seen: string[] = [];
  const root = hydrateRoot(container, <Status seen={seen} />, { onRecoverableError });
  await vi.waitFor(() => expect(container.textContent).toBe('signedIn'));

  expect(seen[0]).toBe('signedOut');
  expect(container.firstChild, 'the server’s node is kept').toBe(sent);
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

it('shows the current state from the first render of a client-rendered piece', async () => {
  await shell.refreshAuth();
  const seen: string[] = [];
  await render(<Status seen={seen} />);
  expect(new Set(seen)).toEqual(new Set(['signedIn']));
});

it('follows the store with one request for many pieces and for strict mode’s double mount', async () => {
  const screen = await render(
    <StrictMode>
      <Status />
      <Status />
    </StrictMode>,
  );
  await shows(screen, 'signedInsignedIn');
  expect(authCalls()).toHaveLength(1);
});

it('throws the version conflict into the render, where an error boundary can catch it', async () => {
  Object.assign(globalThis, { [STORE_KEY]: { version: '9.8.7', protocol: 99 } });
  expectConsole(/STORE_VERSION_CONFLICT/);
  await expect(render(<Status />)).rejects.toThrow(shell.StoreVersionConflict);
});

it('refetches when the visitor returns to the tab with a stale state', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const visibility = vi.spyOn(Document.prototype, 'visibilityState', 'get');
  const become = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const screen = await render(<Status />);
  await shows(screen, 'signedIn');

  back = () => Response.json(authStateOf());
  become('hidden');
  become('visible');
  await quiet();
  expect(authCalls(), 'still fresh').toHaveLength(1);

  now.mockReturnValue(1_000_000 + AUTH_STALE_AFTER_MS);
  become('hidden');
  await quiet();
  expect(authCalls(), 'no subscribers').toHaveLength(1);
  become('visible');
  await shows(screen, 'signedOut');
  expect(authCalls()).toHaveLength(2);
});

it('refetches when the browser revives a frozen page that has become stale', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const screen = await render(<Status />);
  await shows(screen, 'signedIn');
  back = () => Response.json(authStateOf());
  document.dispatchEvent(new Event('resume'));
  await quiet();
  expect(authCalls(), 'still fresh').toHaveLength(1);
  now.mockReturnValue(1_000_000 + AUTH_STALE_AFTER_MS);
  document.dispatchEvent(new Event('resume'));
  await shows(screen, 'signedOut');
});

it('refetches when the page is restored from the back/forward cache, stale or not', async () => {
  const screen = await render(<Status />);
  await shows(screen, 'signedIn');
  back = () => Response.json(authStateOf());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await quiet();
  expect(authCalls(), 'an ordinary load').toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await shows(screen, 'signedOut');
});

it('retries a failure on the next return to the tab', async () => {
  const lines = expectConsole(/AUTH_STATE_FAILED/, 1);
  back = () => new Response('<h1>Sorry</h1>', { status: 500 });
  const screen = await render(<Status />);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await shows(screen, 'pending');
  back = () => Response.json(authStateOf('Ada'));
  document.dispatchEvent(new Event('visibilitychange'));
  await shows(screen, 'signedIn');
});

it('listens to the page only while a piece is mounted', async () => {
  const added = new Map<string, number>();
  for (const [owner, target] of [
    [Document.prototype, document],
    [window, window],
  ] as const) {
    for (const [method, step] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ] as const) {
      const original = target[method].bind(target) as (...all: unknown[]) => void;
      vi.spyOn(owner as EventTarget, method).mockImplementation((...all: unknown[]) => {
        const type = String(all[0]);
        if (['visibilitychange', 'resume', 'pageshow'].includes(type)) added.set(type, (added.get(type) ?? 0) + step);
        original(...all);
      });
    }
  }
  const screen = await render(<Status />);
  expect(Object.fromEntries(added)).toEqual({ visibilitychange: 1, resume: 1, pageshow: 1 });
  await screen.unmount();
  expect(Object.fromEntries(added)).toEqual({ visibilitychange: 0, resume: 0, pageshow: 0 });
});

describe('when the signed-in cookie is absent (D-30)', () => {
  beforeEach(async () => {
    playSignedInCookie(false);
    shell = await freshStore();
  });

  it('shows the signed-out state from the first render, and asks nothing until something needs to know', async () => {
    const seen: string[] = [];
    const screen = await render(<Status seen={seen} />);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await quiet();
    expect(new Set(seen)).toEqual(new Set(['signedOut']));
    expect(fetch).not.toHaveBeenCalled();

    expect(await shell.ensureAuth()).toMatchObject({ status: 'signedIn' });
    await shows(screen, 'signedIn');
    await shell.ensureAuth();
    expect(authCalls()).toHaveLength(1);
  });

  it('does not render again after hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p>signedOut</p>';
    const seen: string[] = [];
    const root = hydrateRoot(container, <Status seen={seen} />);
    await quiet();
    expect(seen).toEqual(['signedOut']);
    root.unmount();
    container.remove();
  });

  it('asks when a host follows the state', async () => {
    const told: string[] = [];
    const end = shell.subscribeState('auth', ({ status }) => told.push(status));
    await vi.waitFor(() => expect(told).toEqual(['pending', 'signedIn']));
    end();
  });

  it('asks when another tab has signed in', async () => {
    const screen = await render(<Status />);
    const other = new BroadcastChannel('travel-shell.auth');
    other.postMessage('');
    await shows(screen, 'signedIn');
    other.close();
  });

  it('asks when the visitor returns to the tab and the cookie is there', async () => {
    const screen = await render(<Status />);
    playSignedInCookie(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await shows(screen, 'signedIn');
  });

  it('asks when any response has set the cookie', async () => {
    const screen = await render(<Status />);
    await callAnything();
    await quiet();
    expect(authCalls(), 'nothing new').toHaveLength(0);
    await callAnything(() => playSignedInCookie(true));
    await shows(screen, 'signedIn');
  });
});

describe('when the signed-in cookie is there', () => {
  it('is pending, and asks when the browser is idle', async () => {
    const idle: IdleRequestCallback[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => idle.push(run));
    const screen = await render(<Status />);
    expect(screen.container.textContent).toBe('pending');
    await runPending();
    expect(fetch).not.toHaveBeenCalled();
    for (const run of idle) run({ didTimeout: false, timeRemaining: () => 10 });
    await shows(screen, 'signedIn');
  });

  it('asks nothing for a piece that was removed before', async () => {
    const screen = await render(<Status />);
    await screen.unmount();
    await quiet();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks again when any response has cleared it', async () => {
    const screen = await render(<Status />);
    await shows(screen, 'signedIn');
    back = () => Response.json(authStateOf());
    await callAnything(() => playSignedInCookie(false));
    await shows(screen, 'signedOut');
    await quiet();
    expect(authCalls(), 'and then no more').toHaveLength(2);
  });

  it('asks nothing after another response while a sign-out is on the way', async () => {
    const undo = closeOtherTabs();
    shell = await freshStore();
    const screen = await render(<Status />);
    await shows(screen, 'signedIn');
    const body = new TransformStream<Uint8Array, Uint8Array>();
    back = () => {
      playSignedInCookie(false);
      back = () => Response.json(authStateOf());
      return new Response(body.readable, { headers: { 'Content-Type': 'application/json' } });
    };
    const signedOut = shell.signOut();
    await vi.waitFor(() => expect(document.cookie).not.toContain('signed_in'));
    await callAnything();
    await quiet();
    expect(authCalls(), 'a call that the sign-out would end').toHaveLength(1);
    const writer = body.writable.getWriter();
    await writer.write(new TextEncoder().encode('{"status":0}'));
    await writer.close();
    await signedOut;
    await shows(screen, 'signedOut');
    await vi.waitFor(() => expect(authCalls()).toHaveLength(2));
    undo();
  });

  it('asks only once when the browser refuses the cookie that comes with each response', async () => {
    playSignedInCookie(false);
    shell = await freshStore();
    const screen = await render(<Status />);
    await shell.ensureAuth();
    await shows(screen, 'signedIn');
    await callAnything();
    await quiet();
    expect(authCalls()).toHaveLength(1);
  });
});
