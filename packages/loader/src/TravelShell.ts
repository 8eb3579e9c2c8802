import type { ShellConfig } from '@travel-shell/contract';

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
   * Runs a call now. Before loader.js is there, `(window.travelShell = window.travelShell || []).push(shell => …)`
   * keeps it for later.
   */
  push(call: (shell: TravelShell) => void): void;
}
