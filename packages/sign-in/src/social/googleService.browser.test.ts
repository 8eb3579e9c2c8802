import { afterEach, beforeEach, expect, it } from 'vitest';
import { configure, playGoogle } from '../prompt/testPrompt.ts';
import { type PlayedBackEnd, playBackEnd } from '../testPage.ts';
import { type GoogleService, googleService, keepAnswer } from './googleService.ts';

let backEnd: PlayedBackEnd;
beforeEach(() => {
  backEnd = playBackEnd();
});
afterEach(() => {
  for (const name of ['travelShell', 'google', 'playedGoogle']) Reflect.deleteProperty(globalThis, name);
  backEnd.end();
});

const METHODS = ['load', 'login', 'register', 'link', 'unlink', 'logout', 'getAuthResponse'] as const;
const refusals = (service: GoogleService, methods: readonly (keyof GoogleService)[]) =>
  Promise.all(
    methods.map((name) => (service[name] as () => Promise<unknown>)().catch(({ code, message }) => [code, message])),
  );

it('ERR-032 rejects everything when Google is disabled', async () => {
  configure({});
  const refusal = ['SERVICE_DISABLED', 'Google service is disabled'];
  expect(await refusals(googleService(), METHODS)).toEqual(METHODS.map(() => refusal));
});

it.each([{ clientId: '' }, { clientId: 'shop', scope: '' }])('ERR-033 rejects everything with %o', async (google) => {
  configure({ google });
  expect((await refusals(googleService(), METHODS)).map((refusal) => (refusal as string[])[0])).toEqual(
    METHODS.map(() => 'MISSING_CLIENT_ID_OR_SCOPE'),
  );
});

it('ERR-031 rejects what needs Google’s script when the back end signs in', async () => {
  configure({ google: { clientId: 'shop', serverSide: true } });
  const methods = ['register', 'link', 'unlink', 'logout', 'getAuthResponse'] as const;
  const refusal = ['NOT_SUPPORTED', 'not supported in server-side login'];
  expect(await refusals(googleService(), methods)).toEqual(methods.map(() => refusal));
});

it('waits for the back end at most 250 ms', async () => {
  configure({ google: { clientId: 'shop', serverSide: true } });
  const fetchNow = window.fetch;
  window.fetch = async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return fetchNow(...asked);
  };
  const start = performance.now();
  await googleService().load();
  const took = performance.now() - start;
  window.fetch = fetchNow;
  expect(took).toBeGreaterThan(240);
  expect(took).toBeLessThan(340);
  // The token arrives late.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('script[src*="accounts.google"]')).toBeNull();
});

it('creates an account from the response of Google’s script', async () => {
  const google = playGoogle();
  configure({ google: { clientId: 'shop', script: google.script } });
  backEnd.answer('/k/run/googleauth/login', { json: { status: 0, message: 'signup' } });
  const service = googleService();
  await service.load();
  await expect(service.register()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  keepAnswer({ credential: 'a.b.c' });
  expect(await service.getAuthResponse()).toEqual({ credential: 'a.b.c' });
  expect(await service.register({ sticky: true })).toMatchObject({ result: 'welcome' });
  expect(backEnd.sent.at(-1)?.fields).toEqual({ confirm: 'true', idToken: 'a.b.c', sticky: 'true', userInfo: 'true' });
  await service.logout();
  expect(google.calls).toEqual([['disableAutoSelect']]);
});
