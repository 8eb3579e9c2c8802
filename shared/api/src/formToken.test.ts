import { configureForTest, FORM_TOKEN, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let tokens: typeof import('./formToken.ts');
beforeEach(async () => {
  vi.resetModules();
  tokens = await import('./formToken.ts');
});

describe('getFormToken', () => {
  it('API-002 uses the token of the page without a request', async () => {
    await using backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin, formtoken: 'from-the-page' });
    await expect(tokens.getFormToken()).resolves.toBe('from-the-page');
    expect(backEnd.seen()).toEqual([]);
  });

  it('API-003 API-022 fetches a token with an empty form when the page has none', async () => {
    await using backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin });
    await expect(tokens.getFormToken()).resolves.toBe('token-1');
    const [request] = backEnd.seen(FORM_TOKEN);
    expect(request?.body).toBe('');
    expect(request?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(request?.headers, 'there is none yet').not.toHaveProperty('x-csrf');
  });

  it('API-004 has one request in flight for all waiting calls, and caches the token', async () => {
    await using backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin });
    const all = await Promise.all([tokens.getFormToken(), tokens.getFormToken(), tokens.getFormToken()]);
    expect([...all, await tokens.getFormToken()]).toEqual(['token-1', 'token-1', 'token-1', 'token-1']);
    expect(backEnd.seen(FORM_TOKEN)).toHaveLength(1);
  });

  it('API-005 CON-085 checks every 100 ms whether the page has got a token in the meantime', async () => {
    await using backEnd = await startTestBackEnd({ [FORM_TOKEN]: 'hang' });
    const config = configureForTest({ apiBase: backEnd.origin });
    const setInterval = vi.spyOn(globalThis, 'setInterval');
    const clearInterval = vi.spyOn(globalThis, 'clearInterval');
    const waiting = tokens.getFormToken();
    await vi.waitFor(() => expect(backEnd.seen(FORM_TOKEN)).toHaveLength(1));
    config.formtoken = 'late-from-the-page';
    await expect(waiting).resolves.toBe('late-from-the-page');

    expect(setInterval.mock.calls.filter(([, ms]) => ms === 100)).toHaveLength(1);
    expect(clearInterval, 'and stops checking').toHaveBeenCalledWith(setInterval.mock.results[0]?.value);
    vi.restoreAllMocks();
  });

  it.each([
    ['refused', { status: 500, json: {} }, 'HTTP'],
    ['answered with HTML', { text: '<p>' }, 'NOT_JSON'],
    ['answered without a token', { json: { token: 1 } }, undefined],
    ['never answered', 'hang' as const, 'TIMEOUT'],
  ])('ERR-012 rejects when the token request is %s', async (_how, answer, cause) => {
    await using backEnd = await startTestBackEnd({ [FORM_TOKEN]: answer });
    configureForTest({ apiBase: backEnd.origin, ...(answer === 'hang' && { apiTimeout: 200 }) });
    await expect(tokens.getFormToken()).rejects.toMatchObject({
      code: 'FORM_TOKEN_FAILED',
      message: 'Failed to retrieve formToken',
      ...(cause && { cause: { code: cause } }),
    });

    backEnd.answer(FORM_TOKEN, { json: { formtoken: 'at-last' } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(tokens.getFormToken(), 'a failure is not cached').resolves.toBe('at-last');
  });

  it('ERR-012 a call that cannot get a token is not sent', async () => {
    await using backEnd = await startTestBackEnd({ [FORM_TOKEN]: 'hang' });
    configureForTest({ apiBase: backEnd.origin, apiTimeout: 200 });
    const { fetchAuthState } = await import('./index.ts');
    await expect(fetchAuthState()).rejects.toMatchObject({
      code: 'FORM_TOKEN_FAILED',
      message: 'Failed to retrieve formToken',
    });
    expect(backEnd.seen()).toHaveLength(1);
  });
});

describe('renewFormToken', () => {
  it('fetches once for one refused token, however late the second refusal arrives', async () => {
    await using backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin, formtoken: 'too-old' });
    await expect(tokens.renewFormToken('too-old')).resolves.toBe('token-1');
    await expect(tokens.renewFormToken('too-old')).resolves.toBe('token-1');
    await expect(tokens.renewFormToken('token-1')).resolves.toBe('token-2');
    expect(backEnd.seen(FORM_TOKEN)).toHaveLength(2);
  });

  it('does not reuse the page’s token when it is the refused one', async () => {
    await using backEnd = await startTestBackEnd({ [FORM_TOKEN]: 'hang' });
    configureForTest({ apiBase: backEnd.origin, apiTimeout: 250, formtoken: 'too-old' });
    await expect(tokens.renewFormToken('too-old')).rejects.toMatchObject({ code: 'FORM_TOKEN_FAILED' });
  });
});

it('one aborting caller does not abort the token request of the others', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await using backEnd = await startTestBackEnd({
    [FORM_TOKEN]: () => released.then(() => ({ json: { formtoken: 'shared' } })),
  });
  configureForTest({ apiBase: backEnd.origin });
  const { fetchAuthState } = await import('./index.ts');
  const impatient = new AbortController();
  const patient = tokens.getFormToken();
  const asked = fetchAuthState(impatient.signal);
  impatient.abort();
  await expect(asked).rejects.toMatchObject({ code: 'ABORTED' });
  release();
  await expect(patient).resolves.toBe('shared');
  expect(backEnd.seen(FORM_TOKEN)).toHaveLength(1);
});
