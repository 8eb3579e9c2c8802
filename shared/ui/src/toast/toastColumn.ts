// Global, as pieces of two releases may each load a copy of this module.
const KEY = Symbol.for('travel-shell.toast-column');

const page = globalThis as { [KEY]?: HTMLElement[] };

/** Each one above those that were opened before it. */
function arrange(regions: readonly HTMLElement[]): void {
  let height = 0;
  for (const region of regions) {
    region.style.setProperty('--_toasts-below', `${height}px`);
    height += region.offsetHeight;
  }
}

/**
 * The open toast regions of all pieces share one column at the bottom of the window: none lies on another's buttons.
 * Returns the function that takes this one out.
 */
export function joinToastColumn(region: HTMLElement): () => void {
  page[KEY] ??= [];
  const regions = page[KEY];
  regions.push(region);
  // Toasts come, go and wrap.
  const sizes = new ResizeObserver(() => arrange(regions));
  sizes.observe(region);
  arrange(regions);
  return () => {
    sizes.disconnect();
    regions.splice(regions.indexOf(region), 1);
    region.style.removeProperty('--_toasts-below');
    arrange(regions);
  };
}
