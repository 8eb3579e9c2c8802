import { pageDocument } from '@travel-shell/core/pageDocument';

/** Calls once there is something to see in the page, which may be hidden at first. */
export function whenSeen(call: () => void, signal: AbortSignal): void {
  const { documentElement } = pageDocument;
  const sizes = new ResizeObserver(look);
  const nodes = new MutationObserver(look);
  function stop(): void {
    sizes.disconnect();
    nodes.disconnect();
  }
  function look(): void {
    const shown = [documentElement, ...(pageDocument.body?.children ?? [])];
    if (signal.aborted || !innerHeight || !shown.some((element) => element.getBoundingClientRect().height)) return;
    stop();
    call();
  }
  signal.addEventListener('abort', stop);
  sizes.observe(documentElement);
  nodes.observe(documentElement, { subtree: true, childList: true, attributes: true });
  look();
}
