import { endImpersonation } from '@travel-shell/contract/calls/endImpersonation';
import { getCurrentIdentity } from '@travel-shell/contract/calls/getCurrentIdentity';
import { setAutoApprovalMode } from '@travel-shell/contract/calls/setAutoApprovalMode';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { runPending } from '@travel-shell/testing/runPending';
import { stubPage } from '@travel-shell/testing/stubPage';
import { AUTH_STATE, configureForTest, startTestBackEnd, type TestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const refusal = (code: string, status = 401) => ({ status, json: { errors: [{ code }] } });

let api: typeof import('./index.ts');
let backEnd: TestBackEnd;
let shown: ReturnType<typeof stubPage>;
beforeEach(async () => {
  vi.resetModules();
  api = await import('./index.ts');
  // Preloaded, so that the waits below do not include reading from disk.
  await import('./followFailure.ts');
  backEnd = await startTestBackEnd();
  configureForTest({ apiBase: backEnd.origin, siteBase: 'https://shop.example', formtoken: 'token' });
  shown = stubPage();
  return () => backEnd[Symbol.asyncDispose]();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function failWith(code: string, status?: number) {
  backEnd.answer(AUTH_STATE, refusal(code, status));
  await expect(api.fetchAuthState()).rejects.toMatchObject({ code: 'HTTP', serverCode: code });
  await runPending();
}

describe('an invalid session', () => {
  it('ERR-005 ERR-008 reloads the page, and the call itself fails', async () => {
    await failWith('INVALID_SESSION');
    expect(shown.location.reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the page to a form of a company, which asks for a sign-in itself', async () => {
    backEnd.answer('PUT /i/api/business/company/v1/settings/autoApproval/ALL', refusal('INVALID_SESSION'));
    const send = () => api.call(setAutoApprovalMode, { path: { mode: 'ALL' } });
    const letGo = api.holdPage();
    await expect(send()).rejects.toMatchObject({ status: 401 });
    letGo(true);
    await runPending();
    expect(shown.location.reload).not.toHaveBeenCalled();
    await expect(send()).rejects.toMatchObject({ status: 401 });
    await runPending();
    expect(shown.location.reload).toHaveBeenCalledTimes(1);
  });

  it('follows later where the form that has held the page asks nobody', async () => {
    backEnd.answer('PUT /i/api/business/company/v1/settings/autoApproval/ALL', refusal('INVALID_SESSION'));
    const letGo = [api.holdPage(), api.holdPage()];
    await expect(api.call(setAutoApprovalMode, { path: { mode: 'ALL' } })).rejects.toMatchObject({ status: 401 });
    letGo[0]?.(false);
    await runPending();
    expect(shown.location.reload).not.toHaveBeenCalled();
    letGo[1]?.(false);
    await vi.waitFor(() => expect(shown.location.reload).toHaveBeenCalledTimes(1));
  });

  it('ERR-006 CON-001 reloads at most once in ten minutes', async () => {
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start);
    await failWith('INVALID_SESSION');
    await failWith('INVALID_SESSION');
    now.mockReturnValue(start + 10 * 60 * 1000 - 1);
    await failWith('INVALID_SESSION');
    expect(shown.location.reload).toHaveBeenCalledTimes(1);
    now.mockReturnValue(start + 10 * 60 * 1000);
    await failWith('INVALID_SESSION');
    expect(shown.location.reload).toHaveBeenCalledTimes(2);
  });

  it('ERR-007 CON-116 keeps the time in local storage, where the reloaded page finds it', async () => {
    await failWith('INVALID_SESSION');
    expect(Number(shown.localStorage.getItem('travel.session.last.reload.time'))).toBeCloseTo(Date.now(), -4);
    vi.resetModules();
    api = await import('./index.ts');
    await failWith('INVALID_SESSION');
    expect(shown.location.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the time cannot be stored, to avoid an endless loop', async () => {
    vi.stubGlobal('localStorage', undefined);
    await failWith('INVALID_SESSION');
    expect(shown.location.reload).not.toHaveBeenCalled();
  });

  it('ignores a stored time in the future, from a wrong clock', async () => {
    shown.localStorage.setItem('travel.session.last.reload.time', String(Date.now() + 1e12));
    await failWith('INVALID_SESSION');
    expect(shown.location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([getCurrentIdentity, endImpersonation])(
    'ERR-009 API-084 API-117 is ignored for $method $path',
    async (operation) => {
      const { method, path } = operation;
      backEnd.answer(`${method.toUpperCase()} ${path}`, refusal('INVALID_SESSION'));
      const answer = api.call(operation as typeof endImpersonation);
      await expect(answer).rejects.toMatchObject({ serverCode: 'INVALID_SESSION' });
      await runPending();
      expect(shown.location.reload).not.toHaveBeenCalled();
    },
  );
});

describe('a missing second factor', () => {
  it('leads to the page of a site of another origin, with all of the return address', async () => {
    configureForTest({ apiBase: backEnd.origin, formtoken: 'token' });
    await failWith('MISSING_TWO_FACTOR_AUTHENTICATION', 403);
    const redir = encodeURIComponent('https://shop.example/hotels?stars=4');
    expect(shown.location.assign.mock.calls).toEqual([[`${backEnd.origin}/business/verify?redir=${redir}`]]);
  });

  it('ERR-010 RTE-020 RTE-021 redirects to the verification page, with the return address', async () => {
    await failWith('MISSING_TWO_FACTOR_AUTHENTICATION', 403);
    expect(shown.location.assign.mock.calls).toEqual([
      ['https://shop.example/business/verify?redir=%2Fhotels%3Fstars%3D4'],
    ]);
  });

  it('ERR-011 does not redirect from that page itself', async () => {
    shown = stubPage('https://shop.example/business/verify?redir=%2F');
    await failWith('MISSING_TWO_FACTOR_AUTHENTICATION', 403);
    expect(shown.location.assign).not.toHaveBeenCalled();
  });
});

describe('a bot check', () => {
  it('ERR-017 redirects to the configured page, even on another host, with the full return URL', async () => {
    configureForTest({ apiBase: backEnd.origin, formtoken: 'token', botCheckUrl: 'https://bots.example/check?site=1' });
    await failWith('CAPTCHA_REQUIRED', 403);
    expect(shown.location.assign.mock.calls).toEqual([
      ['https://bots.example/check?site=1&redir=https%3A%2F%2Fshop.example%2Fhotels%3Fstars%3D4'],
    ]);
  });

  it('does not redirect from that page itself', async () => {
    configureForTest({ apiBase: backEnd.origin, formtoken: 'token', botCheckUrl: '/hotels' });
    await failWith('CAPTCHA_REQUIRED', 403);
    expect(shown.location.assign).not.toHaveBeenCalled();
  });

  it('logs what to configure when there is no such page', async () => {
    expectConsole(/CONFIG: .*botCheckUrl/);
    await failWith('CAPTCHA_REQUIRED', 403);
    expect(shown.location.assign).not.toHaveBeenCalled();
  });
});

describe('the host', () => {
  it('gets the event first, and may navigate itself', async () => {
    const heard: unknown[] = [];
    shown.page.addEventListener('travel-navigate', (event) => {
      heard.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    await failWith('INVALID_SESSION');
    await failWith('MISSING_TWO_FACTOR_AUTHENTICATION', 403);
    expect(heard).toEqual([
      { kind: 'reload', reason: 'INVALID_SESSION' },
      {
        kind: 'redirect',
        url: 'https://shop.example/business/verify?redir=%2Fhotels%3Fstars%3D4',
        reason: 'MISSING_TWO_FACTOR_AUTHENTICATION',
      },
    ]);
    expect(shown.location.reload).not.toHaveBeenCalled();
    expect(shown.location.assign).not.toHaveBeenCalled();
  });
});

it.each(['VALIDATION_ERROR', 'FORBIDDEN', 'INTERNAL_ERROR', 'toString'])('%s has no further effects', async (code) => {
  await failWith(code, 400);
  expect(shown.location.reload).not.toHaveBeenCalled();
  expect(shown.location.assign).not.toHaveBeenCalled();
});

it('does nothing on a server', async () => {
  vi.unstubAllGlobals();
  await failWith('INVALID_SESSION');
  backEnd.answer(AUTH_STATE, { json: authStateOf() });
  await expect(api.fetchAuthState()).resolves.toBeTruthy();
});
