import { pageDocument } from '@travel-shell/core/pageDocument';

// Global, as pieces of two releases may each load a copy of this module.
const KEY = Symbol.for('travel-shell.scroll-lock');

type Undo = () => void;

interface Lock {
  holders: Set<symbol>;
  release: Undo;
}

/** Sets inline style properties. The returned undo keeps changes the page has made meanwhile. */
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
    // Read it first: Chromium serializes the attribute lazily, and does not remove one it has not serialized.
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

function holdPage(): Undo {
  const { documentElement: html, body } = pageDocument;
  // The body's overflow applies to the window if the root has none; hiding the root's would make the body a scroller.
  const { overflow, scrollbarGutter } = getComputedStyle(html);
  const isBodys = overflow === 'visible' && getComputedStyle(body).overflow !== 'visible';
  // The host may keep the space itself, on one side or on both.
  const needsGutter = window.innerWidth > html.clientWidth && scrollbarGutter === 'auto';
  const undo = [
    // Keep the scrollbar's space, so that the page does not shift (Safari before 18.2 lacks this and shifts).
    ...(needsGutter ? [override(html, { 'scrollbar-gutter': 'stable' })] : []),
    override(isBodys ? body : html, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' }),
  ];
  return () => {
    for (const step of undo.reverse()) step();
  };
}

/**
 * Keeps the page from scrolling until the returned function is called. Locks nest: releasing the last one lets the
 * page scroll again and restores its original state.
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
