/** The part of the loader that only visitors need who use something. Loaded with the first intent. */
import { CHECKED_DEFAULTS, logFailure, pageConfig, type ShellConfig, setConfig } from '@travel-shell/core';
import { acceptConfig } from '@travel-shell/core/acceptConfig';
import { hasCookie } from '@travel-shell/core/hasCookie';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { whenIdle } from '@travel-shell/core/whenIdle';
import { announceLinks } from './announceLinks.ts';
import { type BridgeScope, LOADER, type LoaderBridge, TAGS } from './bridge.ts';
import { createReleaseLoader } from './createReleaseLoader.ts';
import { answerPresses } from './firstScreen/answerPresses.ts';
import { answerToggles } from './firstScreen/answerToggles.ts';
import { createAnswers, pieceAround } from './firstScreen/createAnswers.ts';
import { answerLinks, createFirstScreens } from './firstScreen/createFirstScreens.ts';
import { createOpenedScreens } from './firstScreen/createOpenedScreens.ts';
import { fetchIntended } from './firstScreen/fetchIntended.ts';
import { findNeeded, isScripted } from './firstScreen/findNeeded.ts';
import { replay, replayed, startReplays } from './firstScreen/replays.ts';
import { tellFailures } from './firstScreen/tellFailures.ts';
import { keepFocusClear } from './keepFocusClear.ts';
import { createVisits } from './surfaces/createVisits.ts';
import { holdPopover, holdRows } from './surfaces/holdPopover.ts';
import type { SignInResult } from './TravelShell.ts';

/** File name of this build's debug.js, and its integrity. */
declare const TRAVEL_SHELL_DEBUG: string;
declare const TRAVEL_SHELL_DEBUG_INTEGRITY: string;
/** Tags of the pieces that a request opens and that have a first screen: from the contracts, by the build. */
declare const TRAVEL_SHELL_REQUESTED: readonly string[];
/** The tag of the piece that answers `openSignIn`, from its contract. */
declare const TRAVEL_SHELL_SIGN_IN: string;

/** The piece that a control names, if it is on the page: beside it, as in the header, or somewhere. Not one for requests alone. */
const findPiece = (tag: string, control: Element) =>
  TRAVEL_SHELL_REQUESTED.includes(tag) ? null : (control.querySelector(tag) ?? pageDocument.querySelector(tag));

const bridge = (globalThis as BridgeScope)[LOADER] as LoaderBridge;
/** The origin of loader.js, if that is not the page's origin. */
const { apiBase } = bridge.defaults;
const config = () => pageConfig() as ShellConfig;
/** The page's configuration, without defaults. */
const configured: Partial<ShellConfig> = {};

/** By a cookie that the page can read (D-30). Who is, or may be, signed in needs React for what is theirs. */
const isAnonymous = () => !isOfBackEnd() && hasCookie(config().signedInCookie) === false;

/** The back end is on another host, and sets its cookie there. */
function isOfBackEnd(): boolean {
  const { apiBase, signedInCookie, signedInCookieDomain } = config();
  return !!(apiBase && signedInCookie) && !signedInCookieDomain && new URL(apiBase).hostname !== location.hostname;
}

/** For the page's authors: until their first intent visitors look signed out, although they are not. */
function tellOfCookie(): void {
  if (!isOfBackEnd()) return;
  console.info(
    '[travel-shell] The back end is on another host: configure signedInCookieDomain if both have one domain.',
  );
}

let isDebugging = false;

function configure(input: object): void {
  const accepted = acceptConfig(input, (message) => logFailure({ code: 'CONFIG', message }));
  Object.assign(configured, accepted);
  setConfig({ ...config(), ...accepted });
  bridge.timeout = config().loadTimeout / 3;
  bridge.runtime?.checkConfig();
  if (!isDebugging && (config().debug || /shell-debug/.test(location.search))) {
    isDebugging = true;
    bridge
      .load(TRAVEL_SHELL_DEBUG, TRAVEL_SHELL_DEBUG_INTEGRITY)
      .catch(({ message }) => logFailure({ code: 'LOAD_FAILED', message }));
  }
}

// Step 0 has shown it unchecked: from here on it is what is valid, over the defaults. Step 1 adds those of late keys.
setConfig({ ...CHECKED_DEFAULTS, ...bridge.defaults } as ShellConfig);
configure(bridge.given);
if (apiBase && !('apiBase' in configured))
  logFailure({
    code: 'CONFIG',
    message: `apiBase is not configured, so calls and paths go to ${apiBase}, where loader.js is from.`,
  });
tellOfCookie();
const loader = createReleaseLoader(bridge);
const screens = createOpenedScreens(bridge);
const answers = createAnswers(configured);
const visits = createVisits();
const { settled, ...firstScreens } = createFirstScreens(screens, answers, visits);
/** The screen that a press shows comes before these loads. */
const release = {
  loadRuntime: () => settled().then(loader.loadRuntime),
  loadPiece: (tag: string) =>
    settled()
      .then(() => loader.loadPiece(tag))
      .catch((error: Error) => {
        if (!error.cause) throw error;
        // Not ours, so that asking again is of no use.
        logFailure({ code: error.cause as string, message: error.message });
      }),
};
const fetchScreen = fetchIntended(screens, answers, firstScreens, need);
startReplays();
const tellFailure = tellFailures();
const answerPress = answerPresses();
const toggle = answerToggles(bridge, firstScreens.showPressed);

pageDocument.addEventListener('travel-ready', (event) => visits.need((event as CustomEvent).detail.tag));

function need(tag: string, isAhead?: boolean): void {
  bridge.want(tag, isAhead);
  visits.need(tag);
}

/** Whoever is there, consent.js says what needs React: `load="need"`. */
const waitsForNoNeed = (piece: Element) =>
  piece.getAttribute('load') !== 'need' && (isScripted(piece) || !isAnonymous());

let isByKeyboard = false;
function followKeyboard(): void {
  if (isByKeyboard) return;
  isByKeyboard = true;
  keepFocusClear();
  holdRows();
}

let hasPrefetched = false;
/** When the page has nothing better to do, for who needs React after all. */
function prefetch(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (hasPrefetched || connection?.saveData) return;
  hasPrefetched = true;
  whenIdle(() => void loader.prefetch().catch(() => {}));
}
bridge.release = {
  ...release,
  ...firstScreens,
  toggle,
  retry(tag) {
    dispatchEvent(new Event('travel-retry'));
    return settled().then(() => loader.loadPiece(tag));
  },
  configure,
  placeAnswer: answers.place,
  async subscribe(name, listener, signal) {
    const runtime = await release.loadRuntime();
    if (signal.aborted) return;
    const end = runtime.subscribe(name, listener);
    // Perhaps by the first call.
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  },
  intent(event, path) {
    // Tab moves the focus, which has to stay in view, and tells of itself by that.
    if ((event as KeyboardEvent).key === 'Tab') return followKeyboard();
    const isPress = event.type === 'click';
    const trigger = path.find((node) => node.matches?.('[popovertarget]:not([popovertargetaction])'));
    if (trigger) holdPopover(trigger);
    for (const node of path) {
      const { dataset, localName } = node;
      for (const tag of [dataset?.loads ?? '', localName]) {
        if (!TAGS.test(tag) || customElements.get(tag)) continue;
        fetchScreen(tag, node, isPress);
        if (isPress) tellFailure(tag, node);
        const piece = tag === localName ? node : findPiece(tag, node);
        // Deferred, so that the browser's default action, e.g. opening a menu, paints first.
        if (piece && waitsForNoNeed(piece)) setTimeout(() => whenIdle(() => need(tag, !isPress), 200), 150);
        if (piece?.getAttribute('load') !== 'need') prefetch();
      }
    }
    if (isPress) {
      // The one that this file was loaded for. A piece that is there by now has heard of it.
      const control = replayed(path);
      if (!customElements.get(pieceAround(control)?.localName ?? '')) replay(control);
      answerPress(event, path);
    }
    for (const tag of findNeeded(event, path)) need(tag);
  },
  async openSignIn(request) {
    const shown = firstScreens.showRequested(TRAVEL_SHELL_SIGN_IN, request);
    if (isAnonymous() && (await shown)) {
      prefetch();
      const result = await visits.follow(TRAVEL_SHELL_SIGN_IN, request);
      if (result) return result as SignInResult;
    }
    const isReplaced = () => !visits.isLatest(TRAVEL_SHELL_SIGN_IN, request);
    const closed = { signedIn: false, resultId: request.resultId };
    // React is not loaded for a request that a newer one has replaced.
    if (isReplaced()) return closed;
    const runtime = await release.loadRuntime();
    return isReplaced() ? closed : runtime.openSignIn(request);
  },
};
// Pasted, or by a keyboard on the screen.
pageDocument.addEventListener('input', (event) => {
  const path = event.composedPath() as HTMLElement[];
  if (path[0]?.matches?.('form :is([type=checkbox], [type=radio])')) return;
  const around = pieceAround(path[0]);
  if (around && !customElements.get(around.localName) && path[0]?.getRootNode() === around.shadowRoot)
    need(around.localName);
});
answerLinks(bridge.release, visits);
announceLinks();
