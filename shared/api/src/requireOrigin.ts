import { logFailure } from '@travel-shell/core';
import { ApiError } from './ApiError.ts';

let isLogged = false;

/**
 * Throws on a page with an opaque origin: in a sandboxed frame, of a `data:` or `file:` address. Its browser sends no
 * cookies and refuses the response, with a console line for each request. We log one line instead.
 */
export function requireOrigin(what: string, url: string): void {
  if (globalThis.origin !== 'null') return;
  if (!isLogged) {
    isLogged = true;
    const message =
      'This page has no origin, so the back end is not called. Expected http(s), or a frame with allow-same-origin.';
    logFailure({ code: 'OPAQUE_ORIGIN', message });
  }
  throw new ApiError('OPAQUE_ORIGIN', `${what} not sent`, { url });
}
