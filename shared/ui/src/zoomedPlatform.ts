import { type Platform, platform, type Rect } from '@floating-ui/dom';

/** Boxes are in the window's pixels, lengths in those of an element that a `zoom` of the host's has made larger. */
function inPixelsOf(element: Element, { x, y, width, height }: Rect): Rect {
  const zoom = element.currentCSSZoom ?? 1;
  return { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
}

/** The measures of Floating UI, also right on a page with `zoom`, which Floating UI mixes up (measured with 1.8). */
export const zoomedPlatform: Platform = {
  ...platform,
  async getElementRects(elements) {
    const { reference, floating } = await platform.getElementRects(elements);
    return { reference: inPixelsOf(elements.floating, reference), floating };
  },
  async getClippingRect(bounds) {
    const rect = await platform.getClippingRect.call(this, bounds);
    return inPixelsOf(bounds.element, rect);
  },
};
