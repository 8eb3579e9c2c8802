import { useSession } from '@travel-shell/store/auth';

/** The visitor's address, such as for their drafts; null for nobody. */
export function useUser(): string | null {
  const { auth } = useSession();
  return auth.status === 'signedIn' ? auth.state.userInfoState.accountEmail : null;
}
