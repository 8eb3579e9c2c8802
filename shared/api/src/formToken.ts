import { parseFormToken } from '@travel-shell/contract/parsers/parseFormToken';
import { getConfig } from '@travel-shell/core';
import { ApiError } from './ApiError.ts';
import { exchange, limited } from './exchange.ts';

/** Poll interval for the page's own token during a fetch. In ms. Source: CON-085. */
export const TOKEN_POLL_MS = 100;

const PATH = '/s/run/formtoken';

/** The newest token from the back end; once set, the page's own one is outdated. */
let known: string | undefined;
let pending: Promise<string> | undefined;

/**
 * The token for the next call: the newest one, else the page's (API-002), else a fetched one (API-003).
 * Concurrent callers share one request.
 */
export async function getFormToken(): Promise<string> {
  return known ?? (getConfig().formtoken || fetchOnce());
}

/** A token other than the one the back end has just refused. */
export async function renewFormToken(refused: string): Promise<string> {
  return known !== undefined && known !== refused ? known : fetchOnce();
}

/** Auth responses contain the token for the next call (STA-104). */
export function acceptFormToken(token: string | null | undefined): void {
  if (token) known = token;
}

function fetchOnce(): Promise<string> {
  pending ??= obtain().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function obtain(): Promise<string> {
  const done = new AbortController();
  try {
    known = await Promise.race([fetchToken(limited(done.signal)), tokenFromPage(done.signal)]);
    return known;
  } catch (cause) {
    throw new ApiError('FORM_TOKEN_FAILED', 'Failed to retrieve formToken', { cause });
  } finally {
    done.abort();
  }
}

async function fetchToken(signal: AbortSignal): Promise<string> {
  const answer = await exchange({ method: 'post', path: PATH, body: new URLSearchParams(), signal });
  return parseFormToken(answer, '').formtoken;
}

/** A page may get its token only after our request was sent; it is then used at once. */
function tokenFromPage(done: AbortSignal): Promise<string> {
  const before = getConfig().formtoken;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const { formtoken } = getConfig();
      if (formtoken && formtoken !== before) resolve(formtoken);
    }, TOKEN_POLL_MS);
    done.addEventListener('abort', () => clearInterval(timer));
  });
}
