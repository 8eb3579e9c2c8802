import { logFailure } from '@travel-shell/core';

/** What to do instead, and how the console is told. */
export interface Deprecation {
  (tag: string, where: string, given: unknown): void;
  instead: string;
}

/**
 * For `deprecated` in a contract: `deprecate('Use step-size.')`. A module of its own, so that only pieces that need it
 * ship it.
 */
export function deprecate(instead: string): Deprecation {
  let isTold = false;
  const tell = (tag: string, where: string, given: unknown) => {
    // Removed, or set by a framework that sets every property.
    if (isTold || given === null || given === undefined) return;
    isTold = true;
    const message = `<${tag}> ${where} is deprecated. ${instead}`;
    logFailure({ code: 'DEPRECATED', message, piece: tag.slice('travel-'.length) });
  };
  return Object.assign(tell, { instead });
}
