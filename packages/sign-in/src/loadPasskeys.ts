import type { SignInProps } from './SignInProps.ts';

type Passkeys = typeof import('./passkeys/index.ts');

let loaded: Promise<Passkeys> | undefined;

/** The code for passkeys. Its chunk is named after the value of the attribute that wants it, so it is fetched beside ours. */
export function loadPasskeys(): Promise<Passkeys> {
  loaded ??= import(/* webpackChunkName: "passkeys-on" */ './passkeys/index.ts');
  return loaded;
}

/** Ends what waits for an authenticator, if anything ever did. */
export const abortPasskeys = (): void => void loaded?.then((passkeys) => passkeys.abortPasskeys());

/** The host lets visitors use them, and their browser can. */
export const offersPasskeys = ({ passkeys }: SignInProps): boolean =>
  passkeys === 'on' && 'PublicKeyCredential' in globalThis;
