import type { SignInOutcome } from '@travel-shell/store/auth';

/** How a ceremony has ended. Only `failed` is something to tell the visitor about. */
export type PasskeyOutcome =
  | { readonly result: 'signed-in'; readonly signIn: SignInOutcome }
  /** The visitor has sent it away, or we have, for another one. */
  | { readonly result: 'cancelled' }
  /** The codes of ERR-021; with `redirectUrl` the account's company signs in there. */
  | { readonly result: 'silent'; readonly code: string; readonly redirectUrl?: string }
  | { readonly result: 'failed'; readonly error: unknown };

export type PasskeyCreation =
  | 'created'
  /** Sent away, or nothing the visitor's password manager wants to do without being asked. */
  | 'cancelled'
  /** The visitor's device has one already. */
  | 'known'
  | 'unsupported'
  | 'failed';
