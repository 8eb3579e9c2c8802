/** The part of the loader that only visitors need who use something. Loaded with the first intent. */
import { CHECKED_DEFAULTS, logFailure, pageConfig, type ShellConfig, setConfig } from '@travel-shell/core';
import { acceptConfig } from '@travel-shell/core/acceptConfig';
import { announceLinks } from './announceLinks.ts';
import { type BridgeScope, LOADER, type LoaderBridge } from './bridge.ts';
import { createReleaseLoader } from './createReleaseLoader.ts';
import { createAnswers } from './firstScreen/createAnswers.ts';
import { answerLinks, createFirstScreens } from './firstScreen/createFirstScreens.ts';
import { createOpenedScreens } from './firstScreen/createOpenedScreens.ts';
import { createReplays } from './firstScreen/createReplays.ts';
import { fetchIntended } from './firstScreen/fetchIntended.ts';
import { tellFailures } from './firstScreen/tellFailures.ts';
import { keepFocusClear } from './keepFocusClear.ts';

/** File name of this build's debug.js, and its integrity. */
declare const TRAVEL_SHELL_DEBUG: string;
declare const TRAVEL_SHELL_DEBUG_INTEGRITY: string;
/** The tag of the piece that answers `openSignIn`, from its contract. */
declare const TRAVEL_SHELL_SIGN_IN: string;

const bridge = (globalThis as BridgeScope)[LOADER] as LoaderBridge;
/** Where loader.js is from, if that is not the page's origin. */
const { apiBase } = bridge.defaults;
const config = () => pageConfig() as ShellConfig;
/** What the page has configured, without defaults. */
const configured: Partial<ShellConfig> = {};

/** For the page's authors: until their first intent visitors look signed out, although they are not. */
function tellOfCookie(): void {
  const { apiBase, signedInCookie, signedInCookieDomain } = config();
  if (!apiBase || !signedInCookie || signedInCookieDomain || new URL(apiBase).hostname === location.hostname) return;
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
const { settled, ...firstScreens } = createFirstScreens(screens, answers);
/** What a press shows comes first. */
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
const fetchScreen = fetchIntended(screens, answers, firstScreens);
const replay = createReplays();
const tell = tellFailures();
bridge.release = {
  ...release,
  ...firstScreens,
  retry(tag) {
    dispatchEvent(new Event('travel-retry'));
    return settled().then(() => loader.loadPiece(tag));
  },
  configure,
  placeAnswer: answers.place,
  async subscribe(name, listener, signal) {
    const runtime = await release.loadRuntime();
    if (!signal.aborted) signal.addEventListener('abort', runtime.subscribe(name, listener));
  },
  intent(...intent) {
    // Tab, for which this file is loaded, too.
    if (!intent[0]) return;
    fetchScreen(...intent);
    replay(...intent);
    tell(...intent);
  },
  async openSignIn(request) {
    void firstScreens.showRequested(TRAVEL_SHELL_SIGN_IN, request);
    return (await release.loadRuntime()).openSignIn(request);
  },
};
answerLinks(bridge.release);
announceLinks();
keepFocusClear();
