import { basename, join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CANARY_LOADER, Releases } from './Releases.ts';
import { drawRelease } from './visitorShare.ts';

/** `header.3f9a1c20.js`: the name has a content hash, so it can be cached for good. Not so `flagship.fallback.css`. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.(js|mjs|css|woff2|svg|png|webp|avif|jpg|json|map)(\.br)?$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For files that keep their name when they change, and whose older contents do no harm: a visitor who has one does not wait. */
export const KEPT_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Options of @fastify/static that all our folders share: compressed at build time, cached by name.
 * @param unhashed how files without a hash in their name are cached
 */
export function servedFolder(root: string, prefix: string, unhashed = 'no-cache'): FastifyStaticOptions {
  return {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('Cache-Control', HASHED_NAME.test(basename(path)) ? IMMUTABLE : unhashed);
    },
  };
}

/** Lists of files in a folder that is named after their contents. */
const HASHED_FOLDER = /^plans\//;

/** The built pieces. */
export async function registerAssets(app: FastifyInstance, assetsDir: string, releases: Releases): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onRequest', async (_request, reply) => {
      allowAnyOrigin(reply);
    });
    // Register it even when the folder is missing: the plugin warns, and serves the files once they are built.
    await assets.register(fastifyStatic, { root: assetsDir, serve: false, preCompressed: true, cacheControl: false });
    const options = { config: { needsNoDatabase: true } };
    assets.get<{ Params: { '*': string } }>('/travel-shell/*', options, async (request, reply) => {
      const { '*': path } = request.params;
      const canary = path === 'loader.js' ? await releases.canary() : undefined;
      if (canary) {
        // Caches in front would give one visitor's release to others. By `Vary` they would keep one for each visitor.
        reply.header('Cache-Control', 'private, no-cache');
        const isDrawn = drawRelease(request, reply, canary);
        if (isDrawn) return reply.sendFile(CANARY_LOADER, join(assetsDir, canary.version));
        return reply.sendFile(path, await releases.folderOf(path));
      }
      const isPinned = Releases.isPinned(path);
      const isKept = isPinned || HASHED_NAME.test(basename(path)) || HASHED_FOLDER.test(path);
      reply.header('Cache-Control', isKept ? IMMUTABLE : path === 'room.css' ? KEPT_A_DAY : 'no-cache');
      return reply.sendFile(path, isPinned ? assetsDir : await releases.folderOf(path));
    });
  });
}

/** Public files, which say nothing of a visitor: any page may load them, read them (crossorigin, SRI) and time them. */
export function allowAnyOrigin(reply: { header(name: string, value: string): unknown }): void {
  reply.header('Access-Control-Allow-Origin', '*');
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  reply.header('Timing-Allow-Origin', '*');
}
