import { relayFrames } from './relayFrames.ts';
import type { Settings } from './Settings.ts';
import { API_VERSION, type EventStatus, type TcfApi, type TcfState } from './TcfApi.ts';

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
  if (scope.__tcfapi) return undefined;
  const { cmpId, cmpVersion = 1 } = settings.consent ?? {};
  let lastId = 0;

  const tell = (event: EventStatus) => {
    state.event = event;
    state.tell?.(event);
  };
  const state: TcfState = {
    settings,
    listeners: new Map(),
    waiting: [],
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

  const api: TcfApi = (command, version, callback, parameter) => {
    const { listeners, answer } = state;
    if (version && version !== 2) callback(null, false);
    else if (command === 'ping') {
      const displayStatus = state.isVisible ? 'visible' : state.tcString ? 'disabled' : 'hidden';
      const about = { cmpLoaded: false, cmpStatus: 'stub', displayStatus, apiVersion: API_VERSION };
      callback({ gdprApplies: true, ...about, ...state.about }, true);
    } else {
      if (command === 'addEventListener') {
        lastId += 1;
        listeners.set(lastId, callback);
        callback({ cmpId, cmpVersion, gdprApplies: true, cmpStatus: 'stub', ...state.told, listenerId: lastId }, true);
      } else if (command === 'removeEventListener') callback(listeners.delete(parameter));
      else if (answer) answer(command, callback, parameter);
      else state.waiting.push([command, callback, parameter]);
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
  if (!body) {
    addEventListener('DOMContentLoaded', addLocator);
    return;
  }
  const frame = document.createElement('iframe');
  frame.name = LOCATOR;
  frame.hidden = true;
  body.append(frame);
}
