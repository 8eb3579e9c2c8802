import type { Failure } from '@travel-shell/core';

/** The failure that is logged when something cannot be loaded (ERR-051, ERR-052). */
export const loadFailure = (code: string, what: string): Failure => ({
  code,
  message: `${what} could not be loaded. Keeping the last known value.`,
});
