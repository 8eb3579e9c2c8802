/**
 * Step 0: the script tag. No React, no federation runtime. Finds our elements, shows them as HTML, decides when each is
 * worth loading and installs `window.travelShell`.
 */

import { FIRST_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { configScript } from '@travel-shell/core/configScript';
import { CURRENCY_CHOSEN, hasCookie } from '@travel-shell/core/hasCookie';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { whenIdle } from '@travel-shell/core/whenIdle';
import type { SharedState } from '@travel-shell/store';
import { type BridgeScope, LOADER, type LoaderBridge, type ReleaseLoader, type StateListener, TAGS } from './bridge.ts';
import { adoptAgain, adoptSheet, createFragmentLoader } from './createFragmentLoader.ts';
import { createPolicy } from './createPolicy.ts';
import { createScriptLoader } from './createScriptLoader.ts';
import { fetchFile } from './fetchFile.ts';
import { ownScript } from './ownScript.ts';
import { RELEASE_FILE } from './releaseFile.ts';
import { report } from './report.ts';
import type { TravelShell } from './TravelShell.ts';
import { watchTriggers } from './watchTriggers.ts';

declare const TRAVEL_SHELL_VERSION: string;
/** Rules for the page, generated from the contracts: they reserve space until a piece has rendered; and their tags. */
declare const TRAVEL_SHELL_RULES: string;
declare const TRAVEL_SHELL_ROOMS: readonly string[];
/** File name of this build's intent.js, and its integrity. */
declare const TRAVEL_SHELL_INTENT: string;
declare const TRAVEL_SHELL_INTENT_INTEGRITY: string;
/** Tags of the pieces whose first screen is wanted early (`isEarly`): from the contracts, by the build. */
declare const TRAVEL_SHELL_EARLY: readonly string[];

type Queued = (shell: TravelShell) => void;

const MENU_TOGGLE = 'travel-menu-toggle';

const scope = self as unknown as BridgeScope & { travelShell?: TravelShell | Queued[] };

function start(queue?: Queued[]) {
  /** The page's configuration, unchecked: intent.js checks it. */
  const given = {};
  const defaults = { ...FIRST_DEFAULTS };
  let bridge: LoaderBridge | undefined;
  /** The error that has been logged because something could not be loaded. */
  let problem: unknown;
  /** Only the first: what fails later fails in the same way, and `travel-error` tells of each piece. */
  const reportFailed = (error: unknown) => {
    if (problem) return;
    problem = error;
    report('LOAD_FAILED', error);
  };
  const shell: TravelShell & { config: ShellConfig } = {
    version: TRAVEL_SHELL_VERSION,
    config: defaults as ShellConfig,
    configure: (input) => {
      if (bridge?.release) bridge.release.configure(input);
      else shell.config = { ...defaults, ...Object.assign(given, input) } as ShellConfig;
      dispatchEvent(new Event('travel-configured'));
      // The ad blocker check and the marketing id run by themselves and need step 1, which is loaded here.
      const { adBlockerTargets, marketingId } = input as Partial<ShellConfig>;
      if (adBlockerTargets || marketingId)
        whenIdle(
          () =>
            loadRelease()
              .then((release) => release.loadRuntime())
              .catch(reportFailed),
          1000,
        );
    },
    load: (tag) => loadRelease().then((release) => release.retry(tag)),
    ready: (tag) => customElements.whenDefined(tag),
    get: (name) => (bridge?.runtime?.read(name) ?? { status: 'pending' }) as SharedState[typeof name],
    subscribe: (name, listener) => {
      const end = new AbortController();
      loadRelease()
        .then((release) => release.subscribe(name, listener as StateListener, end.signal))
        .catch(reportFailed);
      return () => end.abort();
    },
    on: (type, given) => {
      const listener = given as EventListener;
      pageDocument.addEventListener(type, listener);
      // Shows the header's menu button, which this event is of (D-34).
      if ((type as string) === MENU_TOGGLE) adoptSheet(`:root{--${type}:grid}`);
      // intent.js tells of presses on links.
      if ((type as string) === 'travel-navigate') loadRelease().catch(ignore);
      return () => pageDocument.removeEventListener(type, listener);
    },
    openSignIn: (request) => loadRelease().then((release) => release.openSignIn(request)),
    push: (call) => call(shell),
  };

  try {
    const { href: base, origin } = new URL('.', ownScript.src);
    // The back end of a page that names none; intent.js says so.
    if (origin !== location.origin) defaults.apiBase = origin;
    const policy = createPolicy(base);
    const fragments = createFragmentLoader({ base, shell, policy, stale: (tag) => want(tag) });
    bridge = Object.assign(createScriptLoader(policy, ownScript.nonce), fragments, {
      base,
      given,
      defaults,
      want: (tag: string, isAhead?: boolean) => want(tag, isAhead),
    });
    scope[LOADER] = bridge;
  } catch (error) {
    // The calls below reject, and the fallbacks stay.
    reportFailed(error);
  }

  let loading: Promise<void> | undefined;
  const ignore = (): undefined => {};
  /**
   * With the first intent. The list of files, and what a press on something for this tag shows, are asked for beside the
   * script that needs them, which asks again for what has failed.
   */
  const loadRelease = async (tags: string[] = []): Promise<ReleaseLoader> => {
    if (!bridge) throw problem;
    const { base, load, fragment } = bridge;
    if (!loading) {
      loading = load(TRAVEL_SHELL_INTENT, TRAVEL_SHELL_INTENT_INTEGRITY);
      loading.catch(() => {
        loading = undefined;
      });
      const tag = tags.find((each) => TRAVEL_SHELL_EARLY.includes(each));
      if (tag) {
        const element = pageDocument.querySelector<HTMLElement>(tag) ?? pageDocument.createElement(tag);
        bridge.screen = fragment(element, '.open').catch(ignore);
      }
      // Last: what a press shows does not wait for it, and starting a request takes some ms.
      bridge.pieces = fetchFile(base + RELEASE_FILE, 'no-cache').catch(ignore);
    }
    await loading;
    return bridge.release as ReleaseLoader;
  };

  const fail = (tag: string, message: string) => {
    reportFailed(message);
    for (const element of pageDocument.querySelectorAll(`${tag}:not(:defined)`)) {
      element.dispatchEvent(
        new CustomEvent('travel-error', {
          bubbles: true,
          detail: { tag, code: 'LOAD_FAILED', message, phase: 'load' },
        }),
      );
    }
  };

  // From the page, e.g. a button of its own: intent.js, which answers it, may not have been needed before.
  addEventListener(MENU_TOGGLE, (event) => {
    if (!bridge?.release) loadRelease().then(({ toggle }) => toggle(event), reportFailed);
  });

  const wanted = new Set<string>();
  /** They are asked for again with the next element or press, and when that may help; not with each move of the pointer. */
  const failing = new Set<string>();
  const want = (tag: string, isAhead?: boolean) => {
    if (wanted.has(tag) || (isAhead && failing.has(tag))) return;
    wanted.add(tag);
    failing.delete(tag);
    loadRelease()
      .then((release) => release.loadPiece(tag))
      .catch(({ message }) => {
        wanted.delete(tag);
        failing.add(tag);
        fail(tag, message);
      });
  };
  for (const type of ['online', 'visibilitychange'])
    addEventListener(type, () => {
      for (const tag of [...failing]) want(tag);
    });

  // A failure to load intent.js is reported for each piece.
  const intended = (tags: string[], event: Event, path: HTMLElement[]) => {
    const isAhead = !['click', 'keydown'].includes(event.type);
    if (isAhead && !bridge?.release && tags.some((tag) => failing.has(tag))) return;
    loadRelease(tags).then(
      (release) => release.intent(event, path),
      () => {
        for (const tag of tags) want(tag, isAhead);
      },
    );
  };

  scope.travelShell = shell;

  try {
    const given = configScript();
    // Not what comes behind this script in the body: others may have written it. A module cannot tell.
    if (given && (given.matches('head *') || ownScript.compareDocumentPosition?.(given) !== 4))
      shell.configure(JSON.parse(given.textContent));
  } catch (error) {
    report('CONFIG', `#travel-shell-config: ${error}`);
  }
  const fill = async (element: HTMLElement) => {
    adoptAgain();
    // A page with nothing but fragments and what needs no room has no use for them, and they would cost it a style pass.
    if (TRAVEL_SHELL_ROOMS.includes(element.localName)) adoptSheet(TRAVEL_SHELL_RULES);
    await bridge?.fill(element);
  };
  queue?.forEach(shell.push);
  // Before the first paint: pieces then have the room of a visitor who is signed in (D-52).
  const isSignedIn = () => {
    const isIt = hasCookie(shell.config.signedInCookie);
    if (isIt) adoptSheet(':root{--travel-sign-in:none}');
    return isIt;
  };
  const isKnown = () => isSignedIn() || hasCookie(CURRENCY_CHOSEN);
  isSignedIn();
  // intent.js, which loads the panel.
  if (/shell-debug/.test(location.search)) loadRelease().catch(ignore);
  const lookAgain = watchTriggers(TAGS, want, fill, isKnown, intended);
  // In another tab, or on a page that this one is gone back to from, or was prerendered beside.
  for (const type of ['visibilitychange', 'prerenderingchange']) pageDocument.addEventListener(type, lookAgain);
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
}

const present = ownGlobal<Partial<TravelShell> & Queued[]>('travelShell');
// A queue has no version.
if (!present?.version) start(present as Queued[] | undefined);
else if (present.version !== TRAVEL_SHELL_VERSION || !scope[LOADER]) {
  // The one that runs, and this one. That of the package shows no elements of the HTML.
  const running = `${present.version}${scope[LOADER] ? '' : ' of @travel-shell/elements'}`;
  report('LOADER_CONFLICT', [running, TRAVEL_SHELL_VERSION]);
}
