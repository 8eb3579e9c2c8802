import type { CookieCategory } from '@travel-shell/store/consent';

/** What was pressed. Without categories `accept` is for all of them (CNS-018). */
export type Answer = { choice: 'accept'; categories?: readonly CookieCategory[] } | { choice: 'decline' | 'close' };

/** How a withdrawal went. */
export interface Withdrawal {
  /** Of the decision; the next one starts at the landing. */
  opening: number;
  /** Nothing optional is left. */
  isWhole: boolean;
  /** Undefined until that is done. */
  result: { deleted: readonly string[]; kept: readonly string[] } | undefined;
}

/** Optional ones (CNS-008). */
export const OPTIONAL: readonly CookieCategory[] = ['functional', 'analytical', 'advertising'];
