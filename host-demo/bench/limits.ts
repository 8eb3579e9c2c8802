/**
 * The sizes that fail `npm run sizes`; everything else is only reported (D-126). Bytes after brotli, headers not counted. Each
 * has a tenth of air over the size of the day it was set.
 */
export const LIMITS = {
  /** Step 0, which every page with our script tag downloads. */
  loader: 4_400,
  /**
   * An interactive header, from the loader to the messages, with the largest brand and locale, without `step1`. With its
   * fragment, which brings its style sheet.
   */
  header: 29_900,
  /** Step 1: React, the federation runtime, code shared by pieces, and the brand's theme and logo. The files in `runtime/`. */
  step1: 98_500,
  /** All that one screen loads where its element is there already. */
  screen: 60_000,
} as const;
