import { defineLazy } from '@travel-shell/piece';

/** Offers a passkey after a sign-in by password. */
export const passkeyOffer = defineLazy(
  'sign-in',
  () => import(/* webpackChunkName: "passkey-offer" */ './passkey-offer/index.ts'),
);
