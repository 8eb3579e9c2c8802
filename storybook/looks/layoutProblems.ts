import { elementsIn } from '../pieceSettled.ts';
import { CONTROL, isShown, nameOf } from './controls.ts';
import { shapeProblems } from './shapeProblems.ts';
import { textProblems } from './textProblems.ts';

/** Rounding, and focus rings that touch. In px. */
const TOLERANCE = 1;

/** The element at a point, in whichever shadow root it is. */
function hitAt(x: number, y: number): Element | undefined {
  let hit = document.elementFromPoint(x, y) ?? undefined;
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** An element and its ancestors in the flat tree, itself first. */
function* flatAncestors(element: Element | null | undefined): Generator<Element> {
  for (let at = element; at; ) {
    yield at;
    const root = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

const isIn = (element: Element | undefined, ancestor: Element) => [...flatAncestors(element)].includes(ancestor);

const isInTopLayer = (element: Element) => element.matches(':modal, :popover-open');

/** The part of the control that the page and its scroll containers let a visitor see; undefined if there is none. */
function seenBox(control: Element): DOMRect | undefined {
  let { left, top, right, bottom } = control.getBoundingClientRect();
  for (const ancestor of flatAncestors(control)) {
    if (ancestor === control) continue;
    const { overflowX, overflowY } = getComputedStyle(ancestor);
    const box = ancestor.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (isInTopLayer(ancestor)) break;
  }
  [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
  [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  return right - left > 2 * TOLERANCE && bottom - top > 2 * TOLERANCE
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined;
}

/** Something else is in front of its middle, though nothing in the top layer is open over it. */
function isCovered(control: Element): boolean {
  const box = seenBox(control);
  if (!box) return false;
  const hit = hitAt(box.x + box.width / 2, box.y + box.height / 2);
  if (!hit || isIn(hit, control) || isIn(control, hit)) return false;
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  if (labels.some((label) => isIn(hit, label))) return false;
  const inFront = [...flatAncestors(hit)].find(isInTopLayer);
  return (!inFront || isIn(control, inFront)) && !canScrollClear(control, hit);
}

/**
 * Texts below the middle of a control, where its own text or icon is, except below what is open over them. The rest of a button
 * may be without a ground, and over a text that is as readable as ever.
 */
function* textsBelow(control: Element): Generator<string> {
  const box = seenBox(control);
  if (!box) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const stack = (control.getRootNode() as Document | ShadowRoot).elementsFromPoint(x, y);
  // A link of two lines may not be in the middle of its own box.
  if (!stack.includes(control)) return;
  const layer = [...flatAncestors(control)].find(isInTopLayer);
  const range = document.createRange();
  for (const element of stack.slice(stack.indexOf(control) + 1)) {
    if (isIn(element, control) || (layer && !isIn(element, layer)) || canScrollClear(element, control)) continue;
    for (const text of element.childNodes) {
      if (!(text instanceof Text)) continue;
      range.selectNodeContents(text);
      const isBelow = [...range.getClientRects()].some(
        ({ left, top, right, bottom }) => left < x && x < right && top < y && y < bottom,
      );
      if (isBelow) yield `${nameOf(control)} is in front of "${text.data.trim().slice(0, 40)}"`;
    }
  }
}

/** The covering element sticks to an edge of a container that scrolls the control into sight. */
function canScrollClear(control: Element, hit: Element): boolean {
  const scroller = [...flatAncestors(control)].find(
    (node) => /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight,
  );
  const bar = [...flatAncestors(hit)].find((node) => getComputedStyle(node).position === 'sticky');
  return scroller !== undefined && bar !== undefined && isIn(bar, scroller) && !isIn(control, bar);
}

/**
 * Children that are shown before the previous one in the source, in the same line. Not in a column: a dialog's close
 * button is the last one that a keyboard reaches, and is shown at the top.
 */
function* outOfOrder(container: Element): Generator<string> {
  const { display, direction } = getComputedStyle(container);
  if (!/flex|grid/.test(display)) return;
  const children = [...container.children].filter(
    (child) =>
      isShown(child) &&
      !/absolute|fixed/.test(getComputedStyle(child).position) &&
      (child.matches(CONTROL) || child.querySelector(CONTROL)),
  );
  for (const [at, child] of children.entries()) {
    const next = children[at + 1];
    if (!next) return;
    const [a, b] = [child.getBoundingClientRect(), next.getBoundingClientRect()];
    const isSameLine = b.top < a.bottom - TOLERANCE && a.top < b.bottom - TOLERANCE;
    const isBefore = direction === 'rtl' ? b.left >= a.right - TOLERANCE : b.right <= a.left + TOLERANCE;
    if (isSameLine && isBefore) yield `${nameOf(next)} is shown before ${nameOf(child)}`;
  }
}

const HEADING = '[part~="dialog-heading"], .heading[part~="heading"], .ts-adaptive-heading';
const HEAD_BUTTON =
  '[part~="dialog-close"], [part~="back"], [part~="close"]:not(.card *), .tcf-back, .ts-adaptive-head .ts-icon-button';
const SURFACE = 'dialog, [popover], .banner';

/** Middle of the first line of its text, without what is drawn beside the words. */
function middleOfFirstLine(heading: Element): number | undefined {
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(texts.nextNode() ?? heading);
  const [line] = range.getClientRects();
  return line && line.top + line.height / 2;
}

/** The title, and the buttons at both ends of it that close or go back, are on one line: its first, or the middle of all. */
function* outOfLine(heading: Element): Generator<string> {
  const middle = isShown(heading) ? middleOfFirstLine(heading) : undefined;
  if (middle === undefined) return;
  const box = heading.getBoundingClientRect();
  const middles = [middle, box.top + box.height / 2];
  for (const button of heading.closest(SURFACE)?.querySelectorAll(HEAD_BUTTON) ?? []) {
    if (!isShown(button)) continue;
    const { top, height } = button.getBoundingClientRect();
    const away = Math.round(top + height / 2 - middle);
    if (middles.every((at) => Math.abs(top + height / 2 - at) > TOLERANCE))
      yield `${nameOf(button)} is ${away} px off the line of ${nameOf(heading)}`;
  }
}

/**
 * The problems of a layout in any browser, without a picture to compare with: a page that scrolls sideways, a control
 * that lies under something else, a text under a control, controls that are seen in another order than a keyboard
 * reaches them, a title whose buttons are on another line, shapes that their contents do not fit, words that are broken
 * between letters.
 */
export function layoutProblems(canvas: Element): string[] {
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + TOLERANCE) problems.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  for (const element of elementsIn(canvas)) {
    problems.push(...outOfOrder(element), ...shapeProblems(element), ...textProblems(element));
    if (element.matches(HEADING)) problems.push(...outOfLine(element));
    if (!element.matches(CONTROL) || !isShown(element) || element.closest('[inert], :disabled')) continue;
    // For a form or a script, not for visitors.
    if (element.matches('[tabindex="-1"]') || getComputedStyle(element).pointerEvents === 'none') continue;
    if (isCovered(element)) problems.push(`${nameOf(element)} is covered`);
    else problems.push(...textsBelow(element));
  }
  return problems;
}
