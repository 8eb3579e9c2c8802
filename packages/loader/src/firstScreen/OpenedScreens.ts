import type { LoaderBridge } from '../bridge.ts';

/** Properties that a first screen can show, with a space between: from the contracts, by the build. */
declare const TRAVEL_SHELL_OPENED: string;

/** What presses open, fetched once: by element, or by the tag of a piece that answers requests. */
export class OpenedScreens {
  readonly #bridge: LoaderBridge;
  readonly #fetched = new Map<HTMLElement | string, Promise<ShadowRoot | undefined>>();

  constructor(bridge: LoaderBridge) {
    this.#bridge = bridge;
  }

  /** In a root of its own, or undefined where it cannot be had. */
  fetch(element: HTMLElement, key: HTMLElement | string): Promise<ShadowRoot | undefined> {
    const fetched = this.#fetched.get(key) ?? this.#ask(element);
    this.#fetched.set(key, fetched);
    return fetched;
  }

  async #ask(element: HTMLElement): Promise<ShadowRoot | undefined> {
    const fragment = await this.#bridge.fetchFragment(element, '.open', TRAVEL_SHELL_OPENED).catch(() => undefined);
    if (fragment) fragment.view.adoptedStyleSheets = fragment.sheets;
    return fragment?.view;
  }
}
