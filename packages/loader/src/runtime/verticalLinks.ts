import type { Schema } from '@travel-shell/contract';
import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { canTakeSearchAlong, goToVertical } from '@travel-shell/store/account';

type Vertical = Schema<'Vertical'>;

/** The parts of header and navigation drawer with links to verticals. */
const PARTS = ['nav', 'main', 'secondary'];

/** The vertical whose link is being pressed: both pieces tell it by `travel-track` first, so their markup need not. */
let pressed: Vertical | undefined;

/**
 * Links of header and drawer to other verticals take the search of a results page along (MSC-038), where the page has
 * configured verticals for that and says that it is one, on either piece: `page-type="results"`. A press that opens another
 * tab or window stays a link, as does a second one. Returns the function that ends it.
 */
export function followVerticalLinks(): () => void {
  addEventListener('travel-track', remember, true);
  pageDocument.addEventListener('click', follow);
  return () => {
    removeEventListener('travel-track', remember, true);
    pageDocument.removeEventListener('click', follow);
  };
}

function remember(event: Event): void {
  const { part, label } = (event as CustomEvent<{ part: string; label: Vertical }>).detail;
  pressed = PARTS.includes(part) ? label : undefined;
}

function follow(press: MouseEvent): void {
  const to = pressed;
  pressed = undefined;
  const path = press.composedPath() as HTMLAnchorElement[];
  const link = path.find(({ localName }) => localName === 'a');
  const piece = path.find(({ localName }) => localName?.startsWith('travel-'));
  if (!to || !link || !piece || isModifiedClick(press) || press.defaultPrevented || link.target === '_blank') return;
  // The vertical of the page; the attribute's name depends on the piece.
  const from = (piece.getAttribute('vertical') ?? piece.getAttribute('active-vertical')) as Vertical | null;
  if (!from || !isResultsPage() || link.ariaBusy || !canTakeSearchAlong({ from, to })) return;
  press.preventDefault();
  // Shown at once: the conversion is a call.
  link.ariaBusy = 'true';
  void goToVertical({ from, to, plainLink: link.href }).finally(() => {
    link.ariaBusy = null;
  });
}

const isResultsPage = () =>
  [...pageDocument.querySelectorAll('[page-type="results"]')].some(({ localName }) => localName.startsWith('travel-'));
