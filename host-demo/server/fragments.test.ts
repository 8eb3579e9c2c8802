import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ErrorResponse } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database/Database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { Visitor } from './testing/Visitor.ts';

/** A fake renderer that returns its arguments and call count. */
const STUB = `
let count = 0;
export const FRAGMENT_PIECES = ['header'];
export const renderFragment = async (piece, attributes) =>
  '<travel-' + piece + ' data-count="' + ++count + '" data-attributes=\\'' + JSON.stringify(attributes) + '\\'></travel-' + piece + '>';
`;

describe('fragments', () => {
  let folder: string;
  let server: TestServer;
  let database: Kysely<Database>;
  beforeAll(async () => {
    database = await openDatabase({});
    folder = await mkdtemp(join(tmpdir(), 'fragments-'));
    await writeFile(join(folder, 'index.mjs'), STUB);
    server = await startTestServer({ database, fragmentsModule: join(folder, 'index.mjs') });
  });
  afterAll(async () => {
    await server.stop();
    await database.destroy();
    await rm(folder, { recursive: true });
  });
  const get = (query: string, headers: Record<string, string> = {}) =>
    new Visitor(server.origin).fetch(`/travel-shell/fragments/${query}`, { headers });

  it('are HTML of a piece with the requested attributes', async () => {
    const response = await get('header?brand=sister&locale=ar&presentation=dark');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toMatch(/^<travel-header /);
    expect(html).toContain('{"brand":"sister","locale":"ar","presentation":"dark"}');
  });

  it('are publicly cacheable, independent of the visitor', async () => {
    const headers = { cookie: 'travel_session=x; travel_signed_in=1', origin: 'https://any.example' };
    const response = await get('header?locale=de-DE', headers);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toBe(await (await get('header?locale=de-DE')).text());
  });

  it('are rendered once for the same attributes in any order', async () => {
    const first = await (await get('header?brand=partner&locale=fr-FR')).text();
    expect(await (await get('header?locale=fr-FR&brand=partner')).text()).toBe(first);
    expect(await (await get('header?locale=fr-FR&brand=sister')).text()).not.toBe(first);
  });

  it('are sent as brotli when accepted, with a separate ETag', async () => {
    const raw = await new Promise<{ encoding: unknown; etag: unknown; body: Buffer }>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      request(`${server.origin}/travel-shell/fragments/header`, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-encoding': encoding, etag } = answer.headers;
          resolve({ encoding, etag, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    });
    expect(raw.encoding).toBe('br');
    const plain = await get('header', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(brotliDecompressSync(raw.body).toString()).toBe(await plain.text());
    expect(plain.headers.get('etag')).not.toBe(raw.etag);
  });

  it('return 304 for a matching ETag', async () => {
    const etag = (await get('header')).headers.get('etag') ?? '';
    const response = await get('header', { 'if-none-match': `"other", W/${etag}` });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect((await get('header', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['header?brand=acme', 'brand="acme"', 'flagship, sister, partner'],
    ['header?locale=en', 'locale="en"', 'en-US, de-DE'],
    ['header?presentation=', 'presentation=""', 'default, aos, dark'],
    ['header?brand=sister&brand=partner', 'brand=["sister","partner"]', 'flagship'],
    ['header?colour=red', 'colour="red"', 'brand, locale, presentation'],
    ['header?constructor=x', 'constructor="x"', 'brand, locale, presentation'],
  ])('ERR-001 refuse %s and name what is allowed', async (query, named, allowed) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as ErrorResponse;
    expect(errors[0]?.code).toBe('INVALID_PARAMETER');
    expect(errors[0]?.description).toContain(named);
    expect(errors[0]?.description).toContain(allowed);
  });

  it('pass the brand’s database content to the footer, and render again when it changes', async () => {
    const file = join(folder, 'footer.mjs');
    await writeFile(
      file,
      `export const FRAGMENT_PIECES = ['footer'];
      export const renderFragment = async (piece, attributes, { data }) => JSON.stringify(data.footer);`,
    );
    const footers = await startTestServer({ database, fragmentsModule: file });
    const read = async () => (await fetch(`${footers.origin}/travel-shell/fragments/footer?brand=sister`)).json();
    try {
      const before = (await read()) as Record<string, Record<string, unknown>>;
      expect(Object.keys(before)).toEqual(['state', 'brands', 'siteMap', 'privacyMenu']);
      expect(before.state?.brandDisplayName).toBe('Solenne');
      const change = (name: string) =>
        database.updateTable('site_brands').set({ display_name: name }).where('brand', '=', 'sister').execute();
      await change('Soleil');
      expect(await read()).toMatchObject({ state: { brandDisplayName: 'Soleil' } });
      await change('Solenne');
    } finally {
      await footers.stop();
    }
  });

  it('return 404 for a piece without a fragment', async () => {
    const response = await get('spaceship');
    expect(response.status).toBe(404);
    expect(((await response.json()) as ErrorResponse).errors[0]?.description).toContain('Fragments: header.');
  });

  it('return 503 until they are built', async () => {
    const file = join(folder, 'later.mjs');
    const early = await startTestServer({ database, fragmentsModule: file });
    try {
      const visitor = new Visitor(early.origin);
      const response = await visitor.fetch('/travel-shell/fragments/header');
      expect(response.status).toBe(503);
      expect(((await response.json()) as ErrorResponse).errors[0]?.code).toBe('FRAGMENTS_NOT_BUILT');
      await writeFile(file, STUB);
      expect((await visitor.fetch('/travel-shell/fragments/header')).status).toBe(200);
    } finally {
      await early.stop();
    }
  });

  it('are rendered again after a failed render', async () => {
    const file = join(folder, 'once.mjs');
    await writeFile(
      file,
      `let count = 0;
      export const FRAGMENT_PIECES = ['header'];
      export const renderFragment = async () => {
        if (++count === 1) throw new Error('not yet');
        return 'rendered';
      };`,
    );
    const failing = await startTestServer({ database, fragmentsModule: file });
    try {
      const statuses = [];
      for (let i = 0; i < 2; i++)
        statuses.push((await fetch(`${failing.origin}/travel-shell/fragments/header`)).status);
      expect(statuses).toEqual([500, 200]);
    } finally {
      await failing.stop();
    }
  });

  it('return 500 and log the reason when the module is not the renderer', async () => {
    const file = join(folder, 'wrong.mjs');
    await writeFile(file, 'export const render = 1;');
    const wrong = await startTestServer({ database, fragmentsModule: file });
    try {
      expect((await fetch(`${wrong.origin}/travel-shell/fragments/header`)).status).toBe(500);
      expect(wrong.log.join('')).toContain('exports render, expected renderFragment, FRAGMENT_PIECES');
    } finally {
      await wrong.stop();
    }
  });
});
