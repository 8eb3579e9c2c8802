import type { FastifyRequest } from 'fastify';

/** The site's origin. Without `publicOrigin` the request's `Host` is believed, which anybody may write. */
export const originOf = ({ server, protocol, host }: FastifyRequest): string =>
  server.publicOrigin ?? `${protocol}://${host}`;
