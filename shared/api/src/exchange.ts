import { getConfig, logFailure } from '@travel-shell/core';
import { ApiError } from './ApiError.ts';
import { field } from './field.ts';
import { likelyCause } from './likelyCause.ts';
import { announceAnswer, announceMissingPermission } from './onAnswer.ts';
import { endedBy } from './waitWithin.ts';

/** How long a call may take before the console says what is waited for. In ms. */
const SLOW_AFTER_MS = 5000;

let isSlowTold = false;

/** Once: a back end that hangs does so for every call. */
function warnSlow(what: string): void {
  if (isSlowTold) return;
  isSlowTold = true;
  logFailure({ code: 'SLOW', message: `No answer yet: ${what}.` });
}

export interface Exchange {
  method: string;
  /** Path below the back end's origin, starting with a slash. */
  path: string;
  /** Sent unchanged: form fields and uploads set their own content type, a string is JSON (API-014). */
  body?: URLSearchParams | FormData | string | undefined;
  /** Extra headers; ours take precedence. */
  headers?: Record<string, string> | undefined;
  /** X-CSRF (API-001, API-019); omitted when fetching the token itself (API-O02). */
  formToken?: string;
  /** Aborts the request: the caller's signal and the timeout combined. */
  signal: AbortSignal;
  keepalive?: boolean | undefined;
  /** Sees the headers of the answer. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}

/** Combines the caller's signal, if any, with the timeout. */
export function limited(caller?: AbortSignal, timeout = getConfig().apiTimeout): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return caller ? AbortSignal.any([caller, limit]) : limit;
}

/** Sends one request. Returns parsed JSON, or null for 204 (API-016); throws an `ApiError`. */
export async function exchange({
  method,
  path,
  headers,
  body,
  formToken,
  signal,
  keepalive = false,
  onHeaders,
}: Exchange): Promise<unknown> {
  const { apiBase } = getConfig();
  const page = globalThis.location?.origin;
  const url = apiBase + path;
  const what = `${method.toUpperCase()} ${url}`;

  let response: Response;
  let text: string;
  const slow = setTimeout(warnSlow, SLOW_AFTER_MS, what);
  try {
    // A sandboxed frame: no cookie would be sent, and the browser would refuse the response and log that.
    if (globalThis.origin === 'null') throw new TypeError('This page has no origin.');
    // Header names are case-insensitive; a plain object would send the caller's beside ours.
    const all = new Headers(headers);
    all.set('Accept', 'application/json');
    all.set('X-Requested-With', 'XMLHttpRequest');
    if (typeof body === 'string') all.set('Content-Type', 'application/json');
    if (formToken !== undefined) all.set('X-CSRF', formToken);
    response = await fetch(url, {
      method: method.toUpperCase(),
      headers: all,
      // The session's cookie must also travel to a back end of another origin.
      credentials: apiBase && apiBase !== page ? 'include' : 'same-origin',
      body: body ?? null,
      signal,
      keepalive,
    });
    text = await response.text();
    // The answer's cookies may be new. Announced once it is read: it would outdate data that listeners fetch earlier.
    announceAnswer();
    onHeaders?.(response.headers);
    if (response.status === 204) return null;
  } catch (cause) {
    throw signal.aborted
      ? endedBy(signal, what, url)
      : new ApiError('NETWORK', `${what} got no answer${likelyCause(url)}`, { url, cause });
  } finally {
    clearTimeout(slow);
  }

  const { ok, status } = response;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    // ERR-O11 proposes exactly these three, in this order. A success that is none, such as a site's start page for every
    // address, looks like a fault of ours.
    const isPage = ok && /^\s*<(!doctype|html)/i.test(text);
    const page = isPage ? `: an HTML page, where JSON was expected${likelyCause(url, 404) || '.'}` : '';
    throw new ApiError('NOT_JSON', `${status} NOT_JSON ${url}${page}`, {
      method: what.split(' ')[0],
      url,
      status,
      cause,
    });
  }
  if (ok) return answer;

  const first = field(field(answer, 'errors'), 0);
  if (status === 403 && typeof field(first, 'permission') === 'string') announceMissingPermission();
  const code = field(first, 'code') ?? field(answer, 'errorCode');
  const serverCode = typeof code === 'string' ? code : undefined;
  const message =
    `${what} was refused: ${status} ${serverCode ?? ''}`.trimEnd() + likelyCause(url, serverCode ?? status);
  // A date, which HTTP allows as well, counts as none.
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw new ApiError('HTTP', message, { url, status, serverCode, retryAfter, body: answer });
}
