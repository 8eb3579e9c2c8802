import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from './people.ts';
import { CLIENT_ID } from './StandIn.ts';
import { type StandIns, startStandIns } from './startStandIns.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

const verifier = randomBytes(32).toString('base64url');
const back = (name: string) => `https://shop.example/login/${name}/callback`;
const request = (name: 'google' | 'apple' | 'naver', over: Record<string, string> = {}) => {
  const fields = {
    client_id: CLIENT_ID,
    redirect_uri: back(name),
    response_type: 'code',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(name === 'apple' && { response_mode: 'form_post' }),
    ...over,
  };
  return `${standIns.providers[name].authorizationEndpoint}?${new URLSearchParams(fields)}`;
};
const choose = (address: string, person: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ person }), redirect: 'manual' });
const exchange = async (name: 'google' | 'apple' | 'naver', fields: Record<string, string>) => {
  const { tokenEndpoint, clientId, clientSecret = '' } = standIns.providers[name];
  const form = { client_id: clientId, client_secret: clientSecret, redirect_uri: back(name), code_verifier: verifier };
  const response = await fetch(tokenEndpoint, { method: 'POST', body: new URLSearchParams({ ...form, ...fields }) });
  return { status: response.status, body: (await response.json()) as { id_token?: string; error?: string } };
};
const [noor] = PEOPLE;

describe('the stand-ins', () => {
  it('issue a code for an ID token signed by the published key, for this site and nonce', async () => {
    const answer = await choose(request('google'), noor?.sub ?? '');
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.searchParams.get('state')).toBe('the-state');
    const { body } = await exchange('google', { code: location.searchParams.get('code') ?? '' });
    const { issuer, jwksUri } = standIns.providers.google;
    const keys = createRemoteJWKSet(new URL(jwksUri));
    const { payload } = await jwtVerify(body.id_token ?? '', keys, { issuer, audience: CLIENT_ID });
    expect(payload).toMatchObject({ sub: noor?.sub, email: noor?.email, email_verified: true, nonce: 'the-nonce' });
  });

  it('accept a code once, with its verifier and redirect URI, from its own site', async () => {
    const codeOf = async () => {
      const answer = await choose(request('naver'), noor?.sub ?? '');
      return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    };
    const wrong = [
      [{ code_verifier: 'another' }, 'invalid_grant'],
      [{ redirect_uri: 'https://evil.example/login/naver/callback' }, 'invalid_grant'],
      [{ client_secret: 'guessed' }, 'invalid_client'],
    ] as const;
    for (const [fields, error] of wrong) {
      expect((await exchange('naver', { code: await codeOf(), ...fields })).body).toEqual({ error });
    }
    const code = await codeOf();
    expect((await exchange('naver', { code })).status).toBe(200);
    expect((await exchange('naver', { code })).body).toEqual({ error: 'invalid_grant' });
  });

  it.each([
    ['another site', { client_id: 'somebody' }],
    ['an unregistered redirect URI', { redirect_uri: 'https://shop.example/elsewhere' }],
    ['no web address', { redirect_uri: 'javascript:alert(1)' }],
    ['no code', { response_type: 'id_token' }],
    ['a challenge in plain text', { code_challenge_method: 'plain' }],
    ['no nonce', { nonce: '' }],
  ])('reject %s without a redirect', async (_what, over) => {
    const response = await choose(request('google', over), noor?.sub ?? '');
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('return like Apple: by a form, with the name only the first time', async () => {
    const first = await (await choose(request('apple'), noor?.sub ?? '')).text();
    expect(first).toContain(`action="${back('apple')}"`);
    expect(first).toContain('name="user"');
    const second = await (await choose(request('apple'), noor?.sub ?? '')).text();
    expect(second).toContain('name="code"');
    expect(second).not.toContain('name="user"');
    expect((await choose(request('apple', { response_mode: 'query' }), noor?.sub ?? '')).status).toBe(400);
  });

  it('report when the person declines', async () => {
    const answer = await choose(request('google'), '');
    expect(answer.headers.get('location')).toBe(`${back('google')}?error=access_denied&state=the-state`);
  });
});
