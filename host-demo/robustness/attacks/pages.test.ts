/** Attacks on the pages of the server, on what is mailed about browsers, and on caches in front. */
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../back-end/areas/auth/testing/outbox.ts';
import { addAccount } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { askRaw } from '../../back-end/testing/askRaw.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { startTestServer } from '../../back-end/testing/startTestServer.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import type { Visitor } from '../../back-end/testing/Visitor.ts';

const SESSIONS = '/s/ident/sessions';
const AGAIN = '/s/ident/again';
const FRAGMENT = '/travel-shell/fragments/header?brand=flagship&locale=en-US';

describe.each(databaseOfAnswers)('attacks on pages and caches, on $kind', ({ create }) => {
  const context = useTestServer(create);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });
  const signedIn = async (username: string, visitor = context.visit()) => {
    expect((await visitor.logIn(username)).body.status).toBe(0);
    return visitor;
  };
  const isSignedIn = async (visitor: Visitor) => (await visitor.authState()).loggedInSession;

  it('A-PAGE-01 signs in as the victim in a browser that an own account has made known', async () => {
    await signedIn('grace@example.com');
    const told = async () =>
      (await mailsTo(context.visit(), 'grace@example.com')).filter(({ kind }) => kind === 'new-browser').length;
    const before = await told();
    const thief = await signedIn('bo@example.com');
    await signedIn('grace@example.com', thief);
    expect(await told()).toBe(before + 1);
  });

  it('A-PAGE-02 shows a text or runs script by the name of a browser', async () => {
    await signedIn('layla@example.com');
    const thief = context.visit();
    const { fetch } = thief;
    const name = '<script>alert(1)</script> Call https://evil.example Firefox/1';
    thief.fetch = (path, init = {}) =>
      fetch.call(thief, path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'user-agent': name },
      });
    await signedIn('layla@example.com', thief);
    const [mail] = await mailsTo(context.visit(), 'layla@example.com');
    expect(mail?.kind).toBe('new-browser');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/evil|alert/);
    expect(await (await thief.fetch(SESSIONS)).text()).not.toMatch(/evil|alert\(1\)/);
  });

  it.each([SESSIONS, AGAIN, '/s/ident/passkeys', '/signout'])(
    'A-PAGE-03 lays %s under a page of their own',
    async (path) => {
      const visitor = await signedIn('ada@example.com');
      const { headers, status } = await visitor.fetch(path);
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).not.toBeNull();
    },
  );

  it.each([
    ['without a token', {}, {}],
    ['with the token of another account', { stolen: 'yes' }, {}],
    ['from another site', { own: 'yes' }, { origin: 'https://evil.example' }],
    ['from a frame without an origin', { own: 'yes' }, { origin: 'null' }],
  ])('A-PAGE-04 ends a visitor’s other sessions by a form %s', async (_how, which: object, headers) => {
    const other = await signedIn('ada@example.com');
    const visitor = await signedIn('ada@example.com');
    const stranger = await signedIn('bo@example.com');
    const formtoken = 'own' in which ? await visitor.formToken() : 'stolen' in which ? await stranger.formToken() : '';
    const answer = await visitor.post(SESSIONS, { session: 'others', formtoken }, headers);
    expect(answer.status).toBe(403);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('A-PAGE-05 signs visitors out, or ends their sessions, by a picture on another site', async () => {
    const other = await signedIn('ada@example.com');
    const visitor = await signedIn('ada@example.com');
    for (const path of ['/signout', `${SESSIONS}?session=others`, '/k/run/auth/logout', `${AGAIN}?passwd=travel-demo`])
      await visitor.fetch(path, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } });
    expect(await Promise.all([other, visitor].map(isSignedIn))).toEqual([true, true]);
  });

  it.each([
    '//evil.example',
    'https://evil.example/s/ident/sessions',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
  ])('A-PAGE-06 leads to %s after the password was entered again', async (redir) => {
    const visitor = await signedIn('ada@example.com');
    const formtoken = await visitor.formToken();
    const answer = await visitor.post(AGAIN, { passwd: 'travel-demo', redir, formtoken });
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location') ?? '', 'https://shop.example').origin).toBe('https://shop.example');
  });

  it.each([
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-Prefix: /evil.example',
    'X-Original-URL: /evil.example',
    'X-Rewrite-URL: /evil.example',
    'X-Host: evil.example',
    'Forwarded: host=evil.example',
    'Accept-Language: ar',
    'Origin: https://evil.example',
    'Cookie: travel_signed_in=1; consent=evil; brand=evil',
    'User-Agent: evil.example',
    'Save-Data: on',
    'Sec-GPC: 1',
    'Range: bytes=0-9',
  ])(
    'A-CACHE-01 has a cache keep another fragment for everybody, by a header that is not in its key: %s',
    async (line) => {
      const server = await startTestServer({ database: context.db, trustProxy: true });
      const content = (answer: string) => {
        const [head = '', body] = answer.split('\r\n\r\n');
        return {
          status: head.split('\r\n')[0],
          cache: /^cache-control: .*/im.exec(head)?.[0],
          vary: /^vary: .*/im.exec(head)?.[0],
          body,
        };
      };
      try {
        const plain = content(await askRaw(server.origin, FRAGMENT, ['Host: shop.example']));
        expect(plain.status).toBe('HTTP/1.1 200 OK');
        const poisoned = await askRaw(server.origin, FRAGMENT, ['Host: shop.example', line]);
        expect(content(poisoned)).toEqual(plain);
        expect(poisoned).not.toContain('evil');
        expect(poisoned).toMatch(/^access-control-allow-origin: \*\r$/im);
        expect(poisoned).not.toMatch(/^set-cookie:/im);
      } finally {
        await server.stop();
      }
    },
  );

  it('A-CACHE-02 has a cache keep a failure in a fragment’s place', async () => {
    const { origin } = context.server;
    for (const path of [
      '/travel-shell/fragments/header?size=nowhere',
      '/travel-shell/fragments/nothing',
      '/travel-shell/9.9.9/fragments/header',
      '/travel-shell/nothing.js',
      '/travel-shell/header/none.0123456789abcdef.js',
    ]) {
      const { status, headers } = await fetch(origin + path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(headers.get('cache-control') ?? '', path).not.toMatch(/max-age=[1-9]|public|immutable/);
    }
  });

  it.each(['/x.css', ';x.css', '%2fx.css', '%3bx.css', '%00.css', '/..%2fx.js', '?x.css', '%23x.css'])(
    'A-CACHE-03 has a cache keep a visitor’s own page as a file, by %s behind its address',
    async (end) => {
      const { visitor } = await addAccount(context.db, context.server.origin);
      for (const path of [
        SESSIONS,
        '/s/ident/passkeys',
        '/horizon/common/authentication/providers/AuthStateProviderAction',
      ]) {
        const answer = await visitor.fetch(path + end);
        const cache = answer.headers.get('cache-control') ?? '';
        expect(cache, path + end).not.toMatch(/public|max-age=[1-9]/);
        if (answer.status === 200) expect(cache).toContain('no-store');
      }
    },
  );
});
