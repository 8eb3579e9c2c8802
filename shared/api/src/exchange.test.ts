import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runPending } from '@travel-shell/testing/runPending';
import { configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, it, vi } from 'vitest';
import type { ApiError } from './ApiError.ts';
import { exchange } from './exchange.ts';
import { onAnswer } from './onAnswer.ts';

it('API-016 returns null for a 204', async () => {
  await using backEnd = await startTestBackEnd({ 'POST /nothing': { status: 204, text: '' } });
  configureForTest({ apiBase: backEnd.origin });
  const signal = new AbortController().signal;
  await expect(exchange({ method: 'post', path: '/nothing', signal })).resolves.toBeNull();
});

it('announces an answer once its body is there, as what follows from it would outdate what listeners ask then', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    begun.resolve(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  configureForTest({ apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const heard: string[] = [];
  const end = onAnswer(() => setTimeout(() => heard.push('announced')));
  const headers = vi.spyOn(globalThis, 'fetch');
  try {
    const answer = exchange({ method: 'get', path: '/slow', signal: new AbortController().signal });
    void answer.then(() => heard.push('answered'));
    const response = await begun.promise;
    await headers.mock.results[0]?.value;
    await runPending();
    expect(heard).toEqual([]);
    response.end('}');
    await expect.poll(() => heard).toEqual(['answered', 'announced']);
  } finally {
    end();
    headers.mockRestore();
    server.close();
  }
});

it('says once that the page waits for the back end, after five seconds without an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said = expectConsole(/SLOW/);
  const answers: ((response: Response) => void)[] = [];
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  configureForTest({ apiBase: 'https://api.example' });
  try {
    const ask = (path: string) => exchange({ method: 'get', path, signal: new AbortController().signal });
    const quick = ask('/quick');
    answers[0]?.(Response.json({}));
    await quick;
    const slow = [ask('/first'), ask('/second')];
    vi.advanceTimersByTime(4999);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(said).toEqual([
      expect.stringContaining('[travel-shell] SLOW: No answer yet: GET https://api.example/first.'),
    ]);
    for (const answer of answers) answer(Response.json({}));
    await Promise.all(slow);
  } finally {
    vi.useRealTimers();
    fetched.mockRestore();
  }
});

it.each([
  ['in seconds', '540', 540],
  ['as a date, which counts as none', 'Fri, 27 Nov 2026 12:00:00 GMT', undefined],
  ['not at all', undefined, undefined],
])('says when to try again where the back end says it %s', async (_how, header, retryAfter) => {
  const json = { errors: [{ code: 'TOO_MANY_REQUESTS' }] };
  const headers = header === undefined ? {} : { 'Retry-After': header };
  await using backEnd = await startTestBackEnd({ 'POST /much': { status: 429, json, headers } });
  configureForTest({ apiBase: backEnd.origin });
  const answer = exchange({ method: 'post', path: '/much', signal: new AbortController().signal });
  const error = (await answer.catch((reason) => reason)) as ApiError;
  expect(error).toMatchObject({ code: 'HTTP', status: 429, serverCode: 'TOO_MANY_REQUESTS' });
  expect(error.retryAfter).toBe(retryAfter);
});
