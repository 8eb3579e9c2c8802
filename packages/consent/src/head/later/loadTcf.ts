import { logFailure } from '@travel-shell/core';
import { pageLoader } from '../pageLoader.ts';

/** File name of this build's tcf.js, and its integrity. */
declare const TRAVEL_SHELL_TCF: string;
declare const TRAVEL_SHELL_TCF_INTEGRITY: string;

let loading: Promise<void> | undefined;

/** Loads tcf.js, once. Never rejects: it may be missing afterwards. */
export function loadTcf(): Promise<void> {
  loading ??= pageLoader()
    .then((loader) => loader.load(TRAVEL_SHELL_TCF, TRAVEL_SHELL_TCF_INTEGRITY))
    .catch((cause) => {
      // The next call tries again.
      loading = undefined;
      logFailure({ code: 'LOAD_FAILED', message: 'tcf.js could not be loaded. The next call tries again.', cause });
    });
  return loading;
}
