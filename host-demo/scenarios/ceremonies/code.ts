/** What the benches of this folder call in the page. */
export { logout } from '@travel-shell/api';
export * as api from '@travel-shell/api/auth';
export { authState, on, refreshAuth, signOut } from '@travel-shell/store';
export { signIn } from '@travel-shell/store/auth';
export * from '../../../packages/sign-in/src/passkeys/index.ts';
export { startOneTap } from '../../../packages/sign-in/src/prompt/oneTap.ts';
export * from '../../../packages/sign-in/src/social/index.ts';
