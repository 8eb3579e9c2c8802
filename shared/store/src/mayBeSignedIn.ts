import { getConfig } from '@travel-shell/core';
import { hasSignedInCookie } from '@travel-shell/core/signedInCookie';

/**
 * Whether somebody may be signed in, as far as the page can tell without a call (D-30). False only when the cookie that
 * the back end sets beside the session can be read here, and is not there.
 */
export function mayBeSignedIn(): boolean {
  const { signedInCookie } = getConfig();
  return hasSignedInCookie(signedInCookie) || signedInCookie === '' || !isReadable();
}

/**
 * Cookies belong to hosts, whatever the port. A page cannot know which parent domain it shares with its back end (that
 * takes the list of public suffixes), so the host configures it.
 */
function isReadable(): boolean {
  const { apiBase, signedInCookieDomain } = getConfig();
  if (!apiBase) return true;
  const hosts = [globalThis.location?.hostname, new URL(apiBase).hostname];
  return hosts[0] === hosts[1] || hosts.every((host) => `.${host}`.endsWith(`.${signedInCookieDomain}`));
}
