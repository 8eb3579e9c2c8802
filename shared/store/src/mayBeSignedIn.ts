import { getConfig } from '@travel-shell/core';
import { hasCookie } from '@travel-shell/core/hasCookie';

/**
 * Whether the visitor may be signed in, as far as the page can tell without a call (D-30). False only when the cookie that
 * the back end sets beside the session can be read here, and is not there.
 *
 * Cookies belong to hosts, whatever the port. A page cannot know which parent domain it shares with its back end (that
 * takes the list of public suffixes), so the host configures it.
 */
export function mayBeSignedIn(): boolean {
  const { apiBase, signedInCookie, signedInCookieDomain } = getConfig();
  const page = globalThis.location?.hostname;
  const backEnd = apiBase ? new URL(apiBase).hostname : page;
  const hasDomain = (host: string) => `.${host}`.endsWith(`.${signedInCookieDomain}`);
  const isReadable = backEnd === page || (hasDomain(page) && hasDomain(backEnd));
  return !signedInCookie || !isReadable || hasCookie(signedInCookie) === true;
}
