import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';

/**
 * Where the site is, for links in mails, return addresses and passkeys. Without `publicOrigin` it is believed from
 * the request, whose `Host` the client chooses: good enough to try it, not for a site.
 */
export const siteOrigin = ({ publicOrigin }: Services, request: FastifyRequest): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;
