import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import {
  createFragmentService,
  FragmentError,
  type FragmentRenderer,
  type ReadData,
} from 'travel-shell-fragments/service';
import { ApiError } from './ApiError.ts';
import { allowAnyOrigin } from './assets.ts';

const PREFIX = '/travel-shell/fragments/';

const EXPORTS = ['renderFragment', 'renderedAttributes', 'FRAGMENT_PIECES'];

/** Loads the renderer on first use, so that the server starts before the pieces are built. */
export function createFragmentsLoader(file: string): () => Promise<FragmentRenderer> {
  let loaded: Promise<FragmentRenderer> | undefined;
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

async function importModule(file: string): Promise<FragmentRenderer> {
  const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (EXPORTS.every((name) => name in module)) return module;
  throw new Error(`${file} exports ${Object.keys(module).join(', ') || 'nothing'}, expected ${EXPORTS.join(', ')}`);
}

/** `renderFragment`, with the database content for each piece. */
export const withData =
  (load: () => Promise<FragmentRenderer>, readData: ReadData): FragmentRenderer['renderFragment'] =>
  async (piece, attributes = {}, options = {}) => {
    const { renderFragment } = await load();
    const data = await readData(piece, attributes, false);
    return renderFragment(piece, attributes, { ...options, ...(data && { data }) });
  };

/**
 * `GET /travel-shell/fragments/<piece>/<brand>.<locale>.<presentation>.html`, as a static host has it, but with data and
 * with further attributes in the query; and `/travel-shell/fragments/<piece>?brand=…`. For loaders, and for pages that
 * include it on their server or edge. The same for everybody: no cookie is read or set.
 */
export function registerFragments(
  app: FastifyInstance,
  load: () => Promise<FragmentRenderer>,
  readData: ReadData,
): void {
  const answer = createFragmentService(load, readData);
  for (const path of [':piece', ':piece/:file']) {
    app.get(PREFIX + path, async (request, reply) => {
      allowAnyOrigin(reply);
      const { status, headers, body } = await answer(request.url.slice(PREFIX.length), {
        'accept-encoding': String(request.headers['accept-encoding'] ?? ''),
        'if-none-match': request.headers['if-none-match'],
      }).catch((error: unknown) => {
        throw FragmentError.is(error) ? refusal(error) : error;
      });
      return reply.code(status).headers(headers).send(body);
    });
  }
}

const refusal = ({ code, message }: FragmentError) =>
  code === 'BAD_ATTRIBUTE'
    ? new ApiError(400, 'INVALID_PARAMETER', message, 'This request is not allowed.')
    : new ApiError(404, 'NOT_FOUND', message, 'This address does not exist.');
