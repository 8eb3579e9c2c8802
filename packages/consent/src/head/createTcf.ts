import { relayFrames } from './relayFrames.ts';
import type { Settings } from './Settings.ts';
import { API_VERSION, type TcfApi, type TcfState } from './TcfApi.ts';

interface TcfScope {
  __tcfapi?: TcfApi;
}

/** By this name a frame finds the window that has the function. */
const LOCATOR = '__tcfapiLocator';

/**
 * `__tcfapi` until tcf.js is there, and its frame for others: answers `ping` and listeners at once, keeps the other calls
 * in order.
 * @param want loads tcf.js, which answers those
 * @returns undefined where another script owns the function, which is left alone
 */
export function createTcf(settings: Settings, tcString: string | undefined, want: () => void): TcfState | undefined {
  const scope = globalThis as TcfScope;
  if (scope.__tcfapi || LOCATOR in globalThis) return undefined;
  const { cmpId, cmpVersion = 1 } = settings.consent ?? {};
  let lastId = 0;

  const state: TcfState = {
    settings,
    listeners: new Map(),
    waiting: [],
    tcString,
    isVisible: false,
    hasActed: false,
    status: 'stub',
    update(chosen) {
      state.tcString = chosen;
      state.hasActed = true;
      state.isVisible = false;
      state.changed?.('useractioncomplete');
    },
    setVisible(isVisible) {
      if (state.isVisible === isVisible) return;
      state.isVisible = isVisible;
      state.changed?.(isVisible ? 'cmpuishown' : undefined);
    },
  };

  const api: TcfApi = (command, version, callback, parameter) => {
    const { listeners, answer, status, isVisible } = state;
    if (version && version !== 2) callback(null, false);
    else if (command === 'ping') {
      const displayStatus = isVisible ? 'visible' : state.tcString ? 'disabled' : 'hidden';
      const cmpLoaded = status === 'loaded';
      const about = { cmpLoaded, cmpStatus: status, displayStatus, apiVersion: API_VERSION, ...state.about };
      callback({ gdprApplies: true, ...about }, true);
    } else if (command === 'addEventListener') {
      lastId += 1;
      listeners.set(lastId, callback);
      const known = state.current?.() ?? { cmpId, cmpVersion, gdprApplies: true, cmpStatus: status };
      callback({ ...known, listenerId: lastId }, true);
      want();
    } else if (command === 'removeEventListener') callback(listeners.delete(parameter));
    else if (answer) answer(command, callback, parameter);
    else {
      state.waiting.push([command, callback, parameter]);
      want();
    }
  };
  scope.__tcfapi = api;
  addLocator();
  relayFrames(api);
  return state;
}

function addLocator(): void {
  const { body } = document;
  if (!body) return document.addEventListener('DOMContentLoaded', addLocator);
  const frame = document.createElement('iframe');
  frame.name = LOCATOR;
  frame.hidden = true;
  frame.title = 'TCF';
  body.append(frame);
}
