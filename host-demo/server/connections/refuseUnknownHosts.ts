import type { FastifyInstance } from 'fastify';
import { ApiError } from '../ApiError.ts';

/** Refuses requests whose `Host` cannot be one, where the site's origin is read from it. */
export function refuseUnknownHosts(app: FastifyInstance): void {
  if (app.publicOrigin) return;
  app.addHook('onRequest', async ({ host }) => {
    if (URL.canParse(`http://${host}`)) return;
    throw new ApiError(400, 'BAD_REQUEST', `Host: ${host} is not a host.`, 'This request is not allowed.');
  });
}
