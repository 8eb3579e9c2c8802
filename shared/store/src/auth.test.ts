import { authStateOf } from '@travel-shell/api/authStateOf';
import { AUTH_STATE, configureForTest, LOGOUT, startTestBackEnd, type TestAnswer } from '@travel-shell/api/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../scripts/testConsole.ts';
import { freshStore } from './freshStore.ts';

let shell: Awaited<ReturnType<typeof freshStore>>;
beforeEach(async () => {
  shell = await freshStore();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const auth = () => shell.readState('auth');
/** A mounted piece; returns the function that removes it. */
const mount = () => shell.authState.subscribe(() => {});
const settled = (status: string) => vi.waitFor(() => expect(auth().status).toBe(status));

describe('the auth state', () => {
  it('is pending until somebody needs it, and reading it asks nobody', async () => {
    await using backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin });
    expect(auth()).toEqual({ status: 'pending' });
    expect(backEnd.seen()).toEqual([]);
  });

  it('STA-001 is the answer of the back end, once somebody subscribes', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
    configureForTest({ apiBase: backEnd.origin });
    mount();
    await settled('signedIn');
    expect(auth()).toEqual({ status: 'signedIn', state: authStateOf('Ada') });
  });

  it('STA-002 says signed out where the session is not logged in', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
    configureForTest({ apiBase: backEnd.origin });
    mount();
    await settled('signedOut');
    expect(auth()).toEqual({ status: 'signedOut', state: authStateOf() });
  });

  it('STA-016 is fetched when missing or stale: once for all pieces, again only after ten minutes', async () => {
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start);
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
    configureForTest({ apiBase: backEnd.origin });
    const unmounts = [mount(), mount(), mount()];
    await Promise.all([shell.refreshAuth(), settled('signedOut')]);
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(1);

    for (const unmount of unmounts) unmount();
    now.mockReturnValue(start + shell.AUTH_STALE_AFTER_MS - 1);
    mount()();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(backEnd.seen(AUTH_STATE), 'still fresh').toHaveLength(1);

    now.mockReturnValue(start + shell.AUTH_STALE_AFTER_MS);
    mount();
    await vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(2));
    await shell.refreshAuth();
  });

  it('CON-001 counts as stale after ten minutes', () => {
    expect(shell.AUTH_STALE_AFTER_MS).toBe(600_000);
  });

  it('keeps its identity when the back end has nothing new to say', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    const before = auth();
    await shell.refreshAuth();
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(2);
    expect(auth()).toBe(before);
  });

  it('cannot be changed by who reads it', async () => {
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

  it.each(faults)('ERR-046 logs once and shows the signed-out form: %s', async (_what, answer) => {
    expectConsole(/\[travel-shell\] AUTH_STATE_FAILED: /, 1);
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: answer });
    configureForTest({ apiBase: backEnd.origin, apiTimeout: 150 });
    mount();
    await settled('signedOut');
    expect(auth()).toEqual({ status: 'signedOut' });
    await shell.refreshAuth();
    expect(backEnd.seen(AUTH_STATE), 'asked again, not logged again').toHaveLength(2);
  });

  it('ERR-046 logs once and shows the signed-out form: no server there', async () => {
    expectConsole(/\[travel-shell\] AUTH_STATE_FAILED: /, 1);
    const backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin });
    await backEnd[Symbol.asyncDispose]();
    mount();
    await settled('signedOut');
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
  it('signs out for the whole page and then learns the rest from the back end', async () => {
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

  it('stays signed in, and says why, when the back end does not sign out', async () => {
    await using backEnd = await startTestBackEnd({
      [AUTH_STATE]: { json: authStateOf('Ada') },
      [LOGOUT]: { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } },
    });
    configureForTest({ apiBase: backEnd.origin });
    await shell.refreshAuth();
    await expect(shell.signOut()).rejects.toMatchObject({ name: 'ApiError', code: 'HTTP', status: 500 });
    expect(auth().status).toBe('signedIn');
  });

  it('does not believe an answer to a question asked before signing out', async () => {
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

  it('asks who is signed in after a sign-in that worked, and only then', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') } });
    configureForTest({ apiBase: backEnd.origin });
    await shell.applyAuthResponse({ status: 1, errorCode: 'VALIDATION_ERROR' });
    expect(backEnd.seen()).toEqual([]);
    await shell.applyAuthResponse({ status: 0 });
    expect(auth().status).toBe('signedIn');
  });
});
