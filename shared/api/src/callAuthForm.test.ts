import { login } from '@travel-shell/contract/calls/login';
import { configureForTest, LOGIN, LOGOUT, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let api: typeof import('./index.ts');
beforeEach(async () => {
  vi.resetModules();
  api = await import('./index.ts');
});

const form = { username: 'ada@example.com', passwd: 'p&ss wörd', sticky: true };

describe('callAuthForm', () => {
  it('API-125 API-018 API-019 sends the form form-encoded, with the anti-forgery header', async () => {
    await using backEnd = await startTestBackEnd({ [LOGIN]: { json: { status: 0 } } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(api.callAuthForm(login, { form })).resolves.toEqual({ status: 0 });
    const [request] = backEnd.seen(LOGIN);
    expect(request?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(request?.headers['x-csrf']).toBe('token-1');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      username: 'ada@example.com',
      passwd: 'p&ss wörd',
      sticky: 'true',
    });
  });

  it('ERR-025 a wrong password rejects with the parsed response', async () => {
    const json = { status: 1, errorCode: 'VALIDATION_ERROR', errorField: 'password', message: 'No.' };
    await using backEnd = await startTestBackEnd({ [LOGIN]: { status: 401, json } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(api.callAuthForm(login, { form })).rejects.toMatchObject({
      code: 'HTTP',
      status: 401,
      serverCode: 'VALIDATION_ERROR',
      body: json,
    });
  });

  it('ERR-024 status -1 rejects with any HTTP status', async () => {
    const json = { status: -1, errorCode: 'NO_SUCH_USER' };
    await using backEnd = await startTestBackEnd({ [LOGIN]: { json } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(api.callAuthForm(login, { form })).rejects.toMatchObject({
      code: 'AUTH_REJECTED',
      serverCode: 'NO_SUCH_USER',
      body: json,
    });
  });

  it('ERR-026 a 5xx rejects without a body', async () => {
    const json = { errors: [{ code: 'INTERNAL_ERROR', description: 'Not for anybody.' }] };
    await using backEnd = await startTestBackEnd({ [LOGIN]: { status: 503, json } });
    configureForTest({ apiBase: backEnd.origin });
    const error = await api.callAuthForm(login, { form }).catch((reason) => reason);
    expect(error).toMatchObject({ name: 'ApiError', code: 'HTTP', status: 503 });
    expect(error.body).toBeUndefined();
    expect(error.serverCode).toBeUndefined();
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('Not for anybody');
  });

  it('names the invalid field of a response', async () => {
    await using backEnd = await startTestBackEnd({ [LOGIN]: { json: { status: 0, userInfo: { accountName: 1 } } } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(api.callAuthForm(login, { form })).rejects.toMatchObject({
      code: 'INVALID_ANSWER',
      path: 'userInfo.accountName',
    });
  });
});

describe('logout', () => {
  it('API-127 posts an empty form with the token from the login response', async () => {
    await using backEnd = await startTestBackEnd({
      [LOGIN]: { json: { status: 0, formToken: 'after-login' } },
      [LOGOUT]: { json: { status: 0, formToken: 'after-logout' } },
    });
    configureForTest({ apiBase: backEnd.origin, formtoken: 'from-the-page' });
    await api.callAuthForm(login, { form });
    await expect(api.logout()).resolves.toEqual({ status: 0, formToken: 'after-logout' });
    const [request] = backEnd.seen(LOGOUT);
    expect(request?.body).toBe('');
    expect(request?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(request?.headers['x-csrf']).toBe('after-login');
  });
});
