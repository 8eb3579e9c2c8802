import type { ShellConfig } from '@travel-shell/contract';

export interface SignInRequest {
  /** Why, for the words of the dialog and for analytics: `sign-in`, `register`, `save-trip`, `price-alert` … */
  reason: string;
  /** What the visitor wants to keep (TRP-028); comes back with the result. */
  resultId?: string;
  /** What the dialog shows first (SIG-020, SIG-021): `login`, `signUp`, `tripsSoftGate` … Default: by the reason. */
  state?: string;
}

export interface SignInResult {
  signedIn: boolean;
  resultId?: string | undefined;
}

/** The host's one handle on everything of ours: `window.travelShell`. Present as soon as loader.js has run. */
export interface TravelShell {
  /** Semver of the loader. */
  readonly version: string;
  /** What is in force; change it with `configure`. */
  readonly config: Readonly<ShellConfig>;
  /** Takes over the valid part of `config`; every wrong key or value is one console error, and changes nothing. */
  configure(config: Partial<ShellConfig>): void;
  /** Loads a piece now, for elements that only a script can reach (those in another shadow root, say). */
  load(tag: string): Promise<void>;
  /** Resolves when the tag is defined. Loads nothing by itself. */
  ready(tag: string): Promise<unknown>;
  /**
   * Current value of a named state; `{status: 'pending'}` while nothing is known. `auth` is always there, the others
   * from when a piece that uses them has loaded.
   */
  get(name: string): unknown;
  /** Calls `listener` with the current value and with every later one. Returns the undo. */
  subscribe(name: string, listener: (value: never) => void): () => void;
  /** Listens to an event of any piece on the page. Returns the undo. */
  on(type: `travel-${string}`, listener: (event: CustomEvent) => void): () => void;
  /**
   * Shows the sign-in dialog and resolves when it has closed. The page stays as it is, so that what the visitor was
   * doing can go on. Where the dialog cannot be loaded the page is left for the configured `signInUrl`.
   */
  openSignIn(request: SignInRequest): Promise<SignInResult>;
  /**
   * Runs a call now. Before loader.js is there, `(window.travelShell = window.travelShell || []).push(shell => …)`
   * keeps it for later.
   */
  push(call: (shell: TravelShell) => void): void;
}
