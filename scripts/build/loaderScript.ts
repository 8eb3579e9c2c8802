/** How a page begins: everything else is optional. */
export const LOADER_TAG = '<script async src="https://shell.example.com/travel-shell/loader.js"></script>';

export interface LoaderScriptOptions {
  /** Attributes of both tags, with a space before. */
  attributes?: string;
  /** Starts once the browser is idle, one second after the file is there at the latest. */
  isIdle?: boolean;
}

/**
 * The script of the guides, and the preload that it waits for. They hold nothing of the page, whatever becomes of `src`: a
 * preload delays neither paint nor parser nor the `load` event, and the script runs once that is there (D-54). The preload
 * is HTML, so that the browser finds it before it parses the page (D-113), and comes second, so that its event is not missed.
 */
export function loaderScript(src: string, { attributes = '', isIdle = false }: LoaderScriptOptions = {}): string {
  // Safari has no idle callbacks; as `whenIdle` of shared/core.
  const idle = '(window.requestIdleCallback ?? ((run) => setTimeout(run, 200)))';
  const append = 'parentNode.append(script)';
  return `<script${attributes}>
  ((src, { nonce, parentNode }) => {
    const script = Object.assign(document.createElement('script'), { src, crossOrigin: '', nonce });
    const start = ({ target }) => {
      if (target.getAttribute('href') !== src) return;
      parentNode.removeEventListener('load', start, true);
      ${isIdle ? `${idle}(() => ${append}, { timeout: 1000 })` : append};
    };
    parentNode.addEventListener('load', start, true);
    setTimeout(() => window.travelShell?.version || console.warn('[travel-shell] SLOW: no answer yet:', src), 5000);
  })('${src}', document.currentScript);
</script>
<link rel="preload" as="script" crossorigin href="${src}"${isIdle ? ' fetchpriority="low"' : ''}${attributes}>`;
}
