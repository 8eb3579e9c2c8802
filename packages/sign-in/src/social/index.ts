/** Sign-in at providers' pages (SIG-002 to SIG-004). Loaded when the visitor clicks a provider's button. */
import { callAuthForm } from '@travel-shell/api';
import { authorizeOneTap } from '@travel-shell/contract/calls/authorizeOneTap';
import { loginAndLinkGoogle } from '@travel-shell/contract/calls/loginAndLinkGoogle';
import { loginWithApple } from '@travel-shell/contract/calls/loginWithApple';
import { loginWithNaver } from '@travel-shell/contract/calls/loginWithNaver';
import { logFailure } from '@travel-shell/core';
import { type SignInOutcome, signIn } from '@travel-shell/store/auth';
import type { Provider } from '../signInState.ts';
import { SocialError } from './SocialError.ts';
import { type VisitOptions, visitProvider } from './visitProvider.ts';

export type { SocialErrorCode } from './SocialError.ts';
export type { VisitOptions };
export { SocialError };

export interface SocialOutcome extends SignInOutcome {
  /**
   * With the result `link`: signs in with the password of the existing account and links the two (API-137). Rejects
   * like a sign-in by password; can be retried for ten minutes.
   */
  link?: (password: string) => Promise<SignInOutcome>;
}

const FINISH = { google: authorizeOneTap, apple: loginWithApple, naver: loginWithNaver };

/**
 * Signs in at a provider's page: in a popup, or by redirect when popups are blocked. Call it in the click handler.
 * Resolves by SIG-037; rejects with a `SocialError` if the visit failed, else with the `ApiError` of a call.
 */
export async function signInWith(provider: Provider, options: VisitOptions = {}): Promise<SocialOutcome> {
  const { sticky = false } = options;
  const handed = await visitProvider(provider, options).catch(logAndThrow);
  const form = { ...handed, sticky, userInfo: true };
  const outcome = await signIn(callAuthForm(FINISH[provider], { form }), provider).catch(logAndThrow);
  if (outcome.result !== 'link') return outcome;
  const { state } = handed;
  return {
    ...outcome,
    link: (passwd) =>
      signIn(callAuthForm(loginAndLinkGoogle, { form: { state, passwd, sticky, userInfo: true } }), 'google'),
  };
}

/** A visitor who cancels is not an error. */
function logAndThrow(cause: unknown): never {
  if (!(cause instanceof SocialError)) {
    logFailure({ code: 'SOCIAL_FAILED', message: 'A sign-in at a provider has failed.', piece: 'sign-in', cause });
  }
  throw cause;
}
