import { autoUpdate, type ReferenceElement } from '@floating-ui/dom';

/**
 * Calls `update` at once, and before the next frame whenever the anchor or what floats moves or changes size. Returns the
 * function that ends it. `autoUpdate` alone calls it inside a resize observer, where what it makes React render can change
 * a size, which browsers report to the page as an error.
 */
export function keepPlaced(anchor: ReferenceElement, floating: HTMLElement, update: () => void): () => void {
  let frame: number | undefined;
  let isPlaced = false;
  const stop = autoUpdate(anchor, floating, () => {
    if (!isPlaced) {
      isPlaced = true;
      update();
      return;
    }
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      update();
    });
  });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    stop();
  };
}
