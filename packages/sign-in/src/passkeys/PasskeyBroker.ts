import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { isSilentPasskeyError, loginWithPasskey } from '@travel-shell/api/auth';
import { type AuthResponse, logFailure, type Schema } from '@travel-shell/contract';
import { signIn } from '@travel-shell/store/auth';
import { passkeyKnown } from '@travel-shell/store/keys/passkeyKnown';
import { autofillChallenge, forgetAutofillChallenge, type RequestOptions, takeChallenge } from './challenges.ts';
import type { PasskeyCreation, PasskeyOutcome } from './PasskeyOutcome.ts';
import { skipsAutofill } from './skipsAutofill.ts';

export type OutcomeListener = (outcome: PasskeyOutcome) => void;

const CANCELLED: PasskeyOutcome = { result: 'cancelled' };

/** An autofill that ends by itself within this time was not the visitor's doing. In ms. */
const TOO_SOON_MS = 1000;
/** How often such an end is tried again. */
const MAX_TOO_SOON = 3;

/**
 * The one place on the page that talks to authenticators. A browser allows one request at a time, and autofill is a
 * request that is pending for as long as the form is there: whoever starts another must end it, and begin it anew
 * afterwards.
 */
export class PasskeyBroker {
  /** Whether a sign-in by a passkey stays on this device; set by the form's checkbox. */
  sticky = false;
  readonly #listeners = new Set<OutcomeListener>();
  /** The autofill that runs, until it has ended altogether. */
  #autofill: { end: AbortController; ended: Promise<void> } | undefined;
  /** Ceremonies with a dialog of the browser's, one after the other. */
  #modal: Promise<unknown> = Promise.resolve();
  #modals = 0;
  /** Ends ceremonies that have not come as far as the browser. */
  #end = new AbortController();
  /** A passkey is being made that nobody has asked for: it outlives the dialog, and everything else comes first. */
  #isUnasked = false;

  /** Offers passkeys in the form's autofill until the undo is called. */
  offerAutofill(listener: OutcomeListener): () => void {
    this.#listeners.add(listener);
    this.#resumeAutofill();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.#pauseAutofill();
    };
  }

  /** Signs in with a passkey the visitor picks in a dialog of the browser's (SIG-050). */
  signIn(): Promise<PasskeyOutcome> {
    if (!browserSupportsWebAuthn()) return Promise.resolve(CANCELLED);
    return this.#alone(async (signal) => {
      const optionsJSON = await takeChallenge();
      signal.throwIfAborted();
      return this.#logIn(await startAuthentication({ optionsJSON }), optionsJSON);
    }, asOutcome);
  }

  /**
   * Signs in with a passkey the device has at hand, without any dialog where it has none. `cancelled` also where the
   * browser cannot do it or nobody has used a passkey here.
   */
  async signInAtOnce(): Promise<PasskeyOutcome> {
    if (!passkeyKnown.read() || !(await canDo('immediateGet'))) return CANCELLED;
    return this.#alone(async (signal) => {
      const options = await takeChallenge();
      signal.throwIfAborted();
      return this.#logIn(await getImmediately(options), options);
    }, asOutcome);
  }

  /** Makes a passkey for who is signed in (SIG-051); unasked only where the browser can do so without a dialog. */
  async create(isAsked: boolean): Promise<PasskeyCreation> {
    if (!browserSupportsWebAuthn()) return 'unsupported';
    if (!isAsked && !(await canDo('conditionalCreate'))) return 'unsupported';
    return this.#alone<PasskeyCreation>(
      async (signal) => {
        const { fetchNewPasskeyParams, registerPasskey } = await import('./creationCalls.ts');
        const optionsJSON = (await fetchNewPasskeyParams(signal)) as CreationOptions;
        this.#isUnasked = !isAsked;
        const made = await startRegistration({ optionsJSON, useAutoRegister: !isAsked }).finally(() => {
          this.#isUnasked = false;
        });
        await registerPasskey(made as Schema<'PasskeyRegistration'>);
        passkeyKnown.write(true);
        return 'created';
      },
      (error) => {
        if (isCancel(error)) return 'cancelled';
        if (nameOf(error) === 'InvalidStateError') return 'known';
        log(error, 'A passkey could not be made.');
        return 'failed';
      },
      isAsked ? this.#end.signal : new AbortController().signal,
    );
  }

  /** Ends whatever the visitor has been asked for, and offers no more autofill. */
  async abort(): Promise<void> {
    this.#listeners.clear();
    this.#end.abort();
    this.#end = new AbortController();
    if (!this.#isUnasked) WebAuthnAbortService.cancelCeremony();
    await this.#pauseAutofill();
  }

  /** Ends autofill, waits for the dialogs before it, and begins autofill again if somebody still wants it. */
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
    if (this.#modals > 0) return;
    if (skipsAutofill(navigator.userAgent)) return;
    const end = new AbortController();
    const ended = this.#runAutofill(end.signal).finally(() => {
      this.#autofill = undefined;
      // Asked for again while the end was on its way.
      if (end.signal.aborted) this.#resumeAutofill();
    });
    this.#autofill = { end, ended };
  }

  async #pauseAutofill(): Promise<void> {
    const running = this.#autofill;
    if (!running) return;
    running.end.abort();
    // The library asks the browser something before its request can be ended; asked after it, we are answered after it.
    await browserSupportsWebAuthnAutofill();
    if (this.#autofill === running) WebAuthnAbortService.cancelCeremony();
    await running.ended;
  }

  /** One request after another, until somebody is signed in or it is not wanted any more. */
  async #runAutofill(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
    if (!(await browserSupportsWebAuthnAutofill())) return;
    for (let tooSoon = 0; !signal.aborted && tooSoon < MAX_TOO_SOON; ) {
      const start = performance.now();
      const picked = await this.#pick(signal).catch((error: unknown) => {
        // Nobody has asked for anything yet, so nobody is told.
        if (!signal.aborted && !isCancel(error) && tooSoon === 0) log(error, 'Passkeys cannot be offered in the form.');
        return undefined;
      });
      tooSoon = performance.now() - start < TOO_SOON_MS && !picked ? tooSoon + 1 : 0;
      if (!picked) continue;
      const outcome = await this.#logIn(picked.response, picked.options).catch(asOutcome);
      const listeners = [...this.#listeners];
      if (outcome.result === 'signed-in') this.#listeners.clear();
      for (const listener of listeners) listener(outcome);
      if (outcome.result === 'signed-in') return;
    }
  }

  /** The passkey the visitor picks from what the browser suggests, however long that takes. */
  async #pick(signal: AbortSignal): Promise<{ response: AuthenticationResponseJSON; options: RequestOptions }> {
    const { options, expires } = await autofillChallenge(signal);
    signal.throwIfAborted();
    const renewal = setTimeout(() => WebAuthnAbortService.cancelCeremony(), expires - Date.now());
    try {
      const response = await startAuthentication({
        optionsJSON: options,
        useBrowserAutofill: true,
        // Forms may stand in a shadow root, where the library does not look.
        verifyBrowserAutofillInput: false,
      });
      return { response, options };
    } finally {
      clearTimeout(renewal);
      // Ended by us it has not been used, and the next form may have it.
      if (!signal.aborted) forgetAutofillChallenge();
    }
  }

  async #logIn(response: AuthenticationResponseJSON, { rpId }: RequestOptions): Promise<PasskeyOutcome> {
    try {
      const outcome = await signIn(loginWithPasskey(response as Schema<'PasskeyAssertion'>, this.sticky));
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

const nameOf = (error: unknown) => (error as { name?: unknown } | null)?.name;

/** `NotAllowedError` is also what browsers say when time is up or nothing fits, so that pages cannot tell. */
const isCancel = (error: unknown) => nameOf(error) === 'NotAllowedError' || nameOf(error) === 'AbortError';

function asOutcome(error: unknown): PasskeyOutcome {
  if (isCancel(error)) return CANCELLED;
  log(error, 'A sign-in by a passkey has failed.');
  return { result: 'failed', error };
}

const log = (cause: unknown, message: string) =>
  logFailure({ code: 'PASSKEY_FAILED', message, piece: 'sign-in', cause });

/** Lets the device stop offering a passkey the back end does not know. */
async function forgetCredential(rpId: string, credentialId: string): Promise<void> {
  passkeyKnown.remove();
  try {
    // Not every browser can; the passkey is offered again then, and refused again.
    await platform()?.signalUnknownCredential?.({ rpId, credentialId });
  } catch {
    // Nor does every password manager do as it is told.
  }
}

/** What the types of the platform do not have yet. */
type PasskeyClass = typeof PublicKeyCredential & {
  getClientCapabilities?(): Promise<Record<string, boolean | undefined>>;
  signalUnknownCredential?(which: { rpId: string; credentialId: string }): Promise<void>;
};

const platform = () => globalThis.PublicKeyCredential as PasskeyClass | undefined;

/** The library's own answer to this brings four times as much code along, and so do its signals. */
const canDo = async (capability: 'immediateGet' | 'conditionalCreate'): Promise<boolean> =>
  (await platform()?.getClientCapabilities?.())?.[capability] === true;

async function getImmediately(options: RequestOptions): Promise<AuthenticationResponseJSON> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const request = { publicKey, uiMode: 'immediate', signal: WebAuthnAbortService.createNewAbortSignal() };
  const credential = (await navigator.credentials.get(request)) as PublicKeyCredential;
  return credential.toJSON() as unknown as AuthenticationResponseJSON;
}
