import { pageDocument } from '@travel-shell/core/pageDocument';
import { pieceAround } from './createAnswers.ts';

/** Presses again, once React is there, what was pressed before: the controls with `data-replay`. */
export function createReplays(): (path: readonly HTMLElement[]) => void {
  const replays = new Map<EventTarget, HTMLElement>();
  pageDocument.addEventListener('travel-ready', (event) => {
    // Not `target`: for nested pieces that is the outer one.
    const [element] = event.composedPath() as [Element];
    const control = replays.get(element);
    replays.delete(element);
    control?.click();
  });
  // Step 0 leaves a defined piece alone, which does not hear of a press before React hydrates it.
  pageDocument.addEventListener(
    'click',
    (event) => {
      const control = (event.composedPath() as HTMLElement[]).find(({ dataset }) => dataset?.replay != null);
      const around = pieceAround(control);
      if (control && around && !around.matches(':state(hydrating), :state(ready)')) replays.set(around, control);
    },
    true,
  );
  return (path) => {
    const control = path.find(({ dataset }) => dataset?.replay != null);
    const around = pieceAround(control);
    // One that is there already has heard of it, or has not by the listener above.
    if (control && around && !customElements.get(around.localName)) replays.set(around, control);
  };
}
