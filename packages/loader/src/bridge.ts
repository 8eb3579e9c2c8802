/** The interface between the loader's two steps and the containers it loads. */
import type { ScreenRequest } from './firstScreen/screensOf.ts';
import type { SignInRequest, SignInResult } from './TravelShell.ts';

/** One built file. `url` is relative to the folder of loader.js. */
export interface BuiltFile {
  url: string;
  /** Subresource integrity, for example `sha256-…`. */
  integrity: string;
}

/** How one piece is loaded. */
export interface PieceRelease {
  /** Federation container's name and its version. */
  container: string;
  version: string;
  expose: string;
  entry: BuiltFile;
  /** Other files an element of this piece needs at first render; fetched in parallel. */
  chunks: BuiltFile[];
  /** Files needed only for one value of an attribute: attribute -> value -> files. */
  variants: Record<string, Record<string, readonly BuiltFile[]>>;
}

/** `pieces.json`: the one file that picks a release. Never cached, so restoring the previous one is the rollback. */
export interface Release {
  release: string;
  runtime: BuiltFile[];
  /**
   * Every tag of the release. Common elements have their load plan inline; the others have the URL of the file with the
   * plan, relative to the folder of loader.js: `plans/1a2b3c4d5e/travel-footer.json`.
   */
  pieces: Record<string, PieceRelease | string>;
}

/** Named read-only state of `travelShell.get()` and `.subscribe()`. */
export type StateListener = (value: unknown) => void;

/** Step 1's side of the bridge. */
export interface Runtime {
  /** Resolves once the piece's module has run; the caller checks whether its tag is defined. */
  loadPiece(piece: PieceRelease, entryUrl: string): Promise<void>;
  /** Checks the configuration keys that step 0 passed through, and removes invalid ones. */
  checkConfig(): void;
  read(name: string): unknown;
  subscribe(name: string, listener: StateListener): () => void;
  openSignIn(request: SignInRequest): Promise<SignInResult>;
}

/** The record at `globalThis[LOADER]`: step 0's side of the bridge. */
export interface LoaderBridge {
  /** Loads one of our scripts: retried, timed out, with nonce, integrity and Trusted Types. */
  loadScript(url: string): Promise<void>;
  attach(runtime: Runtime): void;
  /** Shows the first screen of the piece that answers a request, until it is loaded. */
  requestScreen(tag: string, request: ScreenRequest): void;
  /** Set by first-screen.js. */
  showFirstScreen?(element: HTMLElement, opened: ShadowRoot, request: ScreenRequest | 'press'): void;
}

/** Matches any piece's tag. The release knows which ones exist. */
export const TAGS = /^travel-/;

export const LOADER = /*#__PURE__*/ Symbol.for('travel-shell.loader');

export type BridgeScope = typeof globalThis & { [LOADER]?: LoaderBridge };
