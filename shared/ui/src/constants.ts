/**
 * Delays and limits of the primitives that are not tokens (those are `MOTION` and `OFFSETS` of `@travel-shell/tokens`).
 * A piece that needs another value uses a prop.
 */

/** Margin above a scroll target: in a dialog, and below the header of a page. In px. Source: CON-021, CON-022, CON-O11. */
export const SCROLL_PADDINGS = { dialog: 20, page: 80 } as const;

/** Width and height of a spinner. In px. Source: CON-009, MSC-078. */
export const SPINNER_SIZE = 40;

/** Widths of dialogs, unless the page configures others; see `configured.ts`. */
export const DIALOG_WIDTHS = {
  /** Source: CON-014, CON-O02. */
  small: '400px',
  /** Source: CON-015, CON-O02. */
  medium: '440px',
} as const;

/** Width of pictures, unless the page configures another. In px at the default text size. Source: CON-012, CON-O01. */
export const PICTURE_SIZE = 96;

/** Delay from pointer enter until a tooltip shows, and from pointer leave until it hides. Source: MSC-059, MSC-060, MSC-O09. */
export const TOOLTIP_DELAYS = { showMs: 100, hideMs: 100 } as const;

/** How long a tooltip that shows itself has to be on the screen to count as seen. In ms. */
export const SEEN_AFTER_MS = 1000;

/** Margin between floating elements and the window's edges. In px. */
export const WINDOW_PADDING = 8;

/** A search as one types. In ms. */
export const SEARCH_DELAYS = {
  /** Without another letter. Source: CON-079. */
  ask: 300,
  /** Until it is said that the search goes on; sooner it would only talk over what is found. */
  say: 3000,
} as const;
