import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { watchPage } from '@travel-shell/core/watchPage';
import { relayFrames } from './relayFrames.ts';
import type { Settings } from './Settings.ts';
import { API_VERSION, type EventStatus, type TcfApi, type TcfState } from './TcfApi.ts';

interface TcfScope {
  __tcfapi?: TcfApi;
}

/** By this name a frame finds the window that has the function. */
const LOCATOR = '__tcfapiLocator';

/**
 * Vendors ask by `ping`, ten times a second, whether tcf.js is loaded. Where it cannot be, they have it asked for again after
 * so long; other calls at once.
 */
const RETRY_AFTER_MS = 30_000;

/**
 * `__tcfapi` until tcf.js is there, and its frame for others: answers `ping` and listeners at once, keeps the other calls
 * in order. Whether the GDPR applies tcf.js knows; until then it is not said, which means that it is not known.
 * @param load loads tcf.js, which answers those; again after a failure. With the first call, so that whoever only asks by
 * `ping` whether it is loaded gets to see that
 * @returns undefined where another script owns the function, which is left alone
 */
export function createTcf(
  settings: Settings,
  tcString: string | undefined,
  load: () => Promise<unknown>,
): TcfState | undefined {
  const scope = self as TcfScope;
  if (ownGlobal('__tcfapi')) return undefined;
  const { cmpId, cmpVersion = 1 } = settings.consent as NonNullable<Settings['consent']>;
  let lastId = 0;
  let failedAt = Number.NEGATIVE_INFINITY;

  const tell = (event: EventStatus) => {
    state.event = event;
    state.tell?.(event);
  };
  const api: TcfApi = (command, version, callback, parameter) => {
    const { listeners } = state;
    // The caller would otherwise hear of its mistake only when the first data comes, and others with it.
    if (typeof callback !== 'function') throw TypeError(`__tcfapi ${command}: no callback`);
    if (version && version !== 2) return callback(null, false);
    if (command === 'ping') {
      const displayStatus = state.isVisible ? 'visible' : state.tcString ? 'disabled' : 'hidden';
      const about = { cmpLoaded: false, cmpStatus: 'stub', displayStatus, apiVersion: API_VERSION };
      callback({ ...about, ...state.about }, true);
    } else if (command === 'addEventListener') {
      listeners.set(++lastId, callback);
      callback({ ...state.told, listenerId: lastId }, true);
    } else if (command === 'removeEventListener') callback(listeners.delete(parameter));
    else state.answer(command, callback, parameter);
    if (command !== 'ping' || performance.now() - failedAt >= RETRY_AFTER_MS) load().then(failUnlessLoaded);
  };
  const state: TcfState = {
    settings,
    listeners: new Map(),
    waiting: [],
    told: { cmpId, cmpVersion, cmpStatus: 'stub' },
    answer: (...call) => state.waiting.push(call),
    tcString,
    isVisible: false,
    update(chosen) {
      state.tcString = chosen;
      state.isVisible = false;
      tell('useractioncomplete');
    },
    setVisible(isVisible) {
      if (isVisible && !state.isVisible) tell('cmpuishown');
      state.isVisible = isVisible;
    },
  };

  /** tcf.js replaces what is said here, when a later call has loaded it. */
  function failUnlessLoaded(): void {
    if (state.tell) return;
    failedAt = performance.now();
    state.about = { cmpStatus: 'error' };
    state.told = { ...state.told, ...state.about };
    for (const [, callback] of state.waiting.splice(0)) callback(null, false);
  }

  scope.__tcfapi = api;
  // Before the page's own frames ask for it.
  watchPage('body', (body) => {
    const locate = () => {
      // A copy of the page has it already.
      if (body.querySelector(`:scope > iframe[name=${LOCATOR}]`)) return;
      const frame = pageDocument.createElement('iframe');
      frame.name = LOCATOR;
      frame.hidden = true;
      body.append(frame);
    };
    locate();
    // A page that replaces its contents takes it away.
    new MutationObserver(locate).observe(body, { childList: true });
  });
  relayFrames(api);
  return state;
}
