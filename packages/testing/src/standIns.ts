/**
 * The parts that simulated pages (jsdom, happy-dom) lack, and our elements need to render. There is no layout: style
 * sheets are empty, nothing has a size, everything is in view. Only what a piece touches, and nothing in a real
 * browser.
 */

class States extends Set<string> {}

/** Sets members where they are missing, or `always`. */
function give(target: object, members: Record<string, unknown>, always = false): void {
  for (const [name, value] of Object.entries(members)) {
    if (always || !(name in target) || Reflect.get(target, name) == null)
      Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
}

class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Says of each element, once, that it is in view. */
class SeesAll extends QuietObserver {
  readonly #tell: (entries: object[], observer: SeesAll) => void;
  #isOver = false;

  constructor(tell: (entries: object[], observer: SeesAll) => void) {
    super();
    this.#tell = tell;
  }

  override observe(target?: Element): void {
    queueMicrotask(() => {
      if (!this.#isOver) this.#tell([{ target, isIntersecting: true, intersectionRatio: 1 }], this);
    });
  }

  override disconnect(): void {
    this.#isOver = true;
  }
}

/** Messages from other test files, which may run in the same process, are none of this page's. */
class OwnChannel extends EventTarget {
  onmessage = null;
  postMessage(): void {}
  close(): void {}
}

const opened = new WeakSet<Element>();
const modal = new WeakSet<Element>();

/** Selectors that simulated pages do not know, by themselves or with others. */
const KNOWN: Readonly<Record<string, (element: Element) => boolean>> = {
  ':popover-open': (element) => opened.has(element),
  ':modal': (element) => modal.has(element),
};

function toggle(element: Element, isOpen: boolean): void {
  if (opened.has(element) === isOpen) return;
  const init = { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' };
  element.dispatchEvent(Object.assign(new Event('beforetoggle', { cancelable: isOpen }), init));
  if (isOpen) opened.add(element);
  else opened.delete(element);
  queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), init)));
}

const POPOVER = {
  showPopover(this: Element) {
    toggle(this, true);
  },
  hidePopover(this: Element) {
    toggle(this, false);
  },
  togglePopover(this: Element, isOpen = !opened.has(this)) {
    toggle(this, isOpen);
    return isOpen;
  },
};

const DIALOG = {
  show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    modal.add(this);
  },
  close(this: HTMLDialogElement, result = '') {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    modal.delete(this);
    this.returnValue = result;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
};

const ended = () => ({ finished: Promise.resolve(), cancel() {}, finish() {}, play() {}, pause() {} });

export function standIn(): void {
  // A real browser.
  if (typeof CustomStateSet !== 'undefined') return;
  const { prototype } = HTMLElement;
  const attachInternals = prototype.attachInternals as ((this: HTMLElement) => ElementInternals) | undefined;
  give(globalThis, { CustomStateSet: States });
  give(
    prototype,
    {
      attachInternals(this: HTMLElement) {
        return Object.assign(attachInternals?.call(this) ?? {}, { states: new States() });
      },
    },
    true,
  );

  // Without layout nobody needs them, and what simulated pages can read of CSS is older than ours.
  give(globalThis, { CSSStyleSheet: class {} });
  give(CSSStyleSheet.prototype, { replaceSync() {} }, true);
  for (const root of [Document.prototype, ShadowRoot.prototype]) {
    const sheets = new WeakMap<object, CSSStyleSheet[]>();
    Object.defineProperty(root, 'adoptedStyleSheets', {
      configurable: true,
      get(this: object) {
        const own = sheets.get(this) ?? [];
        sheets.set(this, own);
        return own;
      },
      set(this: object, all: CSSStyleSheet[]) {
        sheets.set(this, [...all]);
      },
    });
    give(root, { elementFromPoint: () => null, elementsFromPoint: () => [] });
  }

  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null });
  give(globalThis, { matchMedia, reportError: (error: unknown) => console.error(error) });
  give(globalThis, {
    requestIdleCallback: (run: IdleRequestCallback) =>
      setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 50 }),
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
  });
  give(globalThis, { scrollTo() {} }, true);
  give(
    globalThis,
    { BroadcastChannel: OwnChannel, ResizeObserver: QuietObserver, IntersectionObserver: SeesAll },
    true,
  );
  give(globalThis, { CSS: {} });
  const escapeName = (text: string) => text.replace(/[^\w-]/g, '\\$&').replace(/^\d/, '\\3$& ');
  give(CSS, { supports: () => true, escape: escapeName });
  give(navigator, { locks: { request: async (_name: string, run: () => unknown) => run() } });

  const matches = Element.prototype.matches;
  give(Element.prototype, { scrollIntoView() {}, getAnimations: () => [], animate: ended });
  give(Element.prototype, {
    checkVisibility(this: Element) {
      return this.isConnected && !this.closest('[hidden]');
    },
  });
  give(
    Element.prototype,
    {
      // A dialog without a box lets the page go.
      getClientRects(this: Element) {
        return this.isConnected ? [this.getBoundingClientRect()] : [];
      },
      matches(this: Element, selector: string) {
        return KNOWN[selector]?.(this) ?? matches.call(this, selector);
      },
    },
    true,
  );
  give(prototype, POPOVER);
  give(HTMLDialogElement.prototype, DIALOG);
}
