import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageLoader } from './pageLoader.ts';
import { report } from './report.ts';
import { unsentBefore } from './savedChoice.ts';

/** File name of this build's later.js, and its integrity. */
declare const TRAVEL_SHELL_LATER: string;
declare const TRAVEL_SHELL_LATER_INTEGRITY: string;

/** Loads later.js with the first call of `later`, which it replaces; at once where something waits to be sent. */
export function loadLater(head: ConsentHead): void {
  // Once, however many frames ask for it: run twice, it would answer each of them twice.
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= pageLoader()
      .then((loader) => loader.load(TRAVEL_SHELL_LATER, TRAVEL_SHELL_LATER_INTEGRITY))
      .catch((error) => {
        // The next call tries again.
        loading = undefined;
        report('LOAD_FAILED', error);
      });
    return loading;
  };
  const first: ConsentHead['later'] = async (what) => {
    await load();
    return head.later === first ? undefined : head.later?.(what);
  };
  head.later = first;
  if (unsentBefore()) void load();
}
