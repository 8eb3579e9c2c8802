/**
 * The address to go to after sign-in or sign-out: a path of this site, else `/`. Also accepts a full URL of this site
 * (RTE-013) and returns its path, and one of the origins that embed us. Rejects anything a browser could read as
 * another site.
 */
export const safeRedirect = (value: unknown, origin: string, embedOrigins: readonly string[] = []): string =>
  pathOnSite(value, origin) ?? pageOf(value, embedOrigins) ?? '/';

/** Whether the value is an address of this site. */
export const isSafeRedirect = (value: unknown, origin: string): boolean => pathOnSite(value, origin) !== null;

function pathOnSite(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  const ours = new URL(origin);
  // Without a configured origin, behind a TLS-terminating proxy, the page has https where we see http.
  const isOurs = url.host === ours.host && (url.protocol === ours.protocol || url.protocol === 'https:');
  return isOurs && !url.username && !path.startsWith('//') ? path : null;
}

function pageOf(value: unknown, embedOrigins: readonly string[]): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return embedOrigins.includes(url.origin) && !url.username ? url.href : null;
}
