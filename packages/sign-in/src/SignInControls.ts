import type { SignInOutcome } from '@travel-shell/store/auth';
import type { Messages } from './messages/generated/Messages.ts';
import type { SignInProps } from './SignInProps.ts';
import type { Flow, Provider, SignInState } from './signInState.ts';

export type SignInMethod = 'password' | 'code' | 'passkey' | Provider;

/** What the parts of the dialog see of it, and what they may do. */
export interface SignInControls {
  readonly props: SignInProps;
  readonly messages: Messages;
  readonly flow: Flow;
  go(to: SignInState, replaces?: boolean): void;
  back(): void;
  /** Keeps what was typed as identifier. */
  keepUsername(username: string): void;
  /** Ends the dialog, by whatever means it came to that. */
  close(): void;
  /**
   * Somebody is signed in: closes, then goes on as the request and the answer say. Only the first one counts.
   * `username` is kept on this device, for whoever wishes to stay signed in.
   */
  finish(method: SignInMethod, outcome: SignInOutcome, username?: string): void;
  /** A way to sign in that needs a window of its own. Call it in the click. */
  continueWith(provider: Provider): void;
  track(action: 'show' | 'click' | 'success' | 'failure', label: string): void;
  /** Aborted when the dialog closes. */
  signal(): AbortSignal;
}
