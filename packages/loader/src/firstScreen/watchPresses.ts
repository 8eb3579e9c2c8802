import { listen } from '@travel-shell/core/listen';
import { forgetPress, replay } from './replays.ts';

/**
 * Until React handles a first screen: closes and changes it, and remembers the last press on anything else, which is
 * repeated then. Links work by themselves. Forms wait for React, too, and are sent by the browser where it cannot be loaded.
 * Returns what forgets the press.
 */
export function watchPresses(element: HTMLElement, place: HTMLElement, showScreen: (name: string) => void): () => void {
  const end = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    listen(target, type, listener, end.signal);
  const root = place.getRootNode() as ShadowRoot;
  let send: (() => void) | undefined;
  let hasFailed = false;
  /** React hydrates the HTML that it finds, so the HTML must not change any more. */
  const isTaken = () => customElements.get(element.localName) !== undefined;
  const forget = () => {
    forgetPress(element);
    send = undefined;
  };

  on(root, 'click', (event) => {
    const control = (event.target as HTMLElement).closest<HTMLElement>('button, [role=option]');
    // The part that the control expands is there already.
    if (!control || !place.contains(control) || control.dataset.expands !== undefined) return;
    forget();
    if (isTaken()) replay(control);
    else if (control.dataset.dismiss !== undefined) (place as HTMLDialogElement).close?.();
    else if (control.dataset.screen !== undefined) {
      event.preventDefault();
      showScreen(control.dataset.screen);
    } else replay(control);
  });
  on(root, 'submit', (event) => {
    const { target, submitter } = event as SubmitEvent;
    if (hasFailed) return;
    event.preventDefault();
    send = () => (target as HTMLFormElement).requestSubmit(submitter);
  });
  // An event of a dialog, which does not bubble.
  on(place, 'close', () => {
    place.dataset.dismissed = '';
    forget();
  });
  on(element, 'travel-error', () => {
    hasFailed = true;
    send?.();
  });
  const popover = place.closest('[popover]');
  if (popover) on(popover, 'toggle', (event) => (event as ToggleEvent).newState === 'closed' && forget());
  on(element, 'travel-ready', () => end.abort());
  return forget;
}
