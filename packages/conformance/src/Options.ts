import type { Credentials, Target } from './http/Visitor.ts';
import type { Role } from './Role.ts';

export interface Options {
  target: Target;
  accounts: Partial<Record<Role, Credentials>>;
  /** Operation IDs or tags; empty means all. */
  only: readonly string[];
  skip: readonly string[];
  seed: number;
}
