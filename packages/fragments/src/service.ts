import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LOCALES, LOOKS } from '@travel-shell/core';
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

/** A fragment as it is sent. */
export interface Packed {
  html: Buffer;
  brotli: Buffer;
  etag: string;
}

/** Rendering and compressing, for servers that do it elsewhere, such as on a thread of its own. */
export interface FragmentPacker {
  packFragment(...fragment: Parameters<FragmentRenderer['renderFragment']>): Promise<Packed>;
  packText(text: string): Promise<Packed>;
}

/** A site's decisions about requests. Each may refuse a request by throwing. */
export interface FragmentRules {
  /** Replaces values that the site does not know, or refuses them: without it there are as many fragments as texts. */
  settle?(piece: string, attributes: Readonly<Record<string, string>>): Promise<Record<string, string>>;
  /**
   * Asked before a fragment is rendered that was not asked for before.
   * @param client who asks, as given to the service
   * @param isPlain it is one of those that are files on a static host, so there are only so many of them
   */
  admit?(client: string, isPlain: boolean): Promise<void>;
  /** Hears why a piece of several is missing in their answer. */
  report?(piece: string, error: unknown): void;
}

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
/**
 * The bytes of plain fragments: of the order of pieces × brands × locales × presentations, twice. Anybody can ask for
 * others.
 */
const PLAIN_BYTES = 50_000_000;
const OTHER_BYTES = 20_000_000;
/** Addresses that were asked for before, whatever their data was. */
const KNOWN_ADDRESSES = 10_000;

const brotli = promisify(brotliCompress);
const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Rendered fragments, and the addresses that led to them: their data may have changed since. */
function createShelf(bytes: number) {
  return {
    fragments: new LRUCache<string, Packed, () => Promise<Packed>>({
      maxSize: bytes,
      sizeCalculation: ({ html, brotli: packed }) => html.length + packed.length,
      fetchMethod: (_key, _stale, { context: render }) => render(),
      ignoreFetchAbort: true, // callers get it even if it was evicted meanwhile
    }),
    known: new LRUCache<string, true>({ max: KNOWN_ADDRESSES }),
  };
}

/**
 * Answers addresses of fragments. The same for every visitor: it reads no cookie. Data is read for each request, so that
 * changes show; the same data is rendered once.
 * @param load the renderer, asked for with each request, so that a server may start before it is built
 * @param ownOrigins where paths lead, unless a request says it
 */
export function createFragmentService(
  load: () => Promise<FragmentRenderer & Partial<FragmentPacker>>,
  readData?: ReadData,
  ownOrigins: Origins = {},
  rules: FragmentRules = {},
) {
  const plainShelf = createShelf(PLAIN_BYTES);
  const otherShelf = createShelf(OTHER_BYTES);

  async function render(
    { piece, attributes: given, origins: asked, isOpened, value }: FragmentRequest,
    client: string,
  ) {
    const renderer = await load();
    const { renderFragment, renderedAttributes, fileAttribute } = renderer;
    const { packFragment = async (...fragment) => pack(await renderFragment(...fragment)) } = renderer;
    // Renderers that are written by hand have no such function.
    const { name, values } = fileAttribute?.(piece) ?? { name: '', values: [] };
    if (value !== undefined) {
      if (!values.includes(value)) {
        const expected = ['open', ...values].join(', ');
        throw new FragmentError('UNKNOWN_ADDRESS', [
          `"${piece}" has no files .${shorten(value)}.html. There may be: ${expected}.`,
        ]);
      }
      given[name] = value;
    }
    const origins = { ...ownOrigins, ...asked };
    const rendered = renderedAttributes(piece, given);
    const attributes = (await rules.settle?.(piece, rendered)) ?? rendered;
    const address = digest(JSON.stringify([piece, attributes, isOpened, origins]));
    const isPlain = isOnlyLooks(attributes, name) && Object.keys(asked).length === 0;
    const { fragments, known } = isPlain ? plainShelf : otherShelf;
    if (!known.get(address)) await rules.admit?.(client, isPlain);
    const data = await readData?.(piece, attributes, isOpened);
    const packed = await fragments.forceFetch(digest(address + JSON.stringify(data)), {
      context: () => packFragment(piece, attributes, { ...origins, opened: isOpened, ...(data && { data }) }),
    });
    known.set(address, true);
    return packed;
  }

  /** Several as JSON: the name of each, with its HTML, or null: one that fails takes no other along. */
  async function renderAll(
    requests: readonly FragmentRequest[],
    client: string,
  ): Promise<Packed & { isWhole: boolean }> {
    const { packText = pack } = await load();
    const outcomes = await Promise.allSettled(requests.map((request) => render(request, client)));
    const [failed] = outcomes.filter((outcome) => outcome.status === 'rejected');
    const all = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : undefined));
    if (failed && !all.some(Boolean)) throw failed.reason;
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') rules.report?.(requests[at]?.piece as string, outcome.reason);
    }
    const key = digest(JSON.stringify(requests.map(({ piece }, at) => [piece, all[at]?.etag])));
    const { fragments, known } = otherShelf;
    if (!known.get(key)) await rules.admit?.(client, false);
    const packed = await fragments.forceFetch(key, {
      context: () =>
        packText(
          JSON.stringify(
            Object.fromEntries(requests.map(({ piece }, at) => [piece, all[at]?.html.toString() ?? null])),
          ),
        ),
    });
    known.set(key, true);
    return { ...packed, isWhole: !failed };
  }

  /**
   * @param address below the base: `header/flagship.en-US.default.html?compact=`, or `?pieces=header,footer` for several
   * @param client who asks, for `admit` of the rules
   * @throws FragmentError when there is no such fragment
   */
  return async function answer(
    address: string,
    requestHeaders: { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined },
    client = '',
  ): Promise<FragmentAnswer> {
    const several = readPieces(address);
    const rendered = several
      ? await renderAll(several, client)
      : { ...(await render(readAddress(address), client)), isWhole: true };
    const encoding = acceptsBrotli(requestHeaders['accept-encoding']) ? 'br' : 'identity';
    const tag = `"${rendered.etag}-${encoding}"`;
    const headers = {
      // Missing pieces may be there with the next request.
      'Cache-Control': rendered.isWhole ? CACHE_CONTROL : 'no-store',
      // Opened as a page or in a frame it would show the words and links of its address below the real logo.
      // `Sec-Fetch-Dest` cannot tell: proxies that include fragments pass on the one of their page.
      'Content-Disposition': 'attachment',
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (matches(requestHeaders['if-none-match'], tag)) return { status: 304, headers, body: Buffer.alloc(0) };
    const type = { 'Content-Type': `${several ? 'application/json' : 'text/html'}; charset=utf-8` };
    return encoding === 'br'
      ? { status: 200, headers: { ...headers, ...type, 'Content-Encoding': 'br' }, body: rendered.brotli }
      : { status: 200, headers: { ...headers, ...type }, body: rendered.html };
  };
}

/** Below the best quality (11), which takes a slow machine a tenth of a second; static files have that. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Compresses a fragment, on a thread of Node's own. */
export async function pack(markup: string): Promise<Packed> {
  const html = Buffer.from(markup);
  return { html, brotli: await brotli(html, { params: QUALITY }), etag: digest(html) };
}

/** Whether it has no attributes but those in the path of a static file, with a locale that has files. */
function isOnlyLooks(attributes: Readonly<Record<string, string>>, fileAttribute: string): boolean {
  const inPath: readonly string[] = [...LOOKS, fileAttribute];
  return Object.keys(attributes).every((name) => inPath.includes(name)) && isShipped(attributes.locale);
}

const isShipped = (locale: string | undefined) => LOCALES.some((shipped) => shipped === locale);

/** Whether a request's `Accept-Encoding` allows brotli. */
export function acceptsBrotli(header: string | undefined): boolean {
  return (header ?? '').split(',').some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part));
}

const matches = (header: string | undefined, tag: string) =>
  header?.split(',').some((part) => part.trim().replace(/^W\//, '') === tag) ?? false;
