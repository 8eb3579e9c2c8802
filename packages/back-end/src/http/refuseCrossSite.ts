import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects state-changing calls from pages of other sites. CORS alone only hides the response from them. Browsers send
 * `Origin` with every such call; other clients send neither header and have no cookies to abuse.
 */
export function refuseCrossSite(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    // A page with `no-referrer` posts its own forms without an origin, too.
    origin === 'null'
      ? site !== 'same-origin'
      : origin === undefined
        ? site === 'cross-site'
        : !allowedOrigins.includes(origin) && !isOwn(origin, request);
  if (!isForeign) return;
  throw new ApiError(
    403,
    'CROSS_SITE_REQUEST',
    `Origin ${origin ?? 'unknown'} may not call this server. Add it to EMBED_ORIGINS.`,
    'This request is not allowed.',
  );
}

function isOwn(origin: string, { server: { publicOrigin }, host }: FastifyRequest): boolean {
  if (publicOrigin) return origin === publicOrigin;
  // Without the scheme: behind a TLS-terminating proxy the server sees http where the page sees https.
  return URL.canParse(origin) && new URL(origin).host === host;
}
