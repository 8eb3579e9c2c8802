import rootPackage from '../../package.json' with { type: 'json' };
import { BUNDLER } from '../../scripts/build/ListModules.ts';

const { version: VERSION } = rootPackage;

/** Every bar the kit is measured against, in one place. Sizes are bytes after brotli, headers not counted. */

/** 1000 bytes: the stricter of the two readings. */
const KB = 1000;

export const SIZE_BARS = {
  /** Step 0, which every page with our script tag downloads. A tenth of it is air, on purpose (D-97). */
  loader: 3.7 * KB,
  /** The script for the head of a page that asks for consent. */
  consent: 3.6 * KB,
  /** The script of a page in somebody else's frame; its calls are a file of their own. */
  frame: 3.5 * KB,
  /**
   * Total for an interactive header, from the loader to the messages, with the largest brand and locale, without
   * `step1`. With its fragment, which brings its style sheet.
   */
  ours: 21.3 * KB,
  /** Step 1: React, the federation runtime, code shared by pieces, and the brand's theme and logo. The files in `runtime/`. */
  step1: 89.6 * KB,
  /** What a piece adds to a page with another piece: its own chunk, before it opens anything. */
  chunk: 12 * KB,
  /** A static file of the header as HTML, in any brand, locale and presentation. */
  fragment: 9 * KB,
  /** Minified bytes of a module of ours that a full page may download a second time. */
  repeated: 500,
} as const;

/** Pieces with their own bar instead of `chunk`, by tag. */
export const CHUNK_BARS: Readonly<Record<string, number>> = {
  /** All our code for the first opening of the dialog, including passkeys. */
  'travel-sign-in': 14 * KB,
};

/** Attributes whose values are code of their own, which a page with another value does not load: a bar for each, by tag. */
export const VARIANT_BARS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'travel-consent': { kind: 24.1 * KB },
};

/** Packages that the bar of a piece's own chunk does not count, by tag. */
export const LIBRARIES: Readonly<Record<string, string>> = {
  'travel-sign-in': '@simplewebauthn/browser',
};

/** The owner of a module: React, the federation runtime's, another package's, the bundler's own code, or ours. */
export type Owner = 'React' | 'federation runtime' | 'other packages' | 'bundler' | 'ours';

export function ownerOf(module: string): Owner {
  if (/^node_modules\/(react|react-dom|scheduler)\//.test(module)) return 'React';
  if (/^node_modules\/(@module-federation|\.federation)\//.test(module)) return 'federation runtime';
  if (module.startsWith('node_modules/')) return 'other packages';
  return module === BUNDLER ? 'bundler' : 'ours';
}

/** The elements of a page, and the values of those attributes that stay the same during a visit. */
export interface FullPage {
  tags: readonly string[];
  fixed: Readonly<Record<string, string>>;
}

/** A page with every piece: it must not download any of our modules twice. */
export const FULL_PAGE: FullPage = {
  tags: [
    'travel-header',
    'travel-footer',
    'travel-country-picker',
    'travel-currency-picker',
    'travel-account-menu',
    'travel-sign-in',
  ],
  fixed: { brand: 'flagship', locale: 'en-US' },
};

export const BENCH_BARS = {
  /** Click to painted menu, as a multiple of the floor; before and after React. */
  clickToMenuRatio: 1.2,
  /** The first one, with one tag. */
  firstClickRatio: 1.3,
  /** A later press to what it opens, of everything that opens. */
  laterClickRatio: 1.3,
  /** Header painted, as a multiple of the floor: with the fragment in the page, and with one tag. */
  visibleRatio: { fragment: 1.15, joined: 1.3, tag: 1.6 },
  /** First paint of the page around it, which must not wait for our files. As a multiple of the floor. */
  firstPaintRatio: 1.05,
  /** Requests until the header is painted with one tag, the page included. */
  requestsToVisible: { joined: 2, tag: 3 },
  /** From the need of it to the header's React, in ms. */
  interactive: 400,
  /** Cumulative layout shift, hydration included. */
  layoutShift: 0,
  /** Script time in ms above the floor's on a page without any intent, with the fragment. */
  scriptAboveFloor: 12,
  /** Main-thread time of such a page, as a multiple of the floor's. */
  mainThreadRatio: 1.4,
  /** Time beyond 50 ms of each task of ours before the first interaction, with one tag. */
  blockingTime: 0,
  /** Longest main-thread task with our script in it, before the first interaction. In ms, at 4x CPU throttling. */
  longestTask: 50,
  /** Rounds of requests between the loader and an interactive header. */
  rounds: 3,
  /**
   * The first press of a visit, by touch, to what it opens, and main-thread time until the page is quiet, as multiples of the
   * floor's; rounds of requests it takes.
   */
  firstPressRatio: 1.5,
  firstPressMainThreadRatio: 1.5,
  firstPressRounds: 2,
  /** Main-thread time of one opening and closing, as a multiple of the floor's. */
  openingRatio: 2,
  /** Layouts in one opening and closing. */
  layouts: 6,
  /** Maximum heap growth in bytes after opening and closing 200 times. */
  heapGrowth: 100 * KB,
  /** The only files an anonymous visitor downloads from us before any interaction. */
  untouched: {
    fragment: ['loader.js'],
    joined: [`${VERSION}/header.flagship.en-US.js`],
    tag: ['loader.js', 'fragments/header/flagship.en-US.default.html'],
  },
} as const;
