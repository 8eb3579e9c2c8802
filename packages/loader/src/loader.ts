/**
 * Step 0: the script tag. No React, no federation runtime. Finds our elements, shows them as HTML, decides when each is
 * worth loading and installs `window.travelShell`.
 */
import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { type BridgeScope, type Intent, LOADER, type LoaderBridge, type ReleaseLoader, TAGS } from './bridge.ts';
import { createFragmentLoader } from './createFragmentLoader.ts';
import { createPolicy } from './createPolicy.ts';
import { ATTEMPT_MS, createScriptLoader } from './createScriptLoader.ts';
import { fetchFresh, RELEASE_FILE } from './fetchFresh.ts';
import type { TravelShell } from './TravelShell.ts';
import { watchTriggers } from './watchTriggers.ts';

declare const TRAVEL_SHELL_VERSION: string;
/** Reserves space until a piece has rendered: rules generated from `reservedRoom` of the contracts. */
declare const TRAVEL_SHELL_ROOM: string;
/** File name of this build's intent.js. As trusted as this file: it needs no integrity of its own. */
declare const TRAVEL_SHELL_INTENT: string;

type Queued = (shell: TravelShell) => void;

const scope = globalThis as unknown as BridgeScope & { travelShell?: TravelShell | Queued[] };
/** As `logFailure` writes it for no piece. */
const report = (code: string, message: string) => console.error(`[travel-shell] ${code}: ${message}`);

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
    bridge = Object.assign(createScriptLoader(policy, script.nonce), { script, base, config, ...fragments });
    scope[LOADER] = bridge;
    ({ showFragment } = fragments);
  } catch (error) {
    // Logged once; the calls below reject, and the fallbacks stay.
    problem = error;
    report('LOAD_FAILED', `Nothing can be loaded. ${error}`);
  }

  let loading: Promise<void> | undefined;
  /** With the first intent. The list of files is asked for beside the script that reads it. */
  const loadRelease = async (): Promise<ReleaseLoader> => {
    if (!bridge) throw problem;
    const { base, fetchScript } = bridge;
    if (!loading) {
      bridge.early = fetchFresh(base + RELEASE_FILE, ATTEMPT_MS);
      bridge.early.catch(() => {}); // asked again by whoever needs it
      loading = fetchScript(base + TRAVEL_SHELL_INTENT);
      loading.catch(() => {
        loading = undefined;
      });
    }
    await loading;
    return bridge.release as ReleaseLoader;
  };
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

  const load = async (tag: string) => (await loadRelease()).loadPiece(tag);

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
      const end = new AbortController();
      loadRelease()
        .then((release) => release.subscribe(name, listener as never, end.signal))
        .catch((error) => reportFailed(`"${name}" is not followed. ${error.message}`));
      return () => end.abort();
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
    if (given) configure(JSON.parse(given.textContent));
  } catch (error) {
    report('CONFIG', `#travel-shell-config is ignored. ${error}`);
  }
  const reserved = new CSSStyleSheet();
  const fill = (element: HTMLElement) => {
    // A page with nothing but fragments needs no such rules, which would cost it a style pass.
    if (!reserved.cssRules[0]) {
      reserved.replaceSync(TRAVEL_SHELL_ROOM);
      document.adoptedStyleSheets.push(reserved);
    }
    return showFragment(element);
  };
  queue.forEach(shell.push);
  // What wants the piece itself logs a failure.
  const intended = (...intent: Intent) =>
    loadRelease().then(
      (release) => release.intended(...intent),
      () => {},
    );
  watchTriggers(TAGS, want, fill, config, intended);
}

const present = scope.travelShell;
if (!present || Array.isArray(present)) start(present ?? []);
else if (present.version !== TRAVEL_SHELL_VERSION) {
  report('LOADER_CONFLICT', `${present.version} runs, ${TRAVEL_SHELL_VERSION} is ignored.`);
}
