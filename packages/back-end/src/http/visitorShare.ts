/**
 * A share of the visitors gets the next release, each of them on every page (D-143). The answer to `loader.js` alone
 * decides, as pages of other origins ask for nothing else with cookies.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Canary, Releases } from './Releases.ts';
import { cookieOptions } from './sessions/RequestSessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The release of this visitor's pages, while two are served. Undefined for who keeps no cookie. */
    release?: string | undefined;
  }
}

const COOKIE = 'travel_share';
const MONTH_SECONDS = 30 * 24 * 3600;

/** Places in a percent. Few, so that the cookie tells nobody apart. */
const PARTS = 10;

/** The visitor's place among all, from 0 to 99.9; undefined on a first visit. */
function shareOf({ cookies }: FastifyRequest): number | undefined {
  const value = cookies?.[COOKIE] ?? '';
  return /^\d{1,2}(\.\d)?$/.test(value) ? Number(value) : undefined;
}

const isCanaryVisitor = (share: number, { percent }: Canary): boolean => share < percent;

/**
 * Whether this visitor gets the loader of the next release. A first visit never does: where the browser keeps no cookie,
 * each page would have another one.
 */
export function drawRelease(request: FastifyRequest, reply: FastifyReply, canary: Canary): boolean {
  const share = shareOf(request);
  if (share !== undefined) return isCanaryVisitor(share, canary);
  const drawn = Math.floor(Math.random() * 100 * PARTS) / PARTS;
  reply.setCookie(COOKIE, `${drawn}`, { ...cookieOptions(request), httpOnly: true, maxAge: MONTH_SECONDS });
  return false;
}

/** Notes the release of each request, for the metrics. */
export function noteReleases(app: FastifyInstance, releases: Releases): void {
  app.addHook('onRequest', async (request) => {
    const share = shareOf(request);
    const canary = share === undefined ? undefined : await releases.canary();
    if (share === undefined || !canary) return;
    request.release = isCanaryVisitor(share, canary) ? canary.version : await releases.current();
  });
}
