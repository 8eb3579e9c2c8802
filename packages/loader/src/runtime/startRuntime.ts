/**
 * Step 1: the federation runtime, and the modules every piece shares. Runs once per page, when a piece is needed.
 */
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { CONFIG_DEFAULTS, getConfig, logFailure } from '@travel-shell/contract';
import { on, readState, type ShellEvents, subscribeState } from '@travel-shell/store';
import { type BridgeScope, LOADER, type Runtime } from '../bridge.ts';
import { sharedModules } from './sharedModules.ts';

// biome-ignore lint/style/useConst: the bundler takes what is assigned here
declare let __webpack_public_path__: string;
// The lazy parts of step 1 lie beside it, and so does whichever of its files has made it complete.
__webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

const scope = globalThis as unknown as BridgeScope & Record<string, unknown>;

/**
 * What containers, which are built without a runtime of their own, look for under this name. Its `helpers`, for authors of
 * federation plugins, are left out (D-5).
 */
const RUNTIME = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
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

/** Done when what a host configured besides the early keys has been checked. */
let checked: Promise<void> | undefined;

/** The rules for those keys come only to pages that use one. */
async function checkLateConfig(): Promise<void> {
  const { checkLateConfig } = await import('@travel-shell/contract/lateConfig');
  for (const message of checkLateConfig(getConfig(), Object.keys(CONFIG_DEFAULTS)))
    logFailure({ code: 'CONFIG', message });
}

const loadSignIn = () => import('./openSignIn.ts');
const openSignIn = async (request: ShellEvents['sign-in-requested']) => (await loadSignIn()).openSignIn(request);
on('sign-in-requested', (request, event) => {
  event.preventDefault();
  void openSignIn(request);
});
// Whoever has loaded the dialog is about to ask for it.
void customElements.whenDefined('travel-sign-in').then(async () => (await loadSignIn()).dialogOnPage());

const runtime: Runtime = {
  checkConfig() {
    dispatchEvent(new Event('travel-configured'));
    if (Object.keys(getConfig()).every((key) => key in CONFIG_DEFAULTS)) return;
    checked = checkLateConfig().catch((cause) => {
      logFailure({ code: 'LOAD_FAILED', message: 'The configuration could not be checked.', cause });
    });
  },
  async loadPiece({ container, expose }, entry) {
    await checked;
    host.registerRemotes([{ name: container, entry, type: 'var' }]);
    await host.loadRemote(`${container}/${expose.replace('./', '')}`);
  },
  read: readState,
  subscribe: subscribeState,
  openSignIn: (request) => openSignIn({ ...request, resumes: true }),
};
bridge.attach(runtime);
runtime.checkConfig();
