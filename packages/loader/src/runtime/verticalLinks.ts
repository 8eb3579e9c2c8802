import type { Schema } from '@travel-shell/contract';
import { canTakeSearchAlong, goToVertical } from '@travel-shell/store/account';

type Vertical = Schema<'Vertical'>;

/**
 * Links of pieces to other verticals, `data-vertical`, take the search of a results page along (MSC-038), where the page has
 * configured verticals for that. A press that opens another tab or window stays a link. Returns the function that ends it.
 */
export function followVerticalLinks(): () => void {
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

function follow(press: MouseEvent): void {
  const path = press.composedPath() as HTMLAnchorElement[];
  const link = path.find(({ dataset }) => dataset?.vertical);
  const piece = path.find(({ localName }) => localName?.startsWith('travel-'));
  const isModified = press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
  if (!link || !piece || isModified || press.defaultPrevented || link.target === '_blank') return;
  // What a piece calls the vertical of its page.
  const from = (piece.getAttribute('vertical') ?? piece.getAttribute('active-vertical')) as Vertical | null;
  const to = link.dataset.vertical as Vertical;
  const pageType = piece.getAttribute('page-type') || 'results';
  if (!from || pageType !== 'results' || !canTakeSearchAlong({ from, to })) return;
  press.preventDefault();
  void goToVertical({ from, to, plainLink: link.href });
}
