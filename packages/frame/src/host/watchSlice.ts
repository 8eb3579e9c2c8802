import { listen } from '@travel-shell/core/listen';
/**
 * Tells which part of the frame is on screen, at first and when that has changed: where it begins, from the frame's own top,
 * and how high it is; zeros where none of it is. At most once in a frame of the screen. Returns the undo.
 */
export function watchSlice(frame: HTMLElement, tell: (top: number, height: number) => void): () => void {
  const ended = new AbortController();
  let last = '';

  // The observer knows of every scrolling element around, and works out nothing by itself. It is asked again each time,
  // as it only reports when a share of the frame's height is passed.
  const seen = new IntersectionObserver((entries) => {
    seen.disconnect();
    const { intersectionRect, boundingClientRect } = entries.at(-1) as IntersectionObserverEntry;
    const height = Math.round(intersectionRect.height);
    const top = height && Math.round(intersectionRect.top - boundingClientRect.top);
    if (`${top} ${height}` === last) return;
    last = `${top} ${height}`;
    tell(top, height);
  });
  const look = () => seen.observe(frame);

  const options = { capture: true, passive: true };
  listen(window, 'scroll', look, ended.signal, options);
  listen(window, 'resize', look, ended.signal, options);
  const sizes = new ResizeObserver(look);
  sizes.observe(frame);
  look();
  return () => {
    ended.abort();
    sizes.disconnect();
    seen.disconnect();
  };
}
