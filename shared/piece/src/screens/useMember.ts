import { type AuthStatus, authState, useShellState } from '@travel-shell/store';
import type { Member } from './Member.ts';

/** Unlike `useAuth`, a server and the render that hydrates its HTML know nobody: they have `served`. */
const visitor = { initial: { status: 'pending' } as AuthStatus, get: authState.get, subscribe: authState.subscribe };

/**
 * Who the visitor is, for `ScreenFrame`: null for somebody who is signed out, undefined while it is not known.
 * @param served the attribute `member`: what the page's server knows, until the browser has asked, too
 */
export function useMember(served: unknown): Member | null | undefined {
  const auth = useShellState(visitor);
  if (auth.status === 'pending') return served as Member | undefined;
  return auth.status === 'signedIn' ? auth.state.businessState : null;
}

/** Whether the back end could not say. */
export function useAuthFailed(): boolean {
  const auth = useShellState(visitor);
  return auth.status === 'pending' && auth.failed === true;
}
