import { toggleExpanded } from '@travel-shell/core/toggleExpanded';
import { trackedPress } from '@travel-shell/core/trackedPress';
import { TAGS } from '../bridge.ts';
import { pieceAround } from './createAnswers.ts';

/**
 * Answers presses on links and buttons of pieces that are HTML: tells `travel-track` (by `data-part` and `data-label`), shows
 * and hides what a button expands (`data-expands`), and dispatches what it requests (`data-requests`). Those of React do the
 * same by the same markup. The returned function answers a press that has come before this file.
 */
export function answerPresses(): (press: Event, path: HTMLElement[]) => void {
  /** Buttons that open and close something elsewhere: their `aria-expanded` follows it until React has them. */
  const toggles = new Set<HTMLElement>();

  const answered = new WeakSet<Event>();

  function answer(press: Event, path: HTMLElement[]): void {
    if (answered.has(press)) return;
    answered.add(press);
    const control = path.find((node) => node.matches?.('a, button'));
    const piece = pieceAround(control);
    if (!control || !piece || piece.matches(':state(ready)')) return;
    const isReacts = piece.matches(':state(hydrating)');
    const { piece: other, replay, expands, requests } = control.dataset;
    const send = (name: string, detail: object, cancelable: boolean) =>
      piece.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
    const tracked = trackedPress(path.slice(0, path.indexOf(piece as HTMLElement)));
    // A press that is replayed later is reported then; consent.js reports presses on controls that name its piece.
    if (tracked && !other && (isReacts || replay === undefined)) {
      const { part, label } = tracked;
      send('travel-track', { piece: piece.localName.replace(TAGS, ''), part, action: 'click', label }, false);
    }
    if (isReacts || control.localName === 'a') return;
    if (expands !== undefined) toggleExpanded(control);
    if (!requests) return;
    toggles.add(control);
    send(`travel-${requests}`, { open: control.getAttribute('aria-expanded') !== 'true' }, true);
  }

  for (const [type, isOpen] of [
    ['opened', true],
    ['closed', false],
  ] as const) {
    addEventListener(`travel-drawer-${type}`, () => {
      for (const control of toggles) {
        if (!control.isConnected || pieceAround(control)?.matches(':state(ready)')) toggles.delete(control);
        else control.setAttribute('aria-expanded', String(isOpen));
      }
    });
  }
  addEventListener('click', (press) => answer(press, press.composedPath() as HTMLElement[]), true);
  return answer;
}
