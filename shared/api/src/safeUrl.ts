import { isHttpAddress, pageConfig, siteUrl } from '@travel-shell/core';

/**
 * The absolute URL if navigation to it is allowed: http or https, on the page's own origin, the site's, or one of the
 * configured `allowedHosts`. Else undefined. A path is one of the site. Use it for every `redir` and every link from data that the kit follows by itself; the
 * response parser (`link`) checks those that only become an `href`.
 */
export function safeUrl(url: string | null | undefined, base: string = location.href): string | undefined {
  if (!url || !isHttpAddress(url, base)) return undefined;
  const { host, href, origin } = new URL(siteUrl(url), base);
  const own = [base, siteUrl('/')].map((address) => new URL(address, base).origin);
  return own.includes(origin) || allowsHost(host) ? href : undefined;
}

/** A host name, or `*.example.com` for all its subdomains. */
function allowsHost(host: string): boolean {
  // A page without a configuration allows none.
  return (pageConfig()?.allowedHosts ?? []).some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
