/** The part of the loader that only visitors need who use something. Loaded with the first intent. */
import { CONFIG_DEFAULTS, logFailure } from '@travel-shell/core';
import { acceptConfig } from './acceptConfig.ts';
import { type BridgeScope, LOADER, type LoaderBridge } from './bridge.ts';
import { createReleaseLoader } from './createReleaseLoader.ts';
import { answerLinks, createFirstScreens } from './firstScreen/createFirstScreens.ts';
import { fetchIntended } from './firstScreen/fetchIntended.ts';
import { OpenedScreens } from './firstScreen/OpenedScreens.ts';

/** The tag of the piece that answers `openSignIn`, from its contract. */
declare const TRAVEL_SHELL_SIGN_IN: string;

const bridge = (globalThis as BridgeScope)[LOADER] as LoaderBridge;
const { config } = bridge;

function configure(input: object): void {
  Object.assign(
    config,
    acceptConfig(input, (message) => logFailure({ code: 'CONFIG', message })),
  );
  bridge.attemptMs = config.loadTimeout / 3;
  bridge.runtime?.checkConfig();
}

// Step 0 has taken it unchecked.
const given = { ...config };
Object.assign(config, CONFIG_DEFAULTS);
configure(given);
const loader = createReleaseLoader(bridge);
const screens = new OpenedScreens(bridge);
const { settled, ...firstScreens } = createFirstScreens(screens);
/** What a press shows comes first. */
const release = {
  loadRuntime: () => settled().then(loader.loadRuntime),
  loadPiece: (tag: string) => settled().then(() => loader.loadPiece(tag)),
};
bridge.release = {
  ...release,
  ...firstScreens,
  configure,
  async subscribe(name, listener, signal) {
    const runtime = await release.loadRuntime();
    if (!signal.aborted) signal.addEventListener('abort', runtime.subscribe(name, listener));
  },
  intended: fetchIntended(screens, firstScreens),
  async openSignIn(request) {
    void firstScreens.showRequested(TRAVEL_SHELL_SIGN_IN, request);
    return (await release.loadRuntime()).openSignIn(request);
  },
};
answerLinks(bridge.release);
