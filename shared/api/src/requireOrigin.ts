import { ApiError } from './ApiError.ts';

let isKnown = false;

/**
 * Throws on a page with an opaque origin: in a sandboxed frame, of a `data:` or `file:` address. Its browser sends no
 * cookies and refuses the response, with a console line for each request. `logFailure` logs only the first.
 */
export function requireOrigin(what: string, url: string): void {
  if (globalThis.origin !== 'null') return;
  const error = new ApiError('OPAQUE_ORIGIN', `${what} was not sent: the page has no origin`, { url, isKnown });
  isKnown = true;
  throw error;
}
