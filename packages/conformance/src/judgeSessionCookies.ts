import { type CookieChange, cookieChange, sentCookie } from './http/cookieChange.ts';
import type { Exchange } from './http/Exchange.ts';

export interface SessionCookies {
  session: string;
  /** The readable one beside it; empty for a site that sets none. */
  signedIn: string;
}

/** Sites with https may name the session's cookie so that no other host can plant it. */
export const HOST_PREFIX = '__Host-';

/** Two clocks may be read between the two lines. */
const TOLERANCE_SECONDS = 5;

/**
 * Problems of an answer that starts or ends a session and forgets the cookie that scripts can read, or lets them read
 * too much.
 */
export function judgeSessionCookies(exchange: Exchange, { session, signedIn }: SessionCookies): string[] {
  const change = cookieChange(exchange, HOST_PREFIX + session) ?? cookieChange(exchange, session);
  const problems = change?.value && !change.isHttpOnly ? [`scripts can read ${session}, it is not HttpOnly`] : [];
  if (!signedIn) return problems;
  const beside = cookieChange(exchange, signedIn);
  const sent = sentCookie(exchange, signedIn);
  if (beside?.value && beside.value !== '1') problems.push(`${signedIn} is "${beside.value}", expected "1"`);
  if (beside?.value && beside.isHttpOnly) problems.push(`scripts cannot read ${signedIn}, it is HttpOnly`);
  if (change?.value) problems.push(...judgeStart(change, beside, sent, { session, signedIn }));
  else if (change && sent !== undefined && beside?.value !== '')
    problems.push(`${session} is cleared, but not ${signedIn}`);
  return problems;
}

function judgeStart(
  start: CookieChange,
  beside: CookieChange | null,
  sent: string | undefined,
  { session, signedIn }: SessionCookies,
): string[] {
  // One without a lifetime of its own needs no renewal.
  if (!beside && sent === '1' && start.lifetime === null) return [];
  if (!beside?.value) return [`${session} is set, but not ${signedIn}=1 beside it`];
  const isAsLong =
    start.lifetime === null || beside.lifetime === null
      ? start.lifetime === beside.lifetime
      : Math.abs(start.lifetime - beside.lifetime) <= TOLERANCE_SECONDS;
  return isAsLong ? [] : [`${signedIn} lasts ${inWords(beside)}, ${session} lasts ${inWords(start)}`];
}

const inWords = ({ lifetime }: CookieChange) => (lifetime === null ? 'as long as the browser' : `${lifetime} s`);
