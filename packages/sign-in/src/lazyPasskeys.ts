import { defineLazy } from '@travel-shell/piece';
import type { SignInProps } from './SignInProps.ts';

/** Named after the attribute and value that need it, so the loader fetches it in parallel with the dialog. */
export const passkeys = defineLazy(
  'sign-in',
  () => import(/* webpackChunkName: "passkeys-on" */ './passkeys/index.ts'),
);

/** Whether the host allows passkeys and the browser can have them here: they belong to a domain, so not at an IP address. */
export const offersPasskeys = ({ passkeys }: Pick<SignInProps, 'passkeys'>): boolean =>
  passkeys === 'on' && 'PublicKeyCredential' in globalThis && !isAddress(location.hostname);

/** `127.0.0.1`, or `[::1]`. */
const isAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

/** Whether this device can keep a passkey: it has a screen lock, a fingerprint reader or the like. */
export const hasAuthenticator = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) === true;
