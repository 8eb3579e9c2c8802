import { LOAD_TIMEOUT } from '@travel-shell/core';
import type { Policy } from './createPolicy.ts';
import { retry } from './retry.ts';

/** Used until the configuration has been checked. */
export const ATTEMPT_MS = LOAD_TIMEOUT / 3;

/**
 * Fetches every script of ours: step 1, federation entries, chunks and shared chunks alike. Retried as a whole (ERR-013
 * to ERR-015), timed out, with nonce, integrity and a Trusted Types policy.
 * @param nonce CSP nonce of the loader's own script tag
 */
export function createScriptLoader(policy: Policy, nonce: string) {
  /** Adds an element to the head that fetches a file of ours. Removed when done; resolves with the error, if any. */
  const fetchBy = (name: 'link' | 'script', more: object) =>
    new Promise<string | undefined>((resolve) => {
      const element = document.createElement(name);
      const end = (problem?: string) => {
        element.remove();
        resolve(problem);
      };
      // Never cleared: once it is done, ending it again does nothing.
      setTimeout(end, loader.attemptMs, 'timeout');
      Object.assign(element, {
        crossOrigin: '',
        nonce,
        onload: () => end(),
        onerror: () => end('failed'),
        ...more,
      });
      document.head.append(element);
    });
  const loader = {
    /** How long one attempt may take. */
    attemptMs: ATTEMPT_MS,
    fetchBy,
    fetchScript: (url: string, more?: { integrity: string }) =>
      retry(async (query) => {
        const problem = await fetchBy('script', { src: policy.createScriptURL(url + query), ...more });
        if (problem) throw new Error(`${url} ${problem}`);
      }),
  };
  return loader;
}
