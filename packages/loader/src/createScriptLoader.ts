import { LOAD_TIMEOUT } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { share } from '@travel-shell/core/share';
import type { Policy } from './createPolicy.ts';
import { warnSlow } from './report.ts';
import { retry } from './retry.ts';

/** Used until the configuration has been checked. */
export const ATTEMPT_MS = LOAD_TIMEOUT / 3;

/**
 * Fetches every script of ours: step 1, federation entries, chunks and shared chunks alike. Retried as a whole (ERR-013
 * to ERR-015), with a time limit, nonce, integrity and a Trusted Types policy.
 * @param nonce CSP nonce of the loader's own script tag
 */
export function createScriptLoader(policy: Policy, nonce: string) {
  /** By path. A second copy of what comes late would run, too: whoever asks again waits for the first. */
  const underWay = new Map();
  const loader = {
    /** After so long a file is slow, and after three times that nobody waits any longer. */
    timeout: ATTEMPT_MS,
    load: (path: string, integrity: string): Promise<void> =>
      Promise.race([
        share(underWay, path, () => fetchScript(path, integrity)),
        new Promise<never>((_, reject) => {
          setTimeout(reject, loader.timeout * 3, new Error(`${path} timeout`));
        }),
      ]),
  };

  /** Another copy is asked for after an error alone: on a slow line each would make the others late. */
  const fetchScript = (path: string, integrity: string) =>
    retry(async (query) => {
      const src = policy.createScriptURL(path + query);
      // Preloaded first while the page loads: a script that never comes would hold its `load` event for ever (D-54).
      const names = pageDocument.readyState === 'complete' ? ['script'] : ['link', 'script'];
      for (const name of names) {
        const type = await outcomeOf(name, src, integrity);
        if (type !== 'load') throw new Error(`${path} ${type}`);
      }
    });

  /** Adds an element for the file, and removes it. Resolves with how that ended: `load` or `error`. */
  async function outcomeOf(name: string, src: string, integrity: string): Promise<string> {
    const element = pageDocument.createElement(name);
    const slow = setTimeout(warnSlow, loader.timeout, src);
    const { type } = await new Promise<{ type: string }>((settle) => {
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
