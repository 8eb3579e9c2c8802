/**
 * Step 1: the federation runtime, and the modules every piece shares. Runs once per page, when a piece is needed.
 */
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { readState, subscribeState } from '@travel-shell/store';
import { type BridgeScope, LOADER } from '../bridge.ts';
import { sharedModules } from './sharedModules.ts';

const scope = globalThis as unknown as BridgeScope & Record<string, unknown>;

/** What containers, which are built without a runtime of their own, look for under this name. */
const RUNTIME = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

const bridge = scope[LOADER];
if (!bridge) throw new Error('[travel-shell] This file is loaded by loader.js; add that to the page instead.');

// A federation host on the page may have brought its own.
if (!scope._FEDERATION_RUNTIME_CORE) {
  Object.defineProperty(scope, '_FEDERATION_RUNTIME_CORE', { value: RUNTIME, configurable: true, writable: true });
}
const host = new ModuleFederation({ name: 'travel_shell', remotes: [], shared: sharedModules() });

bridge.attach({
  async loadPiece({ container, expose }, entry) {
    host.registerRemotes([{ name: container, entry, type: 'var' }]);
    await host.loadRemote(`${container}/${expose.replace('./', '')}`);
  },
  read: (name) => readState(name as 'auth'),
  subscribe: (name, listener) => subscribeState(name as 'auth', listener),
});
