/** The part of the loader that only visitors need who use something. Loaded with the first intent. */
import { CONFIG_DEFAULTS, logFailure } from '@travel-shell/core';
import { acceptConfig } from './acceptConfig.ts';
import { type BridgeScope, LOADER, type LoaderBridge } from './bridge.ts';
import { createReleaseLoader } from './createReleaseLoader.ts';
import { answerLinks, createFirstScreens } from './firstScreen/createFirstScreens.ts';
import type { SignInRequest, SignInResult } from './TravelShell.ts';

/** How long React waits for a first screen. */
const SCREEN_FIRST_MS = 300;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

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
const screens = createFirstScreens(bridge);

/** The first screen comes first; React is loaded beside it if that takes long. */
async function openSignIn(request: SignInRequest): Promise<SignInResult> {
  await Promise.race([screens.showRequested('travel-sign-in', request).then(painted), wait(SCREEN_FIRST_MS)]);
  return (await loader.loadRuntime()).openSignIn(request);
}

bridge.release = { ...loader, ...screens, configure, openSignIn };
answerLinks(bridge.release);
