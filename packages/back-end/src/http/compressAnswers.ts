import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { BrotliOnce } from './BrotliOnce.ts';
import type { OperationHandlers } from './Operation.ts';

/**
 * Operations whose answers are the same for every visitor. Only these are compressed: where an answer has a secret (a
 * form token, the token of an account to switch to, a trip's hash, personal data) beside text that an attacker can
 * choose (a shared trip's name, an echoed id), its compressed length would tell the secret bit by bit (BREACH). So a new
 * operation is not compressed until it is listed here.
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

/** Shorter answers fit into one packet anyway. */
const SHORTEST = 1000;

/**
 * Makes the routes' option `compress` work. Returns its value for an operation: brotli or gzip, by what the browser
 * accepts, or false.
 */
export async function compressAnswers(
  api: FastifyInstance,
): Promise<(operationId: string) => NonNullable<RouteOptions['compress']>> {
  api.addHook('onRoute', (route) => {
    if (!route.compress) return;
    // Also on plain answers, so that a cache keeps them apart. In the plugin's spelling, which it then does not repeat.
    route.onSend = [
      async (_request, reply) => {
        reply.header('Vary', [reply.getHeader('Vary'), 'accept-encoding'].filter(Boolean).join(', '));
      },
    ];
  });
  // Requests are never unpacked either: a few bytes could become gigabytes.
  await api.register(compress, { global: false });
  const brotli = new BrotliOnce();
  // For each route, because the plugin takes none of the options above for a route that has some.
  const options = {
    encodings: ['br' as const, 'gzip' as const],
    threshold: SHORTEST,
    // Compress outside the event loop.
    syncThreshold: 0,
    zlib: { createBrotliCompress: () => brotli.createStream(), createGzip: zlib.createGzip },
  };
  return (operationId) => SAME_FOR_EVERYBODY.has(operationId) && options;
}
