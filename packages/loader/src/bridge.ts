/** What the two steps of the loader, and the containers it loads, know of each other. */
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
  /** Every further file an element of this piece needs at first render; asked for in parallel. */
  chunks: BuiltFile[];
  /** Files needed only for one value of an attribute: attribute -> value -> files. */
  variants: Record<string, Record<string, BuiltFile[]>>;
}

/** `pieces.json`: the one file that picks a release. Never cached, so putting the previous one back is the roll-back. */
export interface Release {
  release: string;
  runtime: BuiltFile[];
  /** How elements that are nearly everywhere are loaded, by tag. */
  pieces: Record<string, PieceRelease>;
  /** Where the others have a file `<tag>.json` each, relative to the folder of loader.js: `plans/1a2b3c4d5e/`. */
  plans: string;
}

/** Named read-only state of `travelShell.get()` and `.subscribe()`. */
export type StateListener = (value: unknown) => void;

/** What step 1 brings. */
export interface Runtime {
  /** Resolves once the piece's module has run; whether its tag is defined is the caller's to check. */
  loadPiece(piece: PieceRelease, entryUrl: string): Promise<void>;
  /** Checks what of the configuration step 0 let pass, and takes out what does not fit. */
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
}

export const LOADER = /*#__PURE__*/ Symbol.for('travel-shell.loader');

export type BridgeScope = typeof globalThis & { [LOADER]?: LoaderBridge };
