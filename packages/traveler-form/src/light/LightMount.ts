import { getRelease, logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { SERVED_ID } from './servedId.ts';

interface LightOptions {
  host: HTMLElement;
  lang: string;
  dir: string;
  /** The first view, by the prefix of its ids. */
  view: (id: string, isServed: boolean) => ReactNode;
  /** An error of the view. */
  onError: (cause: unknown) => void;
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }): ReactNode {
  useEffect(onCommit, [onCommit]);
  return children;
}

/** Attributes with ids. */
const REFERRING = ['id', 'for', 'aria-labelledby', 'aria-describedby'];

let count = 0;

/**
 * A React root in the light DOM of an element, in the box that its shadow root shows by a slot: autofill and password
 * managers do not look into shadow roots. A form that a server has rendered there is hydrated, so that it keeps what is
 * typed, the focus and a composition.
 */
export class LightMount {
  readonly #place: HTMLElement;
  readonly #root: Root;
  readonly #id: string;
  readonly #isServed: boolean;
  #isShown = false;
  #next: LightOptions['view'] | undefined;

  constructor({ host, lang, dir, view, onError }: LightOptions) {
    count += 1;
    this.#id = count === 1 ? SERVED_ID : `${SERVED_ID}-${count}`;
    const [found, ...others] = host.querySelectorAll<HTMLElement>(':scope > [data-travel-form]');
    // The element itself is being hydrated: what is beside it is of the same release and the same values.
    this.#isServed = found !== undefined && host.matches(':state(hydrating)') && found.lang === lang;
    // A copy of the page, such as a router shows on Back, has the form without its listeners.
    for (const copy of this.#isServed ? others : [found, ...others]) copy?.remove();
    this.#place = this.#isServed ? (found as HTMLElement) : createPlace(host);
    this.label(lang, dir);
    const options = {
      onUncaughtError: onError,
      onRecoverableError(cause: unknown) {
        const message = `<${host.localName}> was rendered again: its form must be the same for the same values (${getRelease()}).`;
        logFailure({ code: 'HYDRATION_MISMATCH', message, piece: 'traveler-form', cause });
      },
    };
    if (this.#isServed) {
      // Two of one server have the same ids.
      if (count > 1) this.#rename();
      this.#root = hydrateRoot(this.#place, this.#tree(view), options);
    } else {
      this.#root = createRoot(this.#place, options);
      this.#root.render(this.#tree(view));
    }
  }

  /** Until what is there is hydrated, newer values wait: React would throw it away. */
  render(view: LightOptions['view']): void {
    if (this.#isShown) this.#root.render(this.#tree(view));
    else this.#next = view;
  }

  /** Language and direction are not inherited through the slot. */
  label(lang: string, dir: string): void {
    Object.assign(this.#place, { lang, dir });
  }

  end(): void {
    this.#place.remove();
    // React cannot end a root while it renders another one.
    queueMicrotask(() => this.#root.unmount());
  }

  #tree(view: LightOptions['view']): ReactNode {
    return createElement(Committed, { onCommit: this.#handleCommit, children: view(this.#id, this.#isServed) });
  }

  readonly #handleCommit = (): void => {
    this.#isShown = true;
    if (this.#next) this.render(this.#next);
    this.#next = undefined;
  };

  #rename(): void {
    for (const node of this.#place.querySelectorAll('*')) {
      for (const name of REFERRING) {
        const text = node.getAttribute(name);
        if (text) node.setAttribute(name, text.replaceAll(/travel-traveler-form(?=-|$)/g, this.#id));
      }
    }
  }
}

function createPlace(host: HTMLElement): HTMLElement {
  const created = pageDocument.createElement('div');
  created.slot = 'form';
  created.setAttribute('data-travel-form', '');
  // Turbo leaves it out of its copies of the page, which would keep what was typed.
  created.setAttribute('data-turbo-temporary', '');
  host.append(created);
  return created;
}
