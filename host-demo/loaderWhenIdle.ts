import { loaderScript } from '../scripts/build/loaderScript.ts';

/**
 * The script for a page whose pieces come as fragments (docs/embed-guide.md): they are usable without the loader, so it
 * starts only when the browser is idle, as a rule once the first frame is on the screen.
 * @param nonce of the page's policy, if it has one
 */
export const loaderWhenIdle = (nonce?: string): string =>
  loaderScript('/travel-shell/loader.js', { isIdle: true, attributes: nonce ? ` nonce="${nonce}"` : '' });
