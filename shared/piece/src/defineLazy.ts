import { logFailure } from '@travel-shell/core';
import { share } from '@travel-shell/core/share';

/** Code that is fetched when it is needed. */
export interface Lazy<M> {
  /** Undefined until the first load has succeeded. */
  readonly loaded: M | undefined;
  /** Callers share one download. Rejects where it fails; the next call tries again. */
  load(): Promise<M>;
  /**
   * As `load`, but a failure is logged and gives undefined, unless it `isNeeded`: a view that takes over a fragment
   * must render what that shows.
   */
  attempt(isNeeded?: boolean): Promise<M | undefined>;
}

/**
 * The one way in which a piece loads a part of itself later. Each download is retried by the page's script loader
 * (ERR-013); a failure after that is forgotten, so that the next use retries. Some parts are used once per mount or
 * preparation.
 * @param piece its name in the log: `sign-in`
 * @param start imports the part
 */
export function defineLazy<M extends object>(piece: string, start: () => Promise<M>): Lazy<M> {
  const shared = new Map();
  const lazy = {
    loaded: undefined as M | undefined,
    async load() {
      lazy.loaded = await share(shared, '', start, true);
      return lazy.loaded;
    },
    attempt: (isNeeded?: boolean) =>
      lazy.load().catch((cause) => {
        if (isNeeded) throw cause;
        const message =
          'A part of it could not be loaded. It works without that part until its next use, which tries again.';
        logFailure({ code: 'LOAD_FAILED', message, piece, cause });
        return undefined;
      }),
  };
  return lazy;
}
