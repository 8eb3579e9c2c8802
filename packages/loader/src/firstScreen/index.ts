/** A file of its own, which step 0 loads with the first intent upon something that has a first screen. */
import { type BridgeScope, LOADER } from '../bridge.ts';
import { showFirstScreen } from './showFirstScreen.ts';

const bridge = (globalThis as unknown as BridgeScope)[LOADER];
if (bridge) bridge.showFirstScreen = showFirstScreen;
