import { retry } from './retry.ts';

interface ScriptLoaderOptions {
  /** Scripts must live under this URL; anything else is refused. */
  base: string;
  /** CSP nonce of the loader's own script tag. */
  nonce: string;
  /** Milliseconds one attempt may take. */
  timeout: () => number;
  /** Subresource integrity by absolute URL. */
  integrity: Map<string, string>;
}

interface TrustedScriptPolicy {
  createScriptURL(url: string): unknown;
}

/**
 * The one way a script of ours gets onto the page: federation entries, chunks, shared chunks and step 1 alike.
 * Same URL, same promise, as long as it has not failed.
 */
export function createScriptLoader({ base, nonce, timeout, integrity }: ScriptLoaderOptions) {
  const running = new Map<string, Promise<void>>();
  const createScriptURL = (url: string) => {
    if (url.startsWith(base)) return url;
    throw new TypeError(`${url} is not below ${base}`);
  };
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): TrustedScriptPolicy } };
  const policy = trustedTypes ? trustedTypes.createPolicy('travel-shell', { createScriptURL }) : { createScriptURL };

  const attempt = (url: string, query: string) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      const settle = (error?: Error) => {
        clearTimeout(timer);
        script.onload = script.onerror = null;
        script.remove();
        if (error) reject(error);
        else resolve();
      };
      const timer = setTimeout(() => settle(new Error(`${url} timed out`)), timeout());
      script.onload = () => settle();
      script.onerror = () => settle(new Error(`${url} failed to load`));
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.nonce = nonce;
      script.integrity = integrity.get(url) ?? '';
      script.src = policy.createScriptURL(url + query) as string;
      document.head.append(script);
    });

  return (url: string): Promise<void> => {
    let promise = running.get(url);
    if (!promise) {
      promise = retry((query) => attempt(url, query));
      running.set(url, promise);
      promise.catch(() => running.delete(url));
    }
    return promise;
  };
}
