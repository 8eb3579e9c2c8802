import { getConfig, logFailure } from '@travel-shell/core';
import { FRAME_PATH } from '@travel-shell/core/framePath';
import { toJson } from '@travel-shell/core/toJson';
import { ApiError } from './ApiError.ts';
import { limited } from './exchange.ts';
import { field } from './field.ts';
import { fill } from './fill.ts';
import { getFormToken, renewFormToken } from './formToken.ts';
import { announceAnswer, rememberVisitor } from './onAnswer.ts';
import { waitWithin } from './waitWithin.ts';

/** A call requested by the page around our frame. */
export interface RelayRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A path of the back end that `frame.paths` lists, with a query or without. */
  url: string;
  /** Others than `Accept-Language`, `If-Match`, `If-None-Match` and `X-Request-Id` are left out. */
  headers?: Record<string, string>;
  params?: Record<string, string | number | boolean>;
  /** Sent as JSON. */
  data?: object;
}

/** The part of the answer that the page around our frame gets. */
export interface RelayAnswer {
  status: number;
  /** JSON, or null. */
  body: unknown;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const HEADERS = ['accept-language', 'if-match', 'if-none-match', 'x-request-id'];

/**
 * Paths that no host may call for the visitor, whatever is listed: other identities or the account, consent, cookies
 * and data, mail. Words, so that new calls of these kinds are refused, too.
 */
const NEVER = new RegExp(
  [
    'auth|log-?(in|out)|sign-?(in|out|up)|register|password|forgot|passkey|credential|session|token',
    'compan|business|legalentit|impersonat',
    'consent|privacy|gdpr|tcf|cookie|data-?sharing|kmkid|gmail|inbox',
  ].join('|'),
  'i',
);

/** Longest answer, in characters: more than a message may have is not sent. */
const LONGEST = 200_000;

/** The configuration may not have been checked yet. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a path is listed, itself or by all that is below another one. */
const isListed = (path: string) => (entry: unknown) =>
  typeof entry === 'string' &&
  FRAME_PATH.test(entry) &&
  (entry.endsWith('*') ? path.startsWith(entry.slice(0, -1)) : path === entry);

function refuse(why: string): never {
  throw new TypeError(why);
}

/** The address that is called. Throws for one that may not be. */
function addressOf({ url, params }: RelayRequest): string {
  const { apiBase, frame } = getConfig();
  const home = new URL(apiBase || location.href).origin;
  // Resolves `..` and `%2e%2e`, and makes a slash of `\`.
  const { origin, pathname, searchParams } = new URL(url, home);
  if (origin !== home) refuse(`${origin} is not the back end, which is ${home}.`);
  // Servers differ in how they read `//`, and what is encoded without need or twice.
  const path = decodeURIComponent(pathname);
  if (/\/\/|[%\\;]/.test(path) || encodeURI(path) !== pathname) refuse(`${pathname} is not written plainly.`);
  if (NEVER.test(path)) refuse(`${path} is never called for a host.`);
  if (!listOf(frame?.paths).some(isListed(path))) refuse(`${path} is not in frame.paths.`);
  const query = String(fill(searchParams, params ?? {}));
  return `${home}${pathname}${query && `?${query}`}`;
}

/** Reads no more of the answer than may be sent on. */
async function readText({ body }: Response): Promise<string> {
  let text = '';
  if (!body) return text;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST) {
      await reader.cancel();
      refuse(`The answer has more than ${LONGEST} characters.`);
    }
  }
}

/** A token in an answer is the visitor's, and stays here. */
const withoutTokens = (key: string, value: unknown) => (/token$/i.test(key) ? undefined : value);

async function send(request: RelayRequest, url: string, formToken: string, signal: AbortSignal): Promise<RelayAnswer> {
  const { method, data } = request;
  const given = Object.entries(request.headers ?? {});
  const headers = new Headers(given.filter(([name]) => HEADERS.includes(name.toLowerCase())));
  headers.set('Accept', 'application/json');
  headers.set('X-Requested-With', 'XMLHttpRequest');
  headers.set('X-CSRF', formToken);
  if (data) headers.set('Content-Type', 'application/json');
  const isOwn = new URL(url).origin === location.origin;
  const response = await fetch(url, {
    method,
    headers,
    body: data ? toJson(data) : null,
    credentials: isOwn ? 'same-origin' : 'include',
    redirect: 'error',
    signal,
  });
  const text = await readText(response);
  announceAnswer();
  const { ok, status } = response;
  const body = text ? JSON.parse(text, withoutTokens) : null;
  if (ok) return { status, body };
  const serverCode = field(field(field(body, 'errors'), 0), 'code') ?? field(body, 'errorCode');
  throw new ApiError('HTTP', `${method} ${url} was refused: ${status}`, {
    ...{ url, status, body },
    serverCode: typeof serverCode === 'string' ? serverCode : undefined,
  });
}

/**
 * Makes a call for the page around our frame (API-037). Returns its answer, or undefined on failure, which is only logged
 * (ERR-057). `from` is the `origin` of the page's message. API-O18: that must be our own origin or one of `relayOrigins`, and
 * the call must go to a path of our own back end that `frame.paths` lists, as it carries the visitor's session. A host that
 * we may lead visitors to (`allowedHosts`) may not act for them.
 */
export async function relay(given: unknown, from: string, signal?: AbortSignal): Promise<RelayAnswer | undefined> {
  const request = (given ?? {}) as RelayRequest;
  try {
    // A page without an origin sends the text `null`, and so does our own one when it has none.
    if (from === 'null' || (from !== location.origin && !listOf(getConfig().relayOrigins).includes(from)))
      refuse(`${from} is not in relayOrigins.`);
    if (!METHODS.includes(request.method)) refuse(`${request.method} is no method that is relayed.`);
    if (request.data && request.method === 'GET') refuse('A GET has no data.');
    const url = addressOf(request);
    const limit = limited(signal);
    const isSameVisitor = rememberVisitor();
    const formToken = await waitWithin(limit, getFormToken, 'Waiting for a form token');
    try {
      return await send(request, url, formToken, limit);
    } catch (error) {
      // Nothing was done.
      if ((error as ApiError).serverCode !== 'INVALID_FORM_TOKEN' || !(await isSameVisitor())) throw error;
      const renewed = await waitWithin(limit, () => renewFormToken(formToken), 'Waiting for a form token');
      return await send(request, url, renewed, limit);
    }
  } catch (cause) {
    // Whoever asked is not there any more.
    if (!signal?.aborted)
      logFailure({ code: 'RELAY_FAILED', message: `${request.method} ${request.url} failed.`, cause });
    return undefined;
  }
}
