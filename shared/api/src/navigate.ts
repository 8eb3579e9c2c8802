import { logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { safeUrl } from './safeUrl.ts';

/** The upcoming navigation, as the `detail` of `travel-navigate`. */
export type Navigation =
  | { kind: 'reload'; reason: string }
  /** `url` is absolute, http(s), and on this host or an allowed one. */
  | { kind: 'redirect'; url: string; reason: string };

/** Navigates to a URL; an unsafe one (`safeUrl`) is logged and not followed. False if it did not navigate. */
export function redirect(to: string | null | undefined, reason: string): boolean {
  const url = safeUrl(to);
  if (url) return announce({ kind: 'redirect', url, reason }, () => location.assign(url));
  logFailure({
    code: 'UNSAFE_LINK',
    message: `${reason} leads to ${JSON.stringify(to)}, which is no http(s) address of this host or of allowedHosts.`,
  });
  return false;
}

/** Reloads the page. False if the host prevented it. */
export function reload(reason: string): boolean {
  return announce({ kind: 'reload', reason }, () => location.reload());
}

/**
 * All navigation of the kit goes through here. The host may take it over: `travelShell.on(
 * 'travel-navigate', …)` and `preventDefault()`.
 */
export function announce(detail: Navigation, act: () => void): boolean {
  const isOurs = pageDocument.dispatchEvent(new CustomEvent('travel-navigate', { detail, cancelable: true }));
  if (isOurs) act();
  return isOurs;
}
