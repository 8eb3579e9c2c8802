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

/** The result of `prepare` for a view. */
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

/** The effect of `Committed` runs after all effects of the view below it, so the view is then complete. */
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

/**
 * HTML of a server, until React has hydrated it, with the values it was rendered with: with others React discards its nodes,
 * as it does when it renders before hydration has run (React error 424).
 */
interface Served {
  name: 'served';
  values: Values;
  looks: string;
  /** For `prepare`: of a first screen its name and its data. */
  opened: string | undefined;
  data: unknown;
  /** While it is hydrated. */
  root?: Root;
  /** A value has changed meanwhile. */
  isLate: boolean;
}

/** The contents that React renders itself; until then a fallback, or HTML that does not fit any more. */
interface Own {
  name: 'own';
  container: HTMLElement;
  root?: Root;
}

/** One mount of a view in a shadow root: from the element's connection until its lasting removal. */
export class ReactMount {
  readonly #piece: Piece;
  readonly #shadow: ShadowRoot;
  readonly #internals: ElementInternals;
  readonly #handle: ElementHandle;
  /** The element's live record of values, which the element mutates. */
  readonly #values: Values;
  #stage: Served | Own | { name: 'released' };
  /** The `prepareOn` values of the latest `prepare` call. Undefined forces a new one. */
  #asked: Values | undefined;
  /** The latest finished preparation, with the `prepareOn` values it was made for: the view sees both or neither. */
  #done: { held: Values; prepared: unknown } | undefined;
  /** The sheets that were adopted last, without those that parts of the view have added. */
  #sheets: CSSStyleSheet[] = [];
  readonly #stopFollowing: () => void;
  /** Stops waiting for a reason to retry after a failure. */
  #stopWaiting = (): void => {};

  constructor(piece: Piece, shadow: ShadowRoot, values: Values, internals: ElementInternals) {
    const host = shadow.host as HTMLElement;
    this.#piece = piece;
    this.#shadow = shadow;
    this.#values = values;
    this.#internals = internals;
    const found = serverRoot(shadow);
    // React empties what is not current with its first render.
    if (found && isCurrent(found)) this.#stage = this.#servedBy(found);
    else this.#stage = { name: 'own', container: found ?? this.#showFallback() };
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
      opened: this.#stage.name === 'served' ? this.#stage.opened : undefined,
      emit,
      track: (part, action, label) =>
        void emit('travel-track', { piece: piece.contract.tag.slice('travel-'.length), part, action, label }),
      setState: (name, on) => {
        internals.states[on ? 'add' : 'delete'](name);
      },
    };
    this.#follow();
    const page = new MutationObserver(this.#follow);
    page.observe(pageDocument.documentElement, { attributeFilter: ['lang'] });
    const unfollow = onConfigured(this.#follow);
    this.#stopFollowing = () => {
      page.disconnect();
      unfollow();
    };
  }

  /** Defaults of absent attributes may depend on the page's language and configuration. */
  readonly #follow = (): void => {
    const stage = this.#stage;
    // The server's HTML is for other looks now: React renders in its place, as hydration would not match.
    if (stage.name === 'served' && !stage.root && looksOfPage() !== stage.looks) this.#leaveServed();
    void this.#prepare();
  };

  /** Call after a value has changed. */
  update(): void {
    if (this.#stage.name === 'served') {
      this.#stage.isLate = true;
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
    const root = this.#root;
    this.#stage = { name: 'released' };
    this.#stopFollowing();
    this.#stopWaiting();
    root?.unmount();
    this.#shadow.replaceChildren();
    this.#shadow.adoptedStyleSheets = [];
    this.#internals.states.clear();
  }

  get #root(): Root | undefined {
    return this.#stage.name === 'released' ? undefined : this.#stage.root;
  }

  #servedBy(root: HTMLElement): Served {
    const { opened } = root.dataset;
    const values = { ...this.#values };
    return { name: 'served', values, looks: looksOfPage(), opened, data: servedData(this.#shadow), isLate: false };
  }

  /** Until React has rendered, the host's own links stay in view. */
  #showFallback(): HTMLElement {
    const slot = pageDocument.createElement('slot');
    slot.name = 'fallback';
    const container = pageDocument.createElement('div');
    container.setAttribute('data-travel-root', '');
    container.append(slot);
    this.#shadow.replaceChildren(container);
    return container;
  }

  async #prepare(): Promise<void> {
    const { prepare, prepareOn } = this.#piece;
    const served = this.#stage.name === 'served' ? this.#stage : undefined;
    const values = { ...(served?.values ?? this.#values) };
    const held = Object.fromEntries(prepareOn.map((name) => [name, values[name]]));
    this.#asked = held;
    this.#stopWaiting();
    let prepared: unknown;
    if (prepare) {
      const isStale = () => this.#stage.name === 'released' || this.#asked !== held;
      try {
        if (pageDocument.contentType !== 'text/html' || (getApiBase() && this.#shadow.querySelector(PATHS))) {
          const { mendMarkup } = await import(/* webpackChunkName: "markup" */ './mendMarkup.ts');
          mendMarkup(this.#shadow);
        }
        const preparation = await prepare(values, served?.data, served?.opened, served && this.#shadow);
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
    if (this.#stage.name === 'released') return;
    // Once it runs, React's nodes are not looked at: a declarative root that a host adds would replace them.
    const found = this.#stage.root ? null : serverRoot(this.#shadow);
    // A fragment has come meanwhile.
    if (this.#stage.name === 'own' && found && found !== this.#stage.container) this.#stage = this.#servedBy(found);
    const stage = this.#stage;
    const values = {
      ...(stage.name === 'served' ? stage.values : this.#values),
      ...this.#done?.held,
      element: this.#handle,
      prepared: this.#done?.prepared,
    };
    const view = createElement(Committed, { onCommit: this.#onCommit, children: createElement(View, values) });
    const tree = createElement(ErrorBoundary, { values, onError: this.#onError, children: view });
    if (stage.root) {
      if (stage.name === 'served') stage.isLate = true;
      else stage.root.render(tree);
      return;
    }
    const options = {
      identifierPrefix: identifierPrefix(contract.tag),
      onCaughtError: () => {}, // by the boundary
      onUncaughtError: this.#onError,
      onRecoverableError: (cause: unknown) => {
        // React calls it an early update that an element went before it was hydrated.
        if (this.#stage.name === 'released') return;
        const code = this.#stage.name === 'served' ? 'HYDRATION_MISMATCH' : 'VIEW_RECOVERED';
        const message = `<${contract.tag}> was rendered again: its view must be the same for the same values.`;
        logFailure({ code, message, piece: contract.tag.slice('travel-'.length), cause });
      },
    };
    try {
      if (stage.name === 'served') {
        // From now on React hears of presses; the loader repeats earlier ones.
        this.#internals.states.add('hydrating');
        keepEventTargets(found as HTMLElement);
        stage.root = hydrateRoot(found as HTMLElement, tree, options);
      } else {
        stage.root = createRoot(stage.container, options);
        stage.root.render(tree);
      }
    } catch (cause) {
      // React reads `document` itself, where the page's own names may stand in its way.
      this.#onError(cause);
    }
  }

  readonly #onCommit = (): void => {
    if (!this.#internals.states.has('ready')) {
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

  /** Hydration is done, or cannot be: from now on use the element's own values. */
  #leaveServed(): void {
    const stage = this.#stage;
    if (stage.name !== 'served') return;
    this.#internals.states.delete('hydrating');
    const { root, isLate } = stage;
    this.#stage = { name: 'own', container: serverRoot(this.#shadow) as HTMLElement, ...(root && { root }) };
    if (isLate) this.update();
  }

  #fail(phase: TravelErrorDetail['phase'], code: string, what: string, cause: unknown): void {
    const { tag } = this.#piece.contract;
    reportFailure(this.#shadow.host, { tag, code, message: `<${tag}> ${what}`, phase }, cause);
  }
}
