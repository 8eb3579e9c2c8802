import { authStateOf } from '@travel-shell/api/authStateOf';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/api/testBackEnd';
import { stubPage } from '@travel-shell/api/testPage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshStore } from '../freshStore.ts';

let page: EventTarget;
let shell: Awaited<ReturnType<typeof freshStore>>;
let requestSignIn: typeof import('./requestSignIn.ts').requestSignIn;
let requests: CustomEvent[];
let answer: { json: ReturnType<typeof authStateOf> };
let backEnd: Awaited<ReturnType<typeof startTestBackEnd>>;

beforeEach(async () => {
  ({ page } = stubPage());
  answer = { json: authStateOf() };
  backEnd = await startTestBackEnd({ [AUTH_STATE]: answer });
  configureForTest({ apiBase: backEnd.origin });
  shell = await freshStore();
  ({ requestSignIn } = await import('./requestSignIn.ts'));
  requests = [];
});
afterEach(async () => {
  await shell.refreshAuth(); // what was asked on the way has its answer then
  await backEnd[Symbol.asyncDispose]();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As the dialog does: takes the request over. */
function takeOver(): void {
  shell.on('sign-in-requested', (_, event) => {
    event.preventDefault();
    requests.push(event as CustomEvent);
  });
}

const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 20, false))]);

describe('requestSignIn', () => {
  it.each([true, false])(
    'waits for the dialog to close and tells whether somebody is signed in: %s',
    async (signedIn) => {
      takeOver();
      const asked = requestSignIn({ reason: 'save-trip', resultId: 'r1' });
      expect(requests.map(({ detail }) => detail)).toEqual([{ reason: 'save-trip', resultId: 'r1', resumes: true }]);
      expect(await isSettled(asked)).toBe(false);
      shell.publish('sign-in-closed', { signedIn, resultId: 'r1' });
      expect(await asked).toBe(signedIn);
    },
  );

  it('ends when the visitor has signed in by another way', async () => {
    takeOver();
    const asked = requestSignIn({ reason: 'save-trip' });
    await vi.waitFor(() => expect(shell.authState.get().status).toBe('signedOut'));
    expect(await isSettled(asked)).toBe(false);
    answer.json = authStateOf('Ada');
    await shell.refreshAuth();
    expect(await asked).toBe(true);
  });

  it('lets somebody who is signed in ask for one more account', async () => {
    answer.json = authStateOf('Ada');
    shell.authState.subscribe(() => {});
    await vi.waitFor(() => expect(shell.authState.get().status).toBe('signedIn'));
    takeOver();
    const asked = requestSignIn({ reason: 'add-account' });
    await shell.refreshAuth();
    expect(await isSettled(asked)).toBe(false);
    shell.publish('sign-in-closed', { signedIn: false });
    expect(await asked).toBe(false);
  });

  it('says no at once where nothing on the page shows a dialog', async () => {
    expect(await requestSignIn({ reason: 'save-trip' })).toBe(false);
  });

  it('leaves no listener behind', async () => {
    const added = vi.spyOn(page, 'addEventListener');
    const removed = vi.spyOn(page, 'removeEventListener');
    const unsubscribed = vi.fn();
    vi.spyOn(shell.authState, 'subscribe').mockReturnValue(unsubscribed);
    await requestSignIn({ reason: 'save-trip' });
    const name = 'travel-sign-in-closed';
    const calls = (spy: typeof added) =>
      spy.mock.calls.filter(([type]) => type === name).map(([, listener]) => listener);
    expect(calls(added)).toHaveLength(1);
    expect(calls(removed as never)).toEqual(calls(added));
    expect(unsubscribed).toHaveBeenCalledOnce();
  });
});
