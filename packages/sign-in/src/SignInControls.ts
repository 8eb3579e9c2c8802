import type { SignInOutcome } from '@travel-shell/store/auth';
import type { Messages } from './messages/generated/Messages.ts';
import type { SignInProps } from './SignInProps.ts';
import type { Flow, Provider, SignInState } from './signInState.ts';

export type SignInMethod = 'password' | 'code' | 'passkey' | Provider;

/** The state and actions that the parts of the dialog may use. */
export interface SignInControls {
  readonly props: SignInProps;
  readonly messages: Messages;
  readonly flow: Flow;
  go(to: SignInState, replaces?: boolean): void;
  back(): void;
  /** Stores the typed identifier. */
  keepUsername(username: string): void;
  /** Closes the dialog. */
  close(): void;
  /** Call it when the closed dialog has faded out: the next visit starts from the beginning. */
  gone(): void;
  /**
   * The visitor is signed in: closes, then continues as the request and the response say. Only the first call counts.
   * `username` is stored on this device if the visitor wants to stay signed in. Settles when it has closed, or offers a
   * passkey instead.
   */
  finish(method: SignInMethod, outcome: SignInOutcome, username?: string): Promise<void>;
  /** Signs in in a separate window. Call it in the click handler. */
  continueWith(provider: Provider): void;
  track(action: 'show' | 'click' | 'success' | 'failure', label: string): void;
  /** Aborted when the dialog closes. */
  signal(): AbortSignal;
}
