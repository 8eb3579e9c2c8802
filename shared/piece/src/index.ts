// By way of step 1, so that not every piece carries the defaults of all keys.
export { apiUrl, getConfig, isOnSite, returnAddress, siteUrl } from '@travel-shell/core';
export { NestedElement, type NestedElementProps, ownContents } from '@travel-shell/element/nested';
export { defineLazy, type Lazy } from './defineLazy.ts';
export {
  type Addition,
  definePiece,
  type First,
  type Looks,
  type Piece,
  type PieceOptions,
  type Prepared,
} from './definePiece.ts';
export { registerPiece } from './registerPiece.ts';
export { useAhead } from './useAhead.ts';
export { useBeganSignedIn } from './useBeganSignedIn.ts';
export { useConfig } from './useConfig.ts';
export { type LazyPart, useLazy } from './useLazy.ts';
export { type FirstRequest, type Handover, isDismissed, isRequest, useFirstScreen, useRequest } from './useRequest.ts';
export { useSheets } from './useSheets.ts';
export { useTracking } from './useTracking.ts';
