/** The page's one store, for code beside the pieces. Importing it asks the back end nothing. */
export {
  type AuthStatus,
  authState,
  knownAuth,
  readState,
  type SharedState,
  type State,
  signOut,
  subscribeState,
} from '@travel-shell/store';
export { requestSignIn, type SignInRequest } from '@travel-shell/store/auth';
