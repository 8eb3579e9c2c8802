import { setCookie } from '@travel-shell/core/cookies';
import { pageDocument } from '@travel-shell/core/pageDocument';

const PROBE = 'travel_site_probe';

/**
 * Whether an origin is of the page's site: the same scheme, and hosts below one registrable domain. Browsers refuse a
 * cookie for a public suffix, so a cookie for what both hosts end with tells, without a list of suffixes.
 */
export function isSameSite(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== location.protocol) return false;
  if (hostname === location.hostname) return true;
  const domain = commonEnd(hostname, location.hostname);
  if (!domain) return false;
  setCookie(`${PROBE}=1;domain=${domain}`);
  const isKept = pageDocument.cookie.split('; ').includes(`${PROBE}=1`);
  setCookie(`${PROBE}=;max-age=0;domain=${domain}`);
  return isKept;
}

/** The labels that both names end with. None for an address of numbers, which is a site by itself. */
function commonEnd(one: string, other: string): string {
  if (/^[\d.]+$|:/.test(one)) return '';
  const ours = one.split('.').reverse();
  const theirs = other.split('.').reverse();
  const differs = ours.findIndex((label, index) => label !== theirs[index]);
  return ours
    .slice(0, differs < 0 ? undefined : differs)
    .reverse()
    .join('.');
}
