import type { Credentials, Target } from './http/Visitor.ts';
import type { Role } from './Role.ts';

export interface Options {
  target: Target;
  accounts: Partial<Record<Role, Credentials>>;
  /** Operation IDs or tags; empty means all. */
  only: readonly string[];
  skip: readonly string[];
  /** Only the calls of these pieces, by name without `travel-`; empty or left out means all. */
  pieces?: readonly string[];
  /** Value of a session cookie whose session has expired. */
  expiredSession?: string | undefined;
  /** Name of the readable cookie beside the session; empty for a site that sets none. Default: the contract's. */
  signedInCookie?: string;
  seed: number;
  /** Whether a field of an answer that the contract does not have is a deviation. */
  isExact?: boolean;
}
