import document from '@travel-shell/contract/openapi.json' with { type: 'json' };
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest, startTestBackEnd, type TestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { relay } from './relay.ts';

const HOST = 'https://host.example';
let backEnd: TestBackEnd;
beforeEach(async () => {
  backEnd = await startTestBackEnd();
  configureForTest({
    apiBase: backEnd.origin,
    formtoken: 'token',
    allowedHosts: ['linked.example', '*.host.example'],
    relayOrigins: [HOST],
    frame: { paths: ['/things', '/listed/*', '/i/api/account/traveler/v1/', '/k/run/*', '/nowhere'] },
  });
  stubPage();
  return () => backEnd[Symbol.asyncDispose]();
});
afterEach(() => vi.unstubAllGlobals());

const request = { method: 'PUT', url: '/things?page=2', params: { q: 'a b' }, data: { name: 'x' } } as const;

const ask = (url: string) => ({ method: 'GET', url }) as const;

describe('relay', () => {
  it('API-037 makes the call the host requests and returns its status and body', async () => {
    backEnd.answer('PUT /things?page=2&q=a+b', { json: { done: true } });
    const headers = {
      'X-Request-Id': '7',
      'x-csrf': 'of the host',
      Accept: 'text/html',
      Cookie: 'a=b',
      'X-Other': '1',
    };
    await expect(relay({ ...request, headers }, HOST)).resolves.toEqual({ status: 200, body: { done: true } });
    const [seen] = backEnd.seen();
    expect(seen?.headers).toMatchObject({
      'x-request-id': '7',
      'x-csrf': 'token',
      'content-type': 'application/json',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(seen?.headers).not.toHaveProperty('x-other');
    expect(seen?.body).toBe('{"name":"x"}');
  });

  it.each(['/listed/a/b', '/listed/x/../y', '/listed/%C3%A9', '/i/api/account/traveler/v1/'])(
    'calls %s',
    async (url) => {
      const { pathname } = new URL(url, backEnd.origin);
      backEnd.answer(`GET ${pathname}`, { json: {} });
      await expect(relay(ask(url), HOST)).resolves.toEqual({ status: 200, body: {} });
    },
  );

  it.each([
    ['a host that is not allowed', request, 'https://evil.example'],
    ['a host that visitors may be led to', request, 'https://linked.example'],
    ['a host below the allowed one', request, 'https://evil.host.example'],
    ['the allowed host without encryption', request, 'http://host.example'],
    ['another port of the allowed host', request, 'https://host.example:8443'],
    ['no host at all', request, 'null'],
    ['another server', { ...request, url: 'https://evil.example/things' }, HOST],
    ['another server, written as a path', { ...request, url: '//evil.example/things' }, HOST],
    ['another server, with a backslash', { ...request, url: '/\\evil.example/things' }, HOST],
    ['another method', { ...request, method: 'PATCH' as 'GET' }, HOST],
    ['a name that every object has as a method', { ...request, method: 'constructor' }, HOST],
    ['a path that is not listed', ask('/thing'), HOST],
    ['one below a path that is listed alone', ask('/things/1'), HOST],
    ['one that begins as a listed one', ask('/listed-not'), HOST],
    ['one that leaves the listed ones', ask('/listed/../other'), HOST],
    ['the same, encoded', ask('/listed/%2e%2e/other'), HOST],
    ['an encoded slash', ask('/listed/..%2fother'), HOST],
    ['an encoded backslash', ask('/listed/..%5Cother'), HOST],
    ['what is encoded twice', ask('/listed/%252e%252e/other'), HOST],
    ['letters that are encoded without need', ask('/listed/%61'), HOST],
    ['two slashes', ask('/listed//other'), HOST],
    ['parameters of a path', ask('/listed/..;/other'), HOST],
    ['a `%` that encodes nothing', ask('/listed/%'), HOST],
    ['what signs in, though it is listed', ask('/k/run/auth/login'), HOST],
    ['the same in capitals', ask('/k/run/AUTH/LOGIN'), HOST],
    ['a token', ask('/listed/formtoken'), HOST],
    ['a company', ask('/listed/company/v1/'), HOST],
    ['a passkey', ask('/listed/passkeys'), HOST],
    ['no request', undefined, HOST],
    ['a request without an address', { method: 'GET' }, HOST],
  ])('rejects %s and only logs it', async (_what, asked, from) => {
    expectConsole(/RELAY_FAILED/);
    await expect(relay(asked, from)).resolves.toBeUndefined();
    expect(backEnd.seen()).toEqual([]);
  });

  it('writes travelers, trips, the currency and metrics for a host, and nothing else, however broad the list is', async () => {
    const writes = Object.entries(document.paths).flatMap(([path, item]) =>
      (['POST', 'PUT', 'DELETE'] as const)
        .filter((method) => method.toLowerCase() in item)
        .map((method) => ({ method, url: path.replaceAll(/\{\w+\}/g, 'x') })),
    );
    const folders = new Set(writes.map(({ url }) => `${url.slice(0, url.indexOf('/', 1))}/*`));
    configureForTest({
      apiBase: backEnd.origin,
      formtoken: 'token',
      relayOrigins: [HOST],
      frame: { paths: [...folders] },
    });
    // Each is refused here, or by this back end, which has none of them.
    expectConsole(/RELAY_FAILED/, writes.length);
    for (const write of writes) await relay(write, HOST);
    const made = backEnd.seen().map(({ method, path }) => `${method} ${path}`);
    expect(made).toEqual([
      'POST /i/api/account/traveler/v1/',
      'PUT /i/api/account/traveler/v1/x',
      'POST /i/api/account/currency/v1/set',
      'POST /i/api/affiliate/ui/metrics/v1/x',
      // Converts an address, and stores nothing.
      'POST /s/horizon/common/layout/FriendlySearchUrlAction',
      'POST /horizon/common/layout/FriendlySearchUrlAction',
      'POST /trips/api/store',
      'POST /trips/api/user/settings/mapViewFD',
      'POST /trips/api/user/settings/mapViewDP',
      'POST /trips/api/user/settings/tdpAutopilot',
      'POST /trips/api/user/settings/clearNotification',
      'POST /i/api/trips/user/v1/setTripsDrawerGoToTripsButtonTooltipShown',
      'POST /i/api/trips/user/v1/setTripsDrawerReminderTooltipShown',
      'POST /i/api/trips/user/v1/setNavigationDrawerTripsTooltipShown',
      'PUT /trips/api/user/savedForLater/x',
      'DELETE /trips/api/user/savedForLater/x',
    ]);
  });

  it('makes no call where no path is configured, or the configuration is not what it should be', async () => {
    for (const frame of [undefined, {}, { paths: '/things' }, { paths: ['/*', 'things', 7] }]) {
      configureForTest({ apiBase: backEnd.origin, formtoken: 'token', relayOrigins: [HOST], frame: frame as never });
      expectConsole(/RELAY_FAILED/);
      await expect(relay(request, HOST)).resolves.toBeUndefined();
    }
    configureForTest({ relayOrigins: `${HOST}/` as never, frame: { paths: ['/things'] } });
    expectConsole(/RELAY_FAILED/);
    await expect(relay(request, HOST)).resolves.toBeUndefined();
    expect(backEnd.seen()).toEqual([]);
  });

  it('leaves tokens out of an answer', async () => {
    backEnd.answer('GET /things', { json: { formtoken: 'a', deep: [{ accessToken: 'b', kept: 1 }] } });
    await expect(relay(ask('/things'), HOST)).resolves.toEqual({ status: 200, body: { deep: [{ kept: 1 }] } });
  });

  it('gives up an answer that is too long, a redirect, and a call whose frame has gone', async () => {
    backEnd.answer('GET /things', { json: 'x'.repeat(200_001) });
    expectConsole(/RELAY_FAILED/);
    await expect(relay(ask('/things'), HOST)).resolves.toBeUndefined();
    backEnd.answer('GET /things', { status: 302, json: null, headers: { Location: '/listed/a' } });
    backEnd.answer('GET /listed/a', { json: {} });
    expectConsole(/RELAY_FAILED/);
    await expect(relay(ask('/things'), HOST)).resolves.toBeUndefined();
    // Whoever asked is not there any more, so it is no failure.
    await expect(relay(ask('/things'), HOST, AbortSignal.abort())).resolves.toBeUndefined();
    expect(backEnd.seen().map(({ path }) => path)).not.toContain('/listed/a');
  });

  it('ERR-057 only logs a failure', async () => {
    expectConsole(/RELAY_FAILED: GET \/nowhere failed/);
    await expect(relay({ method: 'GET', url: '/nowhere' }, HOST)).resolves.toBeUndefined();
  });
});
