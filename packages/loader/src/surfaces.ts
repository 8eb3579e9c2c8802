/**
 * The part of the loader that only visitors need who open something or use the keyboard: what surfaces of HTML have in common
 * with React's. Loaded by intent.js.
 */
import { type BridgeScope, LOADER, type LoaderBridge } from './bridge.ts';
import { keepFocusClear } from './keepFocusClear.ts';
import { createVisits } from './surfaces/createVisits.ts';
import { holdDialog } from './surfaces/holdDialog.ts';
import { holdPopover, holdRows } from './surfaces/holdPopover.ts';
import { tellDrawer } from './surfaces/tellDrawer.ts';

((globalThis as BridgeScope)[LOADER] as LoaderBridge).surfaces = {
  holdDialog,
  holdPopover,
  tellDrawer,
  visits: createVisits(),
};
keepFocusClear();
holdRows();
