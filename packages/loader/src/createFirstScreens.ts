import type { ReleaseLoader } from './bridge.ts';
import type { ScreenRequest } from './firstScreen/screensOf.ts';

/** Tags of the pieces that a request opens and that have a first screen. */
declare const TRAVEL_SHELL_REQUESTED: readonly string[];

/**
 * What a press opens, as HTML before React (D-31). It is fetched with the intent, beside the script that shows it; then
 * it is shown with the press, or when something is asked for. Where it cannot be had, React shows it.
 */
export function createFirstScreens(
  fetchOpened: (element: HTMLElement) => Promise<ShadowRoot | undefined>,
  loadRelease: () => Promise<ReleaseLoader>,
) {
  const fetched = new Map<HTMLElement, Promise<ShadowRoot | undefined>>();
  /** By tag. The one on the page, or one that is added to it when it is asked for. */
  const answering = new Map<string, HTMLElement>();

  const open = async (element: HTMLElement, request: ScreenRequest | 'press' | false) => {
    if (customElements.get(element.localName)) return;
    const fragment = fetched.get(element) ?? fetchOpened(element).catch(() => undefined);
    fetched.set(element, fragment);
    try {
      const [{ showFirstScreen }, opened] = await Promise.all([loadRelease(), fragment]);
      if (opened && request) showFirstScreen(element, opened, request);
    } catch {
      // Logged by whatever wants the piece itself.
    }
  };
  const answer = (tag: string) => {
    const element = document.querySelector<HTMLElement>(tag) ?? answering.get(tag) ?? document.createElement(tag);
    answering.set(tag, element);
    return element;
  };
  return {
    intended(tag: string, element: HTMLElement | undefined, isPress: boolean) {
      if (!element) TRAVEL_SHELL_REQUESTED.includes(tag) && open(answer(tag), false);
      else if (element.shadowRoot?.querySelector('[data-first-screen]')) open(element, isPress && 'press');
    },
    requestScreen(tag: string, request: ScreenRequest) {
      const element = answer(tag);
      if (!element.isConnected) document.body.append(element);
      open(element, request);
    },
  };
}
