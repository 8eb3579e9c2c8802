import { isShown, nameOf } from './controls.ts';

/** Letters may come this near to a rounded edge. In px. */
const TOLERANCE = 2;
/** Sharper corners hold any text. In px. */
const LEAST_RADIUS = 8;
/** The part of a line's height that is above and below its letters. */
const LEADING = 0.25;

const CORNERS = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;

type Style = CSSStyleDeclaration;
const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
const px = (length: string) => Number.parseFloat(length) || 0;

/** A box that a visitor sees: it has a ground or a border all round. */
const isPainted = (style: Style) =>
  !isClear(style.backgroundColor) || (px(style.borderTopWidth) > 0 && !isClear(style.borderTopColor));

/** The radius of each corner, as it is drawn: too large ones share an edge. */
function radiiOf(style: Style, { width, height }: DOMRect): number[] {
  const given = CORNERS.map((corner) => {
    const value = style[`border${corner}Radius`];
    return value.includes('%') ? (px(value) / 100) * Math.min(width, height) : px(value);
  });
  const [topLeft = 0, topRight = 0, bottomRight = 0, bottomLeft = 0] = given;
  const share = Math.min(
    1,
    ...[width / (topLeft + topRight), width / (bottomLeft + bottomRight)],
    ...[height / (topLeft + bottomLeft), height / (topRight + bottomRight)],
  );
  return given.map((radius) => radius * share);
}

/** Whether a point is outside one of the rounded corners. */
function isBeyondCorner(x: number, y: number, box: DOMRect, radii: readonly number[]): boolean {
  return radii.some((radius, at) => {
    const isRight = at === 1 || at === 2;
    const isBottom = at > 1;
    const [centerX, centerY] = [
      isRight ? box.right - radius : box.left + radius,
      isBottom ? box.bottom - radius : box.top + radius,
    ];
    const isInCorner = (isRight ? x > centerX : x < centerX) && (isBottom ? y > centerY : y < centerY);
    return isInCorner && Math.hypot(x - centerX, y - centerY) > radius + TOLERANCE;
  });
}

/** The letters of each line of text in an element. */
function* linesIn(element: Element): Generator<{ text: Text; box: DOMRect }> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (!text.data.trim()) continue;
    range.selectNodeContents(text);
    for (const { x, y, width, height } of range.getClientRects()) {
      yield { text, box: new DOMRect(x, y + height * LEADING, width, height * (1 - 2 * LEADING)) };
    }
  }
}

/** A visitor sees all of it: it is not for screen readers alone, and nothing on the way to that element cuts it. */
function isSeen({ text, box }: { text: Text; box: DOMRect }, until: Element): boolean {
  if (!text.parentElement || !isShown(text.parentElement)) return false;
  for (let at: Element | null = text.parentElement; at; at = at.parentElement) {
    const { clipPath, overflowX } = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    const isCut = box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
    if (clipPath !== 'none' || (overflowX !== 'visible' && isCut)) return false;
    if (at === until) break;
  }
  return true;
}

const cornersOf = ({ left, top, right, bottom }: DOMRect) =>
  [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));

/** Text that crosses a rounded corner: a box with the corners of a pill. */
function stickingOut(element: Element, style: Style): string | undefined {
  const box = element.getBoundingClientRect();
  const radii = radiiOf(style, box);
  if (Math.max(...radii) < LEAST_RADIUS || !isPainted(style)) return;
  for (const line of linesIn(element)) {
    if (cornersOf(line.box).some(([x, y]) => isBeyondCorner(x, y, box, radii)) && isSeen(line, element)) {
      return `"${line.text.data.trim().slice(0, 40)}" crosses the corner of ${element.localName}.${element.className}`;
    }
  }
}

/** A border at one side, which rounded corners bend to a crescent. */
function hasBentBorder(style: Style): boolean {
  const isBar = (one: string, other: string) => px(one) >= 2 && px(other) === 0;
  const { borderLeftWidth: left, borderRightWidth: right } = style;
  const bent = (...corners: (typeof CORNERS)[number][]) =>
    corners.some((corner) => px(style[`border${corner}Radius`]) > 0);
  return (
    (isBar(left, right) && bent('TopLeft', 'BottomLeft')) || (isBar(right, left) && bent('TopRight', 'BottomRight'))
  );
}

/** A bar in a pseudo-element at the side of its element, whose rounded corners clip it. */
function hasClippedBar(element: Element, style: Style): boolean {
  if (style.overflowX === 'visible') return false;
  const bar = getComputedStyle(element, '::before');
  if (bar.content === 'none' || bar.position !== 'absolute' || px(bar.width) > 4) return false;
  const box = element.getBoundingClientRect();
  const x = box.left + px(bar.left);
  const top = box.top + px(bar.top);
  return isBeyondCorner(x - TOLERANCE, top, box, radiiOf(style, box));
}

/** The problems of an element's shapes. */
export function* shapeProblems(element: Element): Generator<string> {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.display === 'contents' || !isShown(element)) return;
  const crossing = stickingOut(element, style);
  if (crossing) yield crossing;
  if (hasBentBorder(style) || hasClippedBar(element, style)) yield `${nameOf(element)} has a bar that is not straight`;
}
