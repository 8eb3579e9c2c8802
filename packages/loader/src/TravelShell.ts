import type { ShellConfig } from '@travel-shell/core';
import type { SharedState, StateName } from '@travel-shell/store';

/** Those of a page's types that are ours; any such name where it has none, as in a project without our package. */
type OursIn<Map> =
  Extract<keyof Map, `travel-${string}`> extends never ? `travel-${string}` : Extract<keyof Map, `travel-${string}`>;

/** The tag of a piece. A piece of the page's own counts once it is in `HTMLElementTagNameMap`. */
export type PieceTag = OursIn<HTMLElementTagNameMap>;

/** The name of an event of a piece; of the page's own once it is in `HTMLElementEventMap`. */
export type PieceEventName = OursIn<HTMLElementEventMap>;

/** The event of that name. */
export type PieceEvent<N extends PieceEventName> = N extends keyof HTMLElementEventMap
  ? HTMLElementEventMap[N]
  : CustomEvent;

export interface SignInRequest {
  /** Why, for the dialog's text and for analytics: `sign-in`, `register`, `save-trip`, `price-alert` … */
  reason: string;
  /** Id of the search result that the visitor wants to save (TRP-028); returned with the result. */
  resultId?: string;
  /** The dialog's first state (SIG-020, SIG-021): `login`, `signUp`, `tripsSoftGate` … Default: by the reason. */
  state?: string;
}

export interface SignInResult {
  signedIn: boolean;
  resultId?: string | undefined;
}

/** The host's API: `window.travelShell`. Present as soon as loader.js has run. */
export interface TravelShell {
  /** Semver of the loader. */
  readonly version: string;
  /** The release in use, `0.1.0+3f2a…`, once something has been loaded from it. */
  readonly release?: string;
  /**
   * The current configuration, another object after each change; change it with `configure`. Defaults that nothing needs
   * before the first piece are added with it.
   */
  readonly config: Readonly<ShellConfig>;
  /** Applies the valid part of `config`; every invalid key or value is one console error and is ignored. */
  configure(config: Partial<ShellConfig>): void;
  /** Loads a piece now, for elements the loader cannot find (e.g. in another shadow root). */
  load(tag: PieceTag): Promise<void>;
  /** Resolves when the tag is defined. Loads nothing by itself. */
  ready(tag: PieceTag): Promise<CustomElementConstructor>;
  /**
   * Current value of a named state; `{status: 'pending'}` while nothing is known. Asks the back end nothing: `auth` may
   * be signed out by the signed-in cookie alone, and then has no `state` (D-30). `auth`, `online` and
   * `cookiesDisabled` exist from the first piece on, the others once a piece that uses them has loaded.
   */
  get<N extends StateName>(name: N): SharedState[N] | { readonly status: 'pending' };
  /**
   * Calls `listener` with the current value and with every later one. For `auth` it asks the back end, and the value is
   * `pending` until that has answered, whatever the signed-in cookie says. Returns the undo.
   */
  subscribe<N extends StateName>(name: N, listener: (value: SharedState[N]) => void): () => void;
  /** Listens to an event of any piece on the page. Returns the undo. */
  on<N extends PieceEventName>(type: N, listener: (event: PieceEvent<N>) => void): () => void;
  /**
   * Shows the sign-in dialog and resolves when it has closed, or immediately with `signedIn: false` when a newer
   * request replaces it. The page stays, so the visitor can continue. If the dialog cannot be loaded, navigates to the
   * configured `signInUrl`.
   */
  openSignIn(request: SignInRequest): Promise<SignInResult>;
  /**
   * Runs a call now. Before loader.js is there, `(window.travelShell = window.travelShell || []).push(shell => …)`
   * keeps it for later.
   */
  push(call: (shell: TravelShell) => void): void;
}
