import { LOAD_TIMEOUT } from '@travel-shell/core';
import type { Policy } from './createPolicy.ts';
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
        const script = document.createElement('script');
        const { type } = await new Promise<{ type: string }>((resolve) => {
          // Never cleared: once the script has run, it does nothing.
          setTimeout(resolve, loader.timeout, { type: 'timeout' });
          Object.assign(script, {
            src: policy.createScriptURL(path + (tries ? `?retry=${tries}` : '')),
            crossOrigin: '',
            nonce,
            integrity,
            onload: resolve,
            onerror: resolve,
          });
          document.head.append(script);
        });
        script.remove();
        if (type === 'load') return;
        if (tries === RETRY_COUNT) throw new Error(`${path} ${type}`);
        await new Promise((resolve) => setTimeout(resolve, RETRY_START_DELAY * 2 ** tries));
      }
    },
  };
  return loader;
}
