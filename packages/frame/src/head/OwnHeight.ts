import { pageDocument } from '@travel-shell/core/pageDocument';
import { removeSheet } from '@travel-shell/core/removeSheet';

/**
 * The root and the body as high as what is in them, whatever the page says: with `height: 100%` or `min-height: 100vh` they
 * would be as high as the frame, which never shrinks then. A layer, as `!important` in it wins over that of the page.
 * Not `auto`, with which both fill the window in a page without a doctype.
 */
const RESET = `@layer { html, body {
  height: fit-content !important;
  min-height: 0 !important;
  max-height: none !important;
} }`;

/** The properties that give an element the height of the window, with values that do not. */
const LIMITS = { 'min-height': '0', height: 'auto', 'max-height': 'none', 'flex-basis': 'auto' };
/** As `LIMITS`, for an element out of the flow. */
const EDGES = { bottom: 'auto', height: 'auto', 'min-height': '0', 'max-height': 'none' };

/** Elements that may be parts of an app's shell. */
const SHELL = 'body > *, body > * > *, body > * > * > *, body > * > * > * > *';

/** Sizes have fractions of 1/64 px. */
const LEAST_CHANGE = 0.04;

const heightOf = (element: Element) => element.getBoundingClientRect().height;
const isOutOfFlow = (element: Element) => ['absolute', 'fixed'].includes(getComputedStyle(element).position);
const absoluteIn = (parent: Element) =>
  [...parent.children].filter((element) => getComputedStyle(element).position === 'absolute');
const px = (value: string) => Number.parseFloat(value) || 0;

/** Sets styles of an element above all others. Returns the undo. */
function force({ style }: HTMLElement, values: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important');
  return () => {
    for (const given of before) style.setProperty(...given);
  };
}

/** Heights of what is in the flow. */
export type Heights = ReadonlyMap<HTMLElement, number>;

/** An element as its author knows it. */
const nameOf = ({ localName, id, classList }: Element) =>
  `<${localName}${id && ` id="${id}"`}${classList.length ? ` class="${classList}"` : ''}>`;

/** How high a page is by itself, whatever height its frame has. */
export class OwnHeight {
  readonly #sheet = new CSSStyleSheet();
  /** Out of the flow, and yet what the page is: each fills the window from where the flow ends. With the undo of its height. */
  readonly #roots = new Map<HTMLElement, () => void>();
  /** Once each: a script may set it again. */
  readonly #released = new WeakSet<HTMLElement>();

  constructor() {
    this.#sheet.replaceSync(RESET);
    pageDocument.adoptedStyleSheets.push(this.#sheet);
  }

  /** The elements out of the flow that count: their size shows changes that the root's does not. */
  get outside(): readonly Element[] {
    return [...this.#roots.keys(), ...absoluteIn(pageDocument.body)];
  }

  end(): void {
    removeSheet(this.#sheet);
    for (const undo of this.#roots.values()) undo();
  }

  /** 0 where it is hidden, or has nothing with a height of its own. */
  measure(): number {
    const { documentElement, body, scrollingElement } = pageDocument;
    if (!innerHeight || !body) return 0;
    this.#openScrollers();
    const { top, height } = documentElement.getBoundingClientRect();
    const { marginTop, marginBottom, paddingTop, paddingBottom } = getComputedStyle(body);
    const isEmpty = height - px(paddingTop) - px(paddingBottom) <= px(marginTop) + px(marginBottom);
    const flow = isEmpty ? 0 : height;
    this.#findRoots(body, flow);
    // Never below the height of the frame, so it only tells what does not fit.
    const { scrollHeight } = scrollingElement ?? documentElement;
    if (scrollHeight > innerHeight) return Math.max(scrollHeight, flow);
    const endOf = (element: Element, ofBox = heightOf(element)) => element.getBoundingClientRect().top - top + ofBox;
    const outside = absoluteIn(body).map((element) => endOf(element));
    // A list that is open hangs out of the body.
    if (scrollingElement !== body && body.scrollHeight > body.clientHeight)
      outside.push(endOf(body, body.scrollHeight));
    // The frame is always a little higher than its page: what ends right where the frame does, such as a backdrop, follows it.
    const inside = outside.filter((end) => end < innerHeight - 0.6);
    return Math.max(flow, ...inside, ...[...this.#roots.keys()].map((root) => endOf(root)));
  }

  /** The elements in the flow, with their heights. */
  heights(): Heights {
    const heights = new Map<HTMLElement, number>();
    const add = (parent: ParentNode) => {
      for (const each of parent.children) {
        if (!(each instanceof HTMLElement) || isOutOfFlow(each) || getComputedStyle(each).display === 'none') continue;
        heights.set(each, heightOf(each));
        if (each.shadowRoot) add(each.shadowRoot);
        add(each);
      }
    };
    add(pageDocument);
    for (const root of this.#roots.keys()) add(root);
    return heights;
  }

  /** The elements that have changed as the frame did. */
  followers(before: Heights, growth: number): Heights {
    const followers = new Map<HTMLElement, number>();
    for (const [element, last] of before) {
      const height = heightOf(element);
      const share = (height - last) / growth;
      if (share > LEAST_CHANGE && share < 1 + LEAST_CHANGE) followers.set(element, height);
    }
    return followers;
  }

  /** Takes the height of the window off what has it. Returns the first of them, as its author knows it. */
  release(followers: Heights): string | undefined {
    let first: string | undefined;
    // From the outside in: what is in an element that is released has its own height by then.
    for (const [element, height] of followers) {
      if (this.#released.has(element) || Math.abs(heightOf(element) - height) > LEAST_CHANGE) continue;
      const move = force(element, { transition: 'none' });
      for (const [name, value] of Object.entries(LIMITS)) {
        const undo = force(element, { [name]: value });
        const own = heightOf(element);
        // With nothing in it, such as a map, it would be gone.
        if (own >= 1 && Math.abs(own - height) > LEAST_CHANGE) {
          this.#released.add(element);
          first ??= nameOf(element);
          break;
        }
        // Not this one, or only around what has it.
        undo();
      }
      heightOf(element);
      move();
    }
    return first;
  }

  /** A column that fills the window has its middle scroll, by a basis of 0. Without the window there is nothing to fill. */
  #openScrollers(): void {
    for (const each of pageDocument.querySelectorAll<HTMLElement>(SHELL)) {
      const isHidden = each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).flexBasis === '0px';
      if (isHidden) force(each, { 'flex-basis': 'auto' });
    }
  }

  /** @param end of what is in the flow: a dialog lies over it */
  #findRoots(body: HTMLElement, end: number): void {
    const isBelow = (element: Element) => element.getBoundingClientRect().top > end - 1;
    for (const [root, undo] of this.#roots) {
      if (root.isConnected && isBelow(root)) continue;
      undo();
      this.#roots.delete(root);
    }
    const isRoot = (element: Element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      // No bar at the bottom.
      return width > innerWidth - 1 && height > innerHeight / 3 && Math.abs(bottom - innerHeight) < 1;
    };
    for (const each of [body, ...pageDocument.elementsFromPoint(innerWidth / 2, innerHeight - 1)]) {
      if (!(each instanceof HTMLElement) || this.#roots.has(each) || !isOutOfFlow(each) || !isBelow(each)) continue;
      if (each === body || isRoot(each)) this.#roots.set(each, force(each, EDGES));
    }
  }
}
