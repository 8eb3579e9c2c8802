import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';

/** Signs in with an ID token (API-136, SIG-040). Its nonce must be `idTokenNonce()`. */
export const loginWithGoogle = (form: Schema<'GoogleLoginForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/googleauth/login', { form, signal });

/** Signs in with the password of the account that has the address, and links the two (API-137). */
export const loginAndLinkGoogle = (
  form: Schema<'GoogleLinkExistingForm'>,
  signal?: AbortSignal,
): Promise<AuthResponse> => callAuthForm('/k/run/googleauth/loginAndLinkExisting', { form, signal });

/** Links a Google account to the one that is signed in (API-138). */
export const linkGoogle = (idToken: string, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/googleauth/link', { form: { idToken }, signal });

/** Links the Google account that a popup of `startGoogleLogin` has brought back (API-138). */
export const linkGoogleByCode = (
  form: Required<Pick<Schema<'GoogleLinkForm'>, 'code' | 'state'>>,
  signal?: AbortSignal,
): Promise<AuthResponse> => callAuthForm('/k/run/googleauth/link', { form, signal });

/** Ends the link with Google (API-139). */
export const unlinkGoogle = (signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/googleauth/unlink', { form: {}, signal });

/** Signs in with an authorization code, of One Tap or with the `state` of a popup (API-141, SIG-048). */
export const authorizeOneTap = (form: Schema<'OneTapForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/googleauth/authorize', { form, signal });
