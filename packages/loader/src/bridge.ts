/** The interface between the loader's files and the containers they load. */
import type { ShellConfig } from '@travel-shell/core';
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
  /** The federation container's name. */
  container: string;
  /** The piece's module in the container. Default: `./element`. */
  expose?: string;
  entry: BuiltFile;
  /** Other files an element of this piece needs at first render; fetched in parallel. */
  chunks: BuiltFile[];
  /** Also needed by an element without a fragment: the style sheet that a fragment brings. */
  sheet?: BuiltFile[];
  /** Files needed only for one value of an attribute: attribute -> value -> files. */
  variants: Record<string, Record<string, readonly BuiltFile[]>>;
}

/** `pieces.json`: the one file that picks a release. Never cached, so restoring the previous one is the rollback. */
export interface Release {
  release: string;
  runtime: BuiltFile[];
  /**
   * Folder, relative to that of loader.js: `plans/1a2b3c4d5e`. It has the plans that are not below, `<tag>.json`, and
   * `later/<folder>.json`: a `BuiltFile[]` of the scripts in a folder, for those that load later.
   */
  plans: string;
  /** Every tag of the release. Common elements have their load plan here, so that they are a request faster. */
  pieces: Record<string, PieceRelease | null>;
}

/** Named read-only state of `travelShell.get()` and `.subscribe()`. */
export type StateListener = (value: unknown) => void;

/** Step 1's side of the bridge. */
export interface Runtime {
  /** Resolves once the piece's module has run; the caller checks whether its tag is defined. */
  loadPiece(piece: PieceRelease, entryUrl: string): Promise<void>;
  /** Checks the configuration keys that the loader does not know; the defaults take the place of invalid ones. */
  checkConfig(): void;
  read(name: string): unknown;
  subscribe(name: string, listener: StateListener): () => void;
  openSignIn(request: SignInRequest): Promise<SignInResult>;
  /** Answers a request, by the name of its shell event. */
  answer(name: string, request: SignInRequest): Promise<object>;
}

/** A fragment that is not on the page yet. */
export interface Fragment {
  /** The element as the server has rendered it. */
  served: Element;
  view: ShadowRoot;
  /** Taken out of the view. */
  sheets: CSSStyleSheet[];
}

/** The part of the loader that intent.js adds. */
export interface ReleaseLoader {
  /** Stops calling the listener once the signal is aborted. */
  subscribe(name: string, listener: StateListener, signal: AbortSignal): Promise<void>;
  loadRuntime(): Promise<Runtime>;
  /** Logs that there is no such piece. */
  loadPiece(tag: string): Promise<void>;
  /** As `loadPiece`, but rejects if there is no such piece; its elements whose messages or styles failed try again. */
  retry(tag: string): Promise<void>;
  configure(input: object): void;
  openSignIn(request: SignInRequest): Promise<SignInResult>;
  /** Fetches what a press opens with the intent, and shows it with the press. Loads what the visitor needs (D-110). */
  intent(event: Event, path: HTMLElement[]): void;
  /** Opens or closes the drawer as an event from before intent.js asked. */
  toggle(event: Event): void;
  /**
   * Shows what a press opens as HTML before React. True where the platform opens it meanwhile; else this opens it, as for a
   * request.
   */
  showPressed(element: HTMLElement, request: ScreenRequest | true): Promise<boolean | undefined>;
  /**
   * As `showPressed`, for the piece that answers a request, which is on the page at once. Resolves with whether it is
   * shown: undefined where React is to show it, false where its first screen cannot be had.
   */
  showRequested(tag: string, request: ScreenRequest, from?: EventTarget): Promise<boolean | undefined>;
  /** Puts the piece that answers a request on the page, with the looks of what asks for it. */
  placeAnswer(tag: string, from?: EventTarget): HTMLElement;
}

/** The record at `globalThis[LOADER]`: step 0's side of the bridge. */
export interface LoaderBridge {
  /** Folder of loader.js. */
  base: string;
  /** The page's configuration before intent.js, which checks it. */
  given: object;
  /** The defaults that step 0 knows, with the origin of loader.js where that is not the page's. */
  defaults: Partial<ShellConfig>;
  /** How long one attempt to fetch a file may take. */
  timeout: number;
  /** Loads a script by its path below `base`: retried, timed out, with nonce, integrity and Trusted Types. */
  load(path: string, integrity: string): Promise<void>;
  /**
   * As `load`, by absolute URL, once for each of the scripts in the release. For another it rejects with the cause
   * `UNKNOWN_FILE`. Set by intent.js.
   */
  loadScript?(url: string): Promise<void>;
  /** The first request for pieces.json, sent beside intent.js. */
  pieces?: Promise<Response | undefined> | undefined;
  /**
   * Fetches the fragment of an element. Undefined, or rejects, where it cannot be had or used.
   * @param form of its static file, after the looks: what a press opens, or a kind of `<travel-consent>`
   */
  fragment(element: HTMLElement, form?: `.${string}`): Promise<Fragment | undefined>;
  /**
   * Loads a piece for the elements of the page, and tells of a failure.
   * @param isAhead only if that has not failed: the visitor may be about to need it
   */
  want(tag: string, isAhead?: boolean): void;
  /** Fills an element without contents with its fragment; does nothing, or rejects, where that cannot be had or used. */
  fill(element: HTMLElement, form?: `.${string}`): Promise<void>;
  /** The first screen: what the first request for a piece shows, if the first intent is for that. Fetched beside intent.js. */
  screen?: Promise<Fragment | undefined> | undefined;
  /** Set by intent.js. */
  release?: ReleaseLoader;
  /** Set by step 1 when it runs. */
  runtime?: Runtime;
  /** The parts of the federation runtime that each container needs. Set by step 1 when it runs. */
  bundlerRuntime?: object;
}

/** Matches any piece's tag. The release knows which ones exist. */
export const TAGS = /^travel-/;

export const LOADER = /*#__PURE__*/ Symbol.for('travel-shell.loader');

export type BridgeScope = typeof globalThis & { [LOADER]?: LoaderBridge };
