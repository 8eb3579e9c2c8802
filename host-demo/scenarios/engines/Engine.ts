/** Keys that a test presses, by the names of `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift+Tab' | 'ArrowDown' | ' ';

/** Settings of a person in the browser, or features that it is too old for. Only Firefox takes them. */
export interface Options {
  /** False switches CSS anchor positioning off. */
  hasAnchors: boolean;
  /** False blocks all cookies, and with them channels, storage and locks. */
  keepsCookies: boolean;
}

/** A test's interface to a browser, so that the same test runs in each. */
export interface Engine {
  /** Name and version, for the report. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Calls a function in the page. Arguments and result pass as JSON. */
  evaluate<A extends unknown[], R>(code: (...args: A) => R, ...args: A): Promise<R>;
  /** As `evaluate`, in the page of a frame, which may be of another origin. `frame` returns its `<iframe>`. */
  evaluateIn<A extends unknown[], R>(frame: () => Element, code: (...args: A) => R, ...args: A): Promise<R>;
  /** Presses the pointer at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** PNG of the window. */
  screenshot(): Promise<Uint8Array>;
  stop(): Promise<void>;
}
