import { getConfig } from '@travel-shell/contract';

/**
 * The address in full where it may be navigated to: http or https, to the page's own host or one of the configured
 * `allowedHosts`. Else undefined. Every `redir` and every link from data that the kit follows by itself goes through
 * here; what only becomes an `href` has been checked by the answer's parser (`link`).
 */
export function safeUrl(url: string | null | undefined, base: string = location.href): string | undefined {
  if (!url || !URL.canParse(url, base)) return undefined;
  const { protocol, host, href, origin } = new URL(url, base);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return origin === new URL(base).origin || allowsHost(host) ? href : undefined;
}

/** A host by its name, or `*.example.com` for everything below it. */
function allowsHost(host: string): boolean {
  const { allowedHosts = [] } = getConfig();
  return allowedHosts.some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
