/**
 * Step 1: the federation runtime, and the modules every piece shares. Runs once per page, when a piece is first needed.
 */

import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { getConfig, hasLateKey, LATE_DEFAULTS, logFailure, setConfig, siteUrl } from '@travel-shell/core';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { onNamed, readState, subscribeState } from '@travel-shell/store';
import { type BridgeScope, LOADER, type Runtime } from '../bridge.ts';
import type { SignInRequest, SignInResult } from '../TravelShell.ts';
import { bundlerRuntime } from './bundlerRuntime.ts';
import { sharedModules } from './sharedModules.ts';

/** Request -> the piece that answers it, from the contracts. How it does so comes with the first request. */
declare const ANSWERED: Readonly<Record<string, { tag: string; page?: string; hasFirstScreen?: boolean }>>;

const scope = globalThis as unknown as BridgeScope & Record<string, unknown>;

/** Containers are built without their own runtime and look for it under this name; D-5 lists what is omitted. */
const RUNTIME = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/** The methods that a federation container adds to the page. */
interface Container {
  init(shareScope: unknown): Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

const bridge = scope[LOADER];
if (!bridge) throw new Error('[travel-shell] Add loader.js to the page instead.');

// A federation host on the page may have its own runtime.
if (!ownGlobal('_FEDERATION_RUNTIME_CORE')) {
  Object.defineProperty(scope, '_FEDERATION_RUNTIME_CORE', { value: RUNTIME, configurable: true, writable: true });
}
const host = new ModuleFederation({ name: 'travel_shell', remotes: [], shared: sharedModules() });

/** Resolves when the configuration keys other than the early ones have been checked. */
let checked: Promise<void> | undefined;

const report = (message: string) => (cause: unknown) => logFailure({ code: 'LOAD_FAILED', message, cause });

const loadAnswers = () => import('./answerRequest.ts');
const answer = async (name: string, request: SignInRequest): Promise<SignInResult> => {
  const answers = await loadAnswers().catch(report(`Could not load the handler for ${name}.`));
  if (answers) return answers.answerNamed(name, request) as Promise<SignInResult>;
  // To the page that answers instead, unless the visitor is busy with a first screen, whose form or link leads there. Not by
  // the api's `redirect`, which is one more file that may be missing.
  const { tag, page } = ANSWERED[name] as (typeof ANSWERED)[string];
  const isBusy = pageDocument.querySelector(tag)?.shadowRoot?.querySelector('dialog[open]');
  if (page && !isBusy) location.assign(siteUrl(page));
  return { signedIn: false };
};

for (const [name, { tag, hasFirstScreen }] of Object.entries(ANSWERED)) {
  onNamed(name, (request: Partial<SignInRequest> & { open?: boolean; result?: object }, event) => {
    event.preventDefault();
    const [from] = event.composedPath();
    bridge.release?.placeAnswer(tag, from);
    // A request may also close it.
    if (hasFirstScreen && request.open !== false) void bridge.release?.showRequested(tag, request, from);
    request.result = answer(name, request as SignInRequest);
  });
  // The code that loaded the piece is about to request it.
  void customElements.whenDefined(tag).then(() => {
    // The request that needs it reports a failure.
    loadAnswers().catch(() => {});
    if (!pageDocument.querySelector(tag)) bridge.release?.placeAnswer(tag);
  });
}

const runtime: Runtime = {
  checkConfig() {
    if (!hasLateKey(getConfig())) return;
    // Few pages use one.
    checked = import('./followConfig.ts')
      .then(({ followConfig }) => followConfig())
      .catch(report('The configuration could not be checked.'));
  },
  async loadPiece({ container, expose = './element' }, entry) {
    await checked;
    await bridge.loadScript?.(entry);
    const remote = scope[container] as Container;
    const shared = host.shareScopeMap.default as Record<string, Record<string, { loading?: unknown }>>;
    // The federation runtime keeps a failed download of a shared module; without it the module is fetched again.
    for (const versions of Object.values(shared)) for (const version of Object.values(versions)) delete version.loading;
    await remote.init(shared);
    (await remote.get(expose))();
  },
  read: readState,
  subscribe: subscribeState,
  answer,
  openSignIn: (request) => answer('sign-in-requested', { ...request, resumes: true } as SignInRequest),
};
bridge.runtime = runtime;
bridge.bundlerRuntime = bundlerRuntime;
setConfig({ ...LATE_DEFAULTS, ...getConfig() });
runtime.checkConfig();
