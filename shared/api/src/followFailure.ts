/** Further effects of some failures. Loaded only when one of them happens. */
import { getConfig, logFailure, returnAddress } from '@travel-shell/core';
import { lastReload } from './lastReload.ts';
import { announce, redirect, reload } from './navigate.ts';

/** How often an invalid session may reload the page. In ms. Source: CON-001. */
export const RELOAD_LIMIT_MS = 10 * 60 * 1000;
/**
 * Calls for which an invalid session is an answer like any other. Source: API-084, ERR-009; API-117: the impersonation
 * that such a call ends is over.
 */
const NEEDS_NO_SESSION = ['/i/api/business/me/v1/currentIdentity', '/i/api/business/impersonation/v1/end'];
/** Source: RTE-020. */
const VERIFY = '/business/verify';

/** `path` is the call's. Does nothing on a server, which has no page. */
export function followFailure(serverCode: string, path: string): void {
  if (typeof document === 'undefined') return;
  if (serverCode === 'INVALID_SESSION') {
    if (!NEEDS_NO_SESSION.includes(path)) reloadNowAndThen();
  } else if (serverCode === 'CAPTCHA_REQUIRED') proveHuman();
  else if (location.pathname !== VERIFY) {
    // RTE-O04: here the path, not the whole address.
    redirect(`${VERIFY}?redir=${encodeURIComponent(returnAddress())}`, serverCode);
  }
}

/** ERR-005 to ERR-007. Does nothing within the limit (ERR-O07). */
function reloadNowAndThen(): void {
  const now = Date.now();
  const last = lastReload.read();
  // A time in the future comes from a wrong clock; it must not block reloads for years.
  if (last !== undefined && last <= now && now - last < RELOAD_LIMIT_MS) return;
  // Without a stored time the page could reload endlessly.
  if (lastReload.write(now)) reload('INVALID_SESSION');
}

/** ERR-017, ERR-O01. */
function proveHuman(): void {
  const { botCheckUrl = '' } = getConfig();
  if (!botCheckUrl) {
    logFailure({
      code: 'CONFIG',
      message: 'The back end requires a bot check, but botCheckUrl is not configured, so calls keep failing.',
    });
    return;
  }
  const target = new URL(botCheckUrl, location.href);
  if (location.pathname === target.pathname && location.host === target.host) return;
  target.searchParams.set('redir', location.href);
  // Configured by the host, so it may be on another host.
  const url = target.href;
  announce({ kind: 'redirect', url, reason: 'CAPTCHA_REQUIRED' }, () => location.assign(url));
}
