import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { call, callAuthForm } from '@travel-shell/api';
import { isSilentPasskeyError } from '@travel-shell/api/auth';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { loginWithPasskey } from '@travel-shell/contract/calls/loginWithPasskey';
import { logFailure } from '@travel-shell/core';
import { signIn } from '@travel-shell/store/auth';
import { passkeyKnown } from '@travel-shell/store/keys/passkeyKnown';
import {
  autofillChallenge,
  forgetAutofillChallenge,
  prepareChallenge,
  type RequestOptions,
  takeChallenge,
} from './challenges.ts';
import type { PasskeyCreation, PasskeyOutcome } from './PasskeyOutcome.ts';
import { skipsAutofill } from './skipsAutofill.ts';

export type OutcomeListener = (outcome: PasskeyOutcome) => void;

const CANCELLED: PasskeyOutcome = { result: 'cancelled' };

/** An autofill request that ends by itself within this time was not ended by the visitor. In ms. */
const TOO_SOON_MS = 1000;
/** How many times such a request is retried. */
const MAX_TOO_SOON = 3;

/**
 * The one place on the page that talks to authenticators. A browser allows one request at a time, and autofill is a
 * request that is pending for as long as the form is there: any other request must end it first and restart it
 * afterwards.
 */
export class PasskeyBroker {
  /** Whether a sign-in by a passkey stays on this device; set by the form's checkbox. */
  sticky = false;
  readonly #listeners = new Set<OutcomeListener>();
  /** The running autofill, until it has fully ended. */
  #autofill: { end: AbortController; ended: Promise<void> } | undefined;
  /** Queue of ceremonies that show a browser dialog. */
  #modal: Promise<unknown> = Promise.resolve();
  #modals = 0;
  /** Aborts ceremonies that have not reached the browser yet. */
  #end = new AbortController();
  /**
   * A passkey is being created without a request from the visitor: it outlives the dialog and yields to everything
   * else.
   */
  #isUnasked = false;
  /** The page's domain is not that of the back end's passkeys: asking again changes nothing. */
  #isImpossible = false;

  /** Offers passkeys in the form's autofill until the undo is called. */
  offerAutofill(listener: OutcomeListener): () => void {
    this.#listeners.add(listener);
    this.#resumeAutofill();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.#pauseAutofill();
    };
  }

  /** Fetches a challenge ahead, unless a press from before React came has taken one already. */
  prepare(): void {
    if (this.#modals === 0 && !this.#isImpossible) prepareChallenge().catch(() => {});
  }

  /** Signs in with a passkey the visitor picks in a browser dialog (SIG-050). */
  signIn(): Promise<PasskeyOutcome> {
    if (!browserSupportsWebAuthn()) return Promise.resolve(CANCELLED);
    return this.#alone(async (signal) => {
      const optionsJSON = await takeChallenge();
      signal.throwIfAborted();
      return this.#logIn(await startAuthentication({ optionsJSON }), optionsJSON);
    }, asOutcome);
  }

  /**
   * Signs in with a passkey available on the device, and shows no dialog if there is none. Also `cancelled` when the
   * browser does not support this, no passkey was ever used here, or the challenge does not come before `late` resolves: it
   * is the button's then.
   */
  async signInAtOnce(late: Promise<unknown>): Promise<PasskeyOutcome> {
    if (!passkeyKnown.read() || !(await canDo('immediateGet'))) return CANCELLED;
    try {
      if (!(await Promise.race([prepareChallenge(), late]))) return CANCELLED;
    } catch (error) {
      return asOutcome(error);
    }
    return this.#alone(async (signal) => {
      const options = await takeChallenge();
      signal.throwIfAborted();
      return this.#logIn(await getImmediately(options), options);
    }, asOutcome);
  }

  /** Creates a passkey for the signed-in visitor (SIG-051), if the browser can do so without a dialog. */
  async create(): Promise<PasskeyCreation> {
    if (!(await canDo('conditionalCreate'))) return 'unsupported';
    return this.#alone<PasskeyCreation>(
      async (signal) => {
        const { getNewPasskeyParams } = await import('./creationCalls.ts');
        const optionsJSON = (await call(getNewPasskeyParams, { json: {}, signal })) as CreationOptions;
        this.#isUnasked = true;
        const made = await startRegistration({ optionsJSON, useAutoRegister: true }).finally(() => {
          this.#isUnasked = false;
        });
        return keep(made);
      },
      asCreation,
      new AbortController().signal,
    );
  }

  /** Creates a passkey in the browser's dialog (SIG-051), by options that were fetched ahead. */
  createAsked(options: Schema<'PasskeyCreationOptions'>): Promise<PasskeyCreation> {
    return this.#alone<PasskeyCreation>(
      async () => keep(await startRegistration({ optionsJSON: options as CreationOptions })),
      asCreation,
    );
  }

  /** Aborts every request to the visitor, and stops offering autofill. */
  async abort(): Promise<void> {
    this.#listeners.clear();
    this.#end.abort();
    this.#end = new AbortController();
    if (!this.#isUnasked) WebAuthnAbortService.cancelCeremony();
    await this.#pauseAutofill();
  }

  /** Ends autofill, waits for the dialogs before it, and restarts autofill if there are still listeners. */
  #alone<T>(
    ceremony: (signal: AbortSignal) => Promise<T>,
    onError: (error: unknown) => T,
    signal = this.#end.signal,
  ): Promise<T> {
    this.#modals++;
    if (this.#isUnasked) WebAuthnAbortService.cancelCeremony();
    const run = async () => {
      try {
        await this.#pauseAutofill();
        signal.throwIfAborted();
        return await ceremony(signal);
      } catch (error) {
        return onError(error);
      } finally {
        this.#modals--;
        this.#resumeAutofill();
      }
    };
    const result = this.#modal.then(run);
    this.#modal = result;
    return result;
  }

  #resumeAutofill() {
    if (this.#autofill || this.#listeners.size === 0) return;
    if (this.#isUnasked) WebAuthnAbortService.cancelCeremony();
    if (this.#modals > 0 || this.#isImpossible) return;
    if (skipsAutofill(navigator.userAgent)) return;
    const end = new AbortController();
    const ended = this.#runAutofill(end.signal).finally(() => {
      this.#autofill = undefined;
      // Requested again while it was ending.
      if (end.signal.aborted) this.#resumeAutofill();
    });
    this.#autofill = { end, ended };
  }

  async #pauseAutofill(): Promise<void> {
    const running = this.#autofill;
    if (!running) return;
    running.end.abort();
    // The library makes an async call before its request can be aborted. The same call made here resolves after that
    // one.
    await browserSupportsWebAuthnAutofill();
    if (this.#autofill === running) WebAuthnAbortService.cancelCeremony();
    await running.ended;
  }

  /** Runs one request after another, until the visitor is signed in or autofill is stopped. */
  async #runAutofill(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
    if (!(await browserSupportsWebAuthnAutofill())) return;
    for (let tooSoon = 0; !signal.aborted && tooSoon < MAX_TOO_SOON; ) {
      const start = performance.now();
      const picked = await this.#pick(signal).catch((error: unknown) => {
        if (nameOf(error) === 'SecurityError') this.#isImpossible = true;
        // The visitor has not asked for anything yet, so show no error.
        else if (!signal.aborted && !isCancel(error) && tooSoon === 0)
          log(error, 'Could not offer passkeys in the form.');
        return undefined;
      });
      tooSoon = performance.now() - start < TOO_SOON_MS && !picked ? tooSoon + 1 : 0;
      if (this.#isImpossible) return console.info(IMPOSSIBLE);
      if (!picked) continue;
      const outcome = await this.#logIn(picked.response, picked.options).catch(asOutcome);
      const listeners = [...this.#listeners];
      if (outcome.result === 'signed-in') this.#listeners.clear();
      for (const listener of listeners) listener(outcome);
      if (outcome.result === 'signed-in') return;
    }
  }

  /** The passkey the visitor picks from the browser's suggestions, without a time limit. */
  async #pick(signal: AbortSignal): Promise<{ response: AuthenticationResponseJSON; options: RequestOptions }> {
    const { options, expires } = await autofillChallenge(signal);
    signal.throwIfAborted();
    const renewal = setTimeout(() => WebAuthnAbortService.cancelCeremony(), expires - Date.now());
    try {
      const response = await startAuthentication({
        optionsJSON: options,
        useBrowserAutofill: true,
        // The form may be in a shadow root, where the library does not look.
        verifyBrowserAutofillInput: false,
      });
      return { response, options };
    } finally {
      clearTimeout(renewal);
      // We aborted it, so the challenge is unused and the next form may take it.
      if (!signal.aborted) forgetAutofillChallenge();
    }
  }

  async #logIn(response: AuthenticationResponseJSON, { rpId }: RequestOptions): Promise<PasskeyOutcome> {
    try {
      const query = { sticky: this.sticky, userInfo: true };
      const json = response as Schema<'PasskeyAssertion'>;
      const outcome = await signIn(callAuthForm(loginWithPasskey, { query, json }));
      passkeyKnown.write(true);
      return { result: 'signed-in', signIn: outcome };
    } catch (error) {
      if (!isSilentPasskeyError(error)) throw error;
      const { serverCode = '', body } = error as { serverCode?: string; body?: AuthResponse };
      if (serverCode !== 'EXTERNAL_AUTH_REQUIRED') await forgetCredential(rpId, response.id);
      const redirectUrl = body?.loginRedirectUrl;
      return { result: 'silent', code: serverCode, ...(redirectUrl && { redirectUrl }) };
    }
  }
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

const IMPOSSIBLE =
  '[travel-shell] sign-in: no passkeys on this page, as its domain is not that of the back end’s (`rpId`).';

const nameOf = (error: unknown) => (error as { name?: unknown } | null)?.name;

/** Browsers also reject with `NotAllowedError` on a timeout or when no passkey matches, so that pages cannot tell. */
const isCancel = (error: unknown) => nameOf(error) === 'NotAllowedError' || nameOf(error) === 'AbortError';

function asOutcome(error: unknown): PasskeyOutcome {
  if (isCancel(error)) return CANCELLED;
  log(error, 'Could not sign in with the passkey.');
  return { result: 'failed', error };
}

/** The back end keeps a new passkey. */
async function keep(made: object): Promise<PasskeyCreation> {
  const { registerPasskey } = await import('./creationCalls.ts');
  await callAuthForm(registerPasskey, { json: made as Schema<'PasskeyRegistration'> });
  passkeyKnown.write(true);
  return 'created';
}

function asCreation(error: unknown): PasskeyCreation {
  if (isCancel(error)) return 'cancelled';
  if (nameOf(error) === 'InvalidStateError') return 'known';
  if ((error as { serverCode?: string } | null)?.serverCode === 'RECENT_SIGN_IN_REQUIRED') return 'tooLate';
  log(error, 'Could not create a passkey.');
  return 'failed';
}

const log = (cause: unknown, message: string) =>
  logFailure({ code: 'PASSKEY_FAILED', message, piece: 'sign-in', cause });

/** Tells the device to stop offering a passkey the back end does not know. */
async function forgetCredential(rpId: string, credentialId: string): Promise<void> {
  passkeyKnown.remove();
  try {
    // Not every browser supports this; the passkey is then offered and refused again.
    await platform()?.signalUnknownCredential?.({ rpId, credentialId });
  } catch {
    // Some password managers ignore the signal.
  }
}

/** Missing from the DOM types so far. */
type PasskeyClass = typeof PublicKeyCredential & {
  getClientCapabilities?(): Promise<Record<string, boolean | undefined>>;
  signalUnknownCredential?(which: { rpId: string; credentialId: string }): Promise<void>;
};

const platform = () => globalThis.PublicKeyCredential as PasskeyClass | undefined;

/** The library's own version of this, and of the signals, is four times the code. */
const canDo = async (capability: 'immediateGet' | 'conditionalCreate'): Promise<boolean> =>
  (await platform()?.getClientCapabilities?.())?.[capability] === true;

async function getImmediately(options: RequestOptions): Promise<AuthenticationResponseJSON> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const request = { publicKey, uiMode: 'immediate', signal: WebAuthnAbortService.createNewAbortSignal() };
  const credential = (await navigator.credentials.get(request)) as PublicKeyCredential;
  return credential.toJSON() as unknown as AuthenticationResponseJSON;
}
