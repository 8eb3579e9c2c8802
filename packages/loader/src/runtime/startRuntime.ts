/**
 * Step 1: the federation runtime, and the modules every piece shares. Runs once per page, when a piece is needed.
 */

import * as runtimeCore from '@module-federation/runtime-core';
import { ModuleFederation } from '@module-federation/runtime-core';
import { readState, subscribeState } from '@travel-shell/store';
import { type BridgeScope, LOADER, type LoaderBridge } from '../bridge.ts';
import { sharedModules } from './sharedModules.ts';

const scope = globalThis as unknown as BridgeScope & Record<string, unknown>;

/** Containers are built without a runtime of their own and look for it under this name. */
function provideRuntime() {
  const hidden = { enumerable: false, configurable: true, writable: true };
  Object.defineProperty(scope, '_FEDERATION_RUNTIME_CORE', { ...hidden, value: runtimeCore });
  Object.defineProperty(scope, '_FEDERATION_RUNTIME_CORE_FROM', {
    ...hidden,
    value: { name: 'travel_shell', version: runtimeCore.Global?.__VERSION__ ?? '' },
  });
}

function createHost({ loadScript }: LoaderBridge) {
  return new ModuleFederation({
    name: 'travel_shell',
    remotes: [],
    shared: sharedModules(),
    plugins: [
      {
        name: 'travel-shell-entries',
        // Federation entries come by the same loader as every other script: nonce, integrity, retries, timeout.
        async loadEntry({ remoteInfo }) {
          await loadScript(remoteInfo.entry);
          return scope[remoteInfo.entryGlobalName] as never;
        },
      },
    ],
  });
}

const bridge = scope[LOADER];
if (!bridge)
  throw new Error('[travel-shell] The runtime was loaded without loader.js. Add loader.js to the page instead.');
provideRuntime();
const host = createHost(bridge);

bridge.attach({
  async loadPiece({ container, entry, expose }) {
    host.registerRemotes([{ name: container, entry: bridge.resolve(entry.url), type: 'var' }]);
    await host.loadRemote(`${container}/${expose.replace('./', '')}`);
  },
  read: (name) => readState(name as 'auth'),
  subscribe: (name, listener) => subscribeState(name as 'auth', listener),
});
