import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorResponse } from '@travel-shell/contract';
import { fastify } from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { registerFragments } from 'travel-shell-back-end/http/fragments/fragments.ts';
import type { Releases } from 'travel-shell-back-end/http/Releases.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

/** A fake renderer that returns its arguments. */
const STUB = `
const refuse = (code, message) => Object.assign(new Error(message), { name: 'FragmentError', code });
export const FRAGMENT_PIECES = ['header'];
export const renderedAttributes = (piece, attributes) => {
  if (piece !== 'header') throw refuse('UNKNOWN_PIECE', 'Fragments: header.');
  if (attributes.colour) throw refuse('BAD_ATTRIBUTE', 'colour="red": expected brand.');
  return attributes;
};
export const renderFragment = async (piece, attributes) =>
  '<travel-' + piece + ' data-attributes=\\'' + JSON.stringify(attributes) + '\\'></travel-' + piece + '>';
`;

/** For renderers of one test. */
const WHATEVER =
  'export const FRAGMENT_PIECES = []; export const renderedAttributes = (piece, attributes) => attributes;';

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
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(await response.text()).toBe(await (await get('header?locale=de-DE')).text());
  });

  it('have the address of a static file, too', async () => {
    const response = await get('header/sister.ar.dark.html');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('{"brand":"sister","locale":"ar","presentation":"dark"}');
  });

  it('are sent as they are accepted, and not again for a matching ETag', async () => {
    const plain = await get('header', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await get('header', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    const etag = packed.headers.get('etag') ?? '';
    expect((await get('header', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
    expect((await get('header', { 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(200);
  });

  it('ERR-001 refuse a wrong attribute and name what was expected', async () => {
    const response = await get('header?colour=red');
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as ErrorResponse;
    expect(errors).toEqual([
      {
        code: 'INVALID_PARAMETER',
        description: 'colour="red": expected brand.',
        localizedDescription: 'This request is not allowed.',
      },
    ]);
    expect((await get('header/flagship.html')).status).toBe(404);
  });

  it.each([
    ['header?active-vertical=cruises'],
    ['header?active-vertical=lounge&items=[{"verticalName":"lounge","url":"/lounge"}]'],
    ['header?country-picker={"site":"de-AT","language":"Deutsch"}&currency-picker={"currency":"EUR"}'],
    ['header?site=de-AT&language=Deutsch&currency=EUR&active-vertical='],
  ])('take %s, whose values the site has', async (query) => {
    expect((await get(query)).status).toBe(200);
  });

  it.each([
    ['site=xx-XX', 'site="xx-XX": expected one that this site has.'],
    ['language=Call 0900 now', 'language="Call 0900 now": expected one that this site has.'],
    ['currency=BTC', 'currency="BTC": expected one that this site has.'],
    ['active-vertical=constructor', 'active-vertical="constructor": expected one that this site has.'],
    ['vertical=anything', 'vertical="anything": expected one that this site has.'],
    ['country-picker={"site":"nowhere"}', 'site="nowhere": expected one that this site has.'],
    ['currency-picker={"currency":"constructor"}', 'currency="constructor": expected one that this site has.'],
    ['locale=x', 'locale="x": expected a BCP 47 tag, such as de-DE.'],
    ['locale=%ff', 'expected a BCP 47 tag, such as de-DE.'],
  ])('refuse %s, which the site does not have', async (query, problem) => {
    const response = await get(`header?${query}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorResponse).errors[0]?.description).toContain(problem);
  });

  it.each([
    ['de-AT', 'de-AT'],
    ['DE_at', 'de-AT'],
    ['de-x-private', 'de-DE'],
    ['fr-JP-u-nu-thai', 'fr-FR'],
    ['tlh', 'en-US'],
    ['pseudo', 'pseudo'],
  ])('in the locale %s are in that of the site: %s', async (locale, shown) => {
    expect(await (await get(`header?locale=${locale}`)).text()).toContain(`"locale":"${shown}"`);
  });

  it('pass the brand’s database content to the footer, and render again when it changes', async () => {
    const file = join(folder, 'footer.mjs');
    await writeFile(
      file,
      `${WHATEVER}
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

  it('return 404 for a release that is not there', async () => {
    const response = await fetch(`${server.origin}/travel-shell/9.9.9/fragments/header`);
    expect(response.status).toBe(404);
    expect(((await response.json()) as ErrorResponse).errors[0]?.description).toContain('9.9.9');
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

  it('are rendered by the last build where a release has no renderer, and the log says so once', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'fragments-dist-'));
    const write = async (file: string, text: string) => {
      await mkdir(join(dist, file, '..'), { recursive: true });
      await writeFile(join(dist, file), text);
    };
    await write('fragments/index.mjs', STUB);
    await write('renderers/1.0.0/index.mjs', STUB);
    for (const version of ['1.0.0', '1.1.0']) await write(`travel-shell/${version}/files.json`, '{}');
    const options = { assetsDir: join(dist, 'travel-shell'), fragmentsModule: join(dist, 'fragments/index.mjs') };
    const released = await startTestServer({ database, ...options });
    const told = () => released.log.filter((line) => line.includes('has no renderer'));
    try {
      const visitor = new Visitor(released.origin);
      await write('travel-shell/current.json', '{"version":"1.0.0"}');
      expect((await visitor.fetch('/travel-shell/fragments/header?locale=de-DE')).status).toBe(200);
      expect(told()).toEqual([]);
      await write('travel-shell/current.json', '{"version":"1.1.0"}');
      for (const locale of ['ar', 'en-US']) {
        expect((await visitor.fetch(`/travel-shell/fragments/header?locale=${locale}`)).status).toBe(200);
      }
      expect(told()).toEqual([expect.stringContaining('Copy dist/renderers/1.1.0 of its build there.')]);
    } finally {
      await released.stop();
      await rm(dist, { recursive: true });
    }
  });

  it('are kept of the three releases that were asked for last', async () => {
    const rendered: string[] = [];
    const load = async (version = 'current') =>
      ({
        renderedAttributes: () => ({}),
        renderFragment: async () => {
          rendered.push(version);
          return version;
        },
      }) as never;
    const app = fastify();
    registerFragments(app, load, async () => undefined, { current: async () => '1.0.0' } as Releases, {});
    const ask = (...versions: string[]) =>
      Promise.all(versions.map((version) => app.inject(`/travel-shell/${version}/fragments/header`)));
    await ask('1.0.0', '1.1.0', '1.2.0');
    await ask('1.0.0', '1.1.0', '1.2.0');
    expect(rendered).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    await ask('1.3.0');
    await ask('1.0.0');
    expect(rendered.slice(3)).toEqual(['1.3.0', '1.0.0']);
    await app.close();
  });

  it('return 500 and log the reason when the module is not the renderer', async () => {
    const file = join(folder, 'wrong.mjs');
    await writeFile(file, 'export const render = 1;');
    const wrong = await startTestServer({ database, fragmentsModule: file });
    try {
      expect((await fetch(`${wrong.origin}/travel-shell/fragments/header`)).status).toBe(500);
      expect(wrong.log.join('')).toContain(
        'exports render, expected renderFragment, renderedAttributes, FRAGMENT_PIECES',
      );
    } finally {
      await wrong.stop();
    }
  });
});
