import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/core';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from './ApiError.ts';
import { allowAnyOrigin } from './assets.ts';
import type { FragmentData } from './readFragmentData.ts';

/** What the bundler builds from packages/fragments. */
export interface FragmentsModule {
  renderFragment(piece: string, attributes: Record<string, string>, options?: RenderOptions): Promise<string>;
  FRAGMENT_PIECES: readonly string[];
}

interface RenderOptions {
  nonce?: string;
  data?: FragmentData | undefined;
  opened?: boolean;
}

/** Additional data from the database for a piece with these attributes. */
export type ReadData = (piece: string, attributes: Record<string, string>) => Promise<FragmentData | undefined>;

interface RenderedFragment {
  html: Buffer;
  brotli: Buffer;
  etag: string;
}

const ALLOWED = { brand: BRANDS, locale: LOCALES, presentation: PRESENTATIONS } as const;
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
/** Twice the number of pieces × brands × locales × presentations. */
const CACHED_FRAGMENTS = 1000;

const compress = promisify(brotliCompress);

/** Loads the renderer on first use, so that the server starts before the pieces are built. */
export function createFragmentsLoader(file: string): () => Promise<FragmentsModule> {
  let loaded: Promise<FragmentsModule> | undefined;
  return async () => {
    if (!loaded && !existsSync(file)) {
      throw new ApiError(
        503,
        'FRAGMENTS_NOT_BUILT',
        'The fragments have not been built yet. Run the build, then ask again.',
        'The service is not available right now.',
      );
    }
    loaded ??= importModule(file);
    return loaded;
  };
}

async function importModule(file: string): Promise<FragmentsModule> {
  const module: Partial<FragmentsModule> = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const { renderFragment, FRAGMENT_PIECES } = module;
  if (typeof renderFragment === 'function' && Array.isArray(FRAGMENT_PIECES)) {
    return { renderFragment, FRAGMENT_PIECES };
  }
  throw new Error(
    `${file} exports ${Object.keys(module).join(', ') || 'nothing'}, expected renderFragment, FRAGMENT_PIECES`,
  );
}

/** The renderer, with the database content for each piece. */
export const withData =
  (load: () => Promise<FragmentsModule>, readData: ReadData): (() => Promise<FragmentsModule>) =>
  async () => {
    const module = await load();
    return {
      ...module,
      renderFragment: async (piece, attributes, options) =>
        module.renderFragment(piece, attributes, { ...options, data: await readData(piece, attributes) }),
    };
  };

/**
 * `GET /travel-shell/fragments/<piece>`: a piece as HTML, for pages that include it on their server or edge.
 * The same for everybody: no cookie is read or set.
 */
export async function registerFragments(
  app: FastifyInstance,
  load: () => Promise<FragmentsModule>,
  readData: ReadData,
): Promise<void> {
  registerOpened(app, load, readData);
  const rendered = new LRUCache<string, RenderedFragment, () => Promise<string>>({
    max: CACHED_FRAGMENTS,
    fetchMethod: async (_key, _stale, { context: renderMarkup }) => compressed(await renderMarkup()),
    ignoreFetchAbort: true, // callers get it even if it was evicted meanwhile
  });

  app.get<{ Params: { piece: string }; Querystring: Record<string, unknown> }>(
    '/travel-shell/fragments/:piece',
    async (request, reply) => {
      allowAnyOrigin(reply);
      const { piece } = request.params;
      const attributes = readAttributes(request.query);
      const { renderFragment, FRAGMENT_PIECES } = await load();
      if (!FRAGMENT_PIECES.includes(piece)) {
        throw new ApiError(
          404,
          'NOT_FOUND',
          `There is no fragment "${piece}". Fragments: ${FRAGMENT_PIECES.join(', ')}.`,
          'This address does not exist.',
        );
      }
      // Read the data each time, so that changes show; render the same data only once.
      const data = await readData(piece, attributes);
      const key = digest(JSON.stringify([piece, attributes, data]));
      const { html, brotli, etag } = await rendered.forceFetch(key, {
        context: () => renderFragment(piece, attributes, { data }),
      });

      const encoding = acceptsBrotli(request.headers['accept-encoding']) ? 'br' : 'identity';
      const tag = `"${etag}-${encoding}"`;
      reply.headers({ 'Cache-Control': CACHE_CONTROL, ETag: tag, Vary: 'Accept-Encoding' });
      if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
      reply.type('text/html; charset=utf-8');
      if (encoding === 'identity') return reply.send(html);
      return reply.header('Content-Encoding', 'br').send(brotli);
    },
  );
}

/** Stand-in for the addresses of static files. */
export function registerOpened(app: FastifyInstance, load: () => Promise<FragmentsModule>, readData: ReadData): void {
  app.get<{ Params: { piece: string; file: string }; Querystring: Record<string, string> }>(
    '/travel-shell/fragments/:piece/:file',
    async (request, reply) => {
      allowAnyOrigin(reply);
      const [brand = '', locale = '', presentation = ''] = request.params.file.split('.');
      const attributes = { ...request.query, brand, locale, presentation };
      const { renderFragment } = await load();
      const data = await readData(request.params.piece, attributes);
      const opened = request.params.file.endsWith('.open.html');
      const html = await renderFragment(request.params.piece, attributes, { data, opened } as RenderOptions);
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Encoding', 'br')
        .send(await compress(html));
    },
  );
}

async function compressed(markup: string): Promise<RenderedFragment> {
  const html = Buffer.from(markup);
  return { html, brotli: await compress(html), etag: digest(html) };
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Sorted, so that the order in the URL does not matter for the cache. */
function readAttributes(query: Record<string, unknown>): Record<string, string> {
  const unknown = Object.keys(query).find((name) => !Object.hasOwn(ALLOWED, name));
  if (unknown !== undefined) throw invalidParameter(unknown, query[unknown], Object.keys(ALLOWED), 'parameters');
  const attributes: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    const value = query[name];
    if (value === undefined) continue;
    if (!(allowed as readonly unknown[]).includes(value)) throw invalidParameter(name, value, allowed, 'values');
    attributes[name] = value as string;
  }
  return attributes;
}

const invalidParameter = (name: string, value: unknown, allowed: readonly string[], what: string) =>
  new ApiError(
    400,
    'INVALID_PARAMETER',
    `${name}=${JSON.stringify(value)} is not allowed. Allowed ${what}: ${allowed.join(', ')}.`,
    'This request is not allowed.',
  );

function acceptsBrotli(header: string | undefined): boolean {
  return (header ?? '').split(',').some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part));
}

const matches = (header: string | undefined, tag: string) =>
  header?.split(',').some((part) => part.trim().replace(/^W\//, '') === tag) ?? false;
