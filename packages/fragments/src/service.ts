import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { shorten } from '@travel-shell/element/server';
import { LRUCache } from 'lru-cache';
import { FragmentError } from './FragmentError.ts';
import { type FragmentRequest, readAddress, readPieces } from './readAddress.ts';
import type { FragmentRenderer } from './renderFragment.tsx';
import type { Origins } from './resolveOrigins.ts';

export { FragmentError } from './FragmentError.ts';
export type { FragmentRenderer } from './renderFragment.tsx';

/** Data for a piece with these attributes, as `data` of `renderFragment`; its opened form may show more. */
export type ReadData = (
  piece: string,
  attributes: Readonly<Record<string, string>>,
  isOpened: boolean,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** A response, for any server. */
export interface FragmentAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Empty with 304. */
  body: Buffer;
}

interface Rendered {
  html: Buffer;
  brotli: Buffer;
  etag: string;
}

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
/** Of the order of pieces × brands × locales × presentations, twice. At most some 50 KB each. */
const CACHED = 1000;

const brotli = promisify(brotliCompress);
const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Answers addresses of fragments. The same for every visitor: it reads no cookie. Data is read for each request, so that
 * changes show; the same data is rendered once.
 * @param load the renderer, asked for with each request, so that a server may start before it is built
 * @param ownOrigins where paths lead, unless a request says it
 */
export function createFragmentService(
  load: () => Promise<FragmentRenderer>,
  readData?: ReadData,
  ownOrigins: Origins = {},
) {
  const cache = new LRUCache<string, Rendered, () => Promise<Rendered>>({
    max: CACHED,
    fetchMethod: (_key, _stale, { context: render }) => render(),
    ignoreFetchAbort: true, // callers get it even if it was evicted meanwhile
  });

  async function render({ piece, attributes: given, origins: asked, isOpened, value }: FragmentRequest) {
    const { renderFragment, renderedAttributes, fileAttribute } = await load();
    if (value !== undefined) {
      // The renderer of an earlier release has no such function.
      const { name, values } = fileAttribute?.(piece) ?? { name: '', values: [] };
      if (!values.includes(value)) {
        const expected = ['open', ...values].join(', ');
        throw new FragmentError('UNKNOWN_ADDRESS', [
          `"${piece}" has no files .${shorten(value)}.html. There may be: ${expected}.`,
        ]);
      }
      given[name] = value;
    }
    const origins = { ...ownOrigins, ...asked };
    const attributes = renderedAttributes(piece, given);
    const data = await readData?.(piece, attributes, isOpened);
    return cache.forceFetch(digest(JSON.stringify([piece, attributes, isOpened, data, origins])), {
      context: async () =>
        compress(await renderFragment(piece, attributes, { ...origins, opened: isOpened, ...(data && { data }) })),
    });
  }

  /** Several as JSON: the name of each, with its HTML. */
  async function renderAll(requests: readonly FragmentRequest[]): Promise<Rendered> {
    const all = await Promise.all(requests.map(render));
    return cache.forceFetch(digest(JSON.stringify(requests.map(({ piece }, at) => [piece, all[at]?.etag]))), {
      context: () =>
        compress(
          JSON.stringify(Object.fromEntries(requests.map(({ piece }, at) => [piece, all[at]?.html.toString() ?? '']))),
        ),
    });
  }

  /**
   * @param address below the base: `header/flagship.en-US.default.html?compact=`, or `?pieces=header,footer` for several
   * @throws FragmentError when there is no such fragment
   */
  return async function answer(
    address: string,
    requestHeaders: { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined },
  ): Promise<FragmentAnswer> {
    const several = readPieces(address);
    const rendered = await (several ? renderAll(several) : render(readAddress(address)));
    const encoding = acceptsBrotli(requestHeaders['accept-encoding']) ? 'br' : 'identity';
    const tag = `"${rendered.etag}-${encoding}"`;
    const headers = { 'Cache-Control': CACHE_CONTROL, ETag: tag, Vary: 'Accept-Encoding' };
    if (matches(requestHeaders['if-none-match'], tag)) return { status: 304, headers, body: Buffer.alloc(0) };
    const type = { 'Content-Type': `${several ? 'application/json' : 'text/html'}; charset=utf-8` };
    return encoding === 'br'
      ? { status: 200, headers: { ...headers, ...type, 'Content-Encoding': 'br' }, body: rendered.brotli }
      : { status: 200, headers: { ...headers, ...type }, body: rendered.html };
  };
}

/** Below the best quality (11), which takes a slow machine a tenth of a second; static files have that. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 };

async function compress(markup: string): Promise<Rendered> {
  const html = Buffer.from(markup);
  return { html, brotli: await brotli(html, { params: QUALITY }), etag: digest(html) };
}

/** Whether a request's `Accept-Encoding` allows brotli. */
export function acceptsBrotli(header: string | undefined): boolean {
  return (header ?? '').split(',').some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part));
}

const matches = (header: string | undefined, tag: string) =>
  header?.split(',').some((part) => part.trim().replace(/^W\//, '') === tag) ?? false;
