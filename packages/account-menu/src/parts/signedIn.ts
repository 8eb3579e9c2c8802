import { defineLazy } from '@travel-shell/piece';

/** Only signed-in visitors need this chunk. */
export const signedIn = defineLazy('account-menu', () => import(/* webpackChunkName: "signed-in" */ './SignedIn.tsx'));
