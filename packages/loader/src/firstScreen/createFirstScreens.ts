import { type ReleaseLoader, TAGS } from '../bridge.ts';
import type { OpenedScreens } from './OpenedScreens.ts';
import type { ScreenRequest } from './screensOf.ts';
import { showFirstScreen } from './showFirstScreen.ts';

/** Shows first screens once they have been fetched. Where they cannot be had, React shows the piece. */
export function createFirstScreens(screens: OpenedScreens): Pick<ReleaseLoader, 'showPressed' | 'showRequested'> {
  async function show(element: HTMLElement, key: HTMLElement | string, request: ScreenRequest | true) {
    const opened = await screens.fetch(element, key);
    return opened !== undefined && showFirstScreen(element, opened, request);
  }
  return {
    showPressed: (element) => void show(element, element, true),
    async showRequested(tag, request) {
      if (customElements.get(tag)) return false;
      // As for any request: on the page at once, so that its messages load with it.
      const element = document.querySelector<HTMLElement>(tag) ?? document.createElement(tag);
      if (!element.isConnected) document.body.append(element);
      return show(element, tag, request);
    },
  };
}

/**
 * Answers a link that requests a piece, `<a href="/login" data-loads="travel-sign-in" data-requests="sign-in-requested"
 * data-reason="sign-in">`, while the piece around it is HTML. If that has no first screen, the link leads on.
 */
export function answerLinks(release: ReleaseLoader): void {
  document.addEventListener('click', async (press) => {
    const path = press.composedPath() as HTMLElement[];
    const at = path.findIndex(({ dataset }) => dataset?.requests);
    const link = path[at] as HTMLAnchorElement | undefined;
    const around = path.slice(at).find(({ localName }) => TAGS.test(localName));
    const isPlain = press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
    if (!link || !around || customElements.get(around.localName) || !isPlain || press.defaultPrevented) return;
    press.preventDefault();
    const { loads: tag = '', requests: name = '', reason = '' } = link.dataset;
    const request = { reason };
    // A host may have a dialog of its own; and step 1 may be there already.
    const init = { bubbles: true, composed: true, cancelable: true, detail: request };
    if (!link.dispatchEvent(new CustomEvent(`travel-${name}`, init))) return;
    if (!(await release.showRequested(tag, request))) return location.assign(link.href);
    // Without it the dialog's own form leads on.
    const runtime = await release.loadRuntime().catch(() => undefined);
    void runtime?.answer(name, request);
  });
}
