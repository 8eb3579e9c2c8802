import type { Json } from './json.ts';
import type { Role } from './Role.ts';

/** The source of a request's value when the contract's example cannot be used as it is. */
export type Source =
  | { literal: Json }
  /** A fresh, unused value. */
  | { unique: 'email' | 'name' }
  | { credential: 'username' | 'password'; of: Role }
  | { formToken: true }
  /**
   * A value from the response of another operation, which is called first. It identifies something the caller owns,
   * which no other account may use, unless it is `shared`.
   */
  | { answer: string; at: string; shared?: true };

/** The preparation that a call needs beyond the contract. Everything is optional; most operations need nothing. */
export interface Preparation {
  /** The caller, if it differs from the rule. */
  as?: Role;
  /** The call starts, ends or changes the session, so it gets a session of its own. */
  ownSession?: true;
  /** The call ends the caller's other sessions, so the calls after it get a new one. */
  endsOthers?: true;
  /** Operations that are called first, by the same visitor. */
  first?: readonly string[];
  /** By place and name: `path.id`, `query.size`, `body.username`. */
  values?: Readonly<Record<string, Source>>;
  /** Refusals that are as correct as a success, because they depend on the back end's data. */
  mayAnswer?: readonly number[];
  /** Why no program can make it succeed, and the statuses to expect instead. */
  unreachable?: { because: string; statuses: readonly number[] };
}
