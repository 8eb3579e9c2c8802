import type { LoaderBridge, ReleaseLoader } from '../bridge.ts';
import type { ScreenRequest } from './screensOf.ts';
import { showFirstScreen } from './showFirstScreen.ts';

/** Shows first screens once they have been fetched, which step 0 begins with the intent. Else React shows the piece. */
export function createFirstScreens(bridge: LoaderBridge): Pick<ReleaseLoader, 'showPressed' | 'showRequested'> {
  async function show(element: HTMLElement, key: HTMLElement | string, request: ScreenRequest | true): Promise<void> {
    const fetched = bridge.opened.get(key) ?? bridge.fetchOpened(element);
    bridge.opened.set(key, fetched);
    const opened = await fetched;
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
