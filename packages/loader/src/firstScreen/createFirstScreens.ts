import type { ReleaseLoader } from '../bridge.ts';
import { type Answers, pieceAround } from './createAnswers.ts';
import type { OpenedScreens } from './createOpenedScreens.ts';
import type { ScreenRequest } from './screensOf.ts';
import { showFirstScreen } from './showFirstScreen.ts';

interface FirstScreens extends Pick<ReleaseLoader, 'showPressed' | 'showRequested'> {
  /** Resolves when what was pressed last is on the screen, or takes long: React is fetched and run after that. */
  settled(): Promise<void>;
}

/** How long React waits for a first screen. */
const PATIENCE_MS = 300;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows first screens once they have been fetched. Where they cannot be had, React shows the piece. */
export function createFirstScreens(screens: OpenedScreens, answers: Answers): FirstScreens {
  let latest = Promise.resolve();
  async function open(element: HTMLElement, request: ScreenRequest | true) {
    const opened = await screens(element);
    return opened ? showFirstScreen(element, opened, request) : false;
  }
  function show(...asked: Parameters<typeof open>): Promise<boolean> {
    const shown = open(...asked);
    latest = Promise.race([shown.then(painted), wait(PATIENCE_MS)]);
    return shown;
  }
  return {
    settled: () => latest,
    showPressed: show,
    async showRequested(tag, request, from) {
      // At once, so that its messages load with it; React finds it there.
      const element = answers.place(tag, from);
      return !customElements.get(tag) && show(element, request);
    },
  };
}

/**
 * Answers a link that requests a piece, `<a href="/login" data-loads="travel-sign-in" data-requests="sign-in-requested"
 * data-reason="sign-in">`, while the piece around it is HTML. If that has no first screen, the link leads on.
 */
export function answerLinks(release: ReleaseLoader): void {
  document.addEventListener('click', async (press) => {
    const path = press.composedPath() as HTMLAnchorElement[];
    const link = path.find(({ dataset }) => dataset?.requests);
    const around = pieceAround(link);
    const isPlain = !(press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
    // A defined one that has not rendered yet does not hear the press.
    if (!link || !around || around.matches(':state(ready)') || !isPlain || press.defaultPrevented) return;
    press.preventDefault();
    const { loads: tag = '', requests: name = '', reason = '' } = link.dataset;
    const request = { reason, open: true };
    // A host may have a dialog of its own; and step 1 may be there already.
    const init = { bubbles: true, composed: true, cancelable: true, detail: request };
    if (!link.dispatchEvent(new CustomEvent(`travel-${name}`, init))) return;
    if (!(await release.showRequested(tag, request, link))) return location.assign(link.href);
    // Without it the dialog's own form leads on.
    const runtime = await release.loadRuntime().catch(() => undefined);
    void runtime?.answer(name, request);
  });
}
