import { siteUrl } from '@travel-shell/core';

/** `url` with the current page as its `redir`. Source: RTE-O04. An invalid URL stays unchanged. */
export function withRedirect(url: string, current: string): string {
  try {
    const target = new URL(siteUrl(url), current);
    target.searchParams.set('redir', current);
    return target.href;
  } catch {
    return url;
  }
}
