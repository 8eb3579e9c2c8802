/** Every bar the kit is measured against, in one place. Sizes are bytes after brotli, headers not counted. */

/** 1000 bytes: the stricter of the two readings. */
const KB = 1000;

export const SIZE_BARS = {
  /** Step 0, which every page with our script tag downloads. */
  loader: 2.5 * KB,
  /** All an interactive header takes, from the loader to the words: React, federation runtime, largest brand, largest locale. */
  interactiveHeader: 100 * KB,
  /** What a piece adds to a page that has another piece already: its own code, before anything of it is opened. */
  chunk: 12 * KB,
} as const;

/** Pieces with a bar of their own in place of `chunk`, by tag. */
export const CHUNK_BARS: Readonly<Record<string, number>> = {
  /** All that the first opening of the dialog takes of ours, with the code for passkeys. */
  'travel-sign-in': 14 * KB,
};

/** Libraries that a bar does not count, by the tag they come with: their name, and a text that is in no other. */
export const LIBRARIES: Readonly<Record<string, { name: string; mark: string }>> = {
  'travel-sign-in': { name: '@simplewebauthn/browser', mark: 'https://simplewebauthn.dev/' },
};

export const BENCH_BARS = {
  /** Click to painted menu, as a multiple of the floor; before and after hydration, with the fragment. */
  clickToMenuRatio: 1.2,
  /** Header painted, as a multiple of the floor, with the fragment. */
  visibleRatio: 1.15,
  /** Cumulative layout shift with the fragment, hydration included. */
  layoutShift: 0,
  /** Longest main-thread task with our script in it, before the first interaction. In ms, at 4x CPU throttling. */
  longestTask: 50,
  /** Rounds of requests between the loader and an interactive header. */
  rounds: 3,
  /** What an anonymous visitor who touches nothing downloads from us with the fragment: these files, no other. */
  untouched: ['loader.js'],
} as const;
