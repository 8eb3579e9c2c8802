export { keepAutoPopover } from '../popover/keepAutoPopover.ts';
export { supportsAnchors } from '../popover/supportsAnchors.ts';
export { adaptSurface } from './adaptSurface.ts';
export { fillWindow } from './fillWindow.ts';
export { holdSurface } from './holdSurface.ts';
export { openDialogs } from './openDialogs.ts';
