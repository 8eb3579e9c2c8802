// Page-wide, not of this module: pieces of two releases may each bring a copy of it.
const KEY = Symbol.for('travel-shell.scroll-lock');

type Undo = () => void;

interface Lock {
  holders: Set<symbol>;
  release: Undo;
}

/** Sets properties in an element's own style. The undo leaves alone what the page has changed in the meantime. */
function override(element: HTMLElement, properties: Record<string, string>): Undo {
  const { style } = element;
  const hadStyle = element.hasAttribute('style');
  const changes = Object.entries(properties).map(([name, value]) => {
    const before = { value: style.getPropertyValue(name), priority: style.getPropertyPriority(name) };
    style.setProperty(name, value, 'important');
    return { name, before, ours: style.getPropertyValue(name) };
  });
  return () => {
    for (const { name, before, ours } of changes) {
      if (style.getPropertyValue(name) === ours) style.setProperty(name, before.value, before.priority);
    }
    // Asked for first: Chromium writes the attribute late, and what is not written yet it does not remove.
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

function holdPage(): Undo {
  const { documentElement: html, body } = document;
  // Overflow of the body is the window's where the root has none; hiding the root's would make the body a scroller.
  const isBodys = getComputedStyle(html).overflow === 'visible' && getComputedStyle(body).overflow !== 'visible';
  const hasScrollbar = window.innerWidth > html.clientWidth;
  const undo = [
    // The bar's room stays, so nothing on the page moves (Safari before 18.2 does not know this and moves).
    ...(hasScrollbar ? [override(html, { 'scrollbar-gutter': 'stable' })] : []),
    override(isBodys ? body : html, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' }),
  ];
  return () => {
    for (const step of undo.reverse()) step();
  };
}

/**
 * Keeps the page from scrolling until the returned function is called. Locks nest: the page scrolls again when the last
 * one is released, and then it is as it was before the first.
 */
export function lockScroll(): Undo {
  const page = globalThis as { [KEY]?: Lock };
  page[KEY] ??= { holders: new Set(), release: holdPage() };
  const lock = page[KEY];
  const holder = Symbol();
  lock.holders.add(holder);
  return () => {
    if (!lock.holders.delete(holder) || lock.holders.size > 0) return;
    delete page[KEY];
    lock.release();
  };
}
