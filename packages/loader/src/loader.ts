/**
 * Step 0: the script tag. No React, no federation runtime. Finds our elements, decides when each is worth loading and
 * installs `window.travelShell`.
 */
import { CONFIG_DEFAULTS, failureLine, type ShellConfig } from '@travel-shell/core';
import { acceptConfig } from './acceptConfig.ts';
import { type BridgeScope, LOADER, type LoaderBridge, type Runtime, TAGS } from './bridge.ts';
import { createReleaseLoader } from './createReleaseLoader.ts';
import { fetchFragment } from './fetchFragment.ts';
import type { TravelShell } from './TravelShell.ts';
import { watchTriggers } from './watchTriggers.ts';

declare const TRAVEL_SHELL_VERSION: string;
/** Reserves space until a piece has rendered: rules generated from `reservedRoom` of the contracts. */
declare const TRAVEL_SHELL_ROOM: string;
/** Tags of pieces that a request opens and that have a first screen. */
declare const TRAVEL_SHELL_REQUESTED: readonly string[];

type Queued = (shell: TravelShell) => void;

const scope = globalThis as unknown as BridgeScope & { travelShell?: TravelShell | Queued[] };
const report = (code: string, message: string) => console.error(failureLine(code, message));

function start(queue: Queued[]) {
  const config: ShellConfig = { ...CONFIG_DEFAULTS };
  let runtime: Runtime | undefined;
  // A module has no `currentScript`.
  const script = document.currentScript ?? document.querySelector('script[src*="/loader.js"]');
  let release: ReturnType<typeof createReleaseLoader>;
  let canLoad = true;
  try {
    release = createReleaseLoader(script as HTMLScriptElement, config, () => runtime);
  } catch (error) {
    // Logged once; the calls below reject, and the fallbacks stay.
    report('LOAD_FAILED', `Nothing can be loaded. ${error}`);
    canLoad = false;
    const refuse = () => Promise.reject(error);
    release = { loadScript: refuse, loadRuntime: refuse, loadPiece: refuse };
  }
  const reportFailed = (message: string) => canLoad && report('LOAD_FAILED', message);

  const configure = (input: object) => {
    Object.assign(
      config,
      acceptConfig(input, (message) => report('CONFIG', message)),
    );
    runtime?.checkConfig();
  };

  const fail = (tag: string, message: string) => {
    reportFailed(message);
    for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
      const detail = { tag, code: 'LOAD_FAILED', message, phase: 'load' };
      element.dispatchEvent(new CustomEvent('travel-error', { bubbles: true, composed: true, detail }));
    }
  };

  const load = (tag: string) =>
    Promise.race([
      release.loadPiece(tag),
      new Promise<never>((_, reject) => {
        setTimeout(reject, config.loadTimeout, new Error('timed out'));
      }),
    ]).catch(({ message, cause }) => {
      throw new Error(`<${tag}> could not be loaded. ${message}`, { cause });
    });

  // What a press opens, as HTML before React: fetched with the intent, shown with the press. See D-31.
  const fetched = new WeakMap<HTMLElement, Promise<ShadowRoot | undefined>>();
  const openFirst = async (element: HTMLElement, request?: object | 'press') => {
    if (customElements.get(element.localName)) return;
    const fragment = fetched.get(element) ?? fetchFragment(element, true);
    fetched.set(element, fragment);
    try {
      await release.loadScript(new URL('first-screen.js', (script as HTMLScriptElement).src).href);
      const opened = await fragment;
      if (opened && request) bridge.showFirstScreen?.(element, opened, request as 'press');
    } catch {
      // React shows it.
    }
  };
  const requested = new Map<string, HTMLElement>();
  const elementOf = (tag: string) => {
    const element = document.querySelector<HTMLElement>(tag) ?? requested.get(tag) ?? document.createElement(tag);
    requested.set(tag, element);
    return element;
  };
  const intended = (tag: string, element: HTMLElement | undefined, isPress: boolean) => {
    if (!element) TRAVEL_SHELL_REQUESTED.includes(tag) && openFirst(elementOf(tag));
    else if (element.shadowRoot?.querySelector('[data-first-screen]')) openFirst(element, isPress ? 'press' : undefined);
  };

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
    get: (name) => runtime?.read(name) ?? { status: 'pending' },
    subscribe: (name, listener) => {
      let end: (() => void) | undefined;
      release.loadRuntime().then(
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
    openSignIn: async (request) => {
      bridge.requestScreen('travel-sign-in', request);
      return (await release.loadRuntime()).openSignIn(request);
    },
    push: (call) => call(shell),
  };

  const bridge: LoaderBridge = {
    loadScript: release.loadScript,
    attach: (given) => {
      runtime = given;
    },
    requestScreen(tag, request) {
      const element = elementOf(tag);
      if (!element.isConnected) document.body.append(element);
      void openFirst(element, request);
    },
  };
  scope[LOADER] = bridge;
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
  watchTriggers(TAGS, want, intended);
}

const present = scope.travelShell;
if (!present || Array.isArray(present)) start(present ?? []);
else if (present.version !== TRAVEL_SHELL_VERSION) {
  report('LOADER_CONFLICT', `${present.version} is running; ${TRAVEL_SHELL_VERSION} is ignored.`);
}
