import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';

/**
 * The site's origin, for links in mails, return addresses and passkeys. Without `publicOrigin` it is taken from the
 * request, whose `Host` the client chooses: good enough to try the kit, not for a site.
 */
export const siteOrigin = ({ publicOrigin }: Services, request: FastifyRequest): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;
