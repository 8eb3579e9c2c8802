import type { ReleaseLoader } from '../bridge.ts';

/** Presses again, once React is there, what was pressed before: the controls with `data-replay`. */
export function createReplays(): ReleaseLoader['intended'] {
  const replays = new Map<EventTarget, HTMLElement>();
  document.addEventListener('travel-ready', (event) => {
    // Not `target`: for nested pieces that is the outer one.
    const [element] = event.composedPath() as [Element];
    const control = replays.get(element);
    replays.delete(element);
    control?.click();
  });
  return (_, element, isPress, again) => {
    if (isPress && again) replays.set(element, again);
  };
}
