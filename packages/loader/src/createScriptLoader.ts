import { share } from '@travel-shell/core/share';
import { retry } from './retry.ts';

interface ScriptLoaderOptions {
  /** Scripts must live below this URL; anything else is refused. */
  base: string;
  /** CSP nonce of the loader's own script tag. */
  nonce: string;
  /** Milliseconds one attempt may take. */
  timeout: () => number;
  /** Subresource integrity by absolute URL. */
  integrity: Map<string, string>;
}

/**
 * Loads every script of ours: step 1, federation entries, chunks and shared chunks alike. Retried as a whole (ERR-013
 * to ERR-015), timed out, with nonce, integrity and a Trusted Types policy.
 */
export function createScriptLoader({ base, nonce, timeout, integrity }: ScriptLoaderOptions) {
  const shared = new Map();
  const rules = {
    createScriptURL(url: string) {
      if (url.startsWith(base)) return url;
      throw new TypeError(`${url} is not ours`);
    },
  };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, given: typeof rules): typeof rules };
  };
  const policy = trustedTypes?.createPolicy('travel-shell', rules) ?? rules;

  /** Adds an element to the head that fetches a file of ours. Removed when done; resolves with the error, if any. */
  const fetchBy = (name: 'link' | 'script', url: string, more: object) =>
    new Promise<string | undefined>((resolve) => {
      const element = document.createElement(name);
      const end = (problem?: string) => {
        clearTimeout(timer);
        element.remove();
        resolve(problem);
      };
      const timer = setTimeout(end, timeout(), 'timed out');
      Object.assign(element, {
        crossOrigin: '',
        nonce,
        integrity: integrity.get(url) ?? '',
        onload: () => end(),
        onerror: () => end('failed'),
        ...more,
      });
      document.head.append(element);
    });
  return {
    /** Preloads a script; the script tag that follows reuses the download. */
    preload: (url: string) => void fetchBy('link', url, { rel: 'preload', as: 'script', href: url }),
    loadScript: (url: string) =>
      share(
        shared,
        url,
        () =>
          retry(async (query) => {
            const problem = await fetchBy('script', url, { src: policy.createScriptURL(url + query) });
            if (problem) throw new Error(`${url} ${problem}`);
          }),
        true,
      ),
  };
}
