import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The name under which browsers have a cookie that only this host may set. With `__Host-` they take it neither from a
 * sibling host, for the whole domain, nor without TLS, so that no attacker can plant a session of their own (RFC 6265bis
 * §4.1.3.2). They also demand `Secure`, which only a site with https has.
 */
export const hostCookie = ({ isSecureSite }: FastifyInstance, name: string): string =>
  isSecureSite ? `__Host-${name}` : name;

/** Its value. On a site with https one without the prefix counts for nothing. */
export const readHostCookie = ({ server, cookies }: FastifyRequest, name: string): string | undefined =>
  cookies[hostCookie(server, name)];
