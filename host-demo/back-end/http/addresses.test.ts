import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Contract } from 'travel-shell-back-end/http/Contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw } from '../testing/askRaw.ts';
import { routesOf } from '../testing/routesOf.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { Visitor } from '../testing/Visitor.ts';

const INHERITED = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

/** Names that every object has, and what parsers of addresses stumble over. */
const TELLING = [
  ...INHERITED,
  ...[
    '%',
    '%ff',
    '%00',
    '%zz',
    '%F0%28',
    '%2f',
    '%5c',
    '%2e%2e',
    '..',
    '.',
    '\\',
    '/',
    '//',
    '/\\',
    '[',
    ']',
    '@',
    ':',
    '#',
    ';',
  ],
  ...[
    'xx-',
    'x',
    'i-klingon',
    'de_DE',
    'en-US-u-ca',
    'a'.repeat(300),
    '{}',
    '[]',
    '[null]',
    '{"site":"x"}',
    'null',
    '-1',
    '1e999',
  ],
  ...['http://[', '//x', '\\\\x', 'javascript:x', 'https://x:99999/'],
];

/** Queries of pages, which the contract does not list. */
const NAMES = [
  'redir',
  'token',
  'code',
  'state',
  'locale',
  'site',
  'pieces',
  'config',
  'attributes',
  'brand',
  'a',
  '__proto__',
  'constructor',
];

const EVERYWHERE = ['x-content-type-options', 'x-request-id', 'content-security-policy', 'referrer-policy'];

/** Takes everything; scripts/build/anyAttributes.test.ts has the real one. */
const RENDERER = `
export const FRAGMENT_PIECES = [];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async () => '';
export const openScreen = async () => ({ status: 404, title: 'None' });
`;

interface Raw {
  status: number;
  headers: Headers;
}

describe('any address', () => {
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'addresses-'));
    const fragmentsModule = join(folder, 'index.mjs');
    await writeFile(fragmentsModule, RENDERER);
    server = await startTestServer({ fragmentsModule });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  async function get(target: string, host = 'shop.example'): Promise<Raw> {
    const [head = ''] = (await askRaw(server.origin, target, [`Host: ${host}`])).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
    return { status: Number(first.split(' ')[1]), headers: new Headers(headers) };
  }
  const expectAnswer = ({ status, headers }: Raw, target: string) => {
    expect(status, target).toBeLessThan(500);
    for (const name of EVERYWHERE) expect(headers.has(name), `${name} of ${target}`).toBe(true);
  };

  it.each([
    '//',
    '/\\',
    '//shop.example/business',
    '/%',
    '/s/ident/%ff',
    '/travel-shell/%ff',
    '/demo/%zz',
    '/[',
    '*',
    'http://shop.example//',
    `/login/company/${'a'.repeat(300)}/callback`,
  ])('%s is answered as any other that does not exist, with the headers that every answer has', async (target) => {
    const answer = await get(target);
    expectAnswer(answer, target);
    expect(answer.status).not.toBe(400);
  });

  it('of another host’s path is no path of ours', async () => {
    // To browsers this is an address of a host called `login`. The demo has a page for each that it does not know.
    const { status, headers } = await get('//login/s/run/formtoken');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each(['[', 'a b', '', 'x:99999', '%ff', '\\'])(
    'below a host that cannot be one, "%s", is refused',
    async (host) => {
      const answer = await get('/auth/webauthn/v1/autofillParams', host);
      expectAnswer(answer, host);
      expect(answer.status).toBe(400);
      for (const path of ['/', '/login?redir=/x', '/signout', '/s/ident/forgot'])
        expectAnswer(await get(path, host), host + path);
    },
  );

  it('of our routes, with anything in its path and query, has an answer', { timeout: 180_000 }, async () => {
    const contract = await Contract.read();
    const named = contract.routes.flatMap(({ route }) =>
      Object.keys((route.schema as { querystring?: { properties?: object } }).querystring?.properties ?? {}),
    );
    const part = fc.oneof(fc.constantFrom(...TELLING), fc.string({ unit: 'grapheme-ascii', maxLength: 20 }));
    const query = fc.array(fc.tuple(fc.constantFrom(...NAMES, ...named), part), { maxLength: 4 });
    const routes = routesOf(server.app);
    expect(routes.length).toBeGreaterThan(60);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        fc.array(part, { minLength: 5, maxLength: 5 }),
        query,
        fc.boolean(),
        async (route, parts, pairs, isLonger) => {
          const filled = route.replace(/:\w+(\([^)]*\))?|\*/g, () => parts.pop() ?? '') + (isLonger ? parts.pop() : '');
          const target = `${filled}?${pairs.map(([name, value]) => `${name}=${value.replaceAll('&', '%26')}`).join('&')}`;
          const sent = target.replace(/[^!-~]/g, '%20');
          expectAnswer(await get(sent), sent);
        },
      ),
      { numRuns: 1000, seed: 1, endOnFailure: true },
    );
  });

  it('takes fields with the names that every object has for unknown ones', async () => {
    const contract = await Contract.read();
    const visitor = new Visitor(server.origin);
    await visitor.logIn('grace@example.com');
    const token = { 'X-CSRF': await visitor.formToken() };
    const fields = INHERITED.flatMap((name) => INHERITED.map((value) => [name, value] as [string, string]));
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    form.append('constructor', new File(['x'], '__proto__'));
    const json = `{${INHERITED.map((name) => `"${name}":["${name}"]`).join()}}`;
    const bodies: [Record<string, string>, BodyInit][] = [
      [{}, new URLSearchParams(fields)],
      [{}, form],
      [{ 'Content-Type': 'application/json' }, json],
    ];
    const written = contract.routes.filter(({ route }) => route.method !== 'GET' && !/logout|end$/.test(route.url));
    expect(written.length).toBeGreaterThan(80);
    for (const { route } of written) {
      for (const [headers, body] of bodies) {
        const path = route.url.replace(/:\w+/g, 'constructor');
        const { status } = await visitor.fetch(path, {
          method: String(route.method),
          headers: { ...token, ...headers },
          body,
        });
        expect(status, `${route.method} ${path}`).toBeLessThan(500);
      }
    }
  });
});
