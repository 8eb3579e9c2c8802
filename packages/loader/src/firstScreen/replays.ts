import { pageDocument } from '@travel-shell/core/pageDocument';
import { pieceAround } from './createAnswers.ts';

interface Press {
  control: HTMLElement;
  /** The piece that its piece is in, if it is in another one. */
  outer: Element | undefined;
}

/** By piece, what was pressed last before React had it. */
const presses = new Map<Element, Press>();

const hostOf = (piece: Element) => (piece.getRootNode() as ShadowRoot).host as Element | undefined;

/** Presses it again once React has the piece around it, unless React hears of it, or it is forgotten. */
export function replay(control: HTMLElement | undefined): void {
  const piece = pieceAround(control);
  if (control && piece && !piece.matches(':state(hydrating), :state(ready)'))
    presses.set(piece, { control, outer: hostOf(piece) });
}

export const forgetPress = (piece: Element): unknown => presses.delete(piece);

/** The controls with `data-replay`, wherever they are. The others are in first screens (`watchPresses`). */
export const replayed = (path: readonly HTMLElement[]): HTMLElement | undefined =>
  path.find(({ dataset }) => dataset?.replay != null);

/** The attributes that identify a control in every language. */
const NAMES = ['part', 'name', 'value', 'data-label'];

/**
 * The control, or the one that React has rendered in its place, as for HTML of another release; none if that is not
 * certain.
 */
function counterpart(control: HTMLElement, piece: Element): HTMLElement | undefined {
  if (control.isConnected) return control;
  const [first, ...others] = [piece, piece.shadowRoot]
    .flatMap((root) => [...(root?.querySelectorAll<HTMLElement>(control.localName) ?? [])])
    .filter((each) => NAMES.every((name) => each.getAttribute(name) === control.getAttribute(name)));
  const isOnly = first && !others[0] && control.dataset.replay != null;
  return isOnly ? first : [first, ...others].find((each) => each?.textContent === control.textContent);
}

export function startReplays(): void {
  pageDocument.addEventListener('travel-ready', (event) => {
    // Not `target`: for nested pieces that is the outer one.
    const [ready] = event.composedPath() as [Element];
    for (const [piece, { control, outer }] of [...presses]) {
      const isReplaced = !piece.isConnected && outer && outer === hostOf(ready) && piece.localName === ready.localName;
      const isIt = piece === ready || isReplaced;
      // The page has taken others away.
      if (isIt || !(piece.isConnected || outer?.isConnected)) presses.delete(piece);
      if (isIt) counterpart(control, ready)?.click();
    }
  });
  // Step 0 leaves a defined piece alone, which does not hear of a press before React hydrates it.
  pageDocument.addEventListener('click', (event) => replay(replayed(event.composedPath() as HTMLElement[])), true);
}
