import { ApiError, call } from '@travel-shell/api';
import { fetchCurrentIdentity } from '@travel-shell/api/business';
import { redirect } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { endImpersonation as endImpersonationCall } from '@travel-shell/contract/calls/endImpersonation';
import { authState, defineEntity, type EntityState, getShellStore, openTabs } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

type Identity = Schema<'CurrentIdentity'> | null;

/** The other tabs of this visitor. They are told once that support acts here: it begins by a page of its own. */
const others = () =>
  getShellStore().once('identityTabs', () => ({
    isTold: false,
    tabs: openTabs('identity', () => void authState.onPage().refresh()),
  }));

async function load(signal: AbortSignal): Promise<Identity> {
  const tell = others();
  const identity = await fetchCurrentIdentity(signal);
  if (identity?.impersonatedBy && !tell.isTold) {
    tell.isTold = true;
    tell.tabs.tell();
  }
  const auth = authState.get();
  const known = auth.status === 'signedIn' && auth.state.userInfoState.accountEmail;
  // Somebody else acts in this session than the page shows, or nobody any more.
  if (known && known !== identity?.accountEmail) void authState.onPage().refresh();
  return identity;
}

/** Who acts in this session, and whether it is an impersonation; null when signed out (ERR-009). */
export const currentIdentity: EntityState<Identity> = defineEntity('currentIdentity', {
  load,
  // A page that comes back to the visitor must not show an impersonation that is over, or hide one.
  staleAfter: 0,
  personal: true,
  failure: loadFailure('BUSINESS_FAILED', 'The current identity'),
});

/** The session is gone, or another tab has ended it. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.serverCode === 'INVALID_SESSION' || error.serverCode === 'FORBIDDEN');

/**
 * Ends impersonation in all tabs and navigates to the URL from the back end, or to `/` where it is over already. Rejects
 * with an `ApiError`: RECENT_SIGN_IN_REQUIRED where the agent has to enter their password first, or sign out.
 */
export async function endImpersonation(): Promise<void> {
  const { redirectUrl } = await call(endImpersonationCall).catch((error) => {
    if (isOver(error)) return { redirectUrl: '/' };
    throw error;
  });
  await authState.onPage().changed();
  redirect(redirectUrl, 'impersonation-ended');
}
