/** Attacks on what a server on the open internet should not have, and on what its pages take from an address. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { SmtpTransport } from 'travel-shell-back-end/areas/mail/SmtpTransport.ts';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { createServer } from 'travel-shell-back-end/createServer.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../back-end/areas/mail/testing/startMailServer.ts';
import { createPGlite } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';

const SITE = 'https://shop.example';
const MAIN = join(import.meta.dirname, '../../../packages/back-end/src/main.ts');

describe('a server for real people', () => {
  let db: Kysely<Database>;
  let app: FastifyInstance;
  let mailServer: TestMailServer;
  let origin: string;
  const visit = () => new Visitor(origin);

  beforeAll(async () => {
    mailServer = await startMailServer();
    // Without the demo's accounts: tables and reference data only.
    db = await openDatabase({});
    app = await createServer({
      database: db,
      logLevel: 'silent',
      publicOrigin: SITE,
      identityProviders: {},
      trustProxy: true,
      mail: { url: mailServer.url, from: 'no-reply@shop.example' },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
    await mailServer.stop();
  });

  it.each([
    ['A-OPEN-01 reads other people’s reset links in the outbox', '/demo/outbox?to=ada@example.com&format=json'],
    [
      'A-OPEN-02 runs what a scenario page takes from its address',
      '/scenarios/bare/?attributes={"onfocus":"alert(1)"}',
    ],
    ['A-OPEN-03 runs the old jQuery of a legacy page, with its known holes', '/demo/vendor/jquery/jquery.min.js'],
    ['A-OPEN-04 begins to act as a member where the demo’s support does', '/demo/support'],
    ['A-OPEN-05 looks for the components’ catalogue and its scripts', '/storybook/'],
  ])('%s', async (_title, path) => {
    const response = await visit().fetch(path);
    expect(response.status).toBe(404);
  });

  it('A-OPEN-06 signs in with an account and the password of the demo', async () => {
    for (const name of ['ada@example.com', 'grace@example.com', 'sol@example.com']) {
      expect((await visit().logIn(name)).response.status).toBe(401);
    }
    expect(await (await visit().fetch('/login')).text()).not.toContain(DEMO_PASSWORD);
  });

  it('A-OPEN-07 shows a text of their own on a page of this site, by its address', async () => {
    const response = await visit().fetch('/You-have-been-hacked-call-555');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('hacked');
  });

  it('A-OPEN-08 reads cookies on a connection that is not encrypted', async () => {
    const visitor = visit();
    // As from a proxy that does not tell which protocol the visitor used.
    await visitor.fetch('/login');
    await visitor.formToken();
    await visitor.fetch('/horizon/common/authentication/providers/AuthStateProviderAction');
    const answers = [visitor.setCookies, (await visit().fetch('/login')).headers.getSetCookie()].flat();
    expect(answers.length).toBeGreaterThan(0);
    for (const cookie of answers) expect(cookie).toMatch(/; Secure(;|$)/);
  });

  it('A-OPEN-09 leads a visitor to the site without TLS', async () => {
    for (const path of ['/login', '/healthz', '/travel-shell/loader.js', '/nowhere']) {
      const { headers } = await visit().fetch(path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
  });

  it('A-OPEN-10 puts the sign-in page into a frame, under what a visitor believes to press', async () => {
    for (const path of ['/login', '/s/ident/forgot', '/privacy', '/nowhere']) {
      const { headers } = await visit().fetch(path);
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options'), path).toBe('SAMEORIGIN');
    }
  });

  it('A-OPEN-11 gets an answer of the API to run as a page or as a script', async () => {
    for (const path of ['/healthz', '/k/run/auth/login', '/trips/api/none', '/travel-shell/none.js']) {
      const { headers } = await visit().fetch(path);
      expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none';/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('A-OPEN-12 makes the link in a victim’s mail lead to the attacker’s host', async () => {
    const visitor = visit();
    const headers = { 'X-CSRF': await visitor.formToken(), 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' };
    await visitor.post(
      '/k/run/auth/register',
      { username: 'nora@example.com', passwd: 'a long enough one', consent: 'true' },
      headers,
    );
    await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBeGreaterThan(0);
    for (const { source } of mailServer.received) expect(source).not.toContain('evil.example');
  });

  it('A-OPEN-13 finds links of mails that have been sent in the database', async () => {
    await expect
      .poll(() => db.selectFrom('outbox').select(['body_text', 'body_html']).execute(), { timeout: 10_000 })
      .toEqual([{ body_text: '', body_html: null }]);
  });

  it('A-OPEN-14 listens between server and mail server, and takes away the offer of TLS', async () => {
    const transport = new SmtpTransport({ url: mailServer.strictUrl, from: 'no-reply@shop.example' });
    const before = mailServer.received.length;
    const sending = transport.send({ to: 'mona@example.com', subject: 'A link', text: 'secret', html: null });
    await expect(sending).rejects.toThrow('the mail server answered');
    transport.close();
    expect(mailServer.received).toHaveLength(before);
  });

  it('A-OPEN-15 has a copy of a victim’s mail sent to the attacker', async () => {
    const transport = new SmtpTransport({ url: mailServer.url, from: 'no-reply@shop.example' });
    const before = mailServer.received.length;
    for (const to of ['mona@example.com,eve@evil.example', 'mona@example.com\r\nCc: eve@evil.example']) {
      await expect(transport.send({ to, subject: 'x', text: 'secret', html: null })).rejects.toThrow('not one address');
    }
    transport.close();
    expect(mailServer.received).toHaveLength(before);
  });
});

describe('the start of a server for real people', () => {
  /** Ends by itself where it refuses. */
  const start = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, PORT: '0', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { message, code };
  };

  it('A-OPEN-16 finds a server that was started without configuration', async () => {
    const { message, code } = await start({});
    expect(code).toBe(1);
    for (const name of [
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'STAFF_MAIL',
      'IDENTITY_PROVIDERS',
      'TRUST_PROXY',
      'SECRET_KEYS',
    ])
      expect(message).toContain(`- ${name} is missing`);
  });

  it('A-OPEN-17 finds a server that takes passwords without TLS', async () => {
    const { message, code } = await start({
      PUBLIC_ORIGIN: 'http://shop.example',
      DATABASE_URL: 'postgres://travel@127.0.0.1:1/travel',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'a@shop.example',
      STAFF_MAIL: 'b@shop.example',
      IDENTITY_PROVIDERS: 'none',
      TRUST_PROXY: '0',
      SECRET_KEYS: `test:${randomBytes(32).toString('base64')}`,
    });
    expect(code).toBe(1);
    expect(message).toMatch(/^The server does not start\. PUBLIC_ORIGIN="http:\/\/shop\.example" is not https/);
  });

  it.each(['IDENTITY_PROVIDERS', 'COMPANY_PROVIDERS'])(
    'A-OPEN-23 reads codes and secrets between the server and a provider without TLS: %s',
    async (name) => {
      const provider = {
        issuer: 'https://id.example',
        clientId: 'shop',
        clientSecret: 'hush',
        authorizationEndpoint: 'https://id.example/authorize',
        tokenEndpoint: 'http://id.example/token',
        jwksUri: 'https://id.example/keys',
      };
      const { message, code } = await start({
        PUBLIC_ORIGIN: 'https://shop.example',
        DATABASE_URL: 'postgres://travel@127.0.0.1:1/travel',
        SMTP_URL: 'smtps://mail.example',
        MAIL_FROM: 'a@shop.example',
        IDENTITY_PROVIDERS: 'none',
        TRUST_PROXY: '0',
        [name]: JSON.stringify({ [name === 'IDENTITY_PROVIDERS' ? 'google' : 'globex.example']: provider }),
      });
      expect(code).toBe(1);
      expect(message).toMatch(new RegExp(`${name} has an address for [\\w.]+\\.tokenEndpoint that is not https`));
      expect(message).not.toContain('hush');
    },
  );
});

describe('a page of the demo', () => {
  const context = useTestServer(createPGlite);
  const open = (query: Record<string, string>, name = 'bare') =>
    context.visit().fetch(`/scenarios/${name}/?${new URLSearchParams(query)}`);

  it.each([
    ['A-OPEN-18 runs a script by an attribute', { attributes: '{"onfocus":"alert(1)","autofocus":""}' }],
    ['A-OPEN-19 ends the tag by the name of an attribute', { attributes: '{"x><script>alert(1)</script":""}' }],
    ['A-OPEN-24 covers the page by an attribute that no piece has', { attributes: '{"style":"position:fixed"}' }],
    [
      'A-OPEN-25 leads elsewhere by an address inside an attribute',
      { attributes: '{"items":"[{\\"href\\":\\"https://evil.example\\"}]"}' },
    ],
    ['A-OPEN-20 has a password sent to their own server', { config: '{"apiBase":"https://evil.example"}' }],
    [
      'A-OPEN-21 has a script loaded from their own server',
      { config: '{"feedback":{"script":"//evil.example/x.js"}}' },
    ],
  ])('%s', async (_title, query) => {
    const response = await open(query);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/<script|onfocus|evil/);
  });

  it('A-OPEN-22 finds one page whose policy lets more in or out than it needs', async () => {
    const list = await (await context.visit().fetch('/')).text();
    const names = [...list.matchAll(/href="\/scenarios\/([a-z-]+)\/"/g)].map(([, name = '']) => name);
    expect(new Set(names).size).toBeGreaterThan(15);
    for (const name of new Set(names)) {
      const policy = (await open({}, name)).headers.get('content-security-policy') ?? '';
      const directive = (of: string) => new RegExp(`(?:^|; )${of} ([^;]*)`).exec(policy)?.[1] ?? '';
      expect(directive('script-src') || directive('default-src'), `${name}: ${policy}`).not.toMatch(
        /unsafe-|\*|https:|^$/,
      );
      for (const of of ['connect-src', 'form-action', 'base-uri', 'object-src', 'frame-ancestors']) {
        const sources = directive(of) || (/^(connect|object)-src$/.test(of) ? directive('default-src') : '');
        expect(sources, `${name}: ${of}`).toMatch(/'(self|none)'/);
        expect(sources, `${name}: ${of}`).not.toMatch(/\*|https:(?!\/)/);
      }
    }
  });
});
