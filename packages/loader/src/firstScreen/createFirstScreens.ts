import type { ReleaseLoader } from '../bridge.ts';
import type { OpenedScreens } from './OpenedScreens.ts';
import type { ScreenRequest } from './screensOf.ts';
import { showFirstScreen } from './showFirstScreen.ts';

/** Shows first screens once they have been fetched. Where they cannot be had, React shows the piece. */
export function createFirstScreens(screens: OpenedScreens): Pick<ReleaseLoader, 'showPressed' | 'showRequested'> {
  async function show(element: HTMLElement, key: HTMLElement | string, request: ScreenRequest | true): Promise<void> {
    const opened = await screens.fetch(element, key);
    if (opened) showFirstScreen(element, opened, request);
  }
  return {
    showPressed: (element) => void show(element, element, true),
    showRequested(tag, request) {
      if (customElements.get(tag)) return;
      // As for any request: on the page at once, so that its messages load with it.
      const element = document.querySelector<HTMLElement>(tag) ?? document.createElement(tag);
      if (!element.isConnected) document.body.append(element);
      void show(element, tag, request);
    },
  };
}
