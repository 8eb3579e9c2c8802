import { authState } from '@travel-shell/store';

/** The account of the visitor who is signed in. */
export const person = (): string | undefined => {
  const auth = authState.get();
  return auth.status === 'signedIn' ? (auth.state.userInfoState.accountEmail ?? '') : undefined;
};
