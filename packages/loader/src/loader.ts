/**
 * Step 0: the script tag. No React, no federation runtime. Finds our elements, shows them as HTML, decides when each is
 * worth loading and installs `window.travelShell`.
 */
import { CONFIG_DEFAULTS, failureLine, type ShellConfig } from '@travel-shell/core';
import { type BridgeScope, type BuiltFile, LOADER, type LoaderBridge, type ReleaseLoader, TAGS } from './bridge.ts';
import { createFragmentLoader } from './createFragmentLoader.ts';
import { createPolicy } from './createPolicy.ts';
import { ATTEMPT_MS, createScriptLoader } from './createScriptLoader.ts';
import { fetchFresh, RELEASE_FILE } from './fetchFresh.ts';
import type { TravelShell } from './TravelShell.ts';
import { watchTriggers } from './watchTriggers.ts';

declare const TRAVEL_SHELL_VERSION: string;
/** Reserves space until a piece has rendered: rules generated from `reservedRoom` of the contracts. */
declare const TRAVEL_SHELL_ROOM: string;
/** Tags of the pieces that a request opens and that have a first screen. */
declare const TRAVEL_SHELL_REQUESTED: readonly string[];
/** intent.js of this build. */
declare const TRAVEL_SHELL_INTENT: BuiltFile;

type Queued = (shell: TravelShell) => void;

const scope = globalThis as unknown as BridgeScope & { travelShell?: TravelShell | Queued[] };
const report = (code: string, message: string) => console.error(failureLine(code, message));

function start(queue: Queued[]) {
  const config: ShellConfig = { ...CONFIG_DEFAULTS };
  // A module has no `currentScript`.
  const script = (document.currentScript ?? document.querySelector('script[src*="/loader.js"]')) as HTMLScriptElement;
  let bridge: LoaderBridge | undefined;
  let showFragment = async (_: HTMLElement): Promise<void> => undefined;
  let problem: unknown;
  try {
    const base = new URL('.', script.src).href;
    const policy = createPolicy(base);
    const fragments = createFragmentLoader({ base, config, policy, outdated: (tag) => want(tag) });
    const { fetchOpened } = fragments;
    const own = { script, base, config, fetchOpened, opened: new Map() };
    bridge = Object.assign(createScriptLoader(policy, script.nonce), own);
    scope[LOADER] = bridge;
    ({ showFragment } = fragments);
  } catch (error) {
    // Logged once; the calls below reject, and the fallbacks stay.
    problem = error;
    report('LOAD_FAILED', `Nothing can be loaded. ${error}`);
  }

  /** With the first intent. The list of files is asked for beside the script that reads it. */
  const loadRelease = async (): Promise<ReleaseLoader> => {
    if (!bridge) throw problem;
    const { base, integrity, loadScript } = bridge;
    if (!bridge.release) {
      bridge.early ??= fetchFresh(base + RELEASE_FILE, ATTEMPT_MS);
      bridge.early.catch(() => {}); // asked again by whoever needs it
      const url = base + TRAVEL_SHELL_INTENT.url;
      integrity.set(url, TRAVEL_SHELL_INTENT.integrity);
      await loadScript(url);
    }
    return bridge.release as ReleaseLoader;
  };
  const loadRuntime = async () => (await loadRelease()).loadRuntime();
  const reportFailed = (message: string) => bridge && report('LOAD_FAILED', message);

  /** Checked by intent.js, for what it has been given before, too. */
  const configure = (input: object) => {
    if (bridge?.release) bridge.release.configure(input);
    else Object.assign(config, input);
    dispatchEvent(new Event('travel-configured'));
  };

  const fail = (tag: string, message: string) => {
    reportFailed(message);
    for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
      const detail = { tag, code: 'LOAD_FAILED', message, phase: 'load' };
      element.dispatchEvent(new CustomEvent('travel-error', { bubbles: true, composed: true, detail }));
    }
  };

  const load = (tag: string) =>
    loadRelease()
      .then((release) => release.loadPiece(tag))
      .catch(({ message, cause }) => {
        throw new Error(`<${tag}> could not be loaded. ${message}`, { cause });
      });

  const wanted = new Set<string>();
  const want = (tag: string) => {
    if (wanted.has(tag)) return;
    wanted.add(tag);
    load(tag).catch(({ message, cause }) => {
      // Not ours: ignore.
      if (cause) return document.querySelector(tag) && report(cause, message);
      // The next element or intent retries.
      wanted.delete(tag);
      fail(tag, message);
      const again = () => want(tag);
      addEventListener('online', again, { once: true });
      document.addEventListener('visibilitychange', again, { once: true });
    });
  };

  /** What a press opens is fetched with the intent, beside the script that shows it before React (D-31). */
  const intended = (tag: string, element: HTMLElement | undefined, isPress: boolean) => {
    const isAnswer = TRAVEL_SHELL_REQUESTED.includes(tag);
    // What is pressed in the dialog of such a piece does not open it.
    const place = !isAnswer && element?.shadowRoot?.querySelector('[data-first-screen]') ? element : undefined;
    if (!bridge || !(isAnswer || place)) return false;
    const { opened, fetchOpened } = bridge;
    const key = place ?? tag;
    if (!opened.has(key)) {
      opened.set(key, fetchOpened(place ?? document.querySelector(tag) ?? document.createElement(tag)));
    }
    loadRelease().then(
      (release) => place && isPress && release.showPressed(place),
      () => {}, // logged by whatever wants the piece itself
    );
    return true;
  };

  const shell: TravelShell = {
    version: TRAVEL_SHELL_VERSION,
    config,
    configure,
    load: (tag) => {
      // Existing elements whose messages or styles could not be loaded.
      dispatchEvent(new Event('travel-retry'));
      return load(tag);
    },
    ready: (tag) => customElements.whenDefined(tag),
    get: (name) => bridge?.runtime?.read(name) ?? { status: 'pending' },
    subscribe: (name, listener) => {
      let end: (() => void) | undefined;
      loadRuntime().then(
        (started) => {
          end ??= started.subscribe(name, listener as never);
        },
        (error) => reportFailed(`"${name}" cannot be followed. ${error.message}`),
      );
      return () => {
        end?.();
        end = () => {}; // settled already: nothing left to start or stop
      };
    },
    on: (type, listener) => {
      document.addEventListener(type, listener as never);
      return () => document.removeEventListener(type, listener as never);
    },
    openSignIn: async (request) => (await loadRelease()).openSignIn(request),
    push: (call) => call(shell),
  };

  scope.travelShell = shell;

  try {
    // Only such a script, because other markup may use the id too.
    const given = document.querySelector('script#travel-shell-config[type="application/json"]');
    configure(JSON.parse(given?.textContent ?? '{}'));
  } catch (error) {
    report('CONFIG', `#travel-shell-config is ignored. ${error}`);
  }
  const reserved = new CSSStyleSheet();
  reserved.replaceSync(TRAVEL_SHELL_ROOM);
  document.adoptedStyleSheets.push(reserved);
  queue.forEach(shell.push);
  watchTriggers(TAGS, want, showFragment, config, intended);
}

const present = scope.travelShell;
if (!present || Array.isArray(present)) start(present ?? []);
else if (present.version !== TRAVEL_SHELL_VERSION) {
  report('LOADER_CONFLICT', `${present.version} is running; ${TRAVEL_SHELL_VERSION} is ignored.`);
}
