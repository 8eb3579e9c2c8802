import { loaderScript } from '../scripts/build/loaderScript.ts';

/**
 * The script tag for a page whose pieces come as fragments (docs/embed-guide.md): they are usable without the loader, so it
 * starts only when the browser is idle, as a rule once the first frame is on the screen.
 */
export const LOADER_WHEN_IDLE = loaderScript('/travel-shell/loader.js', { isIdle: true });
