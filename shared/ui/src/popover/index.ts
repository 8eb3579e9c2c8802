export { useAutoPopover } from './useAutoPopover.ts';
export { usePinnedPlace } from './usePinnedPlace.ts';
export { usePopoverPosition } from './usePopoverPosition.ts';
