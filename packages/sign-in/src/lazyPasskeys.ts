import { defineLazy } from '@travel-shell/piece';
import type { SignInProps } from './SignInProps.ts';

/** Named after the attribute and value that need it, so the loader fetches it in parallel with the dialog. */
export const passkeys = defineLazy(
  'sign-in',
  () => import(/* webpackChunkName: "passkeys-on" */ './passkeys/index.ts'),
);

/** Whether the host allows passkeys and the browser supports them. */
export const offersPasskeys = ({ passkeys }: SignInProps): boolean =>
  passkeys === 'on' && 'PublicKeyCredential' in globalThis;

/** Whether this device can keep a passkey: it has a screen lock, a fingerprint reader or the like. */
export const hasAuthenticator = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) === true;
