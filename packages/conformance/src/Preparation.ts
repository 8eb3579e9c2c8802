import type { Json } from './json.ts';
import type { Role } from './Role.ts';

/** Where a value of a request comes from when the contract's example cannot be used as it is. */
export type Source =
  | { literal: Json }
  /** Something that nobody has used before. */
  | { unique: 'email' | 'name' }
  | { credential: 'username' | 'password'; of: Role }
  | { formToken: true }
  /**
   * A value of the answer of another operation, which is called first. It names something that belongs to the caller,
   * so that nobody else may use it, unless it is `shared`.
   */
  | { answer: string; at: string; shared?: true };

/** What a call needs beyond the contract. Everything is optional; most operations need nothing. */
export interface Preparation {
  /** Who calls it, where it is not who the rule says. */
  as?: Role;
  /** It starts, ends or changes the session, so it gets one that no other call uses. */
  ownSession?: true;
  /** Operations that are called first, by the same visitor. */
  first?: readonly string[];
  /** By place and name: `path.id`, `query.size`, `body.username`. */
  values?: Readonly<Record<string, Source>>;
  /** Refusals that are as right as a success, as they hang on what the back end has in store. */
  mayAnswer?: readonly number[];
  /** Why no program can make it succeed, and the statuses that refuse it instead. */
  unreachable?: { because: string; statuses: readonly number[] };
}
