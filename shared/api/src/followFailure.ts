/** What follows from some failures beyond the call's own end. Loaded only when one of them has happened. */
import { getConfig, logFailure } from '@travel-shell/contract';
import { lastReload } from './lastReload.ts';
import { announce, redirect, reload } from './navigate.ts';

/** How often an invalid session may reload the page. In ms. Source: CON-001. */
export const RELOAD_LIMIT_MS = 10 * 60 * 1000;
/** Source: API-084, ERR-009. */
const CURRENT_IDENTITY = '/i/api/business/me/v1/currentIdentity';
/** Source: RTE-020. */
const VERIFY = '/business/verify';

/** `path` is the call's. On a server nothing follows: there is no page. */
export function followFailure(serverCode: string, path: string): void {
  if (typeof document === 'undefined') return;
  if (serverCode === 'INVALID_SESSION') {
    if (path !== CURRENT_IDENTITY) reloadNowAndThen();
  } else if (serverCode === 'CAPTCHA_REQUIRED') proveHuman();
  else if (location.pathname !== VERIFY) {
    // RTE-O04: here the path, not the whole address.
    redirect(`${VERIFY}?redir=${encodeURIComponent(location.pathname + location.search)}`, serverCode);
  }
}

/** ERR-005 to ERR-007. Inside the limit nothing else follows (ERR-O07). */
function reloadNowAndThen(): void {
  const now = Date.now();
  const last = lastReload.read();
  // A time ahead of us comes from a clock that was wrong; it must not keep the page from reloading for years.
  if (last !== undefined && last <= now && now - last < RELOAD_LIMIT_MS) return;
  // Where the time cannot be kept a reload could follow upon reload, without end.
  if (lastReload.write(now)) reload('INVALID_SESSION');
}

/** ERR-017, ERR-O01. */
function proveHuman(): void {
  const { botCheckUrl = '' } = getConfig();
  if (!botCheckUrl) {
    logFailure({
      code: 'CONFIG',
      message: 'The back end asks for a bot check, and botCheckUrl is not configured, so calls keep failing.',
    });
    return;
  }
  const target = new URL(botCheckUrl, location.href);
  if (location.pathname === target.pathname && location.host === target.host) return;
  target.searchParams.set('redir', location.href);
  // The host's own configuration, so it may be another host's page.
  const url = target.href;
  announce({ kind: 'redirect', url, reason: 'CAPTCHA_REQUIRED' }, () => location.assign(url));
}
