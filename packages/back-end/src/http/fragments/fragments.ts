import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { share } from '@travel-shell/core/share';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import {
  createFragmentService,
  FragmentError,
  type FragmentPacker,
  type FragmentRenderer,
  type FragmentRules,
  type ReadData,
} from 'travel-shell-fragments/service';
import { ApiError, overloaded } from '../../errors/ApiError.ts';
import { allowAnyOrigin } from '../assets.ts';
import type { Limits } from '../limits/Limits.ts';
import type { Releases } from '../Releases.ts';
import type { RenderThreads } from './RenderThreads.ts';

const FOLDER = '/fragments';
/** A browser saves one that it is led to instead of showing it; this is for whoever opens it all the same. */
const FRAGMENT_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The paths of the current release, and of a release that a page has pinned. */
const PREFIXES = ['/travel-shell', '/travel-shell/:version(^\\d+\\.[^/]+)'];

/** The current one, the one before and one that is pinned. */
const MOST_RELEASES = 3;

const GONE = 'This address does not exist.';

/** The renderer of the current release, or of this one; rejects where that is not there. */
export type LoadFragments = (version?: string) => Promise<FragmentRenderer & FragmentPacker>;

/** The file of a release's renderer, beside the folder of the renderer that was built last. */
export const rendererOf = (file: string, version: string): string =>
  join(dirname(file), '../renderers', version, basename(file));

/**
 * Loads a renderer on first use, so that the server starts before the pieces are built.
 * @param file the renderer built last, for the current release if that has none of its own
 * @param log hears once of each release that has none
 */
export function createFragmentsLoader(
  file: string,
  releases: Releases,
  threads: RenderThreads,
  log: { error(message: string): void },
): LoadFragments {
  const loaded = new Map<string, Promise<FragmentRenderer & FragmentPacker>>();
  const withoutRenderer = new Set<string>();
  return async (version) => {
    const current = await releases.current();
    const chosen = version ?? current;
    const own = chosen && rendererOf(file, chosen);
    const found = [own, chosen === current && file].find((path) => path && existsSync(path));
    if (own && found !== own && chosen === current && !withoutRenderer.has(chosen)) {
      withoutRenderer.add(chosen);
      log.error(
        `Release ${chosen} has no renderer: ${own} is missing. ` +
          (found ? `Fragments are rendered by ${found}, and once more in each browser. ` : '') +
          `Copy dist/renderers/${chosen} of its build there.`,
      );
    }
    if (!found && chosen !== current)
      throw new ApiError(404, 'NOT_FOUND', `Release ${version} has no fragments here.`, GONE);
    if (!found) {
      throw new ApiError(
        503,
        'FRAGMENTS_NOT_BUILT',
        'The fragments have not been built yet. Run the build, then ask again.',
        'The service is not available right now.',
      );
    }
    // A failure is forgotten: the file may be read while it is being uploaded.
    return share(loaded, found, () => threads.load(found), true);
  };
}

/** The pieces that most pages begin and end with. */
const AROUND: ReadonlySet<string> = new Set(['header', 'footer']);
/** Kept renderings of these pieces: of every locale and brand, and of some attributes. */
const MOST_AROUND = 200;
/** Stands for the nonce of a page. */
const ANY_NONCE = randomBytes(16).toString('hex');

/**
 * `renderFragment`, with the database content for each piece. What is around the contents of a page is rendered once for the
 * same attributes and data.
 */
export function withData(load: LoadFragments, readData: ReadData): FragmentRenderer['renderFragment'] {
  const around = new LRUCache<string, string, () => Promise<string>>({
    max: MOST_AROUND,
    fetchMethod: (_key, _stale, { context: render }) => render(),
    ignoreFetchAbort: true, // callers get it even if it was evicted meanwhile
  });
  let last: FragmentRenderer | undefined;
  return async (piece, attributes = {}, options = {}) => {
    const renderer = await load();
    if (renderer !== last) around.clear();
    last = renderer;
    const data = await readData(piece, attributes, false);
    const render = (nonce = options.nonce) =>
      renderer.renderFragment(piece, attributes, { ...options, ...(nonce && { nonce }), ...(data && { data }) });
    if (!AROUND.has(piece)) return render();
    const { nonce = '', ...others } = options;
    const key = JSON.stringify([piece, attributes, others, data]);
    const html = await around.forceFetch(key, { context: () => render(ANY_NONCE) });
    return html.replaceAll(ANY_NONCE, nonce);
  };
}

/** Reading the data of some takes longer than an answer of the API, so few are read at once. */
const READ_AT_ONCE = 2;
const WAITING_READS = 100;

/** Reads the data of few fragments at once; 503 where too many wait. */
export function fewAtOnce(readData: ReadData): ReadData {
  const limit = pLimit(READ_AT_ONCE);
  return async (...piece) => {
    if (limit.pendingCount >= WAITING_READS) throw overloaded('Too many fragments are asked for.');
    return limit(readData, ...piece);
  };
}

/** Refuses what would have to be rendered while too many wait for that, or while one address asks for too many. */
export const admitFragments =
  (threads: RenderThreads, limits: Limits): FragmentRules['admit'] & {} =>
  async (client, isPlain) => {
    if (threads.isFull(isPlain)) throw overloaded('Too many fragments wait to be rendered.');
    if (!isPlain) await limits.begin('fragment', null, client);
  };

/**
 * `GET /travel-shell/fragments/<piece>/<brand>.<locale>.<presentation>.html`, as a static host has it, but with data and
 * with further attributes in the query; and `/travel-shell/fragments/<piece>?brand=…`. For loaders, and for pages that
 * include it on their server or edge; `/travel-shell/fragments?pieces=header,footer` for several at once; of one release below `/travel-shell/<version>/fragments/`. The same for everybody:
 * no cookie is read or set.
 */
export function registerFragments(
  app: FastifyInstance,
  load: LoadFragments,
  readData: ReadData,
  releases: Releases,
  rules: FragmentRules,
): void {
  const report = (piece: string, error: unknown) =>
    app.log.warn({ err: toApiError(error) }, `the fragment of ${piece} is left out, one of several`);
  // Each keeps 70 MB of fragments; anybody may ask for those of every release.
  const services = new LRUCache<string, ReturnType<typeof createFragmentService>>({ max: MOST_RELEASES });
  /** One for each release, as each renders the same address differently. */
  const serviceOf = async (version: string | undefined) => {
    await load(version); // made for releases that exist only
    const key = version ?? '';
    const service = services.get(key) ?? createFragmentService(() => load(version), readData, {}, { ...rules, report });
    services.set(key, service);
    return service;
  };
  for (const path of PREFIXES.flatMap((prefix) =>
    ['', '/:piece', '/:piece/:file'].map((rest) => prefix + FOLDER + rest),
  )) {
    app.get<{ Params: { version?: string } }>(path, async (request, reply) => {
      allowAnyOrigin(reply);
      const { version = await releases.current() } = request.params;
      const address = request.url.slice(request.url.indexOf(FOLDER) + FOLDER.length).replace(/^\//, '');
      const answer = await serviceOf(version);
      const { status, headers, body } = await answer(
        address,
        {
          'accept-encoding': String(request.headers['accept-encoding'] ?? ''),
          'if-none-match': request.headers['if-none-match'],
        },
        request.ip,
      ).catch((error: unknown) => {
        throw toApiError(error);
      });
      return reply.code(status).headers(headers).header('Content-Security-Policy', FRAGMENT_POLICY).send(body);
    });
  }
}

/** A fragment that cannot be had as it was asked for is the caller's mistake; another error stays as it is. */
export const toApiError = (error: unknown): unknown => (FragmentError.is(error) ? refusal(error) : error);

const refusal = ({ code, message }: FragmentError) =>
  code === 'BAD_ATTRIBUTE'
    ? new ApiError(400, 'INVALID_PARAMETER', message, 'This request is not allowed.')
    : new ApiError(404, 'NOT_FOUND', message, GONE);
