import { useAuth } from '@travel-shell/store';
import { useLastKnown } from './useLastKnown.ts';

/** The visitor's address, such as for their drafts; null for nobody. */
export function useUser(): string | null {
  const auth = useAuth();
  return useLastKnown(auth.status === 'signedIn' ? auth.state.userInfoState.accountEmail : null);
}
