import type { FastifyInstance, FastifyRequest } from 'fastify';

const PREFIX = '__Host-';

/**
 * The name under which browsers have a cookie that only this host may set. With `__Host-` they take it neither from a
 * sibling host, for the whole domain, nor without TLS, so that no attacker can plant a session of their own (RFC 6265bis
 * §4.1.3.2). They also demand `Secure`, which only a site with https has.
 */
export const hostCookie = ({ isSecureSite }: FastifyInstance, name: string): string =>
  isSecureSite ? PREFIX + name : name;

/** The value of such a cookie. On a site with https a cookie without the prefix counts for nothing. */
export const readHostCookie = ({ server, cookies }: FastifyRequest, name: string): string | undefined =>
  cookies[hostCookie(server, name)];

/**
 * The names under which a page's script may have written such a cookie: a server that has not been told of https knows
 * nothing of it, the page does.
 */
export const pageCookies = ({ server, cookies }: FastifyRequest, name: string): string[] =>
  [...new Set([hostCookie(server, name), PREFIX + name])].filter((each) => cookies[each] !== undefined);

/**
 * Browsers have one cookie of such a name. Where a request has two, one of them comes from another host, by a fault of the
 * browser or of a proxy: neither counts.
 */
export function refuseDoubledCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, cookies }) => {
    const met = new Set<string>();
    // No pattern on the whole header: on 15 KB that it does not match, one may search for half a second.
    for (const cookie of headers.cookie?.split(';') ?? []) {
      const end = cookie.indexOf('=');
      const name = end < 0 ? '' : cookie.slice(0, end).trim();
      if (!name.startsWith(PREFIX)) continue;
      if (met.has(name)) delete cookies[name];
      met.add(name);
    }
  });
}

/** A cookie's value with its escapes read. `decodeURIComponent` throws at what is none, 3,000 times for the cookies of one request. */
const decode = (value: string): string =>
  value.includes('%')
    ? Buffer.from(
        value.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
    : value;

/** For `@fastify/cookie`. Its types know `encode` alone, which is as it would be. */
export const cookieParsing = { encode: encodeURIComponent, decode };
