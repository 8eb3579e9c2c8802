/** Cross-site request forgery, of sign-in too, open redirects and frames. */
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lastMail, linkIn, submitPage } from '../back-end/areas/auth/testing/outbox.ts';
import { submit } from '../back-end/areas/auth/testing/submit.ts';
import { COMPANY, person, useProviders, visitProvider } from '../back-end/areas/auth/testing/useProviders.ts';
import { createPGlite } from '../back-end/testing/databases.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, unknown> };
}

const document: { paths: Record<string, Record<string, Operation>> } = parse(
  await readFile(new URL('../../shared/contract/openapi.yaml', import.meta.url), 'utf8'),
  { maxAliasCount: -1 },
);
/** Makes the tokens; and the banner's form, which is the same file for every visitor. */
const WITHOUT_TOKEN = ['fetchFormToken', 'recordConsentByForm'];
/** Every call that changes something, sign-in among them. */
const CHANGING = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'get')
    .map(([method, operation]) => ({ path: path.replace(/\{\w+\}/g, '1'), method: method.toUpperCase(), operation })),
);

describe('forged requests', () => {
  const context = useProviders(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });

  it('are rejected by all state-changing calls: without a token, with a foreign one, from another site', async () => {
    expect(CHANGING.length).toBeGreaterThan(80);
    const [visitor, stranger] = [context.visit(), context.visit()];
    await visitor.logIn('grace@example.com');
    const [own, strange] = [await visitor.formToken(), await stranger.formToken()];
    const passed: string[] = [];
    for (const { path, method, operation } of CHANGING) {
      const type = Object.keys(operation.requestBody?.content ?? {})[0];
      const body = type === 'application/json' ? '{}' : '';
      const send = async (headers: Record<string, string>) => {
        const response = await visitor.fetch(path, {
          method,
          headers: { ...(type && !type.startsWith('multipart') && { 'content-type': type }), ...headers },
          ...(body && { body }),
        });
        return `${response.status} ${(await response.text()).slice(0, 80)}`;
      };
      const needsToken = !WITHOUT_TOKEN.includes(operation.operationId);
      for (const [what, headers, code] of [
        ['no token', {}, 'INVALID_FORM_TOKEN'],
        ['another’s token', { 'x-csrf': strange }, 'INVALID_FORM_TOKEN'],
        [
          'another site',
          { 'x-csrf': own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
          'CROSS_SITE_REQUEST',
        ],
      ] as const) {
        if (!needsToken && code === 'INVALID_FORM_TOKEN') continue;
        const answer = await send(headers);
        if (!answer.startsWith('403') || !answer.includes(code))
          passed.push(`${operation.operationId}, ${what}: ${answer}`);
      }
    }
    expect(passed).toEqual([]);
    expect((await visitor.authState()).loggedInSession).toBe(true);
  }, 120_000);

  it('cannot sign a victim in as the attacker with the attacker’s provider response', async () => {
    const [attacker, victim] = [context.visit(), context.visit()];
    await victim.formToken();
    for (const name of ['google', 'apple', 'naver'] as const) {
      context.providers[name].user = person(`forged-${name}`);
      const started = await submit(attacker, `/k/run/${name}auth/redirect`, { popup: 'true' });
      const { redirectUrl, state } = started.body as unknown as { redirectUrl: string; state: string };
      const { code, path } = await visitProvider(redirectUrl);
      expect((await victim.fetch(path)).status, 'the way back').toBe(400);
      const end = name === 'google' ? '/k/run/googleauth/authorize' : `/k/run/${name}auth/login`;
      expect((await submit(victim, end, { code, state })).status).toBe(401);
      expect((await victim.authState()).loggedInSession).toBe(false);
    }
  });

  it('cannot sign in with a code requested in another browser', async () => {
    const [attacker, victim] = [context.visit(), context.visit()];
    await submit(attacker, '/k/run/auth/code/send', { username: 'layla@example.com' });
    const code = /\b\d{6}\b/.exec((await lastMail(attacker, 'layla@example.com', 'sign-in-code')).text)?.[0] ?? '';
    const answer = await submit(victim, '/k/run/auth/code/login', { username: 'layla@example.com', code });
    expect(answer.status).toBe(401);
  });

  it('of Apple’s form only continue to the page that checks the browser', async () => {
    const visitor = context.visit();
    const fields = { state: 'x'.repeat(43), code: 'y', user: '{"name":{"firstName":"Eve"}}' };
    const response = await visitor.post('/login/apple/callback', fields, {
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/login/apple/callback?state=${fields.state}&code=y`,
    ]);
    expect((await visitor.fetch(response.headers.get('location') ?? '')).status).toBe(400);
  });

  it('cannot link a Google account whose flow ran in another browser', async () => {
    const [attacker, victim] = [context.visit(), context.visit()];
    context.providers.google.user = person('ada');
    const started = await submit(attacker, '/k/run/googleauth/redirect', { popup: 'true' });
    const { redirectUrl, state } = started.body as unknown as { redirectUrl: string; state: string };
    const { code } = await visitProvider(redirectUrl);
    const answer = await submit(attacker, '/k/run/googleauth/authorize', { code, state });
    expect(answer.body.status).toBe(1);
    const path = '/k/run/googleauth/loginAndLinkExisting';
    expect((await submit(victim, path, { state, passwd: DEMO_PASSWORD })).status).toBe(401);
    expect((await submit(attacker, path, { state, passwd: 'not it' })).body.status).toBe(2);
    expect((await submit(attacker, path, { state, passwd: DEMO_PASSWORD })).body).toMatchObject({ status: 0 });
  });
});

/** URLs that some browser reads as another site. */
const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'http:evil.example',
  'https:/\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://user@evil.example/',
  '/..//evil.example',
  '/.//evil.example',
  'https://evil.example#@127.0.0.1/',
];

describe('redirects', () => {
  const context = useProviders(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });
  const staysHere = (location: string | null) => {
    const { origin } = context.server;
    expect(location, 'a location').toBeTruthy();
    expect(new URL(location ?? '', `${origin}/login`).origin, String(location)).toBe(origin);
    expect(location).toMatch(/^\/(?![/\\])/);
  };

  it.each(ELSEWHERE)('%j is not followed by any door', async (redir) => {
    const visitor = context.visit();
    const query = encodeURIComponent(redir);
    const signedIn = await submitPage(visitor, `/login?redir=${query}`, {
      username: 'bo@example.com',
      passwd: DEMO_PASSWORD,
      redir,
    });
    staysHere(signedIn.headers.get('location'));
    staysHere((await visitor.fetch(`/login?redir=${query}`)).headers.get('location'));
    const signedOut = await submitPage(visitor, `/signout?redir=${query}`, { redir });
    staysHere(signedOut.headers.get('location'));
    staysHere((await visitor.fetch(`/signout?redir=${query}`)).headers.get('location'));
    for (const name of ['google', 'naver'] as const) {
      context.providers[name].user = person(`redirected-${name}`);
      const { body } = await submit(visitor, `/k/run/${name}auth/redirect`, { redir });
      const { path } = await visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
      staysHere((await visitor.fetch(path)).headers.get('location'));
    }
    context.providers.company.user = { sub: 'redirected', email: `redirected@${COMPANY}` };
    const start = await visitor.fetch(`/login/company/${COMPANY}?redir=${query}`);
    const { path } = await visitProvider(start.headers.get('location') ?? '');
    staysHere((await visitor.fetch(path)).headers.get('location'));
  });

  it.each(ELSEWHERE)('%j is not followed from a registration mail', async (regurl) => {
    const email = `new-${ELSEWHERE.indexOf(regurl)}@example.com`;
    const visitor = context.visit();
    const fields = { username: email, passwd: 'a long enough password', consent: 'true', regurl };
    const asked = await submit(visitor, '/k/run/auth/register', fields);
    if (asked.status === 422) {
      expect(asked.body.errorField).toBe('regurl');
      return;
    }
    // Browsers read `http:evil.example` on an http page as a path.
    const link = linkIn(await lastMail(visitor, email, 'finish-registration'));
    const done = await submitPage(visitor, link, { passwd: fields.passwd });
    expect(done.status).toBeLessThan(400);
    const links = [...(await done.text()).matchAll(/(?:href|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
    for (const address of [done.headers.get('location') ?? '/', ...links]) staysHere(address);
  });

  it('of providers go only to their configured URLs', async () => {
    for (const name of ['google', 'apple', 'naver'] as const) {
      const { body } = await submit(context.visit(), `/k/run/${name}auth/redirect`, { popup: 'true' });
      const url = new URL((body as unknown as { redirectUrl: string }).redirectUrl);
      expect(url.origin + url.pathname).toBe(context.providers[name].options.authorizationEndpoint);
      expect(url.searchParams.get('redirect_uri')).toBe(`${context.server.origin}/login/${name}/callback`);
    }
  });
});

describe('frames', () => {
  const context = useProviders(createPGlite);

  it('cannot show the pages to sign in, agree or confirm', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    await submit(visitor, '/k/run/auth/forgot', { username: 'ada@example.com' });
    const reset = linkIn(await lastMail(visitor, 'ada@example.com', 'reset-password'));
    const stranger = context.visit();
    for (const [who, path] of [
      [stranger, '/login'],
      [visitor, '/signout'],
      [stranger, '/s/ident/forgot'],
      [stranger, reset],
      [stranger, '/login/google/callback'],
      [stranger, `/login/company/${COMPANY}/callback`],
      [visitor, '/s/ident/resend'],
    ] as const) {
      const response = await who.fetch(path);
      const policy = response.headers.get('content-security-policy');
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("form-action 'self'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(response.headers.get('cache-control'), path).toBe('no-store');
    }
  });
});
