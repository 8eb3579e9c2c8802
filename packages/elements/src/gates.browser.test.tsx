/** The public hooks and gates, in a page that asks a played back end; consent with the page's real cookies. */

import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { publish, signOut } from '@travel-shell/store';
import { acceptCookies, declineCookies } from '@travel-shell/store/consent';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { render } from '@travel-shell/testing/browser';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { endListeners } from '@travel-shell/testing/endListeners';
import { forgetStore } from '@travel-shell/testing/forgetStore';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentGate, SignedIn, SignedOut } from './gates.tsx';
import { useAuth, useConsent } from './hooks.ts';

const AUTH = 'AuthStateProviderAction';

/** Until it resolves, the back end does not say who is signed in. */
let auth: PromiseWithResolvers<Response>;
let undo: (() => void)[];

const configure = (config: Partial<ShellConfig> = {}) =>
  Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, ...config } } });

beforeEach(() => {
  forgetStore();
  undo = [endListeners(), closeOtherTabs()];
  configure();
  auth = Promise.withResolvers();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname.includes(AUTH)) return (await auth.promise).clone();
    if (pathname === '/s/run/formtoken') return Response.json({ formtoken: 'token' });
    if (pathname.endsWith('/logout')) return Response.json({ status: 0 });
    if (pathname.endsWith('/record'))
      return Response.json({ ...JSON.parse(String(init?.body)), hasFullUserConsent: false });
    return Response.json({ errors: [{ code: 'NOT_FOUND' }] }, { status: 404 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const each of undo) each();
  Reflect.deleteProperty(globalThis, 'travelShell');
});

const authCalls = () => vi.mocked(fetch).mock.calls.filter(([input]) => String(input).includes(AUTH));

describe('useAuth of a host', () => {
  const native = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  afterEach(() => void Object.defineProperty(Document.prototype, 'cookie', native));

  /** As a partner writes one: whoever is signed out is sent to a page of its own. */
  function Guard({ redirect }: { redirect(): void }) {
    const { status } = useAuth();
    useEffect(() => {
      if (status === 'signedOut') redirect();
    }, [status, redirect]);
    return status === 'signedIn' ? <p>secret</p> : <p>wait</p>;
  }

  it.each([
    ['with the signed-in cookie', true],
    ['whose cookie is missing', false],
  ])('a guard never sends a signed-in visitor away, %s', async (_who, isThere) => {
    playSignedInCookie(isThere);
    const redirect = vi.fn();
    const screen = await render(<Guard redirect={redirect} />);
    await vi.waitFor(() => expect(authCalls()).toHaveLength(1));
    expect(screen.container.textContent).toBe('wait');
    auth.resolve(Response.json(authStateOf('Ada')));
    await expect.poll(() => screen.container.textContent).toBe('secret');
    expect(redirect).not.toHaveBeenCalled();
  });

  it('a guard sends a visitor away once the back end says that they are signed out', async () => {
    playSignedInCookie(false);
    const redirect = vi.fn();
    await render(<Guard redirect={redirect} />);
    await vi.waitFor(() => expect(authCalls()).toHaveLength(1));
    expect(redirect).not.toHaveBeenCalled();
    auth.resolve(Response.json(authStateOf()));
    await vi.waitFor(() => expect(redirect).toHaveBeenCalledOnce());
  });

  it('is pending with `failed` where the back end cannot say, whatever the cookie says', async () => {
    playSignedInCookie(false);
    expectConsole(/AUTH_STATE_FAILED/);
    auth.resolve(new Response('', { status: 500 }));
    const Status = () => JSON.stringify(useAuth());
    const screen = await render(<Status />);
    await expect.poll(() => screen.container.textContent).toBe('{"status":"pending","failed":true}');
  });

  it('hydrates what a server has rendered, and knows afterwards', async () => {
    playSignedInCookie(false);
    const seen: string[] = [];
    function Status() {
      const { status } = useAuth();
      seen.push(status);
      return <p>{status}</p>;
    }
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Status />);
    const sent = container.firstChild;
    const root = hydrateRoot(container, <Status />);
    auth.resolve(Response.json(authStateOf('Ada')));
    await vi.waitFor(() => expect(container.textContent).toBe('signedIn'));
    expect(container.firstChild).toBe(sent);
    expect(seen).not.toContain('signedOut');
    root.unmount();
    container.remove();
  });

  it('the gates show one side, once it is known, and change with a sign-out', async () => {
    playSignedInCookie(false);
    const shown: (string | null)[] = [];
    const screen = await render(
      <>
        <SignedIn fallback="-">in</SignedIn>
        <SignedOut>out</SignedOut>
      </>,
    );
    const watch = new MutationObserver(() => shown.push(screen.container.textContent));
    watch.observe(screen.container, { subtree: true, childList: true, characterData: true });
    expect(screen.container.textContent).toBe('-');
    auth.resolve(Response.json(authStateOf('Ada')));
    await expect.poll(() => screen.container.textContent).toBe('in');
    auth = Promise.withResolvers();
    await signOut();
    // Not pending in between: who has signed out here is known to be signed out.
    await expect.poll(() => screen.container.textContent).toBe('-out');
    auth.resolve(Response.json(authStateOf()));
    await vi.waitFor(() => expect(authCalls()).toHaveLength(2));
    watch.disconnect();
    expect(shown).toEqual(['in', '-out']);
  });
});

describe('ConsentGate', () => {
  const setCookie = (value: string) => cookieStore.set({ name: 'consent', value, path: '/' });
  beforeEach(async () => {
    configure({ consentCategories: true });
    await cookieStore.delete('consent');
  });
  afterEach(() => cookieStore.delete('consent'));

  const ran = vi.fn();
  function Tracker() {
    useEffect(ran, []);
    return <>runs</>;
  }
  const gate = (
    <ConsentGate category="analytical" fallback="closed">
      <Tracker />
    </ConsentGate>
  );
  beforeEach(() => ran.mockClear());

  it('is closed without an answer, opens with one, and closes with the withdrawal', async () => {
    const { container } = await render(gate);
    expect(container.textContent).toBe('closed');
    expect(await acceptCookies(['strictlyNecessary', 'functional'])).toBe(true);
    expect(container.textContent).toBe('closed');
    expect(await acceptCookies(['strictlyNecessary', 'analytical'])).toBe(true);
    await expect.poll(() => container.textContent).toBe('runs');
    expect(ran).toHaveBeenCalledOnce();
    expect(await declineCookies()).toBe(true);
    await expect.poll(() => container.textContent).toBe('closed');
  });

  it('is closed in what a server sends to a visitor who allows it, and opens after hydration', async () => {
    await setCookie('strictlyNecessary.analytical');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(gate);
    expect(container.textContent).toBe('closed');
    const root = hydrateRoot(container, gate);
    await expect.poll(() => container.textContent).toBe('runs');
    root.unmount();
    container.remove();
  });

  it('never runs what was withdrawn while it was not on the page', async () => {
    await setCookie('strictlyNecessary.analytical');
    const screen = await render(gate);
    expect(screen.container.textContent).toBe('runs');
    await screen.unmount();
    await setCookie('strictlyNecessary');
    const again = await render(gate);
    expect(again.container.textContent).toBe('closed');
    expect(ran).toHaveBeenCalledOnce();
  });

  it('follows an answer in another tab', async () => {
    const { container } = await render(gate);
    await setCookie('strictlyNecessary.analytical');
    const other = new BroadcastChannel('travel-shell.consent');
    other.postMessage('');
    await expect.poll(() => container.textContent).toBe('runs');
    other.close();
    // A tab without our store has changed only the cookie.
    await setCookie('strictlyNecessary');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => container.textContent).toBe('closed');
  });

  it('follows what a host with a banner of its own tells', async () => {
    const { container } = await render(gate);
    publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'analytical'] });
    await expect.poll(() => container.textContent).toBe('runs');
    publish('consent-declined', { regime: 'cookies' });
    await expect.poll(() => container.textContent).toBe('closed');
  });

  it('of several categories needs each', async () => {
    const { container } = await render(
      <ConsentGate category={['functional', 'advertising']} fallback="closed">
        open
      </ConsentGate>,
    );
    await acceptCookies(['strictlyNecessary', 'advertising']);
    expect(container.textContent).toBe('closed');
    await acceptCookies(['strictlyNecessary', 'functional', 'advertising']);
    await expect.poll(() => container.textContent).toBe('open');
  });

  it.each<[string, Partial<ShellConfig>, string]>([
    [
      'that does not ask',
      { consentCategories: false },
      'known false strictlyNecessary,functional,advertising,analytical',
    ],
    ['that has not said whether it asks', {}, 'known false strictlyNecessary'],
  ])('of a site %s allows what consent.js does', async (_site, config, expected) => {
    configure(config);
    const Status = () => {
      const consent = useConsent();
      return consent.status === 'known' ? `known ${consent.isDecided} ${consent.allowed}` : consent.status;
    };
    const { container } = await render(<Status />);
    expect(container.textContent).toBe(expected);
  });

  it('a signal of the browser takes advertising away, whatever was chosen', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    await setCookie('strictlyNecessary.advertising');
    const { container } = await render(
      <ConsentGate category="advertising" fallback="closed">
        open
      </ConsentGate>,
    );
    expect(container.textContent).toBe('closed');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
});
