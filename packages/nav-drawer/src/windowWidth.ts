import { BREAKPOINTS } from '@travel-shell/tokens';

/**
 * Each boundary from both sides. Asked as media queries, not computed from `innerWidth`: only they know fractions of
 * pixels and the visitor's text size, and style sheets decide by them.
 */
const BOUNDARIES = Object.values(BREAKPOINTS).flatMap((width) => [
  { query: `(width < ${width}em)`, below: width - 0.01 },
  { query: `(width <= ${width}em)`, below: width },
]);

/** A width in em on the same side of every breakpoint as the window's. */
export function windowWidth(): number {
  return BOUNDARIES.find(({ query }) => matchMedia(query).matches)?.below ?? Number.POSITIVE_INFINITY;
}

/** Calls back when the window crosses a breakpoint. Returns unsubscribe. */
export function onWidthChange(listener: () => void): () => void {
  const lists = BOUNDARIES.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}
