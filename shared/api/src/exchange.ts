import { getConfig } from '@travel-shell/contract';
import { ApiError } from './ApiError.ts';
import { field } from './field.ts';

export interface Exchange {
  method: 'get' | 'post';
  /** Path below the back end's origin, starting with a slash. */
  path: string;
  /** Sent form-encoded (API-018). */
  form?: URLSearchParams | undefined;
  /** X-CSRF (API-001, API-019); the request for the token itself goes without (API-O02). */
  formToken?: string;
  /** Ends the exchange: the caller's wish and the time limit in one. */
  signal: AbortSignal;
}

/** The caller's signal, if any, and the configured time limit, as one. */
export function limited(caller?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(getConfig().apiTimeout);
  return caller ? AbortSignal.any([caller, limit]) : limit;
}

/** The error for work ended by a signal. A time limit set by the caller counts as a time limit too. */
export function endedBy(signal: AbortSignal, what: string, url?: string): ApiError {
  const cause: unknown = signal.reason;
  const details = url === undefined ? { cause } : { cause, url };
  return field(cause, 'name') === 'TimeoutError'
    ? new ApiError('TIMEOUT', `${what} took too long and was given up`, details)
    : new ApiError('ABORTED', `${what} was ended by its caller`, details);
}

/** One request and its answer: parsed JSON, null for 204 (API-016), or an `ApiError`. */
export async function exchange({ method, path, form, formToken, signal }: Exchange): Promise<unknown> {
  const { apiBase } = getConfig();
  const page = globalThis.location?.origin;
  const url = apiBase + path;
  const what = `${method.toUpperCase()} ${url}`;

  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(formToken !== undefined && { 'X-CSRF': formToken }),
      },
      // The session's cookie must also travel to a back end of another origin.
      credentials: apiBase && apiBase !== page ? 'include' : 'same-origin',
      body: form ?? null,
      signal,
    });
    if (response.status === 204) return null;
    text = await response.text();
  } catch (cause) {
    throw signal.aborted
      ? endedBy(signal, what, url)
      : new ApiError('NETWORK', `${what} got no answer`, { url, cause });
  }

  const { ok, status } = response;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    // ERR-O11 proposes exactly these three, in this order.
    throw new ApiError('NOT_JSON', `${status} NOT_JSON ${url}`, { url, status, cause });
  }
  if (ok) return body;

  const code = field(field(field(body, 'errors'), 0), 'code') ?? field(body, 'errorCode');
  const serverCode = typeof code === 'string' ? code : undefined;
  throw new ApiError('HTTP', `${what} was refused: ${status} ${serverCode ?? ''}`.trimEnd(), {
    url,
    status,
    serverCode,
    body,
  });
}
