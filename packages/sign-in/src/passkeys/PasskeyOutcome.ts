import type { SignInOutcome } from '@travel-shell/store/auth';

/** How a ceremony ended. Only `failed` is shown to the visitor. */
export type PasskeyOutcome =
  | { readonly result: 'signed-in'; readonly signIn: SignInOutcome }
  /** The visitor cancelled it, or we did, to start another one. */
  | { readonly result: 'cancelled' }
  /** The codes of ERR-021; with `redirectUrl`, the account signs in at its company's page. */
  | { readonly result: 'silent'; readonly code: string; readonly redirectUrl?: string }
  | { readonly result: 'failed'; readonly error: unknown };

export type PasskeyCreation =
  | 'created'
  /** Cancelled, or the password manager does not create passkeys unasked. */
  | 'cancelled'
  /** The device already has one. */
  | 'known'
  | 'unsupported'
  /** The sign-in is too old for that. */
  | 'tooLate'
  | 'failed';
