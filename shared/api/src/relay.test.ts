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
  });
  stubPage();
  return () => backEnd[Symbol.asyncDispose]();
});
afterEach(() => vi.unstubAllGlobals());

const request = { method: 'PUT', url: '/things?page=2', params: { q: 'a b' }, data: { name: 'x' } } as const;

describe('relay', () => {
  it('API-037 makes the call the host requests and returns its response', async () => {
    backEnd.answer('PUT /things?page=2&q=a+b', { json: { done: true } });
    const headers = { 'X-Trace': '7', 'x-csrf': 'of the host', Accept: 'text/html', 'x-requested-with': 'nobody' };
    await expect(relay({ ...request, headers }, HOST)).resolves.toEqual({ done: true });
    const [seen] = backEnd.seen();
    expect(seen?.headers).toMatchObject({
      'x-trace': '7',
      'x-csrf': 'token',
      'content-type': 'application/json',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(seen?.body).toBe('{"name":"x"}');
  });

  it.each([
    ['a host that is not allowed', request, 'https://evil.example'],
    ['a host that visitors may be led to', request, 'https://linked.example'],
    ['a host below the allowed one', request, 'https://evil.host.example'],
    ['the allowed host without encryption', request, 'http://host.example'],
    ['another port of the allowed host', request, 'https://host.example:8443'],
    ['no host at all', request, 'null'],
    ['another server', { ...request, url: 'https://evil.example/things' }, HOST],
    ['another server, written as a path', { ...request, url: '//evil.example/things' }, HOST],
    ['another method', { ...request, method: 'PATCH' as 'GET' }, HOST],
  ])('rejects %s and only logs it', async (_what, asked, from) => {
    expectConsole(/RELAY_FAILED/);
    await expect(relay(asked, from)).resolves.toBeUndefined();
    expect(backEnd.seen()).toEqual([]);
  });

  it('ERR-057 only logs a failure', async () => {
    expectConsole(/RELAY_FAILED: GET \/nowhere failed/);
    await expect(relay({ method: 'GET', url: '/nowhere' }, HOST)).resolves.toBeUndefined();
  });
});
