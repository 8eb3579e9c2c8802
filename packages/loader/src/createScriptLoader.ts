import { createOnce } from './createOnce.ts';
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
 * The one way a script of ours gets onto the page: step 1, federation entries, chunks and shared chunks alike.
 * Retried as a whole (ERR-013 to ERR-015), timed out, with nonce, integrity and a Trusted Types policy.
 */
export function createScriptLoader({ base, nonce, timeout, integrity }: ScriptLoaderOptions) {
  const once = createOnce();
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

  const attempt = (url: string, query: string) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      const end = (problem?: string) => {
        clearTimeout(timer);
        script.remove();
        if (problem) reject(new Error(`${url} ${problem}`));
        else resolve();
      };
      const timer = setTimeout(end, timeout(), 'timed out');
      Object.assign(script, {
        crossOrigin: '',
        nonce,
        integrity: integrity.get(url) ?? '',
        src: policy.createScriptURL(url + query),
        onload: () => end(),
        onerror: () => end('failed'),
      });
      document.head.append(script);
    });

  return (url: string) => once(url, () => retry((query) => attempt(url, query)));
}
