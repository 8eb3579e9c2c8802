import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { BrotliOnce } from './BrotliOnce.ts';
import type { OperationHandlers } from './OperationHandlers.ts';

/**
 * Operations whose answers are the same for every visitor. Only these are compressed: where an answer has a secret (a
 * form token, the token of an account to switch to, a trip's hash, anybody's data) beside text that somebody else
 * chose (a shared trip's name, an echoed id), its compressed length would tell the secret bit by bit (BREACH). A new
 * operation is therefore plain until somebody has decided; docs/security.md has the reasons.
 */
const SAME_FOR_EVERYBODY: ReadonlySet<string> = new Set<keyof OperationHandlers>([
  'getCountryPicker',
  'getFooterState',
  'getFooterBrands',
  'getFooterSiteMapLinks',
  'getPrivacyMenu',
  'getSocialIcon',
  'getSeasonalImage',
  'getCookiesForCategory',
  'getTcfInitialPreferences',
  'getTcfDetailedPreferences',
  'getTcfVendorList',
  'getDeviceStorageDisclosure',
]);

export const isCompressed = (operationId: string): boolean => SAME_FOR_EVERYBODY.has(operationId);

/** Shorter answers fit into one packet anyway. */
const SHORTEST = 1000;

/** Makes the routes' option `compress` work: brotli or gzip, by what the browser accepts. */
export async function compressAnswers(api: FastifyInstance): Promise<void> {
  const brotli = new BrotliOnce();
  api.addHook('onRoute', (route) => {
    if (!route.compress) return;
    // Also on plain answers, so that a cache keeps them apart. In the plugin's spelling, which it then does not repeat.
    route.onSend = [
      async (_request, reply) => {
        reply.header('Vary', [reply.getHeader('Vary'), 'accept-encoding'].filter(Boolean).join(', '));
      },
    ];
  });
  await api.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    threshold: SHORTEST,
    // Compress outside the event loop.
    syncThreshold: 0,
    // Requests are never unpacked: a few bytes could become gigabytes.
    globalDecompression: false,
    zlib: { createBrotliCompress: () => brotli.createStream(), createGzip: zlib.createGzip },
  });
}
