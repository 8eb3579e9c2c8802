export { useFocusReturn } from './useFocusReturn.ts';
export { usePinnedPlace } from './usePinnedPlace.ts';
export { usePopoverPosition } from './usePopoverPosition.ts';
