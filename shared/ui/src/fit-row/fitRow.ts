import { afterFrame } from '../afterFrame.ts';

/** For sums of fractions; layouts count in less than that. In px. */
const SLACK = 0.05;

/**
 * Measures a row of links that ends with the button of a menu. In its style sheet an item that does not fit wraps out of
 * sight, whole. This says in the markup which ones that are, so that the menu has them and the focus leaves them out: they
 * and their doubles in the menu get `data-out`, and so does the button if the current item is among them. `data-fit` of the
 * row is `all` where each item is in the bar, else `some`; where the style sheet shows the button alone, `tight` if a text of
 * its `data-whole` is cut.
 *
 * It measures now and whenever a width of the row or of an item has changed, before the browser paints: so it follows
 * typefaces, spacing and zoom. An item that the style sheet does not lay out counts as one for the menu, and where the list
 * has `--_all: no`, the last item does not take the place of the button.
 * @param row two lists of the same items, the second one in a popover, and its button
 * @param isPainted the row has been on the screen, not measured: an item that comes from a hidden line is first hidden for a
 * frame, else it would count as one that has moved
 * @returns ends that; what it has said stays
 */
export function fitRow(row: HTMLElement, isPainted = false): () => void {
  const [bar, menu] = row.querySelectorAll('ul');
  const button = row.querySelector('[popovertarget]');
  // Simulated pages of unit tests lay out nothing.
  if (!bar || !menu || !button || !('ResizeObserver' in globalThis)) return () => {};
  const items = [...bar.children] as HTMLElement[];
  const current = items.findIndex((item) => item.querySelector('[aria-current]'));

  /** Those that fit, the ones before others first. */
  const choose = (order: readonly number[], widths: readonly number[], room: number) => {
    let left = room - SLACK;
    const end = order.findIndex((index) => {
      left -= widths[index] as number;
      return left < 0;
    });
    return new Set(end < 0 ? order : order.slice(0, end));
  };

  const fitItems = (widths: readonly number[]) => {
    const room = widthOf(row);
    const rank = (index: number) => (items[index]?.hasAttribute('data-fixed') ? 0 : index === current ? 1 : 2);
    let order = [...items.keys()].filter((index) => widths[index]).sort((a, b) => rank(a) - rank(b));
    /** Whether the button has the name of the current item decides how wide it is. */
    const besideButton = (isNamed: boolean) => {
      button.toggleAttribute('data-out', isNamed);
      return choose(order, widths, room - widthOf(button));
    };
    let shown = besideButton(current >= 0 && !order.includes(current));
    // All items have to fit beside the button if the style sheet keeps its place, as the first paint does.
    const keepsPlace = getComputedStyle(bar).getPropertyValue('--_all') === 'no';
    if (shown.size < items.length && !keepsPlace) {
      const all = choose(order, widths, room);
      if (all.size === items.length) shown = all;
    }
    row.dataset.fit = shown.size === items.length ? 'all' : 'some';
    if (order.includes(current) && !shown.has(current)) {
      order = order.filter((index) => index !== current);
      shown = besideButton(true);
    }
    showOnly((index) => shown.has(index));
  };

  const showOnly = (isShown: (index: number) => boolean) => {
    items.forEach((item, index) => {
      for (const each of [item, menu.children[index]]) each?.toggleAttribute('data-out', !isShown(index));
    });
  };

  let isOver = false;
  let cancel = () => {};
  const fit = () => {
    const widths = items.map(widthOf);
    if (widths.some(Boolean)) return fitItems(widths);
    const before = row.dataset.fit;
    delete row.dataset.fit;
    const text = button.querySelector('[data-whole]');
    if (text && text.scrollWidth > text.clientWidth) row.dataset.fit = 'tight';
    if (before === row.dataset.fit) return;
    // This may have changed the row's own width, which an observer may only tell in the next frame.
    observer.unobserve(row);
    requestAnimationFrame(() => isOver || observer.observe(row));
  };
  const observer = new ResizeObserver(fit);
  const begin = () => {
    fit();
    for (const each of [row, ...items]) observer.observe(each);
  };
  const popover = menu.closest('[popover]');
  /** A menu that is open before anything was measured has all of them, and keeps them until it has faded out. */
  const whenClosed = (run: () => void): void => {
    if (isOver) return;
    if (row.dataset.fit || !popover) run();
    else if (popover.matches(':popover-open'))
      popover.addEventListener('toggle', () => whenClosed(run), { once: true });
    else {
      const fading = popover.getAnimations().map(({ finished }) => finished);
      if (fading.length === 0) run();
      else void Promise.allSettled(fading).then(() => whenClosed(run));
    }
  };
  whenClosed(() => {
    const { bottom } = row.getBoundingClientRect();
    const inRow = items.map((item) => item.getBoundingClientRect().top < bottom);
    if (!isPainted || row.dataset.fit || inRow.every(Boolean)) return begin();
    // Without `data-fit` the menu still has all of them, whatever else wraps meanwhile.
    showOnly((index) => inRow[index] as boolean);
    cancel = afterFrame(() => whenClosed(begin));
  });
  return () => {
    isOver = true;
    cancel();
    observer.disconnect();
  };
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;
