import type { CookieCategory } from '@travel-shell/store/consent';

/** The answer that was pressed. Without categories `accept` is for all of them (CNS-018). */
export type Answer = { choice: 'accept'; categories?: readonly CookieCategory[] } | { choice: 'decline' | 'close' };

/** Optional ones (CNS-008). */
export const OPTIONAL: readonly CookieCategory[] = ['functional', 'analytical', 'advertising'];
