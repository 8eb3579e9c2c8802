import type { Schema } from '@travel-shell/contract';

/** The version that somebody else has saved since the one that the write names (412). */
export interface Conflict<T = unknown> {
  /** As the call would have answered; undefined where the back end does not say. */
  theirs: T | undefined;
  etag: string | undefined;
  /** Who was first, and when. */
  lastChange: Schema<'CompanyChange'> | undefined;
}
