import { authStateOf } from '@travel-shell/testing/authStateOf';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import {
  AUTH_STATE,
  configureForTest,
  LOGOUT,
  startTestBackEnd,
  type TestAnswer,
} from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let shell: Awaited<ReturnType<typeof freshStore>>;
beforeEach(async () => {
  shell = await freshStore();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const auth = () => shell.readState('auth');
/** A mounted piece; returns the function that removes it. */
const mount = () => shell.authState.subscribe(() => {});
const settled = (status: string) => vi.waitFor(() => expect(auth().status).toBe(status));

describe('the auth state', () => {
  it('is pending until the first subscriber, and reading it does not fetch', async () => {
    await using backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin });
    expect(auth()).toEqual({ status: 'pending' });
    expect(backEnd.seen()).toEqual([]);
  });

  it('STA-001 is the response of the back end after the first subscription', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
    configureForTest({ apiBase: backEnd.origin });
    mount();
    await settled('signedIn');
    expect(auth()).toEqual({ status: 'signedIn', state: authStateOf('Ada') });
  });

  it('STA-002 is signedOut when the session is not logged in', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
    configureForTest({ apiBase: backEnd.origin });
    mount();
    await settled('signedOut');
    expect(auth()).toEqual({ status: 'signedOut', state: authStateOf() });
  });

  it('STA-016 CON-001 is fetched when missing or stale: once for all pieces, again only after ten minutes', async () => {
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start);
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
    configureForTest({ apiBase: backEnd.origin });
    const unmounts = [mount(), mount(), mount()];
    await Promise.all([shell.refreshAuth(), settled('signedOut')]);
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(1);

    for (const unmount of unmounts) unmount();
    now.mockReturnValue(start + 599_999);
    mount()();
    await runPending();
    expect(backEnd.seen(AUTH_STATE), 'still fresh').toHaveLength(1);

    now.mockReturnValue(start + 600_000);
    mount();
    await vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(2));
    await shell.refreshAuth();
  });

  it('keeps its identity when the response has not changed', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    const before = auth();
    await shell.refreshAuth();
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(2);
    expect(auth()).toBe(before);
  });

  it('cannot be changed by its readers', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    const now = auth();
    if (now.status !== 'signedIn') throw new Error(now.status);
    expect(() => {
      now.state.userInfoState.accountName = 'Eve';
    }).toThrow(TypeError);
    expect(() => now.state.businessState.permissions.push('SENIORITY')).toThrow(TypeError);
  });
});

describe('when the auth state cannot be fetched', () => {
  const faults: [string, TestAnswer][] = [
    ['500 with JSON', { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } }],
    ['500 with HTML', { status: 500, text: '<h1>Sorry</h1>' }],
    ['200 with HTML', { text: '<!doctype html>' }],
    ['200 with wrong types', { json: { ...authStateOf(), loggedInSession: 'yes' } }],
    ['204', { status: 204, text: '' }],
    ['nothing, ever', 'hang'],
  ];

  it.each(faults)('ERR-046 logs once, and who is signed in stays unknown: %s', async (_what, answer) => {
    expectConsole(/\[travel-shell\] AUTH_STATE_FAILED: /, 1);
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: answer });
    configureForTest({ apiBase: backEnd.origin, ...(answer === 'hang' && { apiTimeout: 500 }) });
    mount();
    await vi.waitFor(() => expect(auth()).toEqual({ status: 'pending', failed: true }));
    await shell.refreshAuth();
    expect(backEnd.seen(AUTH_STATE), 'fetched again, not logged again').toHaveLength(2);
  });

  it('ERR-046 logs once, and who is signed in stays unknown: no server running', async () => {
    expectConsole(/\[travel-shell\] AUTH_STATE_FAILED: /, 1);
    const backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin });
    await backEnd[Symbol.asyncDispose]();
    mount();
    await vi.waitFor(() => expect(auth()).toEqual({ status: 'pending', failed: true }));
  });

  it('is signed out where the signed-in cookie says so', async () => {
    expectConsole(/AUTH_STATE_FAILED/, 1);
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { status: 503, json: {} } });
    // The page's own host, whose cookies are readable here, and there is none.
    configureForTest({ apiBase: backEnd.origin });
    vi.stubGlobal('location', new URL(backEnd.origin));
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('Document', { prototype: page });
    shell = await freshStore();
    expect(await shell.ensureAuth()).toEqual({ status: 'signedOut' });
  });

  it('does not say that a visitor is signed out who has just signed in', async () => {
    expectConsole(/AUTH_STATE_FAILED/, 1);
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    backEnd.answer(AUTH_STATE, { status: 503, json: {} });
    await shell.applyAuthResponse({ status: 0 });
    expect(auth()).toEqual({ status: 'pending', failed: true });
    backEnd.answer(AUTH_STATE, { json: authStateOf('Ada') });
    await shell.refreshAuth();
    expect(auth().status).toBe('signedIn');
  });

  it('keeps what the back end has said, signed in or not', async () => {
    expectConsole(/AUTH_STATE_FAILED/, 2);
    for (const state of [authStateOf(), authStateOf('Ada')]) {
      await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: state } });
      configureForTest({ apiBase: backEnd.origin });
      await shell.refreshAuth();
      const before = auth();
      backEnd.answer(AUTH_STATE, { status: 503, json: {} });
      await shell.refreshAuth();
      expect(auth()).toEqual(before);
    }
  });

  it('recovers with the next refresh, and logs the next outage again', async () => {
    const lines = expectConsole(/AUTH_STATE_FAILED/, 2);
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { status: 503, json: {} } });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    expect(lines).toHaveLength(1);

    backEnd.answer(AUTH_STATE, { json: authStateOf('Ada') });
    await shell.refreshAuth();
    expect(auth().status).toBe('signedIn');

    backEnd.answer(AUTH_STATE, { status: 503, json: {} });
    await shell.refreshAuth();
    expect(auth(), 'the last good state stays').toEqual({ status: 'signedIn', state: authStateOf('Ada') });
    expect(lines).toHaveLength(2);
  });
});

describe('signing out and in', () => {
  it('signs out for the whole page and then fetches the new auth state', async () => {
    await using backEnd = await startTestBackEnd({
      [AUTH_STATE]: { json: authStateOf('Ada') },
      [LOGOUT]: { json: { status: 0 } },
    });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    await shell.signOut();
    expect(auth()).toEqual({ status: 'signedOut' });
    await vi.waitFor(() => expect(auth()).toEqual({ status: 'signedOut', state: authStateOf() }));
  });

  it('stays signed in and rejects with the reason when the sign-out fails', async () => {
    await using backEnd = await startTestBackEnd({
      [AUTH_STATE]: { json: authStateOf('Ada') },
      [LOGOUT]: { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } },
    });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    await expect(shell.signOut()).rejects.toMatchObject({ name: 'ApiError', code: 'HTTP', status: 500 });
    expect(auth().status).toBe('signedIn');
  });

  it('ignores responses to requests made before signing out', async () => {
    let answerOldQuestion = () => {};
    const old = new Promise<void>((resolve) => {
      answerOldQuestion = resolve;
    });
    await using backEnd = await startTestBackEnd({
      [AUTH_STATE]: () => old.then(() => ({ json: authStateOf('Ada') })),
      [LOGOUT]: { json: { status: 0 } },
    });
    configureForTest({ apiBase: backEnd.origin });
    const seen: string[] = [];
    shell.subscribeState('auth', ({ status }) => seen.push(status));
    await vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(1));

    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    await shell.signOut();
    answerOldQuestion();
    await vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(2));
    await shell.refreshAuth();
    expect(seen).toEqual(['pending', 'signedOut', 'signedOut']);
  });

  it('fetches the auth state after a successful sign-in only', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
    configureForTest({ apiBase: backEnd.origin });
    await shell.applyAuthResponse({ status: 1, errorCode: 'VALIDATION_ERROR' });
    expect(backEnd.seen()).toEqual([]);
    await shell.applyAuthResponse({ status: 0 });
    expect(auth().status).toBe('signedIn');
  });
});
