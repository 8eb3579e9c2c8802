import { Cookie } from 'tough-cookie';
import type { Exchange } from './Exchange.ts';

/** The change that an answer makes to a cookie. */
export interface CookieChange {
  /** Empty when the cookie is cleared. */
  value: string;
  isHttpOnly: boolean;
  /** Seconds; null for a cookie that ends with the browser's session. */
  lifetime: number | null;
}

/** Null when the answer leaves the cookie alone. It may be cleared for several domains and be set for one. */
export function cookieChange({ headers }: Pick<Exchange, 'headers'>, name: string): CookieChange | null {
  const changes = (headers['set-cookie'] ?? []).flatMap((line) => {
    const cookie = Cookie.parse(line);
    return cookie?.key === name ? [readChange(cookie)] : [];
  });
  return changes.find(({ value }) => value !== '') ?? changes[0] ?? null;
}

function readChange(cookie: Cookie): CookieChange {
  const left = cookie.TTL();
  const lifetime = Number.isFinite(left) ? Math.round(left / 1000) : null;
  const isOver = lifetime !== null && lifetime <= 0;
  return { value: isOver ? '' : cookie.value, isHttpOnly: cookie.httpOnly, lifetime };
}

/** The value that a request has sent. */
export function sentCookie({ request }: Pick<Exchange, 'request'>, name: string): string | undefined {
  const pairs = (request.headers.Cookie ?? '').split('; ').map((pair) => Cookie.parse(pair));
  return pairs.find((cookie) => cookie?.key === name)?.value;
}
