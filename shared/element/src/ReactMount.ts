import { getApiBase, getConfig, getRelease, logFailure, onConfigured } from '@travel-shell/core';
import { listen } from '@travel-shell/core/listen';
import { onReturn } from '@travel-shell/core/onReturn';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { pageLanguage } from '@travel-shell/core/pageLanguage';
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { ElementContract, ElementHandle } from './contract.ts';
import { ErrorBoundary } from './ErrorBoundary.ts';
import { identifierPrefix } from './identifierPrefix.ts';
import { keepEventTargets } from './keepEventTargets.ts';
import { servedData, serverRoot } from './serverRoot.ts';

export type Values = Record<string, unknown>;

/** What `prepare` loads for a view. */
export interface Preparation<P> {
  prepared: P;
  /** Adopted by the shadow root, in this order; the sheet objects are shared by all elements that adopt them. */
  sheets: CSSStyleSheet[];
}

/** Type-erased piece: what one mount needs of it. */
export interface Piece {
  contract: ElementContract;
  View: ComponentType<Values>;
  prepare?: (
    values: Values,
    ...served: [data?: unknown, opened?: string, fragment?: ShadowRoot]
  ) => Promise<Preparation<unknown>>;
  prepareOn: readonly string[];
}

/** `detail` of `travel-error`. */
export interface TravelErrorDetail {
  tag: string;
  code: string;
  message: string;
  phase: 'define' | 'prepare' | 'render';
}

/** `detail` of `travel-ready`. */
export interface TravelReadyDetail {
  tag: string;
  version: string;
}

/** Logs a failure once and tells the page about it. */
export function reportFailure(target: EventTarget, failure: TravelErrorDetail, cause?: unknown): void {
  const { tag, code, message } = failure;
  logFailure({ code, message, piece: tag.slice('travel-'.length), cause });
  target.dispatchEvent(new CustomEvent('travel-error', { bubbles: true, composed: true, detail: failure }));
}

/** Its effect runs after all effects of the view below it, so the view is then complete. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }): ReactNode {
  useEffect(onCommit, [onCommit]);
  return children;
}

/** Whether a fragment is of the release that runs here, and of the values the element has now. */
function isCurrent(root: HTMLElement): boolean {
  const [rendered, running] = [root.dataset.travelRoot, getRelease()];
  return !('stale' in root.dataset) && (!rendered || !running || rendered === running);
}

/** Absent attributes take these. */
function looksOfPage(): string {
  const { brand, locale, presentation } = getConfig();
  return [brand, locale, presentation, pageLanguage()].join();
}

/** Addresses in a fragment that belong to the back end's origin, where that is not the page's. */
const PATHS = '[href^="/"],[src^="/"]';

/** Events that show intent to use an element. */
const INTENTS = ['pointerover', 'focusin'];

/** One mount of a view in a shadow root: from the element's connection until its lasting removal. */
export class ReactMount {
  readonly #piece: Piece;
  readonly #shadow: ShadowRoot;
  readonly #internals: ElementInternals;
  readonly #handle: ElementHandle;
  /** The element's live record of values, which the element mutates. */
  readonly #values: Values;
  /**
   * The values the server rendered with, until that markup is hydrated. Hydrating with other values makes React
   * discard the server's nodes, as does a render before hydration has run (React error 424).
   */
  #served: Values | undefined;
  /** For `prepare`, until a first screen is hydrated: its name, and its data. */
  #opened: string | undefined;
  #data: unknown;
  /** A value has changed before hydration with the server's values was done. */
  #late = false;
  #container: HTMLElement | undefined;
  #root: Root | undefined;
  /** The `prepareOn` values of the latest `prepare` call. Undefined forces a new one. */
  #asked: Values | undefined;
  /** The latest finished preparation, with the `prepareOn` values it was made for: the view sees both or neither. */
  #done: { held: Values; prepared: unknown } | undefined;
  /** Defaults of absent attributes may depend on the page's language and configuration. */
  readonly #follow = () => {
    // What the server has rendered is for other looks now: React renders in its place, as hydration would not match.
    if (this.#served && !this.#root && looksOfPage() !== this.#looks) {
      this.#container = serverRoot(this.#shadow) ?? undefined;
      this.#leaveServed();
    }
    void this.#prepare();
  };
  readonly #unfollow: () => void;
  readonly #looks = looksOfPage();
  readonly #page = new MutationObserver(this.#follow);
  /** Stops waiting for a reason to retry after a failure. */
  #stopWaiting = (): void => {};
  /** What was adopted last, without what parts of the view have added. */
  #sheets: CSSStyleSheet[] = [];
  #hydrating = false;
  #ready = false;
  #released = false;

  constructor(piece: Piece, shadow: ShadowRoot, values: Values, internals: ElementInternals) {
    const host = shadow.host as HTMLElement;
    this.#piece = piece;
    this.#shadow = shadow;
    this.#values = values;
    this.#internals = internals;
    const found = serverRoot(shadow);
    const isHydrated = found && isCurrent(found);
    const opened = isHydrated ? found.dataset.opened : undefined;
    this.#opened = opened;
    this.#data = servedData(shadow);
    const emit: ElementHandle['emit'] = (name, detail) =>
      host.dispatchEvent(
        new CustomEvent(name, {
          bubbles: true,
          composed: true,
          cancelable: piece.contract.events[name as `travel-${string}`]?.cancelable ?? false,
          detail,
        }),
      );
    this.#handle = {
      host,
      opened,
      emit,
      track: (part, action, label) =>
        void emit('travel-track', { piece: piece.contract.tag.slice('travel-'.length), part, action, label }),
      setState: (name, on) => {
        internals.states[on ? 'add' : 'delete'](name);
      },
    };
    if (!found) this.#showFallback();
    else if (isHydrated) this.#served = { ...values };
    else this.#container = found; // React empties it with its first render
    this.#follow();
    this.#page.observe(pageDocument.documentElement, { attributeFilter: ['lang'] });
    this.#unfollow = onConfigured(this.#follow);
  }

  /** Call after a value has changed. */
  update(): void {
    if (this.#served) {
      this.#late = true;
      // The first preparation failed and the server's markup is not hydrated yet; a retry may work now.
      if (!this.#asked) void this.#prepare();
      return;
    }
    const { prepareOn } = this.#piece;
    const asked = this.#asked;
    if (!asked || prepareOn.some((name) => !Object.is(asked[name], this.#values[name]))) void this.#prepare();
    if (this.#done) this.#render();
  }

  /** Call after a move. One through another document has taken the style sheets away; parts of the view add theirs again. */
  moved(): void {
    if (this.#shadow.adoptedStyleSheets[0] || !this.#sheets[0]) return;
    this.#adopt(this.#sheets);
    if (this.#root) this.#render();
  }

  release(): void {
    this.#released = true;
    this.#page.disconnect();
    this.#stopWaiting();
    this.#unfollow();
    this.#root?.unmount();
    this.#shadow.replaceChildren();
    this.#shadow.adoptedStyleSheets = [];
    this.#internals.states.clear();
  }

  /** Until React has rendered, the host's own links stay in view. */
  #showFallback(): void {
    const slot = pageDocument.createElement('slot');
    slot.name = 'fallback';
    this.#container = pageDocument.createElement('div');
    this.#container.setAttribute('data-travel-root', '');
    this.#container.append(slot);
    this.#shadow.replaceChildren(this.#container);
  }

  async #prepare(): Promise<void> {
    const { prepare, prepareOn } = this.#piece;
    const values = { ...(this.#served ?? this.#values) };
    const held = Object.fromEntries(prepareOn.map((name) => [name, values[name]]));
    this.#asked = held;
    this.#stopWaiting();
    let prepared: unknown;
    if (prepare) {
      const isStale = () => this.#released || this.#asked !== held;
      try {
        if (pageDocument.contentType !== 'text/html' || (getApiBase() && this.#shadow.querySelector(PATHS))) {
          const { mendMarkup } = await import(/* webpackChunkName: "markup" */ './mendMarkup.ts');
          mendMarkup(this.#shadow);
        }
        const preparation = await prepare(values, this.#data, this.#opened, this.#served && this.#shadow);
        if (isStale()) return;
        prepared = preparation.prepared;
        this.#adopt(preparation.sheets);
      } catch (cause) {
        if (isStale()) return;
        if (!this.#done) this.#asked = undefined;
        this.#fail(
          'prepare',
          'PREPARE_FAILED',
          'could not load what its view needs. Keeping the previous content.',
          cause,
        );
        this.#waitToPrepare();
        return;
      }
    }
    this.#done = { held, prepared };
    this.#render();
  }

  /**
   * Retries `prepare` when it may succeed: on intent, when the visitor returns to the tab, when the browser is back online,
   * or when the host asks (`travelShell.load()`, which dispatches `travel-retry`).
   */
  #waitToPrepare(): void {
    const end = new AbortController();
    const { signal } = end;
    for (const type of INTENTS) listen(this.#shadow.host, type, this.#follow, signal);
    listen(window, 'travel-retry', this.#follow, signal);
    signal.addEventListener('abort', onReturn(this.#follow));
    this.#stopWaiting = () => end.abort();
  }

  #adopt(sheets: CSSStyleSheet[]): void {
    this.#sheets = sheets;
    // Sheets belong to one document, and the host may just hold the element in another.
    if (this.#shadow.ownerDocument === document) this.#shadow.adoptedStyleSheets = sheets;
    if (sheets.length === 0) return;
    // The rest of a fragment: styles, data, further screens.
    const root = serverRoot(this.#shadow);
    for (const child of [...this.#shadow.children]) {
      if (child !== root) child.remove();
    }
  }

  #render(): void {
    const { contract, View } = this.#piece;
    const values = {
      ...(this.#served ?? this.#values),
      ...this.#done?.held,
      element: this.#handle,
      prepared: this.#done?.prepared,
    };
    const view = createElement(Committed, { onCommit: this.#onCommit, children: createElement(View, values) });
    const tree = createElement(ErrorBoundary, { values, onError: this.#onError, children: view });
    if (this.#root) {
      if (this.#hydrating) this.#late = true;
      else this.#root.render(tree);
      return;
    }
    const options = {
      identifierPrefix: identifierPrefix(contract.tag),
      onCaughtError: () => {}, // by the boundary
      onUncaughtError: this.#onError,
      onRecoverableError: (cause: unknown) => {
        if (this.#released) return; // React calls it an early update that an element went before it was hydrated.
        const code = this.#hydrating ? 'HYDRATION_MISMATCH' : 'VIEW_RECOVERED';
        const message = `<${contract.tag}> was rendered again: its view must be the same for the same values.`;
        logFailure({ code, message, piece: contract.tag.slice('travel-'.length), cause });
      },
    };
    const found = serverRoot(this.#shadow);
    const hydrates = found && found !== this.#container;
    const root = (hydrates ? found : this.#container) as HTMLElement;
    if (hydrates) {
      this.#served ??= { ...this.#values };
      this.#hydrating = true;
      // From now on React hears of presses; the loader repeats earlier ones.
      this.#internals.states.add('hydrating');
      keepEventTargets(root);
    }
    try {
      if (hydrates) this.#root = hydrateRoot(root, tree, options);
      else {
        this.#root = createRoot(root, options);
        this.#root.render(tree);
      }
    } catch (cause) {
      // React reads `document` itself, where the page's own names may stand in its way.
      this.#onError(cause);
    }
  }

  readonly #onCommit = (): void => {
    if (!this.#ready) {
      this.#ready = true;
      // For style sheets: until then the loader keeps the element's place.
      this.#internals.states.add('ready');
      // Outside React's stack, so that a listener may do anything, like replay a click or remove the element.
      queueMicrotask(() => {
        const { tag, version } = this.#piece.contract;
        const detail: TravelReadyDetail = { tag, version };
        this.#handle.host?.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true, detail }));
      });
    }
    this.#leaveServed();
  };

  readonly #onError = (cause: unknown): void => {
    this.#fail('render', 'VIEW_FAILED', 'threw an error, so its fallback is shown.', cause);
    this.#leaveServed();
  };

  /** Hydration is done: from now on use the element's own values. */
  #leaveServed(): void {
    this.#hydrating = false;
    this.#internals.states.delete('hydrating');
    this.#opened = undefined;
    this.#data = undefined;
    this.#served = undefined;
    if (!this.#late) return;
    this.#late = false;
    this.update();
  }

  #fail(phase: TravelErrorDetail['phase'], code: string, what: string, cause: unknown): void {
    const { tag } = this.#piece.contract;
    reportFailure(this.#shadow.host, { tag, code, message: `<${tag}> ${what}`, phase }, cause);
  }
}
