/** `url` with the page to come back to as its `redir`. Source: RTE-O04. An address that cannot be read stays as it is. */
export function withRedirect(url: string, current: string): string {
  try {
    const target = new URL(url, current);
    target.searchParams.set('redir', current);
    return target.href;
  } catch {
    return url;
  }
}
