import { pageLoader } from '../pageLoader.ts';
import { report } from '../report.ts';

/** File name of this build's tcf.js, and its integrity. */
declare const TRAVEL_SHELL_TCF: string;
declare const TRAVEL_SHELL_TCF_INTEGRITY: string;

let loading: Promise<void> | undefined;

/** Loads tcf.js, once. Never rejects: it may be missing afterwards. */
export function loadTcf(): Promise<void> {
  loading ??= pageLoader()
    .then((loader) => loader.load(TRAVEL_SHELL_TCF, TRAVEL_SHELL_TCF_INTEGRITY))
    .catch((error) => {
      // The next call tries again.
      loading = undefined;
      report('LOAD_FAILED', error);
    });
  return loading;
}
