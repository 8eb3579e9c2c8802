import { authStateOf } from '@travel-shell/testing/authStateOf';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { stubPage } from '@travel-shell/testing/stubPage';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
  await shell.refreshAuth(); // by then all pending requests have finished
  await backEnd[Symbol.asyncDispose]();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Handles the request as the dialog does. */
function takeOver(): void {
  shell.on('sign-in-requested', (_, event) => {
    event.preventDefault();
    requests.push(event as CustomEvent);
  });
}

const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), runPending().then(() => false)]);

describe('requestSignIn', () => {
  it.each([true, false])(
    'waits for the dialog to close and resolves with whether the visitor is signed in: %s',
    async (signedIn) => {
      takeOver();
      const asked = requestSignIn({ reason: 'save-trip', resultId: 'r1' });
      expect(requests.map(({ detail }) => detail)).toEqual([{ reason: 'save-trip', resultId: 'r1', resumes: true }]);
      expect(await isSettled(asked)).toBe(false);
      shell.publish('sign-in-closed', { signedIn, resultId: 'r1' });
      expect(await asked).toBe(signedIn);
    },
  );

  it('gives each of two callers its own result when the dialog sets `result`', async () => {
    const answers: ((result: { signedIn: boolean }) => void)[] = [];
    shell.on('sign-in-requested', (request, event) => {
      event.preventDefault();
      request.result = new Promise((resolve) => answers.push(resolve));
    });
    const [first, second] = [requestSignIn({ reason: 'save-trip' }), requestSignIn({ reason: 'save-currency' })];
    answers[0]?.({ signedIn: false });
    expect(await first).toBe(false);
    expect(await isSettled(second)).toBe(false);
    answers[1]?.({ signedIn: true });
    shell.publish('sign-in-closed', { signedIn: true });
    expect(await second).toBe(true);
  });

  it('ignores the closing of another request when the dialog sets `result`', async () => {
    shell.on('sign-in-requested', (request, event) => {
      event.preventDefault();
      request.result = new Promise(() => {});
    });
    const asked = requestSignIn({ reason: 'save-trip' });
    shell.publish('sign-in-closed', { signedIn: true });
    expect(await isSettled(asked)).toBe(false);
  });

  it('resolves with false when the dialog fails', async () => {
    shell.on('sign-in-requested', (request, event) => {
      event.preventDefault();
      request.result = Promise.reject(new Error('offline'));
    });
    expect(await requestSignIn({ reason: 'save-trip' })).toBe(false);
  });

  it('resolves when the visitor has signed in another way', async () => {
    takeOver();
    const asked = requestSignIn({ reason: 'save-trip' });
    await vi.waitFor(() => expect(shell.authState.get().status).toBe('signedOut'));
    expect(await isSettled(asked)).toBe(false);
    answer.json = authStateOf('Ada');
    await shell.refreshAuth();
    expect(await asked).toBe(true);
  });

  it('lets a signed-in visitor add an account', async () => {
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

  it('resolves with false at once when no piece on the page shows a dialog', async () => {
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
