/** The place of the focus while a visitor goes through a page by Tab. */
export interface Stop {
  /** Text or name of what has the focus. Empty for the page itself. */
  name: string;
  /** The consent banner or the header lies over all of it. */
  isCovered: boolean;
}

/** Runs in the page, whose only frame, if it has one, is the page that counts. */
export function focusedStop(): Stop {
  const view = document.querySelector('iframe')?.contentDocument ?? document;
  let focused = view.activeElement;
  const hosts = new Set<Element | null | undefined>();
  for (; focused?.shadowRoot?.activeElement; focused = focused.shadowRoot.activeElement) hosts.add(focused);
  if (!focused || focused === view.body) return { name: '', isCovered: false };
  const box = focused.getBoundingClientRect();
  const isCoveredBy = (tag: string, part?: string) => {
    const piece = view.querySelector(tag);
    const cover = part ? piece?.shadowRoot?.querySelector(part) : piece;
    if (!cover || hosts.has(piece) || piece?.contains(focused)) return false;
    const { left, right, top, bottom } = cover.getBoundingClientRect();
    return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom && box.width > 0;
  };
  return {
    name: focused.textContent?.trim().slice(0, 40) || focused.getAttribute('aria-label') || focused.localName,
    isCovered: isCoveredBy('travel-consent', '[part=banner]') || isCoveredBy('travel-header'),
  };
}
