import { logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { safeUrl } from './safeUrl.ts';

/** The upcoming navigation, as the `detail` of `travel-navigate`. */
export type Navigation =
  | { kind: 'reload'; reason: string }
  /** `url` is absolute, http(s), and on this host or an allowed one. */
  | { kind: 'redirect'; url: string; reason: string }
  /** A press on a link that the piece follows itself. */
  | { kind: 'link'; url: string; reason: 'link' };

/** Navigates to a URL; an unsafe one (`safeUrl`) is logged and not followed. False if it did not navigate. */
export function redirect(to: string | null | undefined, reason: string, from?: Element | null): boolean {
  const url = safeUrl(to);
  if (url) return announce({ kind: 'redirect', url, reason }, () => location.assign(url), from);
  logFailure({
    code: 'UNSAFE_LINK',
    message: `${reason} leads to ${JSON.stringify(to)}, which is no http(s) address of this host or of allowedHosts.`,
  });
  return false;
}

/** Reloads the page. False if the host prevented it. */
export function reload(reason: string, from?: Element | null): boolean {
  return announce({ kind: 'reload', reason }, () => location.reload(), from);
}

/**
 * All navigation by script goes through here, as presses on links go through `announceLinks` of the loader. The host may take
 * it over: `travelShell.on('travel-navigate', …)` and `preventDefault()`.
 * @param from the piece, where one navigates. Default: the document.
 */
export function announce(detail: Navigation, act: () => void, from?: Element | null): boolean {
  const init = { bubbles: true, composed: true, cancelable: true, detail };
  // A piece that is no longer on the page would tell nobody.
  const source = from?.isConnected ? from : pageDocument;
  const isOurs = source.dispatchEvent(new CustomEvent('travel-navigate', init));
  if (isOurs) act();
  return isOurs;
}
