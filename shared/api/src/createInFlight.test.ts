import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authStateOf } from './authStateOf.ts';
import { createInFlight } from './createInFlight.ts';
import { fetchAuthState } from './fetchAuthState.ts';
import { AUTH_STATE, configureForTest, startTestBackEnd, type TestBackEnd } from './testBackEnd.ts';

let backEnd: TestBackEnd;
let release: () => void;
beforeEach(async () => {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  backEnd = await startTestBackEnd({ [AUTH_STATE]: () => released.then(() => ({ json: authStateOf('Ada') })) });
  configureForTest({ apiBase: backEnd.origin, formtoken: 'token' });
  return () => backEnd[Symbol.asyncDispose]();
});
const arrived = (count: number) => vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(count));

describe('createInFlight', () => {
  it('API-020 sends identical requests once, and all callers get the answer', async () => {
    const share = createInFlight();
    const all = [share('auth', fetchAuthState), share('auth', fetchAuthState), share('auth', fetchAuthState)];
    await arrived(1);
    all.push(share('auth', fetchAuthState));
    release();
    expect((await Promise.all(all)).map((state) => state.userInfoState.accountName)).toEqual(Array(4).fill('Ada'));
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(1);
  });

  it('keeps different requests apart, and asks again once the first has been answered', async () => {
    const share = createInFlight();
    const both = [share('a', fetchAuthState), share('b', fetchAuthState)];
    await arrived(2);
    release();
    await Promise.all(both);
    await share('a', fetchAuthState);
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(3);
  });

  it('one caller who leaves ends nothing for the others', async () => {
    const share = createInFlight();
    const leaving = new AbortController();
    const left = share('auth', fetchAuthState, leaving.signal);
    const stayed = share('auth', fetchAuthState);
    await arrived(1);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'ABORTED' });
    release();
    await expect(stayed).resolves.toMatchObject({ loggedInSession: true });
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(1);
  });

  it('ends the request when all have left, and the next caller gets a new one', async () => {
    const share = createInFlight();
    const leaving = new AbortController();
    let signal: AbortSignal | undefined;
    const start = (given: AbortSignal) => {
      signal = given;
      return fetchAuthState(given);
    };
    const both = [share('auth', start, leaving.signal), share('auth', start, leaving.signal)];
    await arrived(1);
    leaving.abort();
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(signal?.aborted).toBe(true);
    const next = share('auth', fetchAuthState);
    await arrived(2);
    release();
    await expect(next).resolves.toMatchObject({ loggedInSession: true });
  });

  it('a failure reaches everybody and is not remembered', async () => {
    const share = createInFlight();
    backEnd.answer(AUTH_STATE, { status: 500, json: {} });
    const results = await Promise.allSettled([share('auth', fetchAuthState), share('auth', fetchAuthState)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    await expect(share('auth', fetchAuthState)).resolves.toBeTruthy();
  });
});
