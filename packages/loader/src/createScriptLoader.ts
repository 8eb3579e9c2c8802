import { LOAD_TIMEOUT } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Policy } from './createPolicy.ts';
import { tellSlow } from './report.ts';
import { RETRY_COUNT, RETRY_START_DELAY } from './retry.ts';

/** Used until the configuration has been checked. */
export const ATTEMPT_MS = LOAD_TIMEOUT / 3;

/**
 * Fetches every script of ours: step 1, federation entries, chunks and shared chunks alike. Retried as a whole (ERR-013
 * to ERR-015), timed out, with nonce, integrity and a Trusted Types policy.
 * @param nonce CSP nonce of the loader's own script tag
 */
export function createScriptLoader(policy: Policy, nonce: string) {
  const loader = {
    /** How long one attempt may take. */
    timeout: ATTEMPT_MS,
    // A loop of its own: `retry` takes 20 bytes more, and step 0 has none.
    async load(path: string, integrity: string): Promise<void> {
      for (let tries = 0; ; tries++) {
        const src = policy.createScriptURL(path + (tries ? `?retry=${tries}` : ''));
        let type = 'load';
        // Preloaded first while the page loads: a script that never comes would hold its `load` event for ever (D-54).
        for (const name of pageDocument.readyState === 'complete' ? ['script'] : ['link', 'script']) {
          const element = pageDocument.createElement(name);
          if (type === 'load') {
            ({ type } = await new Promise<{ type: string }>((onload) => {
              // Never cleared: once it has loaded, it does nothing.
              setTimeout(onload, loader.timeout, { type: 'timeout' });
              pageDocument.head.append(
                // One set for both: each has only some of them.
                Object.assign(element, {
                  rel: 'preload',
                  as: 'script',
                  href: src,
                  src,
                  crossOrigin: '',
                  nonce,
                  integrity,
                  onload,
                  onerror: onload,
                }),
              );
            }));
          }
          element.remove();
        }
        if (type === 'load') return;
        if (type === 'timeout') tellSlow(src);
        if (tries === RETRY_COUNT) throw new Error(`${path} ${type}`);
        await new Promise((onload) => setTimeout(onload, RETRY_START_DELAY << tries));
      }
    },
  };
  return loader;
}
