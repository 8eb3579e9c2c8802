import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { authorizeOneTap as authorizeOneTapCall } from '@travel-shell/contract/calls/authorizeOneTap';
import { linkGoogle as linkGoogleCall } from '@travel-shell/contract/calls/linkGoogle';
import { loginAndLinkGoogle as loginAndLinkGoogleCall } from '@travel-shell/contract/calls/loginAndLinkGoogle';
import { loginWithGoogle as loginWithGoogleCall } from '@travel-shell/contract/calls/loginWithGoogle';
import { unlinkGoogle as unlinkGoogleCall } from '@travel-shell/contract/calls/unlinkGoogle';

/** Signs in with an ID token (API-136, SIG-040). Its nonce must be `idTokenNonce()`. */
export const loginWithGoogle = (form: Schema<'GoogleLoginForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(loginWithGoogleCall, { form, signal });

/** Signs in with the password of the account with the same e-mail address, and links the two (API-137). */
export const loginAndLinkGoogle = (
  form: Schema<'GoogleLinkExistingForm'>,
  signal?: AbortSignal,
): Promise<AuthResponse> => callAuthForm(loginAndLinkGoogleCall, { form, signal });

/** Links a Google account to the signed-in account (API-138). */
export const linkGoogle = (idToken: string, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(linkGoogleCall, { form: { idToken }, signal });

/** Unlinks the Google account (API-139). */
export const unlinkGoogle = (signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(unlinkGoogleCall, { form: {}, signal });

/** Signs in with an authorization code, from One Tap or, with its `state`, from a popup (API-141, SIG-048). */
export const authorizeOneTap = (form: Schema<'OneTapForm'>, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(authorizeOneTapCall, { form, signal });
