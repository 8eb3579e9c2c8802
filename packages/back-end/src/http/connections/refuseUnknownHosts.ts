import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';

/**
 * Refuses requests with two `Host` headers (RFC 9112 §3.2), of which a proxy may heed the one and Node the other; and those
 * whose `Host` cannot be one, where the site's origin is read from it.
 */
export function refuseUnknownHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host, raw }) => {
    if ((raw.headersDistinct.host?.length ?? 0) > 1) throw badHost('More than one Host header.');
    if (app.publicOrigin || URL.canParse(`http://${host}`)) return;
    throw badHost(`Host: ${host} is not a host.`);
  });
}

const badHost = (description: string) => new ApiError(400, 'BAD_REQUEST', description, 'This request is not allowed.');
