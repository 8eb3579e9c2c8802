export { useFocusReturn } from './useFocusReturn.ts';
export { usePinnedPlace } from './usePinnedPlace.ts';
export { supportsAnchors, usePopoverPosition } from './usePopoverPosition.ts';
