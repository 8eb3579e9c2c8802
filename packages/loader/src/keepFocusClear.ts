import { focusedElement } from '@travel-shell/core/focusedElement';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { removeSheet } from '@travel-shell/core/removeSheet';
import { TAGS } from './bridge.ts';

/** Between what has the focus and what would cover it, in px: its ring has room. */
const GAP = 8;
/** Points where something that stays in view is likely to be, in px from the edges of the window. */
const [SIDE, TOP, BOTTOM] = [40, 8, 28];

/** Not by pointer: what it presses must not move. */
const BY_KEY = ':focus-visible:not(:active)';

/** Around a node, also out of slots and shadow roots. */
const parentOf = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;

/** The element with the focus, also inside pieces, and everything around it. */
function focusedPath(): Element[] {
  const path: Element[] = [];
  for (let node = focusedElement(); node; node = parentOf(node)) path.push(node);
  return path;
}

/** The topmost element at a point, also inside pieces. */
function hitAt(x: number, y: number, root: DocumentOrShadowRoot & Node = pageDocument): Element | null {
  const hit = root.elementFromPoint(x, y);
  if (!root.contains(hit)) return null;
  return (hit?.shadowRoot && hitAt(x, y, hit.shadowRoot)) ?? hit;
}

/**
 * The kit's element that floats over the page at a point, unless the focus is in it: the sticky header, a banner, a
 * toast.
 */
function coverAt(x: number, y: number, path: readonly Element[]): Element | undefined {
  let cover: Element | undefined;
  for (let node = hitAt(x, y); node; node = parentOf(node)) {
    if (!cover && path.includes(node)) return;
    if (/fixed|sticky/.test(getComputedStyle(node).position)) cover = node;
    if (cover && TAGS.test(node.localName)) return cover;
  }
  return;
}

/**
 * Scrolls what gets the focus clear of what of ours stays in view without blocking the page (WCAG 2.2, 2.4.11): by the
 * root's `scroll-padding`, which is as large as these are for as long as they are there. Where the page ends under one,
 * it ends later meanwhile.
 */
export function keepFocusClear(): void {
  const root = pageDocument.documentElement;
  /** On the page while there is something to keep clear of. */
  const sheet = new CSSStyleSheet();
  const covers = new Set<Element>();
  const resized = new ResizeObserver(() => {
    update();
    look();
  });
  let end = 0;
  let isLonger = false;
  let before = '';

  function update(): void {
    let start = 0;
    end = 0;
    for (const cover of covers) {
      const { top, bottom, height } = cover.getBoundingClientRect();
      if (!height) covers.delete(cover);
      else if (top + bottom > innerHeight) end = Math.max(end, innerHeight - top + GAP);
      else start = Math.max(start, bottom + GAP);
    }
    // The upper cover goes first where the covers leave no room.
    end = Math.max(0, Math.min(end, innerHeight - start - BOTTOM));
    isLonger &&= end > 0;
    const isWanted = start + end > 0;
    const state = [start, end, isLonger, root.style.cssText].join();
    if (state === before) return;
    before = state;
    // A page that ends later is shorter while it is measured: the browser may scroll it back.
    const scrolled = scrollY;
    removeSheet(sheet);
    if (!isWanted) return;
    // Without ours.
    const own = getComputedStyle(root);
    const padding = (side: 'Start' | 'End', ours: number) => {
      const given = own[`scrollPaddingBlock${side}`];
      return ours ? `scroll-padding-block-${side}:max(${given === 'auto' ? '0px' : given},${ours}px)!important;` : '';
    };
    const longer = isLonger ? `padding-block-end:calc(${own.paddingBlockEnd} + ${end}px)!important` : '';
    // For what does not scroll with the page, such as the navigation beside it.
    const told = `--travel-covered-block-end:${end}px;`;
    sheet.replaceSync(`:root{${told}${padding('Start', start)}${padding('End', end)}${longer}}`);
    pageDocument.adoptedStyleSheets.push(sheet);
    if (scrollY !== scrolled) scrollTo({ top: scrolled, behavior: 'instant' });
  }

  function add(x: number, y: number, path: readonly Element[]): boolean {
    const cover = coverAt(x, y, path);
    if (!cover) return false;
    // Once: it would tell of the size again.
    if (!covers.has(cover)) resized.observe(cover);
    covers.add(cover);
    return true;
  }

  /** Scrolls if any of it is covered. True if it still is then. */
  function scroll(path: readonly Element[]): boolean {
    const [focused] = path as [Element];
    const isCovered = () => {
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => add(x, y, path)));
      return corners.includes(true);
    };
    if (!isCovered()) return false;
    update();
    // Also seen in part where it is higher than the room that is left.
    focused.scrollIntoView({ block: 'start', behavior: 'instant' });
    return isCovered();
  }

  function keepClear(): void {
    const path = focusedPath();
    if (!path[0]?.matches(BY_KEY) || !scroll(path) || !end || isLonger) return;
    isLonger = true;
    scroll(path);
  }

  function look(event?: Event): void {
    // The document does not hear of a focus that moves inside one shadow root, but of the key that moves it.
    const { key } = (event ?? {}) as Partial<KeyboardEvent>;
    // Typed text moves none.
    if (key ? key.length === 1 : !focusedPath()[0]?.matches(BY_KEY)) return;
    // Before the browser scrolls.
    for (const x of [SIDE, innerWidth / 2, innerWidth - SIDE]) {
      for (const y of [TOP, innerHeight - BOTTOM]) add(x, y, []);
    }
    update();
    requestAnimationFrame(keepClear);
  }

  // Late contents above the focus move it; Safari does not anchor the scroll position.
  resized.observe(root);
  // React's contents may lie elsewhere than the HTML did.
  for (const type of ['keydown', 'focusin', 'travel-ready']) pageDocument.addEventListener(type, look, true);
  look();
}
