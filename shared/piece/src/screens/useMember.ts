import { useSession } from '@travel-shell/store/auth';
import type { Member } from './Member.ts';

/**
 * Who the visitor is, for `ScreenFrame`: null for somebody who is signed out, undefined while it is not known. Whoever may sign
 * in again, after their session has ended while something was sent, is still there.
 * @param served the attribute `member`: what the page's server knows, until the browser has asked, too
 */
export function useMember(served: unknown): Member | null | undefined {
  const { auth } = useSession();
  if (auth.status === 'pending') return served as Member | undefined;
  return auth.status === 'signedIn' ? auth.state.businessState : null;
}

/** Whether the back end could not say. */
export function useAuthFailed(): boolean {
  const { auth } = useSession();
  return auth.status === 'pending' && auth.failed === true;
}
