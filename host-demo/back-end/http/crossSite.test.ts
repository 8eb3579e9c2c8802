import type { ErrorResponse } from '@travel-shell/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { Visitor } from '../testing/Visitor.ts';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';
const TOKEN = '/s/run/formtoken';
const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';

describe('calls from pages of other origins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ embedOrigins: [PARTNER] });
  }, 60_000);
  afterAll(() => server.stop());
  const call = (path: string, init: RequestInit = {}) => new Visitor(server.origin).fetch(path, init);

  it('may be read with cookies by a configured origin', async () => {
    for (const init of [{ method: 'GET' }, { method: 'POST' }]) {
      const response = await call(init.method === 'GET' ? AUTH_STATE : TOKEN, {
        ...init,
        headers: { origin: PARTNER },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER);
      expect(response.headers.get('access-control-allow-credentials')).toBe('true');
      expect(response.headers.get('vary')).toContain('Origin');
    }
  });

  it('answers the preflight of a configured origin with the header of the form token', async () => {
    const headers = {
      origin: PARTNER,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-csrf',
    };
    const response = await call('/k/run/auth/login', { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(response.headers.get('access-control-allow-headers')).toContain('X-CSRF');
  });

  it('may not be read by any other origin', async () => {
    const response = await call(AUTH_STATE, { headers: { origin: STRANGER } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const headers = { origin: STRANGER, 'access-control-request-method': 'POST' };
    const preflight = await call('/k/run/auth/login', { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: STRANGER }],
    ['a page without an origin', { origin: 'null' }],
    ['our origin as a part of another', { origin: 'https://partner.example.stranger.example' }],
    ['another site, by Sec-Fetch-Site only', { 'sec-fetch-site': 'cross-site' }],
  ])('are refused a form token when they come from %s', async (_title, headers) => {
    const response = await call(TOKEN, { method: 'POST', headers });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(((await response.json()) as ErrorResponse).errors[0]?.code).toBe('CROSS_SITE_REQUEST');
  });

  it('do not include calls from our own origin', async () => {
    const headers = { origin: server.origin, 'sec-fetch-site': 'same-origin' };
    expect((await call(TOKEN, { method: 'POST', headers })).status).toBe(200);
  });

  it('may post the form of the login page from a configured origin, which is shown then, and no other form', async () => {
    const post = (path: string, origin: string, body = 'username=ada%40example.com') =>
      call(path, { method: 'POST', headers: { origin, 'content-type': 'application/x-www-form-urlencoded' }, body });
    expect((await post('/login', PARTNER)).status).toBe(200);
    expect((await post('/login', STRANGER)).status).toBe(403);
    expect((await post('/signout', PARTNER)).status).toBe(403);
    // A form that signs in needs a form token.
    expect((await post('/login', PARTNER, 'username=ada%40example.com&passwd=demo1234')).status).toBe(403);
  });
});
