import { logFailure } from '@travel-shell/contract';
import { safeUrl } from './safeUrl.ts';

/** What is about to happen to the page, as the `detail` of `travel-navigate`. */
export type Navigation =
  | { kind: 'reload'; reason: string }
  /** `url` is complete, http(s), and of this host or an allowed one. */
  | { kind: 'redirect'; url: string; reason: string };

/** Goes to an address; one that is not safe (`safeUrl`) is logged and not followed. False when nothing happened. */
export function redirect(to: string | null | undefined, reason: string): boolean {
  const url = safeUrl(to);
  if (url) return announce({ kind: 'redirect', url, reason }, () => location.assign(url));
  logFailure({
    code: 'UNSAFE_LINK',
    message: `${reason} leads to ${JSON.stringify(to)}, which is no http(s) address of this host or of allowedHosts.`,
  });
  return false;
}

/** Loads the page anew. False when the host kept it. */
export function reload(reason: string): boolean {
  return announce({ kind: 'reload', reason }, () => location.reload());
}

/**
 * Everything the kit does to the page's address comes by here. The host may take it over: `travelShell.on(
 * 'travel-navigate', …)` and `preventDefault()`.
 */
export function announce(detail: Navigation, act: () => void): boolean {
  const isOurs = document.dispatchEvent(new CustomEvent('travel-navigate', { detail, cancelable: true }));
  if (isOurs) act();
  return isOurs;
}
