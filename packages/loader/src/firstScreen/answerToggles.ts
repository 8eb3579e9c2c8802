import { pageDocument } from '@travel-shell/core/pageDocument';
import type { LoaderBridge, ReleaseLoader } from '../bridge.ts';
import { announceDrawer } from '../surfaces/announceDrawer.ts';

/** Shell event -> the tag of the piece that follows it, from the contracts. */
declare const TRAVEL_SHELL_HEARD: Readonly<Record<string, string>>;

/**
 * Opens and closes a drawer that is HTML, as the page asks (`handlesEvents` of its contract), and tells of it. What it cannot show
 * is kept for React, as the element's property `request`: a drawer beside the page, or one without a first screen.
 */
export function answerToggles(
  { want }: LoaderBridge,
  showPressed: ReleaseLoader['showPressed'],
): ReleaseLoader['toggle'] {
  async function toggle(element: HTMLElement, isOpen: boolean): Promise<boolean | undefined> {
    const dialog = element.shadowRoot?.querySelector<HTMLDialogElement>('dialog[data-first-screen]');
    // Hidden where the piece has its contents in the page, as in a wide window.
    if (customElements.get(element.localName) || !dialog || getComputedStyle(dialog).visibility === 'hidden') return;
    announceDrawer(element, dialog);
    if (isOpen) return showPressed(element, {});
    // A request that could not be shown waits for React.
    Object.assign(element, { request: undefined });
    dialog.close();
    return true;
  }

  /** The page may ask for the other thing while what it asked for is fetched. */
  let turn: Promise<unknown> = Promise.resolve();

  const answer = (event: Event) => {
    const tag = TRAVEL_SHELL_HEARD[event.type.slice('travel-'.length)] as string;
    const element = pageDocument.querySelector<HTMLElement>(`${tag}:not(:state(ready))`);
    if (event.defaultPrevented || !element) return;
    event.preventDefault();
    // The page may have sent none.
    const request: { open?: boolean } = (event as CustomEvent).detail ?? {};
    turn = turn
      .then(async () => {
        if (await toggle(element, request.open !== false)) return;
        Object.assign(element, { request });
        want(tag);
      })
      .catch(reportError);
  };
  for (const name of Object.keys(TRAVEL_SHELL_HEARD)) addEventListener(`travel-${name}`, answer);
  return answer;
}
