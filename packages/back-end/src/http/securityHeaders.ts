import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Visitors reach this site by https, also where a proxy in front of it does not say so. */
    isSecureSite: boolean;
    /** The origin at which visitors find this site, if configured. */
    publicOrigin: string | undefined;
    /** Pages of this site are in frames of other sites, and have the visitor's session there. */
    hasSessionInFrames: boolean;
  }
}

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * The usual headers, for every answer. Pages, fragments and files for other sites replace those that are too strict for
 * them.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { publicOrigin, sessionInFrames = false }: { publicOrigin?: string; sessionInFrames?: boolean },
): Promise<void> {
  const isSecure = publicOrigin?.startsWith('https://') ?? false;
  app.decorate('isSecureSite', isSecure);
  app.decorate('publicOrigin', publicOrigin);
  app.decorate('hasSessionInFrames', sessionInFrames);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Subdomains are others' to decide.
    strictTransportSecurity: isSecure && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pages of other sites show pictures of ours, such as flags, logos and trips. Answers with personal data are JSON,
    // which no other site can read without CORS.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // A page keeps its hold of the window in which a provider signs the visitor in.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // Headers of Internet Explorer.
    xDownloadOptions: false,
    xssFilter: false,
    // A page of a site's own may frame others of it; the policy above is stricter for everything else.
    frameguard: { action: 'sameorigin' },
  });
}
