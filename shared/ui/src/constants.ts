/**
 * Delays and limits of the primitives that are not tokens (`MOTION` and `OFFSETS` of `@travel-shell/tokens` have the
 * others), each once. A piece that needs another value has a prop for it.
 */

/** Room kept around what is scrolled to: in a dialog, and below the header of a page. In px. Source: CON-021, CON-022, CON-O11. */
export const SCROLL_PADDINGS = { dialog: 20, page: 80 } as const;

/** Width and height of a spinner. In px. Source: CON-009, MSC-078. */
export const SPINNER_SIZE = 40;

/** Widest a dialog gets, by what it is for. In px of text at its usual size; it grows with the visitor's text. */
export const DIALOG_WIDTHS = {
  /** Source: CON-014, CON-O02. */
  small: 400,
  /** Source: CON-015, CON-O02. */
  medium: 440,
  /** Source: CON-023. */
  signIn: 480,
  /** Source: CON-023. */
  signInWide: 640,
  /** Source: CON-047. */
  sheet: 640,
  /** Source: CON-048. */
  saveCurrency: 360,
  /** Source: CON-049. */
  optOut: 400,
  /** Source: CON-056. */
  cookieConsent: 356,
  /** Source: CON-057. */
  dataTransfer: 324,
  /** Source: CON-058. */
  fullFramework: 680,
} as const;

/** Highest a dialog gets, in percent of the window: on narrow screens, and elsewhere. Source: CON-024, CON-025, CON-059. */
export const DIALOG_HEIGHTS = { narrow: 98, wide: 90 } as const;

/** From the pointer's coming until a tooltip shows, and from its going until it hides. Source: MSC-059, MSC-060, MSC-O09. */
export const TOOLTIP_DELAYS = { showMs: 100, hideMs: 100 } as const;

/** Between what floats and the edges of the window. In px. */
export const WINDOW_PADDING = 8;
