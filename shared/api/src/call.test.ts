import { authStateOf } from '@travel-shell/testing/authStateOf';
import { runPending } from '@travel-shell/testing/runPending';
import { stubPage } from '@travel-shell/testing/stubPage';
import { AUTH_STATE, configureForTest, INVALID_FORM_TOKEN, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

// The client keeps the form token in its module: each test gets a client without one.
let api: typeof import('./index.ts');
beforeEach(async () => {
  vi.resetModules();
  api = await import('./index.ts');
});
afterEach(() => vi.restoreAllMocks());

describe('what every call carries', () => {
  it('API-001 sends the form token in X-CSRF, also with GET', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
    configureForTest({ apiBase: backEnd.origin, formtoken: 'from-the-page' });
    await api.fetchAuthState();
    expect(backEnd.seen(AUTH_STATE)[0]?.headers['x-csrf']).toBe('from-the-page');
  });

  it('API-014 API-015 accepts JSON and marks the request as made by a script', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
    configureForTest({ apiBase: backEnd.origin });
    await api.fetchAuthState();
    expect(backEnd.seen()).toHaveLength(2);
    for (const { headers } of backEnd.seen()) {
      expect(headers).toMatchObject({ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' });
    }
  });

  it.each([
    ['the page itself', '', 'same-origin'],
    ['the page itself, written out', 'https://shop.example', 'same-origin'],
    ['another origin', 'https://api.example', 'include'],
  ])('lets cookies travel to %s', async (_name, apiBase, credentials) => {
    vi.stubGlobal('location', { origin: 'https://shop.example' });
    // A fake response: Node has no cookies and no page, so a real connection would not show the difference.
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(authStateOf()));
    configureForTest({ apiBase, formtoken: 'x' });
    await api.fetchAuthState();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(apiBase),
      expect.objectContaining({ credentials }),
    );
    vi.unstubAllGlobals();
  });
});

it('a page that is only prerendered calls nobody until it is seen', async () => {
  const { page } = stubPage();
  onTestFinished(() => void vi.unstubAllGlobals());
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf() } });
  configureForTest({ apiBase: backEnd.origin });
  Object.assign(page, { prerendering: true });
  const asked = api.fetchAuthState();
  await runPending();
  expect(backEnd.seen()).toEqual([]);
  Object.assign(page, { prerendering: false });
  page.dispatchEvent(new Event('prerenderingchange'));
  await expect(asked).resolves.toBeTruthy();
});

describe('how a call fails', () => {
  const html = '<!doctype html><title>Sorry</title>';

  it.each([
    [
      'ERR-018 a refusal in JSON keeps status, code and body',
      { status: 500, json: { errors: [{ code: 'BROKEN' }] } },
      {
        code: 'HTTP',
        status: 500,
        serverCode: 'BROKEN',
        body: { errors: [{ code: 'BROKEN' }] },
      },
    ],
    [
      'ERR-001 ERR-002 the code is that of the first error of the list',
      {
        status: 409,
        json: { errors: [{ code: 'FIRST' }, { code: 'SECOND' }] },
      },
      { code: 'HTTP', serverCode: 'FIRST' },
    ],
    [
      'ERR-008 an ended session fails the call under its own code',
      {
        status: 401,
        json: { errors: [{ code: 'INVALID_SESSION' }] },
      },
      { code: 'HTTP', serverCode: 'INVALID_SESSION' },
    ],
    [
      'a refusal in JSON of an unknown shape is still a refusal',
      { status: 502, json: ['?'] },
      {
        code: 'HTTP',
        status: 502,
        serverCode: undefined,
      },
    ],
    [
      'an HTML page with status 200 is NOT_JSON, and named as a page',
      { text: html },
      {
        code: 'NOT_JSON',
        status: 200,
        message: expect.stringMatching(/^200 NOT_JSON http\S+: an HTML page, where JSON/),
      },
    ],
    ['an empty body with status 200 is NOT_JSON', { text: '' }, { code: 'NOT_JSON', status: 200 }],
    [
      'a 204 is INVALID_ANSWER if the contract defines a body',
      { status: 204, text: '' },
      {
        code: 'INVALID_ANSWER',
        path: '',
      },
    ],
    ['no response times out', 'hang' as const, { code: 'TIMEOUT' }],
    ['a response that never ends times out', 'stall' as const, { code: 'TIMEOUT' }],
  ])('%s', async (_title, answer, expected) => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: answer });
    const isEndless = typeof answer === 'string';
    configureForTest({ apiBase: backEnd.origin, formtoken: 'x', ...(isEndless && { apiTimeout: 300 }) });
    await expect(api.fetchAuthState()).rejects.toMatchObject({ name: 'ApiError', ...expected });
  });

  it('ERR-019 an HTML error page is reported with status, code and URL', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { status: 500, text: html } });
    configureForTest({ apiBase: backEnd.origin });
    const url = backEnd.origin + AUTH_STATE.slice('GET '.length);
    await expect(api.fetchAuthState()).rejects.toMatchObject({
      code: 'NOT_JSON',
      status: 500,
      url,
      message: `500 NOT_JSON ${url}`,
    });
  });

  it('a refused connection is a network failure', async () => {
    const backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin, formtoken: 'x' });
    await backEnd[Symbol.asyncDispose]();
    await expect(api.fetchAuthState()).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('an invalid URL is a network failure, not a crash', async () => {
    configureForTest({ apiBase: 'http://', formtoken: 'x' });
    await expect(api.fetchAuthState()).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('rejects when its caller aborts', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: 'hang' });
    configureForTest({ apiBase: backEnd.origin });
    const caller = new AbortController();
    const asked = api.fetchAuthState(caller.signal);
    await vi.waitFor(() => expect(backEnd.seen(AUTH_STATE)).toHaveLength(1));
    caller.abort();
    await expect(asked).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('sends nothing if the caller has already aborted', async () => {
    await using backEnd = await startTestBackEnd();
    configureForTest({ apiBase: backEnd.origin });
    await expect(api.fetchAuthState(AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' });
    expect(backEnd.seen()).toEqual([]);
  });
});

describe('when the form token is refused', () => {
  it('fetches a new one and repeats the call once', async () => {
    await using backEnd = await startTestBackEnd({
      [AUTH_STATE]: ({ headers }) =>
        headers['x-csrf'] === 'token-1' ? { json: authStateOf('Ada') } : INVALID_FORM_TOKEN,
    });
    configureForTest({ apiBase: backEnd.origin, formtoken: 'too-old' });
    await expect(api.fetchAuthState()).resolves.toMatchObject({ loggedInSession: true });
    expect(backEnd.seen(AUTH_STATE).map(({ headers }) => headers['x-csrf'])).toEqual(['too-old', 'token-1']);

    await api.fetchAuthState();
    expect(backEnd.seen(AUTH_STATE).at(-1)?.headers['x-csrf'], 'the page’s old token is not tried again').toBe(
      'token-1',
    );
  });

  it('gives up after the second refusal', async () => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: INVALID_FORM_TOKEN });
    configureForTest({ apiBase: backEnd.origin });
    await expect(api.fetchAuthState()).rejects.toMatchObject({ code: 'HTTP', serverCode: 'INVALID_FORM_TOKEN' });
    expect(backEnd.seen(AUTH_STATE)).toHaveLength(2);
  });

  it('renews it once for all calls that were refused together', async () => {
    await using backEnd = await startTestBackEnd({
      [AUTH_STATE]: ({ headers }) => (headers['x-csrf'] === 'token-1' ? { json: authStateOf() } : INVALID_FORM_TOKEN),
    });
    configureForTest({ apiBase: backEnd.origin, formtoken: 'too-old' });
    await Promise.all([api.fetchAuthState(), api.fetchAuthState(), api.fetchAuthState()]);
    expect(backEnd.seen('POST /s/run/formtoken')).toHaveLength(1);
  });
});
