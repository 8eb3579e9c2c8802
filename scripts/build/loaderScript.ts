export interface LoaderScriptOptions {
  /** Attributes of the tag, with a space before. */
  attributes?: string;
  /** Starts once the browser is idle, one second after the file is there at the latest. */
  isIdle?: boolean;
}

/**
 * The script of the guides. It holds nothing of the page, whatever becomes of `src`: a preload delays neither paint nor
 * parser nor the `load` event, and the script runs once that is there (D-54).
 */
export function loaderScript(src: string, { attributes = '', isIdle = false }: LoaderScriptOptions = {}): string {
  const start = "add('script', { src })";
  // Safari has no idle callbacks; as `whenIdle` of shared/core.
  const idle = '(window.requestIdleCallback ?? ((run) => setTimeout(run, 200)))';
  const onload = isIdle ? `${idle}(() => ${start}, { timeout: 1000 })` : start;
  return `<script${attributes}>
  ((src, nonce) => {
    const add = (name, more) =>
      document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', nonce }, more));
    add('link', { rel: 'preload', as: 'script', href: src, onload: () => ${onload} });
    setTimeout(() => window.travelShell?.version || console.warn('[travel-shell] SLOW: no answer yet:', src), 5000);
  })('${src}', document.currentScript.nonce);
</script>`;
}
