import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { announceLink } from '../announceLinks.ts';
import type { ReleaseLoader } from '../bridge.ts';
import { closeAround } from '../closeAround.ts';
import type { Visits } from '../surfaces/createVisits.ts';
import type { SignInRequest } from '../TravelShell.ts';
import { type Answers, pieceAround } from './createAnswers.ts';
import type { OpenedScreens } from './createOpenedScreens.ts';
import type { ScreenRequest } from './screensOf.ts';
import { showFirstScreen } from './showFirstScreen.ts';

interface FirstScreens extends Pick<ReleaseLoader, 'showPressed' | 'showRequested'> {
  /** Resolves when what was pressed last is on the screen, or takes long: React is fetched and run after that. */
  settled(): Promise<void>;
}

/** How long React waits for a first screen. */
const WAIT_TIMEOUT_MS = 300;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows first screens once they have been fetched. Where they cannot be had, React shows the piece. */
export function createFirstScreens(screens: OpenedScreens, answers: Answers, visits: Visits): FirstScreens {
  let latest = Promise.resolve();
  async function open(element: HTMLElement, request: ScreenRequest | true) {
    const opened = await screens(element, true);
    if (!opened) return false;
    const isOpen = showFirstScreen(element, opened, request);
    void painted().then(() => element.shadowRoot?.querySelector('[data-short]')?.removeAttribute('data-short'));
    return isOpen || undefined;
  }
  function show(...asked: Parameters<typeof open>) {
    const shown = open(...asked);
    latest = Promise.race([shown.then(painted), wait(WAIT_TIMEOUT_MS)]);
    return shown;
  }
  return {
    settled: () => latest,
    showPressed: show,
    async showRequested(tag, request, from) {
      visits.replace(tag, request);
      // At once, so that its messages load with it; React finds it there.
      const element = answers.place(tag, from);
      return customElements.get(tag) ? undefined : show(element, request);
    },
  };
}

/**
 * Follows links while the piece around them is HTML. One with `data-dismiss` closes what it is in. One that requests a
 * piece, `<a href="/login" data-loads="travel-sign-in" data-requests="sign-in-requested" data-reason="sign-in">`, shows its
 * first screen, or waits for React where the request begins with none. If that cannot be had, the link leads on.
 */
export function answerLinks(release: ReleaseLoader, visits: Visits): void {
  pageDocument.addEventListener('click', async (press) => {
    const path = press.composedPath() as HTMLAnchorElement[];
    const link = path.find(({ localName }) => localName === 'a');
    const around = pieceAround(link);
    // A defined one that has not rendered yet does not hear the press.
    if (!link || !around || around.matches(':state(ready)')) return;
    const { loads: tag = '', requests: name, reason, dismiss } = link.dataset;
    if (dismiss !== undefined) closeAround(path);
    if (!name || isModifiedClick(press) || press.defaultPrevented) return;
    press.preventDefault();
    const request = reason ? { reason } : name.endsWith('-toggle') ? { open: true } : {};
    // A host may have a dialog of its own; and step 1 may be there already.
    const init = { bubbles: true, composed: true, cancelable: true, detail: request };
    if (!link.dispatchEvent(new CustomEvent(`travel-${name}`, init))) return;
    const isShown = await release.showRequested(tag, request, link);
    if (isShown && (await visits.follow(tag, request))) return;
    const runtime = isShown === false ? undefined : await release.loadRuntime().catch(() => undefined);
    if (!visits.isLatest(tag, request)) return;
    if (runtime) void runtime.answer(name, request as SignInRequest);
    // The form of a dialog that is shown leads on, too.
    else if (!isShown && announceLink(link, around)) location.assign(link.href);
  });
}
