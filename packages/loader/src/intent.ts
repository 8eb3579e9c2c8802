/** The part of the loader that only visitors need who use something. Loaded with the first intent. */
import { CONFIG_DEFAULTS, logFailure } from '@travel-shell/core';
import { acceptConfig } from './acceptConfig.ts';
import { type BridgeScope, LOADER, type LoaderBridge } from './bridge.ts';
import { createReleaseLoader } from './createReleaseLoader.ts';
import { createFirstScreens } from './firstScreen/createFirstScreens.ts';

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
bridge.release = { ...createReleaseLoader(bridge), configure, ...createFirstScreens(bridge) };
