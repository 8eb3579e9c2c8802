import { callAuthForm } from '@travel-shell/api';
import { idTokenNonce } from '@travel-shell/api/auth';
import { reload } from '@travel-shell/api/navigate';
import { authorizeOneTap } from '@travel-shell/contract/calls/authorizeOneTap';
import { loginWithGoogle } from '@travel-shell/contract/calls/loginWithGoogle';
import { logFailure } from '@travel-shell/core';
import { authState, ensureAuth, on } from '@travel-shell/store';
import { type SignInOutcome, signIn } from '@travel-shell/store/auth';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { GoogleServiceError } from '../social/GoogleServiceError.ts';
import {
  type GoogleAccountsId,
  type GoogleAnswer,
  googleConfig,
  loadGoogle,
  type PromptMoment,
} from '../social/googleScript.ts';
import { contract } from './contract.ts';

/** CON-084, SIG-039. In ms. */
export const SCRIPT_DELAY_MS = 2500;
/** CON-089, SIG-046. In ms. */
export const RELOAD_DELAY_MS = 300;

export interface OneTapOptions {
  track(action: 'show' | 'skip' | 'dismiss' | 'load-failed' | 'success' | 'failure', label: string): void;
  /** Replaces the reload (SIG-046, SIG-047); read at call time. */
  onSuccess(): ((outcome: SignInOutcome) => void) | undefined;
}

/**
 * Google's prompt (SIG-006): after a delay, for signed-out visitors, when nothing else covers the page. Failures go
 * only to the console and the host's analytics. Returns the undo.
 */
export function startOneTap(options: OneTapOptions): () => void {
  const config = googleConfig();
  if (config instanceof GoogleServiceError) {
    // A missing configuration is fine; an incomplete one is an error.
    if (config.code !== 'SERVICE_DISABLED') log(`${config.code}: ${config.message}`);
    return () => {};
  }
  if (config.serverSide) return () => {};

  const end = new AbortController();
  const { signal } = end;
  let google: GoogleAccountsId | undefined;
  let leaveQueue: (() => void) | undefined;
  let isShown = false;
  const isSignedOut = () => {
    const auth = authState.get();
    return auth.status === 'signedOut' && auth.state?.allowSignIn === true;
  };

  const timer = setTimeout(async () => {
    await ensureAuth();
    if (signal.aborted || !isSignedOut()) return;
    try {
      google = await loadGoogle();
    } catch (error) {
      // ERR-030: usually an ad blocker, so do not log it.
      options.track('load-failed', (error as GoogleServiceError).code);
      return;
    }
    if (!signal.aborted) leaveQueue = enterOverlayQueue(contract.overlayRank, { show, giveWay: hide });
  }, SCRIPT_DELAY_MS);

  async function show() {
    try {
      // New each time: it is derived from the current form token.
      const nonce = await idTokenNonce();
      if (signal.aborted || !isSignedOut()) {
        leaveQueue?.();
        return;
      }
      google?.initialize({
        client_id: (config as { clientId: string }).clientId,
        callback: (answer) => void finish(answer),
        nonce,
        cancel_on_tap_outside: false,
        itp_support: true,
        use_fedcm_for_prompt: true,
        use_fedcm_for_button: true,
      });
      google?.prompt(hear);
    } catch (cause) {
      leaveQueue?.();
      log("Could not show Google's prompt.", cause);
    }
  }

  /** SIG-043 to SIG-045. */
  function hear(moment: PromptMoment) {
    if (moment.isSkippedMoment() || moment.isNotDisplayed?.()) {
      options.track('skip', moment.getSkippedReason?.() ?? moment.getNotDisplayedReason?.() ?? 'unknown');
      leaveQueue?.();
    } else if (moment.isDismissedMoment()) {
      trackShown();
      options.track('dismiss', moment.getDismissedReason?.() ?? 'unknown');
      leaveQueue?.();
    } else if (moment.isDisplayed?.()) {
      trackShown();
    }
  }

  /** Once; the browser's own prompt reports it only when it ends. */
  function trackShown() {
    if (!isShown) options.track('show', 'prompt');
    isShown = true;
  }

  function hide() {
    google?.cancel();
    leaveQueue?.();
  }

  /** SIG-040, SIG-048. */
  async function finish({ credential, code }: GoogleAnswer) {
    leaveQueue?.();
    try {
      const kept = { sticky: true, userInfo: true };
      const answer = code
        ? callAuthForm(authorizeOneTap, { form: { code, ...kept } })
        : callAuthForm(loginWithGoogle, { form: { confirm: true, idToken: credential ?? '', ...kept } });
      const outcome = await signIn(answer, 'google');
      if (outcome.result !== 'success' && outcome.result !== 'welcome') {
        options.track('failure', outcome.result);
        log(`Google's prompt did not sign the visitor in: ${outcome.result}.`);
        return;
      }
      options.track('success', outcome.result);
      // ERR-028: the account exists, but there is no welcome dialog for it.
      if (outcome.result === 'welcome') log('No welcome dialog exists for an account created by Google’s prompt.');
      const callback = options.onSuccess();
      if (callback) callback(outcome);
      else setTimeout(() => reload('one-tap'), RELOAD_DELAY_MS);
    } catch (cause) {
      options.track('failure', 'refused');
      log("Could not sign in with Google's prompt.", cause);
    }
  }

  const forgetSignOut = on('sign-out', () => google?.disableAutoSelect());
  // Signed in another way: nothing left to ask.
  const forgetAuth = authState.subscribe(() => {
    if (isShown && authState.get().status === 'signedIn') hide();
  });
  return () => {
    end.abort();
    clearTimeout(timer);
    forgetSignOut();
    forgetAuth();
    hide();
  };
}

/** ERR-028, ERR-029. */
const log = (message: string, cause?: unknown) =>
  logFailure({ code: 'ONE_TAP_FAILED', message, piece: 'sign-in-prompt', ...(cause !== undefined && { cause }) });
