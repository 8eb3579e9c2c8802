import { LOAD_TIMEOUT } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Policy } from './createPolicy.ts';
import { tellSlow } from './report.ts';
import { retry } from './retry.ts';

/** Used until the configuration has been checked. */
export const ATTEMPT_MS = LOAD_TIMEOUT / 3;

/**
 * Fetches every script of ours: step 1, federation entries, chunks and shared chunks alike. Retried as a whole (ERR-013
 * to ERR-015), with a time limit, nonce, integrity and a Trusted Types policy.
 * @param nonce CSP nonce of the loader's own script tag
 */
export function createScriptLoader(policy: Policy, nonce: string) {
  const loader = {
    /** After so long a file is slow, and after three times that given up. */
    timeout: ATTEMPT_MS,
    load: (path: string, integrity: string): Promise<void> => {
      // Another copy is asked for after an error alone: on a slow line each would make the others late.
      const limit = AbortSignal.timeout(loader.timeout * 3);
      return retry(async (query) => {
        const src = policy.createScriptURL(path + query);
        // Preloaded first: a script that never comes would hold the page's `load` event for ever (D-54), and one that nobody
        // waits for any more would run beside its second copy.
        for (const name of ['link', 'script']) {
          const type = limit.aborted ? 'timeout' : await outcomeOf(name, src, integrity, limit);
          if (type !== 'load') throw new Error(`${path} ${type}`);
        }
      });
    },
  };

  /** Adds an element for the file, and removes it. Resolves with how that ended: `load`, `error` or `timeout`. */
  async function outcomeOf(name: string, src: string, integrity: string, limit: AbortSignal): Promise<string> {
    const element = pageDocument.createElement(name);
    const slow = setTimeout(tellSlow, loader.timeout, src);
    const { type } = await new Promise<{ type: string }>((settle) => {
      limit.onabort = () => settle({ type: 'timeout' });
      // One set for both: each has only some of them.
      const properties = { rel: 'preload', as: 'script', href: src, src, crossOrigin: '', nonce, integrity };
      pageDocument.head.append(Object.assign(element, properties, { onload: settle, onerror: settle }));
    });
    clearTimeout(slow);
    element.remove();
    return type;
  }
  return loader;
}
